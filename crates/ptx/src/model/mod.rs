//! The typed model of PTX, one file per kind of thing.

mod debug;
mod function;
mod inst;
mod modifier;
mod module;
mod named;
mod opcode;
mod operand;
mod stmt;
mod types;
mod variable;

pub use debug::{DataValue, FileDirective, InlinedAt, Loc, Section, SectionLine};
pub use function::{FuncDirective, Function, FunctionKind, Linkage, Param, PtrAttr};
pub use inst::{CallParts, Guard, Inst, Modifiers, Operands};
pub use modifier::{
    CacheHint, CacheOp, CmpOp, Flag, Geometry, MatShape, MemOrder, MmaKind, MmaShape, Modifier, Query,
    ReduceOp, Rounding, Scope, TensormapField,
};
pub use module::{Item, Module, TargetOption};
pub use opcode::Opcode;
pub use operand::{Component, Group, Label, Operand, Reg, RegClass, RegName, SpecialReg};
pub(crate) use operand::{class_of_prefix, split_trailing_number};
pub use stmt::{Comment, Placement, Prototype, RegDecl, RegDeclName, Stmt, TargetList};
pub use types::{ScalarType, StateSpace, TypeKind, VectorSize};
pub use variable::{Address, Attribute, Dim, Init, Variable};
