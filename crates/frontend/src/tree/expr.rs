//! Expressions, fully typed.

use cranelift_entity::{entity_impl, packed_option::PackedOption};
use oxicc_source::Span;

use super::body::LocalId;
use super::decl::{FieldRef, FunctionId, RecordId, StringId, VarId};
use super::stmt::StmtId;
use super::types::QualType;
use super::value::ConstValue;
use crate::builtins::Builtin;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ExprId(u32);
entity_impl!(ExprId, "e");

/// Value category ([basic.lval]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    PRValue,
    LValue,
    XValue,
}

#[derive(Clone, Debug)]
pub struct Expr {
    pub kind: ExprKind,
    /// Never a reference type; `category` says what it denotes.
    pub ty: QualType,
    pub category: Category,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    Neg,
    BitNot,
    /// Operand and result are `bool`.
    Not,
    /// Increment and decrement act on the lvalue operand; the prefix forms are lvalues, the postfix forms prvalues.
    PreInc,
    PreDec,
    PostInc,
    PostDec,
    /// GNU `__real__` / `__imag__`.
    Real,
    Imag,
}

impl UnaryOp {
    /// Increments and decrements.
    pub fn changes_operand(self) -> bool {
        matches!(self, UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec)
    }
}

/// Operands are prvalues of one common type, except shifts (each promoted on its own) and pointer arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    And,
    Or,
    Xor,
    /// Comparisons give `bool`. On pointers they compare addresses.
    Lt,
    Gt,
    Le,
    Ge,
    Eq,
    Ne,
    /// pointer + integer (the pointer is always the left operand).
    PtrAdd,
    /// pointer - integer.
    PtrSub,
    /// pointer - pointer, in elements.
    PtrDiff,
    /// Short-circuit operators on `bool`.
    LogAnd,
    LogOr,
    Comma,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastKind {
    /// Reads the object.
    LValueToRValue,
    ArrayToPointer,
    FunctionToPointer,
    /// Changes only qualifiers, or nothing that code can see (also noexcept function pointers).
    NoOp,
    /// Integer, bool, character or enum to integer, character or enum: truncates or extends by the source's sign.
    Integral,
    IntegralToFloat,
    FloatToIntegral,
    Float,
    /// Comparison with zero, to `bool`.
    IntegralToBool,
    FloatToBool,
    PointerToBool,
    MemberPointerToBool,
    NullToPointer,
    NullToMemberPointer,
    IntegralToPointer,
    PointerToIntegral,
    /// Between object or function pointer types of unrelated pointees.
    PointerBitCast,
    /// Reinterprets the object an lvalue denotes (`reinterpret_cast<T&>`).
    LValueBitCast,
    /// Pointer (null stays null) or glvalue to a base class. The path is in [`ExprKind::Cast::path`].
    DerivedToBase,
    BaseToDerived,
    MemberPointerBaseToDerived,
    MemberPointerDerivedToBase,
    MemberPointerBitCast,
    ToVoid,
    /// `__builtin_bit_cast`: operand is a glvalue or prvalue of another type of the same size.
    BitCast,
    FloatToComplex,
    ComplexToFloat,
    ComplexCast,
    /// Scalar to every element of a GNU vector.
    VectorSplat,
    /// Each lane of a GNU vector to one of another type.
    VectorConvert,
}

#[derive(Clone, Debug)]
pub enum Callee {
    /// A known function. Member functions take the object's address as `this`, given by `object`.
    Direct(FunctionId),
    /// Through the vtable slot of the function.
    Virtual(FunctionId),
    /// A prvalue of pointer-to-function type.
    Indirect(ExprId),
    /// `(obj.*pm)(...)`: a prvalue of pointer-to-member-function type.
    MemberPointer(ExprId),
    /// A function the compiler knows by name and lowers itself (`__builtin_*`, `__nvvm_*`).
    Builtin(&'static Builtin),
}

/// How long a materialised temporary lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lifetime {
    /// To the end of the full-expression.
    FullExpr,
    /// As long as the reference that is bound to it.
    Local(LocalId),
    /// To the end of the constructor whose initialiser binds a member to it.
    Constructor,
    Static,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InitTarget {
    Field(u32),
    /// A field initialised by its default member initialiser; `this` inside it is the object being initialised.
    Default(u32),
    Base(u32),
    Element(u64),
}

#[derive(Clone, Debug)]
pub enum ExprKind {
    /// Reported already; never in a tree that is handed on.
    Error,
    /// An overloaded name whose function is still to be chosen, by its index in a table of the analyser; never in a tree
    /// that is handed on.
    Overload(u32),
    /// A folded value: literals, enumerators, `sizeof`, constant variables, results of constant evaluation.
    Const(ConstValue),
    /// An lvalue array. As a prvalue of array type: initialises the array, elements beyond the literal are zero.
    String(StringId),
    /// An lvalue (for a local of reference type: what it refers to).
    Local(LocalId),
    /// An lvalue.
    Var(VarId),
    /// An lvalue of function type, or a prvalue naming a member function inside a call.
    Function(FunctionId),
    /// Prvalue pointer.
    This,
    /// Member access on a glvalue object. A reference member denotes what it refers to.
    Field {
        base: ExprId,
        field: FieldRef,
    },
    /// `*p`, and `->`: lvalue from a pointer prvalue.
    Deref(ExprId),
    /// `&lvalue`.
    AddrOf(ExprId),
    /// `&C::member`.
    MemberAddr(FieldRef),
    MemberFnAddr(FunctionId),
    /// `obj.*pm` with a data member: base glvalue, member pointer prvalue.
    MemberDeref {
        base: ExprId,
        member: ExprId,
    },
    /// `a[i]`: the array has decayed to `base`, `index` is a promoted integer; `base` is evaluated first, so `i[a]` keeps the
    /// integer there if it matters. GNU vectors: base is the vector glvalue.
    Index {
        base: ExprId,
        index: ExprId,
    },
    Unary {
        op: UnaryOp,
        operand: ExprId,
    },
    Binary {
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
    },
    /// Scalar assignment; an lvalue. Right operand is evaluated first ([expr.ass]).
    Assign {
        lhs: ExprId,
        rhs: ExprId,
    },
    /// `lhs op= rhs`: lhs is read, converted to `compute`, combined, converted back. For pointers: `PtrAdd`/`PtrSub`.
    CompoundAssign {
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        compute: QualType,
    },
    /// `cond ? a : b`, with `cond` a `bool` prvalue and both arms of the result's type and category.
    Conditional {
        cond: ExprId,
        then: ExprId,
        otherwise: ExprId,
    },
    /// `path` is empty except for base/derived conversions: the steps from the derived class to the base.
    Cast {
        kind: CastKind,
        operand: ExprId,
        path: Box<[BaseStep]>,
    },
    /// `args` are converted to the parameter types: scalars by value, references as glvalues, classes as prvalues.
    Call {
        callee: Callee,
        object: PackedOption<ExprId>,
        args: Box<[ExprId]>,
        /// An assignment operator in operator notation: the right operand is evaluated before the left one.
        right_first: bool,
    },
    /// A prvalue of class type made by a constructor. `elide`d constructors never appear.
    Construct {
        ctor: FunctionId,
        args: Box<[ExprId]>,
    },
    /// Aggregate initialisation: a prvalue of class, union or array type (or a complex number: elements 0 and 1). What has no entry is value-initialised if
    /// `zero_rest`, else has no initialiser.
    Aggregate {
        inits: Box<[(InitTarget, ExprId)]>,
        filler: PackedOption<ExprId>,
        zero_rest: bool,
    },
    /// Zero-initialisation of any type, a prvalue.
    ZeroInit,
    /// Value-initialisation of a class with a non-user-provided, non-trivial default constructor: zero, then construct.
    ZeroThenConstruct {
        ctor: FunctionId,
    },
    /// Every element of an array is initialised by `elem`, a prvalue; [`ExprKind::ArrayIndex`] inside it is the index.
    ArrayInit {
        elem: ExprId,
    },
    /// The index in the innermost array that is being initialised element by element, or in one further out.
    ArrayIndex {
        outwards: u32,
    },
    /// Gives a prvalue an address: an xvalue (or lvalue where the context needs one).
    MaterializeTemp {
        value: ExprId,
        lifetime: Lifetime,
        dtor: PackedOption<FunctionId>,
    },
    /// A value bound once and used in several places inside `value`.
    Bind {
        common: ExprId,
        value: ExprId,
    },
    /// The value of the innermost enclosing `Bind` whose `common` is that expression.
    Opaque(ExprId),
    New(Box<NewExpr>),
    Delete(Box<DeleteExpr>),
    /// Destructor call without a destructor: evaluates the operand only.
    PseudoDtor(ExprId),
    /// GNU statement expression; its value is that of the last statement.
    StmtExpr(StmtId),
    VaArg {
        list: ExprId,
    },
    /// Host-only forms, kept so that host bodies can be checked.
    Throw(PackedOption<ExprId>),
    TypeId(ExprId),
    DynamicCast {
        operand: ExprId,
    },
    KernelLaunch {
        kernel: ExprId,
        config: Box<[ExprId]>,
        args: Box<[ExprId]>,
    },
}

/// One step from a class to a direct base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BaseStep {
    pub derived: RecordId,
    /// Index among the derived class's direct bases.
    pub base: u32,
}

#[derive(Clone, Debug)]
pub struct NewExpr {
    /// The allocation function chosen.
    pub operator_new: FunctionId,
    /// Placement arguments (after the size), converted.
    pub placement: Box<[ExprId]>,
    /// Type of one object.
    pub object: QualType,
    /// Number of elements for the array form, of type `size_t`.
    pub count: Option<ExprId>,
    /// Bytes before the array that hold the element count.
    pub cookie: u64,
    /// Initialiser, a prvalue of the object's (or element's) type; for arrays it may use [`ExprKind::ArrayIndex`].
    pub init: Option<ExprId>,
    /// Where the array's length is known only at run time and `init` is a list, a prvalue of the array of its elements: the
    /// initialiser of the elements after them.
    pub rest: Option<ExprId>,
    /// The allocation passes an alignment argument.
    pub aligned: bool,
}

#[derive(Clone, Debug)]
pub struct DeleteExpr {
    pub operator_delete: FunctionId,
    pub operand: ExprId,
    pub object: QualType,
    pub array: bool,
    /// `::delete`: also where the destructor is virtual, that deallocation function is called.
    pub global: bool,
    pub cookie: u64,
    /// Destructor to run first; virtual if it is declared so.
    pub dtor: PackedOption<FunctionId>,
    /// The deallocation function takes the size.
    pub sized: bool,
    /// It takes the alignment, too.
    pub aligned: bool,
}
