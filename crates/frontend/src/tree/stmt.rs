//! Statements. Each expression in one is a full-expression: its temporaries die at its end.

use cranelift_entity::{entity_impl, packed_option::PackedOption};
use oxicc_source::Span;

use super::body::LocalId;
use super::expr::ExprId;
use crate::lex::Symbol;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StmtId(u32);
entity_impl!(StmtId, "s");

#[derive(Clone, Debug)]
pub struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

/// `#pragma unroll` and its kin, on the loop that follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Unroll {
    #[default]
    None,
    Full,
    Count(u32),
}

/// `[[likely]]` / `[[unlikely]]` on the first arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Likelihood {
    #[default]
    None,
    Likely,
    Unlikely,
}

#[derive(Clone, Debug)]
pub struct LocalDecl {
    pub local: LocalId,
    /// Scalars: a converted prvalue. References: a glvalue. Classes and arrays: a prvalue that initialises in place.
    pub init: PackedOption<ExprId>,
}

#[derive(Clone, Debug)]
pub enum StmtKind {
    Null,
    Expr(ExprId),
    /// Automatic variables, in order; each lives to the end of the enclosing block.
    Decl(Box<[LocalDecl]>),
    Block(Box<[StmtId]>),
    /// Discarded arms of `if constexpr` are gone. A condition that declares is an enclosing block with the declaration.
    If {
        cond: ExprId,
        then: StmtId,
        otherwise: PackedOption<StmtId>,
        likelihood: Likelihood,
    },
    /// `decl` declares a variable afresh for each test of the condition.
    While {
        decl: PackedOption<StmtId>,
        cond: ExprId,
        body: StmtId,
        unroll: Unroll,
    },
    DoWhile {
        body: StmtId,
        cond: ExprId,
        unroll: Unroll,
    },
    For {
        init: PackedOption<StmtId>,
        decl: PackedOption<StmtId>,
        cond: PackedOption<ExprId>,
        step: PackedOption<ExprId>,
        body: StmtId,
        unroll: Unroll,
    },
    /// `cond` has integer type after promotion; the `Case`/`Default` statements are inside `body`.
    Switch {
        cond: ExprId,
        body: StmtId,
    },
    /// `lo == hi` except for GNU ranges. Values are converted to the type of the condition.
    Case {
        lo: i128,
        hi: i128,
        body: StmtId,
    },
    Default {
        body: StmtId,
    },
    Label {
        label: Symbol,
        body: StmtId,
    },
    Goto(Symbol),
    Break,
    Continue,
    Return(PackedOption<ExprId>),
    Asm(Box<Asm>),
    /// Host code only.
    Try {
        block: StmtId,
        handlers: Box<[(PackedOption<LocalId>, StmtId)]>,
    },
}

/// An `asm` statement.
#[derive(Clone, Debug)]
pub struct Asm {
    /// The template as written, escapes decoded.
    pub template: String,
    pub volatile: bool,
    /// Lvalues.
    pub outputs: Box<[AsmOperand]>,
    /// Prvalues.
    pub inputs: Box<[AsmOperand]>,
    pub clobbers: Box<[String]>,
}

#[derive(Clone, Debug)]
pub struct AsmOperand {
    /// `[name]`.
    pub name: Option<Symbol>,
    /// As written: `=r`, `+f`, `l`, `n`, `0` ...
    pub constraint: String,
    pub expr: ExprId,
}
