//! The headers as the host compiler sees them: those of CUDA, without those of the C and C++ libraries, which it has itself.

use crate::{HEADERS, OTHER_NAMES, WHOLE_RUNTIME};

/// Headers that the host half has in a form of its own.
const OWN: &[(&str, &str)] = &[
    ("crt/host_builtins.h", include_str!("../host/crt/host_builtins.h")),
    ("crt/prelude.h", include_str!("../host/crt/prelude.h")),
    ("cuda_runtime.h", include_str!("../host/cuda_runtime.h")),
    ("math_functions.h", include_str!("../host/math_functions.h")),
    ("nvrtc.h", include_str!("../host/nvrtc.h")),
];

/// Names of C headers among ours.
const C_LIBRARY: [&str; 9] =
    ["assert.h", "float.h", "limits.h", "math.h", "stddef.h", "stdint.h", "stdio.h", "stdlib.h", "string.h"];

/// Name and text of every header for the host compiler.
pub fn host_headers() -> impl Iterator<Item = (&'static str, &'static str)> {
    // A header of the C++ library has a name without an extension or a directory.
    let is_library = |name: &str| C_LIBRARY.contains(&name) || !name.contains(['.', '/']);
    let shared = HEADERS
        .iter()
        .filter(move |(name, _)| !is_library(name) && !OWN.iter().any(|(own, _)| own == name))
        .copied();
    let others = OTHER_NAMES.iter().map(|name| (*name, WHOLE_RUNTIME));
    OWN.iter().copied().chain(shared).chain(others)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_host_keeps_its_own_library() {
        let names: Vec<&str> = host_headers().map(|(name, _)| name).collect();
        assert!(names.contains(&"cuda_runtime.h") && names.contains(&"cuda/std/tuple"));
        assert!(!names.contains(&"vector") && !names.contains(&"tuple") && !names.contains(&"math.h"));
        let mut sorted = names.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), names.len());
    }
}
