//! The definition of one function, or the initialiser of one variable.

use cranelift_entity::{PrimaryMap, entity_impl, packed_option::PackedOption};
use oxicc_source::Span;

use super::NvAbi;
use super::decl::{FieldRef, FunctionId, VarId};
use super::expr::{Expr, ExprId};
use super::stmt::{Stmt, StmtId};
use super::types::QualType;
use crate::lex::Symbol;

/// An automatic variable or parameter of the body.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LocalId(u32);
entity_impl!(LocalId, "local");

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalKind {
    /// The n-th parameter, not counting `this`.
    Param(u32),
    Var,
    /// Compiler-made: range-for iterators, structured-binding objects, init-captures.
    Hidden,
}

pub struct Local {
    pub name: Option<Symbol>,
    /// A reference type means the local holds an address.
    pub ty: QualType,
    pub kind: LocalKind,
    /// Explicit alignment in bytes, 0 if none.
    pub align: u32,
    pub span: Span,
    /// Destructor to run at scope end (for arrays: of each element, last first).
    pub dtor: PackedOption<FunctionId>,
}

/// One entry of a constructor's complete initialiser list, in initialisation order.
pub struct CtorInit {
    pub target: CtorTarget,
    /// A prvalue of the member's type that initialises it in place (or the referent, for a reference member).
    pub init: ExprId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CtorTarget {
    /// A direct base, by its index in the record.
    Base(u32),
    /// A virtual base, by its index in the layout's list: only in the complete-object constructor.
    VirtualBase(u32),
    Field(FieldRef),
    /// Another constructor of the same class initialises the whole object.
    Delegate,
}

/// A name of a structured binding: what a debugger shows under it.
pub struct BoundName {
    pub name: Symbol,
    pub span: Span,
    /// The hidden object, or the hidden reference to an element of a tuple.
    pub local: LocalId,
    pub part: BoundPart,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoundPart {
    /// What a reference refers to.
    Whole,
    /// An element of an array.
    Element(u32),
    Field(FieldRef),
}

pub struct Body {
    pub exprs: PrimaryMap<ExprId, Expr>,
    pub stmts: PrimaryMap<StmtId, Stmt>,
    pub locals: PrimaryMap<LocalId, Local>,
    /// The names of its structured bindings.
    pub bound_names: Vec<BoundName>,
    /// Parameters in order, not counting `this`.
    pub params: Vec<LocalId>,
    /// Constructors only: members and bases in the order they are initialised. Members without an entry are left
    /// uninitialised. The vtable pointers are set after the bases and before the first field.
    pub ctor_inits: Vec<CtorInit>,
    /// The function body.
    pub block: PackedOption<StmtId>,
    /// For an initialiser or other lone expression: its value.
    pub value: PackedOption<ExprId>,
    /// The local that every return statement names, of the type that is returned: it may be built where the result goes.
    pub result: PackedOption<LocalId>,
    /// Static and shared locals declared in it, in order.
    pub statics: Vec<VarId>,
    /// Functions and static variables it uses in evaluated operands.
    pub uses: Vec<Use>,
    /// Virtual destructors of classes with a deallocation function of their own: what `delete` does.
    pub deleting: Option<Deleting>,
    /// What `#pragma nv_abi` says of the indirect calls in the expressions of statements.
    pub nv_abi: Vec<(ExprId, NvAbi)>,
}

/// How a virtual destructor gives the memory of an object back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deleting {
    /// The call of the deallocation function.
    pub call: ExprId,
    /// It runs the destructor itself.
    pub destroys: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Use {
    Function(FunctionId),
    Var(VarId),
    /// Its vtable is referenced (a constructor or destructor of a polymorphic class).
    VTable(super::decl::RecordId),
}

impl Body {
    pub fn new() -> Body {
        Body {
            exprs: PrimaryMap::new(),
            stmts: PrimaryMap::new(),
            locals: PrimaryMap::new(),
            bound_names: Vec::new(),
            params: Vec::new(),
            ctor_inits: Vec::new(),
            block: None.into(),
            value: None.into(),
            result: None.into(),
            statics: Vec::new(),
            uses: Vec::new(),
            deleting: None,
            nv_abi: Vec::new(),
        }
    }
}
