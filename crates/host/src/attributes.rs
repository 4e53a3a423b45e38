//! CUDA's attributes as they stand in preprocessed text: words (`__device__`) or GNU attributes (`__attribute__((device))`).

use crate::tokens::Tokens;

/// What a declaration is marked with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks {
    pub host: bool,
    pub device: bool,
    pub global: bool,
    pub constant: bool,
    pub managed: bool,
    pub shared: bool,
}

/// Names of CUDA's attributes without underscores; those with an argument list are words with parentheses.
#[rustfmt::skip]
const NAMES: [&str; 24] = [
    "annotate", "block_size", "cluster_dims", "constant", "cudart_builtin", "device", "device_builtin",
    "device_builtin_surface_type", "device_builtin_texture_type", "global", "grid_constant", "host", "launch_bounds", "managed", "maxnreg",
    "nv_inline_hint", "nv_linkonce_odr", "nv_pure", "nv_weak", "shared", "thread_local_managed", "tile", "tile_builtin", "tile_global",
];
/// Those of [`NAMES`] that take arguments.
const WITH_ARGUMENTS: [&str; 4] = ["launch_bounds", "cluster_dims", "block_size", "maxnreg"];

/// An attribute of CUDA's: its name, and the token after it.
pub(crate) fn at<'a>(tokens: &Tokens<'a>, i: usize) -> Option<(&'a str, usize)> {
    let word = tokens.at(i);
    if word == "__attribute__" || word == "__attribute" {
        let inner = i + 2;
        if !tokens.is(i + 1, "(") || !tokens.is(inner, "(") {
            return None;
        }
        let name = tokens.at(inner + 1).trim_matches('_');
        return known(name).then_some((name, tokens.mate(i + 1).max(i) + 1));
    }
    let name = word.strip_prefix("__")?.strip_suffix("__")?;
    if !known(name) {
        return None;
    }
    let has_list = WITH_ARGUMENTS.contains(&name) && tokens.is(i + 1, "(");
    Some((name, if has_list { tokens.skip(i + 1) } else { i + 1 }))
}

fn known(name: &str) -> bool {
    NAMES.binary_search(&name).is_ok()
}

impl Marks {
    pub fn add(&mut self, name: &str) {
        match name {
            "host" => self.host = true,
            "device" => self.device = true,
            "global" => self.global = true,
            "constant" => self.constant = true,
            "managed" => self.managed = true,
            "shared" => self.shared = true,
            _ => {}
        }
    }
}
