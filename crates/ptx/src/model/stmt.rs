//! Statements of a function body.

use smallvec::SmallVec;

use super::debug::Loc;
use super::function::{FuncDirective, Param};
use super::inst::Inst;
use super::operand::{Label, Reg, RegClass};
use super::types::{ScalarType, VectorSize};
use super::variable::Variable;
use crate::symbol::Sym;

/// One name of a `.reg` declaration.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RegDeclName {
    /// `%r<5>`: `%r0` to `%r4`.
    Class(RegClass, u32),
    /// `tmp<5>`: `tmp0` to `tmp4`.
    Range(Sym, u32),
    /// A name.
    One(Reg),
}

/// `.reg .v2 .b32 a, b<3>;`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegDecl {
    /// The type of each register.
    pub ty: ScalarType,
    /// `.v2`, `.v4`: vectors of that type.
    pub vector: Option<VectorSize>,
    /// What is declared.
    pub names: SmallVec<[RegDeclName; 1]>,
}

impl RegDecl {
    /// `.reg .b32 %r<count>;`
    pub fn class(ty: ScalarType, class: RegClass, count: u32) -> RegDecl {
        RegDecl { ty, vector: None, names: SmallVec::from_elem(RegDeclName::Class(class, count), 1) }
    }

    /// `.reg .b64 %SP;`
    pub fn one(ty: ScalarType, reg: Reg) -> RegDecl {
        RegDecl { ty, vector: None, names: SmallVec::from_elem(RegDeclName::One(reg), 1) }
    }
}

/// `label : .callprototype (ret) _ (params);`
#[derive(Clone, PartialEq, Debug)]
pub struct Prototype {
    /// The name that a call gives.
    pub label: Sym,
    /// The parameters of results.
    pub returns: Vec<Param>,
    /// The parameters in order.
    pub params: Vec<Param>,
    /// Directives behind the parameters.
    pub directives: Vec<FuncDirective>,
}

/// `label : .branchtargets a, b;`, or `.calltargets` with functions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TargetList<T> {
    /// The name that a branch or call gives.
    pub label: Sym,
    /// Where it may go.
    pub targets: Vec<T>,
}

/// Where a comment goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Placement {
    /// A tab, then the comment.
    OwnLine,
    /// At the left margin.
    Margin,
    /// After what the previous statement printed, on the same line.
    Trailing,
}

/// A `//` comment, without the slashes and the space after them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    /// The text between the marks.
    pub text: Box<str>,
    /// Where it goes.
    pub placement: Placement,
}

/// A statement. Braces are statements: the list of a body is flat.
#[derive(Clone, PartialEq, Debug)]
pub enum Stmt {
    /// An instruction.
    Inst(Inst),
    /// A label.
    Label(Label),
    /// `.reg`: registers.
    Reg(RegDecl),
    /// `.local`, `.shared`, `.param`, ... inside a function.
    Variable(Box<Variable>),
    /// `{`
    Open,
    /// `}`
    Close,
    /// `.loc`: the source line of what follows.
    Loc(Box<Loc>),
    /// `.pragma "nounroll";`
    Pragma(Vec<Box<str>>),
    /// `.callprototype`: the signature of an indirect call.
    CallPrototype(Box<Prototype>),
    /// `.branchtargets`: where an indirect branch may go.
    BranchTargets(Box<TargetList<Label>>),
    /// `.calltargets`: what an indirect call may call.
    CallTargets(Box<TargetList<Sym>>),
    /// Verbatim text: inline assembly as the user wrote it. One or more lines, no newline at the end.
    Raw(Box<str>),
    // Trivia from here on.
    /// The beginning of a basic block: an empty line in the older dialect.
    BlockStart,
    /// An empty line.
    Blank,
    /// A comment.
    Comment(Box<Comment>),
}

impl Stmt {
    /// Whether the statement is layout only.
    pub fn is_trivia(&self) -> bool {
        matches!(self, Stmt::BlockStart | Stmt::Blank | Stmt::Comment(_))
    }

    /// A comment at a place.
    pub fn comment(text: impl Into<Box<str>>, placement: Placement) -> Stmt {
        Stmt::Comment(Box::new(Comment { text: text.into(), placement }))
    }
}

impl From<Inst> for Stmt {
    fn from(inst: Inst) -> Stmt {
        Stmt::Inst(inst)
    }
}
