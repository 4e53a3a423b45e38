//! Dependent expressions in the signatures of templates.
//!
//! A pattern keeps such an expression as its tokens: that tells redeclarations apart and is all that deduction needs.
//! Names of instances are mangled from it, though. For templates that have instances, the expression is put down as the
//! [`Piece`]s of its mangled form, in their order; only what may become a back-reference is still symbolic.

use cranelift_entity::entity_impl;

use super::TokenRange;
use super::decl::{
    FieldRef, FunctionId, NamespaceId, OperatorName, ScopeId, TemplateArgs, TemplateId, VarId,
};
use super::types::{QualType, Quals};
use super::value::ConstValue;
use crate::lex::Symbol;

/// A dependent expression. Equal ones have equal ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DependentId(u32);
entity_impl!(DependentId, "dep");

pub struct Dependent {
    /// Where it was first written; with `decltype` and its like if it stands for a type.
    pub range: TokenRange,
    pub scope: ScopeId,
    pub role: Role,
    pub place: Place,
    /// Its mangled form, once somebody needs it. Empty if it has none.
    pub pieces: Option<Box<[Piece]>>,
}

/// Where an expression stands among the parameter lists around it, which decides how their parameters are called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// How many lists are around it, the innermost one among them.
    pub prototypes: u32,
    /// It stands behind the innermost list rather than in it.
    pub trailing: bool,
}

impl Place {
    /// How many lists are between the expression and a parameter of the list that is the `depth`th from outside.
    pub fn level(self, depth: u32) -> u32 {
        self.prototypes.saturating_sub(depth) + !self.trailing as u32
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Value,
    /// `decltype(..)`, `typeof(..)`, `__underlying_type(..)`.
    Type,
}

/// A part of a mangled expression.
#[derive(Clone, Debug)]
pub enum Piece {
    /// Letters of the grammar.
    Code(&'static str),
    /// `static_cast` of something whose type is known.
    ResolvedCast,
    /// A source name.
    Name(Symbol),
    Type(QualType),
    /// `I...E`.
    Args(TemplateArgs),
    /// A template parameter that is a value.
    Param(u16),
    /// A parameter of the function.
    FnParam {
        index: u32,
        /// See [`Place::level`].
        level: u32,
        quals: Quals,
    },
    Literal(QualType, ConstValue),
    Var(VarId),
    Field(FieldRef),
    Function(FunctionId),
    /// A variable template: its arguments are no part of the name, as the reference compiler has it.
    VarTemplate(TemplateId),
    /// The enclosing namespaces, outermost first.
    Namespaces(NamespaceId),
    Operator(OperatorName, Arity),
    /// An argument of an alias template.
    Inner(DependentId),
    /// A type trait of the compiler, with its number of arguments.
    Trait(Symbol, u32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arity {
    Unary,
    Binary,
}
