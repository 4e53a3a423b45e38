//! Identifiers, escapes, and the names and numbers of local values.

use crate::function::Function;
use crate::inst::{Block, Value};
use crate::types::Type;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::fmt::Write;

/// Appends bytes with LLVM's escapes: `\XX` for anything unprintable and quotes, `\\` for a backslash.
pub(super) fn push_escaped(out: &mut String, bytes: &[u8]) {
    for &b in bytes {
        if b == b'\\' {
            out.push_str("\\\\");
        } else if (0x20..0x7f).contains(&b) && b != b'"' {
            out.push(b as char);
        } else {
            let _ = write!(out, "\\{b:02X}");
        }
    }
}

/// Whether a name needs no quotes.
fn is_plain(name: &str) -> bool {
    let ok = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_');
    !name.is_empty() && !name.as_bytes()[0].is_ascii_digit() && name.bytes().all(ok)
}

/// Appends `@name`, `%name`, `$name` with quotes if needed.
pub(super) fn push_identifier(out: &mut String, sigil: char, name: &str) {
    out.push(sigil);
    push_name(out, name);
}

/// Appends a name with quotes if needed.
pub(super) fn push_name(out: &mut String, name: &str) {
    if is_plain(name) {
        out.push_str(name);
    } else {
        out.push('"');
        push_escaped(out, name.as_bytes());
        out.push('"');
    }
}

/// Appends a metadata name (`!name`): escapes instead of quotes.
pub(super) fn push_metadata_name(out: &mut String, name: &str) {
    out.push('!');
    for (i, &b) in name.as_bytes().iter().enumerate() {
        let ok = if i == 0 { b.is_ascii_alphabetic() } else { b.is_ascii_alphanumeric() };
        if ok || matches!(b, b'-' | b'$' | b'.' | b'_') {
            out.push(b as char);
        } else {
            let _ = write!(out, "\\{b:02X}");
        }
    }
}

/// How each local value and block of a function is written.
#[derive(Default)]
pub(super) struct LocalNames {
    /// Number of each unnamed value, plus one.
    values: SecondaryMap<Value, u32>,
    blocks: SecondaryMap<Block, u32>,
    /// Place of each block in the function.
    order: SecondaryMap<Block, u32>,
    /// Names that had to be changed because another value has them.
    renamed_values: FxHashMap<Value, String>,
    renamed_blocks: FxHashMap<Block, String>,
}

impl LocalNames {
    pub fn new<'a>(func: &'a Function) -> LocalNames {
        let mut names = LocalNames::default();
        let mut next = 0;
        let mut taken: FxHashSet<Cow<str>> = FxHashSet::default();
        let mut counter = 0u32;
        let mut unique = |name: &'a str, taken: &mut FxHashSet<Cow<'a, str>>| -> Option<String> {
            if taken.insert(Cow::Borrowed(name)) {
                return None;
            }
            loop {
                counter += 1;
                let candidate = format!("{name}{counter}");
                if taken.insert(Cow::Owned(candidate.clone())) {
                    return Some(candidate);
                }
            }
        };
        let mut number = || {
            next += 1;
            next
        };
        for &p in func.params() {
            match func.value_name(p) {
                Some(n) => {
                    if let Some(new) = unique(n, &mut taken) {
                        names.renamed_values.insert(p, new);
                    }
                }
                None => names.values[p] = number(),
            }
        }
        for (place, block) in func.blocks().enumerate() {
            names.order[block] = place as u32;
            match func.block_name(block) {
                Some(n) => {
                    if let Some(new) = unique(n, &mut taken) {
                        names.renamed_blocks.insert(block, new);
                    }
                }
                None => names.blocks[block] = number(),
            }
            for inst in func.block_insts(block) {
                let Some(v) = func.result(inst) else { continue };
                if func.value_type(v) == Type::VOID {
                    continue;
                }
                match func.value_name(v) {
                    Some(n) => {
                        if let Some(new) = unique(n, &mut taken) {
                            names.renamed_values.insert(v, new);
                        }
                    }
                    None => names.values[v] = number(),
                }
            }
        }
        names
    }

    /// Appends `%x`.
    pub fn push_value(&self, out: &mut String, func: &Function, v: Value) {
        match (self.renamed_values.get(&v), func.value_name(v)) {
            (Some(name), _) => push_identifier(out, '%', name),
            (None, Some(name)) => push_identifier(out, '%', name),
            (None, None) => match self.values[v] {
                // Not in any block: only seen when printing broken functions.
                0 => out.push_str("<badref>"),
                n => {
                    let _ = write!(out, "%{}", n - 1);
                }
            },
        }
    }

    /// Appends `%block`.
    pub fn push_block(&self, out: &mut String, func: &Function, b: Block) {
        match self.block_name(func, b) {
            Some(name) => push_identifier(out, '%', name),
            None => match self.blocks[b] {
                0 => out.push_str("<badref>"),
                n => {
                    let _ = write!(out, "%{}", n - 1);
                }
            },
        }
    }

    /// Name of a block, made unique.
    pub fn block_name<'a>(&'a self, func: &'a Function, b: Block) -> Option<&'a str> {
        self.renamed_blocks.get(&b).map(|s| s.as_str()).or_else(|| func.block_name(b))
    }

    /// Place of a block in the function.
    pub fn place(&self, b: Block) -> u32 {
        self.order[b]
    }

    /// Number of an unnamed block.
    pub fn block_number(&self, b: Block) -> u32 {
        self.blocks[b].saturating_sub(1)
    }
}
