//! The module id: a string that is unique to a translation unit, in the names of its internal entities.
//!
//! ```text
//! _8245a595_4_y_cu_2f1254c8
//!  |        | |    the first external definition, or its CRC
//!  |        | the file's name
//!  |        its length
//!  CRC of the file's path
//! ```
//!
//! cudafe++ computes the same id for the host's half of the unit, so the algorithm is fixed. Only where that one takes the time
//! of day (a unit without any external definition) ours takes the text, so that equal inputs give equal outputs.

use oxicc_frontend::lex::Interner;
use oxicc_frontend::mangle::{self, Names, Variant};
use oxicc_frontend::tree::{
    BodyState, DeclContext, DeclName, FnFlags, Function, InitState, Linkage, Tree, VarFlags, Variable,
};
use oxicc_source::Pos;

/// Where the id comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum ModuleIdSource {
    /// Internal entities have plain names, unless other modules are linked in: then the id is computed.
    #[default]
    Plain,
    /// From the names and the contents of the unit.
    Computed,
    /// Somebody else computed it.
    Given(String),
    /// It should have been in this file, which cannot be read: an error if an id is needed.
    Missing(String),
}

/// What goes into a computed id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModuleIdInput {
    /// The file as the user named it.
    pub file: String,
    /// Its absolute path.
    pub path: String,
    /// `-frandom-seed`: used when the unit has no external definition.
    pub seed: Option<String>,
}

impl ModuleIdInput {
    pub(crate) fn compute(&self, tree: &Tree, interner: &Interner, text: &[u8]) -> String {
        let base = self.file.rsplit('/').next().unwrap_or_default();
        let suffix = match (first_definition(tree, interner), &self.seed) {
            (Some(name), _) if name.len() <= 8 => name,
            (Some(name), _) => hex(crc32(name.as_bytes())),
            (None, Some(seed)) => hex(number(seed).unwrap_or_else(|| crc32(seed.as_bytes()))),
            (None, None) => hex(crc32(text)),
        };
        format!("_{}_{}_{}_{suffix}", hex(crc32(self.path.as_bytes())), base.len(), identifier(base))
    }
}

fn hex(n: u32) -> String {
    format!("{n:08x}")
}

fn identifier(text: &str) -> String {
    text.bytes().map(|b| if b.is_ascii_alphanumeric() { b as char } else { '_' }).collect()
}

/// Decimal, octal or hexadecimal, as in C.
fn number(text: &str) -> Option<u32> {
    let (digits, radix) = match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => (&text[2..], 16),
        [b'0', _, ..] => (&text[1..], 8),
        _ => (text, 10),
    };
    u64::from_str_radix(digits, radix).ok().map(|n| n as u32)
}

/// CRC-32 as in zip and zlib.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0u32, |crc, b| {
        (0..8).fold(crc ^ *b as u32, |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 })
    })
}

/// The symbol of the first definition in the unit that other units can see: a function, or a variable with an initialiser.
fn first_definition(tree: &Tree, interner: &Interner) -> Option<String> {
    let names = Names::new(tree, interner);
    let function =
        tree.functions.iter().filter(|(_, f)| is_external_function(tree, f)).min_by_key(|(_, f)| f.span.lo);
    let variable =
        tree.vars.iter().filter(|(_, v)| is_external_variable(tree, v)).min_by_key(|(_, v)| v.span.lo);
    let function = function.map(|(id, f)| (f.span.lo, mangle::function(names, id, Variant::Complete)));
    let variable = variable.map(|(id, v)| (v.span.lo, mangle::variable(names, id)));
    let first = |a: (Pos, String), b: (Pos, String)| if a.0 <= b.0 { a } else { b };
    match (function, variable) {
        (Some(f), Some(v)) => Some(first(f, v).1),
        (f, v) => f.or(v).map(|(_, name)| name),
    }
}

fn is_external_function(tree: &Tree, f: &Function) -> bool {
    let defined = matches!(
        f.body,
        BodyState::Tokens { .. } | BodyState::Parsed(_) | BodyState::InProgress | BodyState::Failed
    );
    let inline =
        FnFlags::INLINE | FnFlags::CONSTEXPR | FnFlags::IMPLICIT | FnFlags::DEFAULTED | FnFlags::DELETED;
    defined
        && f.linkage == Linkage::External
        && f.instance_of.is_none()
        && !f.flags.intersects(inline)
        && !matches!(f.name, DeclName::Guide(_))
        && !in_instance(tree, f.context)
}

fn is_external_variable(tree: &Tree, v: &Variable) -> bool {
    !matches!(v.init, InitState::None)
        && v.linkage == Linkage::External
        && v.instance_of.is_none()
        && v.name.is_some()
        && !v.flags.intersects(VarFlags::INLINE | VarFlags::CONSTEXPR | VarFlags::EXTERN)
        && !in_instance(tree, v.context)
}

/// Whether a context is a class-template instance, or local to a function.
fn in_instance(tree: &Tree, mut context: DeclContext) -> bool {
    loop {
        match context {
            DeclContext::Namespace(_) => return false,
            DeclContext::Function { .. } => return true,
            DeclContext::Record(r) if tree.records[r].instance_of.is_some() => return true,
            DeclContext::Record(r) => context = tree.records[r].context,
        }
    }
}

/// Whether the names in the output of a unit need the id.
pub(crate) fn is_needed(tree: &Tree) -> bool {
    let anonymous = |context: DeclContext| match context {
        DeclContext::Namespace(n) => tree.namespaces[n].is_anonymous,
        _ => false,
    };
    tree.device_roots.iter().any(|f| tree.functions[*f].linkage == Linkage::Internal)
        || tree.device_vars.iter().any(|v| tree.vars[*v].linkage == Linkage::Internal)
        || tree.functions.values().any(|f| {
            f.linkage == Linkage::Internal
                && f.spaces.on_device()
                && (matches!(f.body, BodyState::Parsed(_)) || anonymous(f.context))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_and_numbers() {
        assert_eq!(crc32(b""), 0);
        assert_eq!(crc32(b"_ZN1N2nkE1S1E"), 0xea5a_e349);
        assert_eq!(
            [number("5"), number("0x10"), number("010"), number("x")],
            [Some(5), Some(16), Some(8), None]
        );
        assert_eq!(identifier("a-b.cu"), "a_b_cu");
    }

    #[test]
    fn units_without_definitions() {
        let input = ModuleIdInput { file: "d/a.cu".into(), path: String::new(), seed: Some("5".into()) };
        let id = input.compute(&Tree::new(), &Interner::new(), b"");
        assert_eq!(id, "_00000000_4_a_cu_00000005");
    }
}
