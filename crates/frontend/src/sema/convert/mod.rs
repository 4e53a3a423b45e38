//! Implicit conversions: finding the sequence, ranking it against others, and applying it.
//!
//! * [`types`]: what can be said from the types alone.
//! * `standard`: standard conversion sequences ([over.ics.scs]).
//! * `reference`: reference binding ([dcl.init.ref]).
//! * `user`: user-defined conversions by constructors and conversion functions ([over.match.copy] and neighbours).
//! * `list`: conversion sequences from braced lists ([over.ics.list]).
//! * `rank`: which of two sequences is better ([over.ics.rank]).
//! * `apply`: builds the conversion nodes.
//! * `cast`: explicit casts.
//!
//! Finding a sequence never reports anything and builds no nodes. Whoever needs the conversion applies it or explains
//! why there is none.

mod apply;
mod cast;
mod list;
mod rank;
mod reference;
mod standard;
pub(crate) mod types;
mod user;

pub use apply::Purpose;
pub use cast::CastStyle;
pub use rank::Cmp;

use crate::sema::init::InitList;
use crate::tree::expr::Category;
use crate::tree::{ExprId, FunctionId, QualType};

/// An argument or initialiser as written: an expression, or a braced list that has no type of its own.
#[derive(Clone, Debug)]
pub enum Init {
    Expr(ExprId),
    List(Box<InitList>),
}

impl Init {
    pub fn as_expr(&self) -> Option<ExprId> {
        match self {
            Init::Expr(e) => Some(*e),
            Init::List(_) => None,
        }
    }
}

/// What a conversion needs to know of its source. `expr` is absent for hypothetical sources (the result of a conversion
/// function under consideration).
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    pub ty: QualType,
    pub category: Category,
    /// A null pointer constant of integer type.
    pub null: bool,
    /// Width, where it denotes a bit-field.
    pub bits: Option<u32>,
    pub expr: Option<ExprId>,
}

impl Operand {
    /// What a call that returns `ty` denotes.
    pub fn returned(types: &crate::tree::TypeTable, ty: QualType) -> Operand {
        use crate::tree::TypeKind;
        let (ty, category) = match *types.get(ty) {
            TypeKind::LValueRef(t) => (t, Category::LValue),
            TypeKind::RValueRef(t) if types.is_function(t) => (t, Category::LValue),
            TypeKind::RValueRef(t) => (t, Category::XValue),
            _ => (types.rvalue_type(ty), Category::PRValue),
        };
        Operand { ty, category, null: false, bits: None, expr: None }
    }

    pub fn is_glvalue(&self) -> bool {
        self.category != Category::PRValue
    }
}

/// The first step of a standard conversion sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    None,
    LValueToRValue,
    ArrayToPointer,
    FunctionToPointer,
}

/// The second step of a standard conversion sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Second {
    Identity,
    IntegralPromotion,
    FloatPromotion,
    Integral,
    Floating,
    IntegralToFloat,
    FloatToIntegral,
    /// From an arithmetic or enumeration type.
    ToBool,
    PointerToBool,
    MemberPointerToBool,
    NullToPointer,
    NullToMemberPointer,
    PointerToVoid,
    PointerToBase,
    MemberPointerToDerived,
    /// An object of a derived class to its base: by copying, or by binding a reference.
    ClassToBase,
    /// GNU vectors and complex numbers.
    Complex,
}

/// Conversion rank ([over.ics.scs], table 14), best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    Exact,
    Promotion,
    Conversion,
}

/// How a reference is bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The reference is an lvalue reference.
    pub lvalue_ref: bool,
    /// What it is bound to is an rvalue.
    pub to_rvalue: bool,
    /// What it is bound to is a function lvalue.
    pub to_function: bool,
    /// Bound to a temporary made by a conversion, not to the operand itself.
    pub temporary: bool,
    /// The implicit object parameter of a member function without ref-qualifier: binds anything.
    pub implicit_object: bool,
}

/// A standard conversion sequence, possibly ending in the binding of a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StdConv {
    pub first: First,
    pub second: Second,
    /// The third step: qualifiers or `noexcept` change below the top level, or a reference adds qualifiers.
    pub qualifies: bool,
    /// The type after the first step.
    pub from: QualType,
    /// The type reached; for a reference, the type it refers to.
    pub to: QualType,
    pub binding: Option<Binding>,
}

impl StdConv {
    pub fn identity(ty: QualType) -> StdConv {
        StdConv {
            first: First::None,
            second: Second::Identity,
            qualifies: false,
            from: ty,
            to: ty,
            binding: None,
        }
    }

    pub fn rank(&self) -> Rank {
        match self.second {
            Second::Identity => Rank::Exact,
            Second::IntegralPromotion | Second::FloatPromotion => Rank::Promotion,
            _ => Rank::Conversion,
        }
    }

    /// Whether nothing but lvalue transformations happens.
    pub fn is_identity(&self) -> bool {
        self.second == Second::Identity && !self.qualifies
    }
}

/// A user-defined conversion sequence.
#[derive(Clone, Debug)]
pub struct UserConv {
    /// The constructor or conversion function; `None` for aggregate initialisation from a braced list.
    pub function: Option<FunctionId>,
    /// From the source to the function's parameter (or object).
    pub before: StdConv,
    /// From the function's result to the target.
    pub after: StdConv,
}

/// An implicit conversion sequence ([over.best.ics]).
#[derive(Clone, Debug)]
pub enum IcsKind {
    Standard(StdConv),
    User(Box<UserConv>),
    /// Several user-defined conversions fit and none is best: viable, but an error if chosen.
    Ambiguous,
    Ellipsis,
}

#[derive(Clone, Debug)]
pub struct Ics {
    pub kind: IcsKind,
    /// The source is a braced list and the target `std::initializer_list` ([over.ics.rank]/3.1).
    pub init_list: bool,
    /// The source is a braced list and the target an array: its element type and bound ([over.ics.rank]/3.1).
    pub array: Option<(QualType, u64)>,
}

impl Ics {
    pub fn standard(conv: StdConv) -> Ics {
        Ics { kind: IcsKind::Standard(conv), init_list: false, array: None }
    }
    pub fn user(conv: UserConv) -> Ics {
        Ics { kind: IcsKind::User(Box::new(conv)), init_list: false, array: None }
    }
    pub fn ambiguous() -> Ics {
        Ics { kind: IcsKind::Ambiguous, init_list: false, array: None }
    }
    pub fn ellipsis() -> Ics {
        Ics { kind: IcsKind::Ellipsis, init_list: false, array: None }
    }
}

/// What kinds of user-defined conversion a context lets through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserMode {
    /// Copy-initialisation: constructors and conversion functions that are not explicit.
    Implicit,
    /// Direct-initialisation of a non-class or reference: explicit conversion functions count too.
    Explicit,
    /// None: nested in another user-defined conversion ([over.best.ics]/4).
    Forbidden,
}
