//! Constant values: what constant evaluation produces and what static initialisers consist of.
//!
//! A value has no type of its own; it is read together with the type of the expression or object it belongs to.
//! Values are canonical, so that template arguments compare by `==`.

use std::sync::Arc;

use super::decl::{FieldRef, FunctionId, RecordId, StringId, VarId};
use super::types::TypeId;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConstValue {
    /// Object without a value: reading it is an error.
    Uninit,
    /// Integers, characters, `bool` and enumerations: the mathematical value, in range of the type. Values of
    /// `unsigned __int128` above `i128::MAX` are kept as their two's complement.
    Int(i128),
    /// Floating point: the bits in the format of the type, right-aligned.
    Float(u128),
    /// Pointers, references and lvalues in general.
    Pointer(Pointer),
    /// Pointer to member.
    MemberPointer(MemberPointer),
    Aggregate(Arc<Aggregate>),
    /// `re + im i`, as float bits.
    Complex(u128, u128),
}

impl ConstValue {
    pub const ZERO: ConstValue = ConstValue::Int(0);
    pub fn bool(b: bool) -> ConstValue {
        ConstValue::Int(b as i128)
    }
    pub fn as_int(&self) -> Option<i128> {
        match self {
            ConstValue::Int(v) => Some(*v),
            _ => None,
        }
    }
}

/// A symbolic address.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pointer {
    pub base: PointerBase,
    /// Byte offset from the base (for `Null`: the integer value of the pointer). Valid once evaluation has finished.
    pub offset: i64,
    /// The subobjects stepped through from the base; what the evaluator works on.
    pub path: Box<[PathStep]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PointerBase {
    Null,
    Var(VarId),
    Function(FunctionId),
    String(StringId),
    /// What `typeid` denotes for a type.
    TypeInfo(TypeId),
    /// An object that lives only during evaluation.
    Temp(u32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PathStep {
    Field(FieldRef),
    Base(RecordId, u32),
    Element(u64),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MemberPointer {
    Null,
    /// Offset of the member is that of the field plus `adjust`.
    Field(FieldRef, i64),
    Function(FunctionId, i64),
}

/// Elements of an array, or bases and fields of a class, in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Aggregate {
    Array {
        elems: Vec<ConstValue>,
        /// The value of all further elements.
        filler: Option<ConstValue>,
    },
    Struct {
        bases: Vec<ConstValue>,
        fields: Vec<ConstValue>,
    },
    Union {
        /// The active member.
        active: Option<(u32, ConstValue)>,
    },
}
