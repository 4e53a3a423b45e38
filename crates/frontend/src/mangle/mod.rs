//! Itanium C++ ABI name mangling (section 5.1), as g++ writes it.
//!
//! - [`function`], [`variable`], [`vtable`], [`type_name`]: the symbols of entities.
//! - `name`, `unqualified`: names with their scopes, and their last components; `types`, `args`: types and template arguments.
//! - `substitution`: back-references.
//!
//! A component that was mangled before is written as a back-reference (`substitution::Sub`). Types are hash-consed and entities are
//! ids, so that two components are equal when their keys are.

mod args;
mod expr;
mod name;
mod substitution;
mod tags;
mod traits;
mod types;
mod unqualified;

use std::fmt::Write;

use crate::lex::{Interner, Symbol};
use crate::tree::{
    DeclContext, DeclName, DependentId, FnFlags, FunctionId, NamespaceId, QualType, RecordId, TemplateId,
    Tree, VarFlags, VarId,
};
use substitution::Substitutions;

/// Which of the symbols of a constructor or destructor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// `C1`/`D1`: of a complete object. Also the variant of everything that is neither.
    Complete,
    /// `C2`/`D2`: of a base-class subobject.
    Base,
    /// `D0`: destroys and deallocates.
    Deleting,
}

/// What the names depend on besides the tree.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    pub tree: &'a Tree,
    pub interner: &'a Interner,
    /// The name of unnamed namespaces: `_GLOBAL__N_1`, or with the module id of the unit appended as cicc does.
    pub anonymous_namespace: &'a str,
    /// The scope that internal entities are put in, so that their names are unique among units; empty for none.
    pub internal_scope: &'a str,
}

impl<'a> Names<'a> {
    pub fn new(tree: &'a Tree, interner: &'a Interner) -> Names<'a> {
        Names { tree, interner, anonymous_namespace: "_GLOBAL__N_1", internal_scope: "" }
    }
}

/// The symbol of a function.
pub fn function(names: Names<'_>, id: FunctionId, variant: Variant) -> String {
    let function = &names.tree.functions[id];
    if let Some(label) = function.asm_label {
        return names.interner.get(label).to_string();
    }
    if let (true, DeclName::Ident(name)) = (function.flags.contains(FnFlags::EXTERN_C), function.name) {
        return names.interner.get(name).to_string();
    }
    let mut m = Mangler::new(names);
    m.out.push_str("_Z");
    m.encoding(id, variant);
    m.out
}

/// A dependent expression in the signature of a function that has no mangled form: the function's name is not that of the ABI.
pub fn unreadable(names: Names<'_>, id: FunctionId) -> Option<DependentId> {
    let function = &names.tree.functions[id];
    let plain = function.asm_label.is_some() || function.flags.contains(FnFlags::EXTERN_C);
    if plain {
        return None;
    }
    let mut m = Mangler::new(names);
    m.encoding(id, Variant::Complete);
    m.unreadable
}

/// The mangled name of a function without its prefix, whatever its linkage.
pub fn encoding(names: Names<'_>, id: FunctionId) -> String {
    let mut m = Mangler::new(names);
    m.encoding(id, Variant::Complete);
    m.out
}

/// The symbol of a variable with static storage. Plain variables at global scope keep their name.
pub fn variable(names: Names<'_>, id: VarId) -> String {
    let var = &names.tree.vars[id];
    if let Some(label) = var.asm_label {
        return names.interner.get(label).to_string();
    }
    let plain =
        matches!(var.context, DeclContext::Namespace(NamespaceId::GLOBAL)) && var.instance_of.is_none();
    if let (true, Some(name)) = (plain || var.flags.contains(VarFlags::EXTERN_C), var.name) {
        return names.interner.get(name).to_string();
    }
    let mut m = Mangler::new(names);
    m.out.push_str("_Z");
    m.variable_name(id);
    m.out
}

/// `_ZTV...`.
pub fn vtable(names: Names<'_>, id: RecordId) -> String {
    let mut m = Mangler::new(names);
    m.out.push_str("_ZTV");
    m.record_name(id);
    m.out
}

/// The mangled form of a class name, without a prefix for its kind: what `typeid(T).name()` gives.
pub fn record(names: Names<'_>, id: RecordId) -> String {
    let mut m = Mangler::new(names);
    m.record_name(id);
    m.out
}

/// The mangling of a type alone.
pub fn type_name(names: Names<'_>, ty: QualType) -> String {
    let mut m = Mangler::new(names);
    m.ty(ty);
    m.out
}

struct Mangler<'a> {
    names: Names<'a>,
    out: String,
    /// Components seen so far. Dependent ones with the depth of their template: its parameters are not those of one inside
    /// it, though they are written alike.
    subs: Substitutions,
    /// The scope of internal entities is to be written before the name that comes.
    internal_pending: bool,
    /// The function template whose signature is being written.
    template: Option<TemplateId>,
    /// An expression that could not be written.
    unreadable: Option<DependentId>,
}

impl<'a> Mangler<'a> {
    fn new(names: Names<'a>) -> Mangler<'a> {
        Mangler {
            names,
            out: String::new(),
            subs: Substitutions::default(),
            internal_pending: false,
            template: None,
            unreadable: None,
        }
    }

    fn tree(&self) -> &'a Tree {
        self.names.tree
    }

    fn source_name(&mut self, text: &str) {
        let _ = write!(self.out, "{}{text}", text.len());
    }

    fn symbol(&mut self, name: Symbol) {
        let interner = self.names.interner;
        self.source_name(interner.get(name));
    }

    // Encodings.
}
