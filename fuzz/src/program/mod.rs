//! A generated program as a tree.
//!
//! - [`types`]: scalars, ranges, C++'s conversions;
//! - [`builtins`]: intrinsics, math functions and inline assembly as a table;
//! - [`ways`]: how pointers get from one place to another besides as pointers;
//! - [`mod@print`]: the text. **The printer is what makes programs well defined**: it knows the range of every expression and guards what could
//!   overflow, divide by zero, shift too far, leave an array or convert out of range. So every tree has a meaning, and the
//!   reducer may do to it what it likes.
//!
//! Threads share nothing but what their order cannot change: every pointer leads to memory of the thread itself or to constants,
//! exchanges go through barriers, atomics on shared cells commute.

pub mod builtins;
pub mod prelude;
pub mod print;
pub mod types;
pub mod ways;

pub use types::{Range, Scalar, Type};

/// An index into [`Program::vars`].
pub type VarId = usize;
/// An index into [`Program::functions`].
pub type FuncId = usize;

#[derive(Clone, Debug)]
pub struct Program {
    pub seed: u64,
    /// In front of every name, so that many programs fit into one file.
    pub prefix: String,
    pub vars: Vec<Var>,
    pub records: Vec<Record>,
    pub functions: Vec<Function>,
    /// Classes with a virtual function.
    pub families: Vec<Family>,
    /// `__constant__` and `__device__` tables: variables and their contents.
    pub tables: Vec<Table>,
    /// Memory of each thread: what the kernel's pointers lead to.
    pub areas: Vec<Area>,
    /// Cells of all threads together.
    pub cells: Vec<Cell>,
    /// A record passed to the kernel by value: its variable.
    pub argument: Option<VarId>,
    pub body: Vec<Stmt>,
    pub grid: u32,
    pub block: u32,
    /// Uses functions whose last bit is a matter of the library: not compared with the reference.
    pub inexact: bool,
    pub uses_half: bool,
}

impl Program {
    /// Whether a function calls itself.
    pub fn recurses(&self) -> bool {
        self.functions.iter().any(|f| matches!(f.kind, FunctionKind::Recursive))
    }
}

#[derive(Clone, Debug)]
pub struct Var {
    pub name: String,
    pub ty: Type,
    /// Known values, for counters.
    pub range: Option<Range>,
    pub readonly: bool,
}

#[derive(Clone, Debug)]
pub struct Record {
    pub name: String,
    pub is_union: bool,
    pub fields: Vec<Field>,
    pub align: Option<u32>,
}

#[derive(Clone, Debug)]
pub struct Field {
    pub ty: Type,
    /// The width of a bit-field.
    pub bits: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableSpace {
    Constant,
    /// `__device__ const`.
    Device,
    StaticConstant,
}

#[derive(Clone, Debug)]
pub struct Table {
    pub var: VarId,
    pub space: TableSpace,
    pub values: Vec<Expr>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AreaSpace {
    /// A parameter of the kernel, compared afterwards.
    Global,
    Shared,
    /// A `__device__` array.
    Device,
    /// `extern __shared__`; at most one.
    Dynamic,
}

/// `count` elements for each thread; `var` is the pointer to the thread's own.
#[derive(Clone, Debug)]
pub struct Area {
    pub var: VarId,
    pub space: AreaSpace,
    pub element: Type,
    pub count: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtomicOp {
    Add,
    Xor,
    Or,
    And,
    Min,
    Max,
}

/// A cell that all threads change with one operation.
#[derive(Clone, Debug)]
pub struct Cell {
    pub scalar: Scalar,
    pub op: AtomicOp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Value,
    Reference,
    ConstReference,
}

#[derive(Clone, Debug)]
pub enum FunctionKind {
    Plain,
    /// `template <typename T, int N>`: what `T` is, and the variable that stands for `N`.
    Template {
        t: Scalar,
        n: VarId,
    },
    /// The first parameter is the depth.
    Recursive,
    /// Declared by [`Stmt::Lambda`]; captures by reference or by value.
    Lambda {
        by_reference: bool,
    },
    /// `(*this)` is the first parameter.
    Method {
        record: usize,
    },
    /// A member of a family; the first parameter is the field.
    Virtual,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inlining {
    Default,
    Never,
    Always,
}

#[derive(Clone, Debug)]
pub struct Function {
    pub name: String,
    pub kind: FunctionKind,
    pub inlining: Inlining,
    pub params: Vec<(VarId, Mode)>,
    pub ret: Type,
    pub body: Vec<Stmt>,
    pub result: Init,
    /// Changes nothing outside: may be called anywhere in an expression.
    pub pure: bool,
    /// The accumulator of observations.
    pub hash: Option<VarId>,
    /// An estimate of the statements one call executes.
    pub cost: u64,
}

#[derive(Clone, Debug)]
pub struct Family {
    pub name: String,
    pub members: Vec<FuncId>,
}

#[derive(Clone, Debug)]
pub enum Expr {
    Int(Scalar, i128),
    /// The bits of a double, rounded to the type when printed.
    Float(Scalar, u64),
    Read(Place),
    Unary(UnaryOp, Box<Expr>),
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    Cast(Scalar, Box<Expr>),
    Select(Box<[Expr; 3]>),
    /// An index into [`builtins::BUILTINS`].
    Builtin(usize, Vec<Expr>),
    Call(Box<Call>),
    /// A call of a family: which member, its field, its argument.
    Virtual(usize, Box<[Expr; 3]>),
    Special(Special),
}

#[derive(Clone, Debug)]
pub struct Call {
    pub function: FuncId,
    pub args: Vec<Arg>,
    /// The `N` of a template.
    pub n: i64,
}

#[derive(Clone, Debug)]
pub enum Arg {
    Value(Expr),
    Place(Place),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    Thread,
    Block,
    BlockSize,
    Lane,
}

/// An lvalue.
#[derive(Clone, Debug)]
pub struct Place {
    pub var: VarId,
    pub path: Vec<Step>,
}

impl Place {
    pub fn var(var: VarId) -> Place {
        Place { var, path: Vec::new() }
    }
}

#[derive(Clone, Debug)]
pub enum Step {
    Field(usize),
    Index(Box<Expr>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOp {
    Neg,
    Not,
    LogicalNot,
    Plus,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
    LogicalAnd,
    LogicalOr,
}

impl BinaryOp {
    pub fn text(self) -> &'static str {
        use BinaryOp::*;
        match self {
            Add => "+",
            Sub => "-",
            Mul => "*",
            Div => "/",
            Rem => "%",
            And => "&",
            Or => "|",
            Xor => "^",
            Shl => "<<",
            Shr => ">>",
            Lt => "<",
            Le => "<=",
            Gt => ">",
            Ge => ">=",
            Eq => "==",
            Ne => "!=",
            LogicalAnd => "&&",
            LogicalOr => "||",
        }
    }

    pub fn is_comparison(self) -> bool {
        use BinaryOp::*;
        matches!(self, Lt | Le | Gt | Ge | Eq | Ne)
    }

    pub fn is_logical(self) -> bool {
        matches!(self, BinaryOp::LogicalAnd | BinaryOp::LogicalOr)
    }

    pub fn is_shift(self) -> bool {
        matches!(self, BinaryOp::Shl | BinaryOp::Shr)
    }

    /// Floating-point operands are allowed.
    pub fn takes_floats(self) -> bool {
        use BinaryOp::*;
        !matches!(self, Rem | And | Or | Xor | Shl | Shr)
    }
}

/// How a variable begins, or what a function returns.
#[derive(Clone, Debug)]
pub enum Init {
    Value(Expr),
    /// Elements or fields.
    List(Vec<Init>),
    Copy(Place),
    /// `{}`.
    Zero,
    /// A pointer to one of two places (arrays or pointers) from an element on.
    Pointer {
        cond: Expr,
        first: Place,
        second: Place,
        offset: u32,
        /// One of [`ways::WAYS`] that the pointer takes.
        way: Option<usize>,
    },
    Call(Call),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopKind {
    /// `for (i = start; i < bound; i += step)`.
    Up,
    /// `for (i = bound; i > start; i -= step)`.
    Down,
    /// `for (i = start; i != bound; i += step)`.
    NotEqual,
    While,
    DoWhile,
}

#[derive(Clone, Debug)]
pub struct Loop {
    pub kind: LoopKind,
    pub var: VarId,
    pub start: i64,
    pub step: i64,
    /// How often it runs is this modulo `most + 1`.
    pub trips: Expr,
    pub most: u32,
    /// `#pragma unroll N`; 0 without a number.
    pub unroll: Option<u32>,
    pub body: Vec<Stmt>,
}

#[derive(Clone, Debug)]
pub struct Case {
    /// No values: `default`.
    pub values: Vec<i64>,
    pub body: Vec<Stmt>,
    pub falls_through: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WarpOp {
    Shuffle,
    ShuffleUp,
    ShuffleDown,
    ShuffleXor,
    Ballot,
    Any,
    All,
    MatchAny,
    ReduceAdd,
    ReduceMin,
    ReduceMax,
    ReduceXor,
    ReduceAnd,
    ReduceOr,
}

#[derive(Clone, Debug)]
pub enum Stmt {
    Decl(VarId, Init),
    /// `place op= value`.
    Assign(Place, Option<BinaryOp>, Expr),
    Copy(Place, Place),
    Increment {
        place: Place,
        up: bool,
        prefix: bool,
    },
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    /// `if constexpr (N > k)`.
    IfConst(VarId, i64, Vec<Stmt>, Vec<Stmt>),
    Switch(Expr, Vec<Case>),
    Loop(Box<Loop>),
    Block(Vec<Stmt>),
    Break,
    Continue,
    Return(Expr),
    Observe(Expr),
    ObservePlace(Place),
    /// `place = f(...)`; the place is absent if the result is not used.
    Call(Option<Place>, Call),
    Lambda(FuncId),
    /// An object whose destructor observes.
    Guard(i64),
    /// All threads: write a value, meet, read a neighbour's.
    Exchange {
        place: Place,
        scalar: Scalar,
        value: Expr,
        neighbour: Expr,
        dynamic: bool,
    },
    Warp {
        place: Place,
        op: WarpOp,
        scalar: Scalar,
        value: Expr,
        lane: Expr,
    },
    /// All threads combine a value in a shared cell and read the result.
    SharedCell {
        place: Place,
        scalar: Scalar,
        op: AtomicOp,
        value: Expr,
    },
    /// A cell of [`Program::cells`]; with a compare-and-swap loop if it is an addition.
    GlobalCell {
        cell: usize,
        value: Expr,
        by_cas: bool,
    },
    /// An atomic on memory of the thread itself.
    Atomic {
        place: Place,
        op: AtomicOp,
        at: Place,
        value: Expr,
    },
    Barrier,
}

impl Program {
    /// The type a place has.
    pub fn place_type(&self, place: &Place) -> Type {
        let mut ty = self.vars[place.var].ty.clone();
        for step in &place.path {
            ty = match (step, ty) {
                (Step::Field(i), Type::Record(r)) => self.records[r].fields[*i].ty.clone(),
                (Step::Field(_), Type::Vector(s, _)) => Type::Scalar(s),
                (Step::Index(_), Type::Array(element, _) | Type::Pointer(element, _)) => *element,
                (_, other) => other,
            };
        }
        ty
    }

    /// The width of the bit-field a place is, if it is one.
    pub fn place_bits(&self, place: &Place) -> Option<u32> {
        let (Step::Field(i), before) = place.path.split_last()? else { return None };
        let owner = Place { var: place.var, path: before.to_vec() };
        match self.place_type(&owner) {
            Type::Record(r) => self.records[r].fields[*i].bits,
            _ => None,
        }
    }

    /// All scalars below a place, with constant indices.
    pub fn leaves(&self, place: &Place) -> Vec<Place> {
        let below = |step: Step| {
            let mut path = place.path.clone();
            path.push(step);
            self.leaves(&Place { var: place.var, path })
        };
        let index = |i: u32| Step::Index(Box::new(Expr::Int(Scalar::I32, i as i128)));
        match self.place_type(place) {
            Type::Scalar(_) => vec![place.clone()],
            Type::Vector(_, n) => (0..n as usize).flat_map(|i| below(Step::Field(i))).collect(),
            Type::Array(_, n) | Type::Pointer(_, n) => (0..n).flat_map(|i| below(index(i))).collect(),
            Type::Record(r) => {
                (0..self.records[r].fields.len()).flat_map(|i| below(Step::Field(i))).collect()
            }
        }
    }
}
