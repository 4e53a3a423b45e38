//! Constant evaluation: an interpreter of typed trees with memory, objects and calls.
//!
//! [`evaluate`] runs one expression. A prvalue gives its value, a glvalue a [`crate::tree::value::Pointer`] to the object it denotes. Whatever a
//! constant expression may not do ([expr.const]) ends it with an [`EvalError`] that says why and where, and through
//! which calls.
//!
//! - `memory`: objects and places, reading and writing through paths of subobjects.
//! - `expr`, `glvalue`, `cast`, `call`, `stmt`: evaluation by node kind; `init`: initialisation; `new_delete`.
//! - `operators`, `pointers`: what operators do with values and with pointers.
//! - `allocator`: what `std::allocator` gets from `operator new`.
//! - `dynamic`: what depends on the class of the complete object.
//! - `lanes`: complex numbers and vectors.
//! - [`arith`]: integer and floating-point arithmetic with the target's semantics.
//! - `builtins`: functions the compiler knows.
//!
//! The interpreter owns no tree. It asks its [`Host`] for bodies (which may have to be parsed first) and for values of
//! variables.

mod allocator;
pub mod arith;
mod builtins;
mod call;
mod cast;
mod dynamic;
mod expr;
mod glvalue;
mod init;
mod lanes;
mod memory;
mod new_delete;
mod operators;
mod pointers;
mod stmt;

use std::sync::Arc;

use oxicc_source::Span;
use rustc_hash::FxHashMap;

use crate::lex::Interner;
use crate::tree::{Body, ConstValue, ExprId, FunctionId, LocalId, QualType, Tree, VarId};
pub(crate) use memory::string_units;
use memory::{Object, Place};

/// What evaluation needs from the rest of the frontend.
pub trait Host {
    fn tree(&self) -> &Tree;
    fn interner(&self) -> &Interner;
    /// The parsed definition of a function, parsing it now if it is still a token range.
    fn body(&mut self, function: FunctionId) -> Option<Arc<Body>>;
    /// The value of a static variable that is usable in constant expressions.
    fn variable(&mut self, var: VarId) -> Option<ConstValue>;
    /// The value of a local variable of the function being parsed, if it is usable in constant expressions.
    fn local(&mut self, local: LocalId) -> Option<ConstValue>;
    /// The constant that a member of the closure whose body is being read stands for, and whether that is a reference.
    fn captured(&mut self, field: crate::tree::FieldRef) -> Option<(ConstValue, bool)>;
    /// Whether integer operations out of range are constant outside functions.
    fn wraps_constants(&self) -> bool;
    /// What an evaluation may take.
    fn limits(&self) -> Limits;
}

/// Whether the language demands a constant here, which `__builtin_is_constant_evaluated` reveals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Required,
    /// Folding as an optimisation, or to find out whether an expression is constant.
    Attempt,
}

/// What an evaluation may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Nested calls.
    pub depth: u32,
    /// Steps; a loop iteration costs 2, a call 3.
    pub cost: u64,
}

/// Goes on with enough stack: calls nest as deep as the limit allows, and a sum is as deep as it has terms.
fn with_stack<T>(run: impl FnOnce() -> T) -> T {
    const RED_ZONE: usize = 256 << 10;
    const MORE: usize = 8 << 20;
    oxicc_stack::maybe_grow(RED_ZONE, MORE, run)
}

/// Why an expression is not constant.
#[derive(Clone, Debug)]
pub struct EvalError {
    pub span: Span,
    pub reason: Reason,
    /// Calls that were under way, innermost first.
    pub stack: Vec<(FunctionId, Span)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The expression has an error that was reported.
    Invalid,
    NotConstexpr(FunctionId),
    Undefined(FunctionId),
    /// A variable that is not usable in constant expressions.
    RuntimeVar(VarId),
    RuntimeLocal(LocalId),
    RuntimeStorage,
    ExpiredStorage,
    ConstantStorage,
    Uninitialized,
    InactiveMember,
    OutOfBounds {
        index: i64,
        len: u64,
    },
    NullDeref,
    DivisionByZero,
    RemainderByZero,
    Overflow,
    NegativeShift,
    BadShift,
    InvalidCast,
    UnrelatedPointers,
    MissingReturn,
    Unreachable,
    TooDeep,
    TooComplex,
    /// Memory from `new` that outlives the evaluation.
    LeakedMemory,
    /// A form of expression or statement that constant expressions may not contain.
    Unsupported(&'static str),
}

impl Reason {
    /// The note that explains it. Names are the caller's business, who knows how to spell them.
    pub fn text(&self) -> String {
        match self {
            Reason::Invalid => "the expression has errors".into(),
            Reason::NotConstexpr(_) => "cannot call a function that is not constexpr".into(),
            Reason::Undefined(_) => "a constexpr function is used before it is defined".into(),
            Reason::RuntimeVar(_) | Reason::RuntimeLocal(_) => {
                "the value of a variable cannot be used as a constant".into()
            }
            Reason::RuntimeStorage => "attempt to access run-time storage".into(),
            Reason::ExpiredStorage => "attempt to access expired storage".into(),
            Reason::ConstantStorage => "attempt to modify a const object".into(),
            Reason::Uninitialized => "access to uninitialized object".into(),
            Reason::InactiveMember => "attempt to access an inactive union member".into(),
            Reason::OutOfBounds { index, len } => {
                format!("cannot access position {index} in array of {len} elements")
            }
            Reason::NullDeref => "attempt to dereference a null pointer".into(),
            Reason::DivisionByZero => "division by zero".into(),
            Reason::RemainderByZero => "right operand of \"%\" is zero".into(),
            Reason::Overflow => "integer operation result is out of range".into(),
            Reason::NegativeShift => "shift count is negative".into(),
            Reason::BadShift => "shift count is too large".into(),
            Reason::InvalidCast => "invalid conversion in constant-expression evaluation".into(),
            Reason::UnrelatedPointers => "comparison of pointers to unrelated objects".into(),
            Reason::MissingReturn => "missing return value".into(),
            Reason::Unreachable => "unreachable code is reached".into(),
            Reason::TooDeep => "too many nested constexpr calls".into(),
            Reason::TooComplex => "excessive constexpr function call complexity".into(),
            Reason::LeakedMemory => "memory allocated in the evaluation is not freed".into(),
            Reason::Unsupported(what) => format!("{what} cannot be interpreted"),
        }
    }
}

pub(crate) type Eval<T> = Result<T, EvalError>;

/// Evaluates an expression of a body.
pub fn evaluate(host: &mut dyn Host, body: &Arc<Body>, expr: ExprId, mode: Mode) -> Eval<ConstValue> {
    let mut machine = Machine::new(host, body.clone(), mode);
    let value = machine.any(expr)?;
    let span = body.exprs[expr].span;
    machine.end_temps(0, span)?;
    machine.finish(value, span)
}

/// Evaluates a prvalue of any type as the initial value of an object of that type, of the static variable `var` if that is
/// what it initialises: pointers to the object are then pointers to the variable.
pub fn evaluate_init(
    host: &mut dyn Host,
    body: &Arc<Body>,
    expr: ExprId,
    ty: QualType,
    var: Option<VarId>,
    mode: Mode,
) -> Eval<ConstValue> {
    let mut machine = Machine::new(host, body.clone(), mode);
    let span = body.exprs[expr].span;
    if machine.host.tree().types.is_reference(ty) {
        let place = machine.place(expr)?;
        let value = machine.pointer_value(place);
        machine.end_temps(0, span)?;
        return machine.finish(value, span);
    }
    let skeleton = machine.uninit(ty);
    let object = machine.allocate(skeleton);
    machine.home = var.map(|var| (object, var));
    machine.init_into(expr, Place::object(object))?;
    machine.end_temps(0, span)?;
    let value = machine.load(&Place::object(object), span)?;
    machine.finish(value, span)
}

/// One call in progress.
struct Frame {
    body: Arc<Body>,
    function: Option<FunctionId>,
    /// Where the call was made.
    call_span: Span,
    /// Object of each local that has been declared.
    locals: FxHashMap<LocalId, u32>,
    this: Option<Place>,
    /// Values of `Bind`s, by their common expression.
    opaque: Vec<(ExprId, ConstValue)>,
    array_index: Vec<u64>,
    /// Where the returned object is built.
    result: Option<Place>,
    returned: Option<ConstValue>,
    /// Temporaries of the full-expression that is being evaluated, and of those around it, with what destroys them.
    temps: Vec<(u32, Option<FunctionId>)>,
    /// Temporaries that live as long as a reference.
    extended: Vec<(LocalId, u32, FunctionId)>,
}

struct Machine<'h> {
    host: &'h mut dyn Host,
    mode: Mode,
    objects: Vec<Object>,
    frames: Vec<Frame>,
    vars: FxHashMap<VarId, ConstValue>,
    cost: u64,
    limits: Limits,
    /// Objects from `new` that are alive.
    heap: Vec<u32>,
    /// The object that is being made, and the static variable that it is the value of.
    home: Option<(u32, VarId)>,
}

impl<'h> Machine<'h> {
    fn new(host: &'h mut dyn Host, body: Arc<Body>, mode: Mode) -> Machine<'h> {
        let top = Frame {
            body,
            function: None,
            call_span: Span::default(),
            locals: FxHashMap::default(),
            this: None,
            opaque: Vec::new(),
            array_index: Vec::new(),
            result: None,
            returned: None,
            temps: Vec::new(),
            extended: Vec::new(),
        };
        Machine {
            limits: host.limits(),
            host,
            mode,
            objects: Vec::new(),
            frames: vec![top],
            vars: FxHashMap::default(),
            cost: 0,
            heap: Vec::new(),
            home: None,
        }
    }

    fn frame(&self) -> &Frame {
        // The bottom frame is made in `new` and never popped.
        self.frames.last().expect("the evaluator always has a frame")
    }

    fn frame_mut(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("the evaluator always has a frame")
    }

    fn tree(&self) -> &Tree {
        self.host.tree()
    }

    fn fail<T>(&self, span: Span, reason: Reason) -> Eval<T> {
        let calls = self.frames.iter().rev();
        let stack = calls.filter_map(|f| f.function.map(|id| (id, f.call_span))).collect();
        Err(EvalError { span, reason, stack })
    }

    fn spend(&mut self, cost: u64, span: Span) -> Eval<()> {
        self.cost += cost;
        if self.cost > self.limits.cost { self.fail(span, Reason::TooComplex) } else { Ok(()) }
    }

    /// Checks that the result refers to nothing that dies with the evaluation, and fills in byte offsets.
    fn finish(&mut self, value: ConstValue, span: Span) -> Eval<ConstValue> {
        if !self.heap.is_empty() {
            return self.fail(span, Reason::LeakedMemory);
        }
        self.finalize(value, span)
    }
}
