//! The names of types that declarations were written with: types do not tell, and debuggers want to know.

use cranelift_entity::{PrimaryMap, entity_impl};
use oxicc_source::{Pos, Span};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{DeclContext, QualType};
use crate::lex::Symbol;

/// A name that a `typedef` or an alias-declaration gives a type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypedefId(u32);
entity_impl!(TypedefId, "typedef");

/// What a name stands for.
pub struct Typedef {
    pub name: Symbol,
    pub context: DeclContext,
    pub span: Span,
    pub ty: QualType,
}

/// All of them, and where they were used; empty unless [`Options::names_types`](crate::sema::Options::names_types) asks for them.
#[derive(Default)]
pub struct Typedefs {
    pub all: PrimaryMap<TypedefId, Typedef>,
    /// By the beginning of a declarator, the name in its specifiers; several where a template is instantiated several times.
    written: FxHashMap<Pos, SmallVec<[TypedefId; 1]>>,
}

impl Typedefs {
    /// Says that a declarator stands behind a name.
    pub fn note(&mut self, declarator: Span, id: TypedefId) {
        let list = self.written.entry(declarator.lo).or_default();
        if !list.contains(&id) {
            list.push(id);
        }
    }

    /// The names that a declarator may have been written with.
    pub fn written(&self, declarator: Span) -> &[TypedefId] {
        self.written.get(&declarator.lo).map_or(&[], |l| l)
    }
}
