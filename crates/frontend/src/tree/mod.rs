//! The typed tree: what the frontend produces and the IR generator consumes.
//!
//! Everything C++ is explicit here. Names are resolved to ids, implicit conversions are [`expr::ExprKind::Cast`] nodes,
//! overloads are chosen, default arguments are written out, temporaries are materialised where they live, templates are
//! instantiated, constants that the language requires to be constant are folded. A consumer needs no C++ lookup rules.
//!
//! # Shape
//!
//! * [`Tree`] owns the tables of one translation unit. Every entity is a `u32` id into one of them: [`RecordId`],
//!   [`EnumId`], [`FunctionId`], [`VarId`], [`NamespaceId`], [`TemplateId`]. Ids are never reused.
//! * Types are hash-consed: equal types have equal [`types::TypeId`]s. A [`types::QualType`] is a type id with its
//!   top-level cv-qualifiers packed in one `u32`.
//! * A [`body::Body`] is a self-contained arena of expressions, statements and local variables: the definition of one
//!   function or the initialiser of one variable. Ids inside it ([`expr::ExprId`], [`stmt::StmtId`],
//!   [`body::LocalId`]) mean nothing outside it, so bodies can be processed in parallel.
//! * A function body stays a token range ([`decl::BodyState::Tokens`]) until somebody needs it. After analysis, every
//!   function reachable from device code is [`decl::BodyState::Parsed`].
//!
//! # Rules
//!
//! * Trees of uninstantiated templates are never built: a template is its token range plus the pattern of its
//!   signature. Instantiating re-reads the tokens with the template parameters bound. Dependent types
//!   ([`types::TypeKind::is_dependent_kind`]) occur only in such patterns and never in a [`body::Body`] that leaves the
//!   frontend.
//! * An lvalue or xvalue expression denotes an object; reading it is an explicit `LValueToRValue` cast.
//! * A prvalue of class or array type initialises an object its context provides (the variable, the argument slot, the
//!   returned object, or the object of a `MaterializeTemp`).

mod bases;
pub mod body;
pub mod decl;
pub mod dependent;
pub mod dump;
pub mod expr;
pub mod stmt;
mod typedefs;
pub mod types;
pub mod value;

pub use bases::BasePath;
pub use body::{Body, Local, LocalId, LocalKind};
pub use decl::*;
pub use dependent::{Dependent, DependentId};
pub use expr::{Expr, ExprId, ExprKind};
pub use stmt::{Stmt, StmtId, StmtKind};
pub use typedefs::{Typedef, TypedefId, Typedefs};
pub use types::{QualType, TypeId, TypeKind, TypeTable};
pub use value::ConstValue;

use cranelift_entity::PrimaryMap;
use rustc_hash::FxHashMap;

use crate::lex::Symbol;

/// Tokens `start..end` of the unit's token buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TokenRange {
    pub start: u32,
    pub end: u32,
}

/// All entities of one translation unit.
pub struct Tree {
    pub types: TypeTable,
    pub namespaces: PrimaryMap<NamespaceId, Namespace>,
    pub records: PrimaryMap<RecordId, Record>,
    pub enums: PrimaryMap<EnumId, Enum>,
    pub functions: PrimaryMap<FunctionId, Function>,
    pub vars: PrimaryMap<VarId, Variable>,
    pub templates: PrimaryMap<TemplateId, Template>,
    /// Decoded string literals, interned by content and element type.
    pub strings: PrimaryMap<StringId, StringLiteral>,
    /// Dependent expressions in patterns.
    pub dependents: PrimaryMap<DependentId, Dependent>,
    /// What `abi_tag` attributes say.
    pub abi_tags: FxHashMap<Tagged, Vec<Symbol>>,
    /// What `#pragma nv_abi` says of functions.
    pub nv_abi: FxHashMap<FunctionId, NvAbi>,
    /// Functions that must be emitted: kernels, and device functions that other modules may call. In source order.
    pub device_roots: Vec<FunctionId>,
    /// Device, constant, shared and managed variables that must be emitted, in source order.
    pub device_vars: Vec<VarId>,
    /// What name expressions name, in the order of the expressions.
    pub named: Vec<NamedEntity>,
    /// Names of types as declarations use them.
    pub typedefs: Typedefs,
}

/// Registers that a call of a function keeps: `#pragma nv_abi preserve_n_data(N) preserve_n_control(N) preserve_n_after(N)`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NvAbi {
    pub data: Option<u32>,
    pub control: Option<u32>,
    pub after: Option<u32>,
}

/// What a name expression of run-time compilation names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedEntity {
    Kernel(FunctionId),
    Variable(VarId),
}

impl Tree {
    /// Whether a field is an anonymous union or struct with a default member initialiser in it.
    pub fn has_default_inside(&self, field: &Field) -> bool {
        let inner = self.types.as_record(field.ty).filter(|_| field.name.is_none());
        inner.is_some_and(|r| {
            let initialised = |f: &Field| f.default != DefaultArg::None || self.has_default_inside(f);
            self.records[r].fields.iter().any(initialised)
        })
    }

    /// A tree that holds only the global namespace ([`NamespaceId::GLOBAL`]).
    pub fn new() -> Tree {
        Tree::with_room(0)
    }

    /// The same, with room for what so many tokens may declare. Room that is not used costs no memory, and copying to a
    /// larger place does.
    pub fn with_room(tokens: usize) -> Tree {
        let mut namespaces = PrimaryMap::new();
        namespaces.push(Namespace::global());
        Tree {
            types: TypeTable::new(),
            namespaces,
            records: PrimaryMap::with_capacity(tokens / 8),
            enums: PrimaryMap::new(),
            functions: PrimaryMap::with_capacity(tokens / 4),
            vars: PrimaryMap::new(),
            templates: PrimaryMap::with_capacity(tokens / 32),
            strings: PrimaryMap::new(),
            dependents: PrimaryMap::new(),
            abi_tags: FxHashMap::default(),
            nv_abi: FxHashMap::default(),
            device_roots: Vec::new(),
            device_vars: Vec::new(),
            named: Vec::new(),
            typedefs: Typedefs::default(),
        }
    }
}
