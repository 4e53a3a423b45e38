//! Embedded CUDA headers, our own text.
//!
//! A compile with no `-I` finds these. They are ordinary CUDA C++ under `include/`; what they need from the compiler are the
//! builtins of `oxicc-frontend` and the functions of the math library (`__nv_*`).

/// The header that every CUDA file includes without saying so.
pub const PRELUDE: &str = "cuda_runtime.h";

/// The directory embedded headers seem to be in.
pub const ROOT: &str = "<oxicc>";

macro_rules! embed {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../include/", $name)))),*]
    };
}

/// Every embedded header: name and text, sorted by name.
static HEADERS: &[(&str, &str)] = embed![
    "assert.h",
    "cassert",
    "cfloat",
    "climits",
    "cmath",
    "crt/host_defines.h",
    "cstddef",
    "cstdint",
    "cstdio",
    "cstdlib",
    "cuda_runtime.h",
    "cuda_runtime_api.h",
    "device_atomic_functions.h",
    "device_functions.h",
    "device_launch_parameters.h",
    "float.h",
    "limits.h",
    "math.h",
    "math_constants.h",
    "math_functions.h",
    "stddef.h",
    "stdint.h",
    "stdio.h",
    "stdlib.h",
    "vector_functions.h",
    "vector_types.h",
];

/// The text of an embedded header.
pub fn get(name: &str) -> Option<&'static str> {
    HEADERS.binary_search_by_key(&name, |(n, _)| n).ok().map(|i| HEADERS[i].1)
}

/// Names of all embedded headers.
pub fn names() -> impl Iterator<Item = &'static str> {
    HEADERS.iter().map(|(name, _)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_sorted_and_found() {
        assert!(HEADERS.is_sorted_by_key(|(name, _)| *name));
        assert!(get(PRELUDE).is_some());
        assert!(names().all(|n| get(n).is_some_and(|text| text.starts_with("//"))));
        assert_eq!(get("no_such_header.h"), None);
    }
}
