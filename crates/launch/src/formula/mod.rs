//! Formulas: a small expression language over buffers, scalars and an index.
//!
//! ```text
//! 2*x[i] + y[i]                          elements and scalars by argument name; `i` is the element's index
//! old(x[i])                              the value before the launch
//! sum(k, 0, n, a[(i/n)*n+k] * b[k*n+i%n])    reductions: sum, prod, minof, maxof, count
//! i % 2 == 0 ? f32(x[i]) : sqrt(y[i])    C operators; conversions and functions by name
//! ```
//!
//! Integers are computed exactly (and wrap only when stored in a buffer's type), floats in double precision. Division by zero
//! and indices outside a buffer are errors, not values.

mod eval;
mod functions;
mod parse;

pub use eval::{EvalError, Memory};
pub use parse::{ParseError, Scope};

/// A parsed formula. Nodes refer to each other by index; children come before their parents.
#[derive(Clone, Debug)]
pub struct Formula {
    nodes: Vec<Node>,
    root: NodeId,
    /// How many index variables are live at most: `i`, then those of nested reductions.
    locals: usize,
}

type NodeId = u32;

/// Which index of the scope's list of named arguments.
pub type NameId = u32;

#[derive(Clone, Debug)]
enum Node {
    Const(crate::Value),
    /// An index variable: 0 is `i`.
    Local(u32),
    Scalar(NameId),
    Element {
        buffer: NameId,
        index: NodeId,
    },
    Length(NameId),
    Old(NodeId),
    Unary(UnaryOp, NodeId),
    Binary(BinaryOp, NodeId, NodeId),
    Select {
        cond: NodeId,
        then: NodeId,
        otherwise: NodeId,
    },
    Call {
        function: &'static functions::Function,
        args: Vec<NodeId>,
    },
    Reduce {
        op: ReduceOp,
        local: u32,
        low: NodeId,
        high: NodeId,
        body: NodeId,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum UnaryOp {
    Neg,
    Not,
    BitNot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BinaryOp {
    Mul,
    Div,
    Rem,
    Add,
    Sub,
    Shl,
    Shr,
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
    BitAnd,
    BitXor,
    BitOr,
    And,
    Or,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ReduceOp {
    Sum,
    Prod,
    Min,
    Max,
    Count,
}

impl Formula {
    /// Parses the whole text.
    pub fn parse(text: &str, scope: &Scope) -> Result<Formula, ParseError> {
        parse::parse(text, scope)
    }

    /// The formula as `buffer[i]`, if that is what it is: an expectation about it holds for every index.
    pub fn as_whole_buffer(&self) -> Option<NameId> {
        match self.nodes[self.root as usize] {
            Node::Element { buffer, index } if matches!(self.nodes[index as usize], Node::Local(0)) => {
                Some(buffer)
            }
            _ => None,
        }
    }

    /// The buffer of which the formula is one element, whose type decides how a comparison rounds.
    pub fn element_of(&self) -> Option<NameId> {
        match self.nodes[self.root as usize] {
            Node::Element { buffer, .. } => Some(buffer),
            _ => None,
        }
    }
}
