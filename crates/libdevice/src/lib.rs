//! The math library: every `__nv_*` function as NVVM IR.
//!
//! The sources are CUDA C++ in `libdevice/` at the root of the repository; `cargo xtask libdevice` compiles them with oxicc
//! and writes what is embedded here: `data/libdevice.ll`, the text of all definitions, and `src/index.rs`, which says where
//! each one is and which others it mentions. [`definitions`] puts together the text for some functions and what they reach;
//! nothing is read before that.
//!
//! *Absent*: parsing and linking, which are the business of `oxicc-ir` and the driver.

mod index;

use index::INDEX;

/// Names of the functions of the library begin so.
pub const PREFIX: &str = "__nv_";

static TEXT: &str = include_str!("../data/libdevice.ll");

/// One definition, declaration, type, attribute group or metadata node of the library.
struct Entry {
    /// As it is written where it is mentioned: `@__nv_sinf`, `#0`, `!3`, `%struct`; functions without the `@`.
    name: &'static str,
    /// Where its text is.
    start: u32,
    length: u32,
    /// The entries it mentions.
    uses: &'static [u16],
}

fn find(name: &str) -> Option<usize> {
    INDEX.binary_search_by_key(&name, |e| e.name).ok()
}

/// Whether the library has this function.
pub fn has(name: &str) -> bool {
    name.starts_with(PREFIX) && find(name).is_some()
}

/// The names of all functions of the library, sorted.
pub fn functions() -> impl Iterator<Item = &'static str> {
    let is_function =
        |e: &&Entry| e.name.starts_with(PREFIX) && TEXT[e.start as usize..].starts_with("define");
    INDEX.iter().filter(is_function).map(|e| e.name)
}

/// A module with the named functions and all they need; `None` if the library has none of them.
pub fn definitions<'a>(names: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let mut wanted: Vec<usize> = Vec::new();
    let mut seen: Vec<bool> = Vec::new();
    for name in names.into_iter().filter(|n| n.starts_with(PREFIX)) {
        let Some(entry) = find(name) else { continue };
        seen.resize(INDEX.len(), false);
        if !std::mem::replace(&mut seen[entry], true) {
            wanted.push(entry);
        }
    }
    let mut next = 0;
    while let Some(&entry) = wanted.get(next) {
        next += 1;
        for &used in INDEX[entry].uses {
            if !std::mem::replace(&mut seen[usize::from(used)], true) {
                wanted.push(usize::from(used));
            }
        }
    }
    if wanted.is_empty() {
        return None;
    }
    let header_end = TEXT.find("\n\n").map_or(0, |at| at + 1);
    let mut text = TEXT[..header_end].to_owned();
    // Types before the functions whose variables are of them.
    wanted.sort_by_key(|entry| !INDEX[*entry].name.starts_with('%'));
    for entry in wanted {
        let Entry { start, length, .. } = INDEX[entry];
        text.push_str(&TEXT[start as usize..(start + length) as usize]);
    }
    Some(text)
}

#[cfg(test)]
mod tests;
