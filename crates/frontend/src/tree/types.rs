//! Types, hash-consed: equal types have equal ids.

use std::fmt;

use cranelift_entity::entity_impl;
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

use super::decl::{EnumId, RecordId, TemplateArgs, TemplateId};
use super::dependent::DependentId;
use crate::lex::Symbol;

/// An unqualified type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(u32);
entity_impl!(TypeId, "ty");

bitflags::bitflags! {
    /// cv-qualifiers and `__restrict__`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct Quals: u8 {
        const CONST = 1;
        const VOLATILE = 2;
        const RESTRICT = 4;
    }
}

/// A type with its top-level qualifiers, in one word: the id in the upper bits, [`Quals`] in the lower three.
///
/// Qualifiers of an array type are kept on the element type ([basic.type.qualifier]/3).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct QualType(u32);

impl QualType {
    pub fn new(ty: TypeId, quals: Quals) -> QualType {
        QualType(ty.as_u32() << 3 | quals.bits() as u32)
    }
    pub fn ty(self) -> TypeId {
        TypeId(self.0 >> 3)
    }
    pub fn quals(self) -> Quals {
        Quals::from_bits_truncate((self.0 & 7) as u8)
    }
    pub fn unqualified(self) -> QualType {
        QualType(self.0 & !7)
    }
    pub fn with(self, q: Quals) -> QualType {
        QualType(self.0 | q.bits() as u32)
    }
    pub fn without(self, q: Quals) -> QualType {
        QualType(self.0 & !(q.bits() as u32))
    }
    pub fn is_const(self) -> bool {
        self.quals().contains(Quals::CONST)
    }
    pub fn is_volatile(self) -> bool {
        self.quals().contains(Quals::VOLATILE)
    }
    pub fn is_restrict(self) -> bool {
        self.quals().contains(Quals::RESTRICT)
    }
}

impl From<TypeId> for QualType {
    fn from(ty: TypeId) -> QualType {
        QualType::new(ty, Quals::empty())
    }
}

impl fmt::Debug for QualType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            self.ty(),
            match self.quals() {
                q if q.is_empty() => String::new(),
                q => format!("{q:?}"),
            }
        )
    }
}

/// Character and integer types, each a distinct type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum IntKind {
    Bool,
    /// `char`.
    Char,
    /// `char` where it is unsigned; a program has this one or the other.
    UnsignedChar,
    SChar,
    UChar,
    WChar,
    Char8,
    Char16,
    Char32,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    LongLong,
    ULongLong,
    Int128,
    UInt128,
}

impl IntKind {
    /// Width of the value in bits; `Bool` occupies one byte but has one value bit.
    pub fn bits(self) -> u32 {
        use IntKind::*;
        match self {
            Bool => 1,
            Char | UnsignedChar | SChar | UChar | Char8 => 8,
            Short | UShort | Char16 => 16,
            Int | UInt | WChar | Char32 => 32,
            Long | ULong | LongLong | ULongLong => 64,
            Int128 | UInt128 => 128,
        }
    }
    /// Size in memory, in bytes.
    pub fn size(self) -> u64 {
        (self.bits() as u64).div_ceil(8)
    }
    pub fn is_signed(self) -> bool {
        use IntKind::*;
        matches!(self, Char | SChar | WChar | Short | Int | Long | LongLong | Int128)
    }
    /// Whether a value is one of its values; `unsigned __int128` is kept as two's complement.
    pub fn holds(self, v: i128) -> bool {
        let bits = self.bits();
        if bits >= 128 {
            return true;
        }
        if self.is_signed() {
            let half = 1i128 << (bits - 1);
            (-half..half).contains(&v)
        } else {
            (0..1i128 << bits).contains(&v)
        }
    }

    /// The unsigned type of the same rank ([basic.fundamental]).
    pub fn to_unsigned(self) -> IntKind {
        use IntKind::*;
        match self {
            Char | UnsignedChar | SChar => UChar,
            Short => UShort,
            Int | WChar => UInt,
            Long => ULong,
            LongLong => ULongLong,
            Int128 => UInt128,
            other => other,
        }
    }
    /// The signed type of the same rank.
    pub fn to_signed(self) -> IntKind {
        use IntKind::*;
        match self {
            Char | UnsignedChar | UChar | Char8 => SChar,
            UShort | Char16 => Short,
            UInt | WChar | Char32 => Int,
            ULong => Long,
            ULongLong => LongLong,
            UInt128 => Int128,
            other => other,
        }
    }
    /// Integer conversion rank ([conv.rank]); greater is wider.
    pub fn rank(self) -> u8 {
        use IntKind::*;
        match self {
            Bool => 0,
            Char | UnsignedChar | SChar | UChar | Char8 => 1,
            Short | UShort | Char16 => 2,
            Int | UInt | WChar | Char32 => 3,
            Long | ULong => 4,
            LongLong | ULongLong => 5,
            Int128 | UInt128 => 6,
        }
    }
}

/// In the order of their conversion ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FloatKind {
    /// `_Float16` / `__fp16`.
    Half,
    /// `__bf16`.
    BFloat16,
    Float,
    /// `_Float32`; this and the four below are types of their own since GCC 13.
    Ieee32,
    Double,
    /// `_Float32x`.
    Ieee32x,
    /// `_Float64`.
    Ieee64,
    /// 16 bytes in memory; computed as `double` on the device.
    LongDouble,
    /// `_Float64x`.
    Ieee64x,
    Float128,
    /// `_Float128`.
    Ieee128,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArrayLen {
    Known(u64),
    /// `T[]`: parameters before adjustment, `extern` arrays, flexible members.
    Unknown,
    /// Bound depends on a template parameter that can be deduced from it: `T (&)[N]`.
    Param {
        depth: u16,
        index: u16,
        pack: bool,
    },
    /// Bound is some other dependent expression.
    Dependent(DependentId),
    /// Variable-length array: host code only.
    Variable,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RefQual {
    #[default]
    None,
    LValue,
    RValue,
}

/// A function type. Parameter types are adjusted (decayed) and without top-level cv ([dcl.fct]/5).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FnType {
    pub ret: QualType,
    pub params: Box<[QualType]>,
    /// Ends in `...`.
    pub variadic: bool,
    /// cv-qualifier-seq of a member function.
    pub quals: Quals,
    pub ref_qual: RefQual,
    pub noexcept: bool,
    /// In patterns: `noexcept(N)` that depends on template parameters.
    pub noexcept_pattern: Option<NoexceptPattern>,
}

/// What a dependent exception specification says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoexceptPattern {
    /// The template parameter of this index.
    Param(u16),
    /// Any other expression.
    Expr(DependentId),
}

/// Which placeholder stands for a type that is still to be deduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placeholder {
    Auto,
    DecltypeAuto,
    /// A class template whose arguments are deduced from an initialiser.
    Template(TemplateId),
}

/// What a type is. Dependent kinds appear only in template patterns.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TypeKind {
    Void,
    NullPtr,
    Int(IntKind),
    Float(FloatKind),
    Complex(FloatKind),
    Pointer(QualType),
    LValueRef(QualType),
    RValueRef(QualType),
    /// `pointee class::*`; the pointee is a function type for member functions.
    MemberPointer {
        class: TypeId,
        pointee: QualType,
    },
    Array {
        elem: QualType,
        len: ArrayLen,
    },
    Function(FnType),
    Record(RecordId),
    Enum(EnumId),
    /// GNU vector extension.
    Vector {
        elem: QualType,
        len: u32,
    },
    /// `auto` and `decltype(auto)` before deduction; function return types until the body is read.
    Deduced(Placeholder),
    /// The type of an error expression: silences follow-up errors.
    Error,
    /// The type of an overloaded name whose function is still to be chosen; only while an expression is being built.
    Overload,

    // Dependent kinds.
    /// A template type parameter; unique by position so that equal patterns are equal types.
    TemplateParam {
        depth: u16,
        index: u16,
        pack: bool,
    },
    /// `T` bound to a template template parameter with arguments, or a class template with dependent arguments.
    TemplateSpec {
        template: TemplateId,
        args: TemplateArgs,
    },
    /// `TT<args>` where `TT` is a template template parameter.
    TemplateParamSpec {
        depth: u16,
        index: u16,
        /// `TT` is a pack.
        pack: bool,
        args: TemplateArgs,
    },
    /// `typename scope::name` and `typename scope::template name<args>`.
    DependentName {
        scope: TypeId,
        name: Symbol,
        args: Option<TemplateArgs>,
    },
    /// `decltype(expr)`, `typeof(expr)`, an alias whose value depends in a way that cannot be looked through: non-deduced.
    DependentTokens(DependentId),
    /// `pattern...` in a list of types.
    PackExpansion(QualType),
}

impl TypeKind {
    /// Whether this kind by itself makes a type dependent; use [`TypeTable::is_dependent`] for nested ones.
    pub fn is_dependent_kind(&self) -> bool {
        use TypeKind::*;
        match self {
            TemplateParam { .. } | TemplateSpec { .. } | TemplateParamSpec { .. } | DependentName { .. } => {
                true
            }
            DependentTokens(_) | PackExpansion(_) => true,
            Array { len, .. } => matches!(len, ArrayLen::Param { .. } | ArrayLen::Dependent(_)),
            Function(f) => f.noexcept_pattern.is_some(),
            _ => false,
        }
    }
}

/// Fundamental types with fixed ids, made by [`TypeTable::new`] in this order.
macro_rules! fixed {
    ($($name:ident = $kind:expr;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[derive(Clone, Copy)]
        enum FixedIndex { $($name),* }
        impl TypeId { $(pub const $name: TypeId = TypeId(FixedIndex::$name as u32);)* }
        impl QualType { $(pub const $name: QualType = QualType((FixedIndex::$name as u32) << 3);)* }
        fn fixed_kinds() -> Vec<TypeKind> { vec![$($kind),*] }
    };
}

fixed! {
    VOID = TypeKind::Void;
    NULLPTR = TypeKind::NullPtr;
    ERROR = TypeKind::Error;
    OVERLOAD = TypeKind::Overload;
    BOOL = TypeKind::Int(IntKind::Bool);
    CHAR = TypeKind::Int(IntKind::Char);
    SCHAR = TypeKind::Int(IntKind::SChar);
    UCHAR = TypeKind::Int(IntKind::UChar);
    WCHAR = TypeKind::Int(IntKind::WChar);
    CHAR8 = TypeKind::Int(IntKind::Char8);
    CHAR16 = TypeKind::Int(IntKind::Char16);
    CHAR32 = TypeKind::Int(IntKind::Char32);
    SHORT = TypeKind::Int(IntKind::Short);
    USHORT = TypeKind::Int(IntKind::UShort);
    INT = TypeKind::Int(IntKind::Int);
    UINT = TypeKind::Int(IntKind::UInt);
    LONG = TypeKind::Int(IntKind::Long);
    ULONG = TypeKind::Int(IntKind::ULong);
    LONGLONG = TypeKind::Int(IntKind::LongLong);
    ULONGLONG = TypeKind::Int(IntKind::ULongLong);
    INT128 = TypeKind::Int(IntKind::Int128);
    UINT128 = TypeKind::Int(IntKind::UInt128);
    HALF = TypeKind::Float(FloatKind::Half);
    BFLOAT16 = TypeKind::Float(FloatKind::BFloat16);
    FLOAT = TypeKind::Float(FloatKind::Float);
    DOUBLE = TypeKind::Float(FloatKind::Double);
    LONGDOUBLE = TypeKind::Float(FloatKind::LongDouble);
    FLOAT128 = TypeKind::Float(FloatKind::Float128);
    AUTO = TypeKind::Deduced(Placeholder::Auto);
    DECLTYPE_AUTO = TypeKind::Deduced(Placeholder::DecltypeAuto);
}

/// The interner of types.
pub struct TypeTable {
    kinds: Vec<TypeKind>,
    /// Whether each type mentions a template parameter anywhere inside.
    dependent: Vec<bool>,
    index: HashTable<u32>,
}

impl TypeTable {
    /// How many types there are.
    #[allow(clippy::len_without_is_empty)] // The built-in ones are always there.
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    pub fn new() -> TypeTable {
        let mut table = TypeTable { kinds: Vec::new(), dependent: Vec::new(), index: HashTable::new() };
        for kind in fixed_kinds() {
            table.intern(kind);
        }
        table
    }

    /// Makes `char` an unsigned type; before any other type is made of it.
    pub fn make_chars_unsigned(&mut self) {
        let kind = TypeKind::Int(IntKind::UnsignedChar);
        let (hash, index) = (FxBuildHasher.hash_one(&kind), TypeId::CHAR.0);
        self.kinds[index as usize] = kind;
        let kinds = &self.kinds;
        self.index.insert_unique(hash, index, |&i| FxBuildHasher.hash_one(&kinds[i as usize]));
    }

    pub fn kind(&self, ty: TypeId) -> &TypeKind {
        &self.kinds[ty.0 as usize]
    }

    /// The kind below the qualifiers.
    pub fn get(&self, ty: QualType) -> &TypeKind {
        self.kind(ty.ty())
    }

    /// Whether the type mentions a template parameter, so that it is only a pattern.
    pub fn is_dependent(&self, ty: QualType) -> bool {
        self.dependent[ty.ty().0 as usize]
    }

    pub fn intern(&mut self, kind: TypeKind) -> TypeId {
        let hash = FxBuildHasher.hash_one(&kind);
        let kinds = &self.kinds;
        if let Some(&found) = self.index.find(hash, |&i| kinds[i as usize] == kind) {
            return TypeId(found);
        }
        let id = self.kinds.len() as u32;
        self.dependent.push(self.computes_dependent(&kind));
        self.kinds.push(kind);
        let kinds = &self.kinds;
        self.index.insert_unique(hash, id, |&i| FxBuildHasher.hash_one(&kinds[i as usize]));
        TypeId(id)
    }

    /// The id of a type if it exists, without making it.
    pub fn find(&self, kind: &TypeKind) -> Option<TypeId> {
        let hash = FxBuildHasher.hash_one(kind);
        self.index.find(hash, |&i| self.kinds[i as usize] == *kind).map(|&i| TypeId(i))
    }

    pub fn pointer(&mut self, to: QualType) -> QualType {
        self.intern(TypeKind::Pointer(to)).into()
    }
    /// `T&`, collapsing references ([dcl.ref]/6).
    pub fn lvalue_ref(&mut self, to: QualType) -> QualType {
        match *self.get(to) {
            TypeKind::LValueRef(_) => to.unqualified(),
            TypeKind::RValueRef(inner) => self.intern(TypeKind::LValueRef(inner)).into(),
            _ => self.intern(TypeKind::LValueRef(to)).into(),
        }
    }
    /// `T&&`, collapsing references.
    pub fn rvalue_ref(&mut self, to: QualType) -> QualType {
        match *self.get(to) {
            TypeKind::LValueRef(_) | TypeKind::RValueRef(_) => to.unqualified(),
            _ => self.intern(TypeKind::RValueRef(to)).into(),
        }
    }
    pub fn array(&mut self, elem: QualType, len: ArrayLen) -> QualType {
        self.intern(TypeKind::Array { elem, len }).into()
    }
    pub fn function(&mut self, f: FnType) -> QualType {
        self.intern(TypeKind::Function(f)).into()
    }
    pub fn record(&mut self, r: RecordId) -> QualType {
        self.intern(TypeKind::Record(r)).into()
    }
    pub fn enum_(&mut self, e: EnumId) -> QualType {
        self.intern(TypeKind::Enum(e)).into()
    }
    pub fn int(&mut self, k: IntKind) -> QualType {
        self.intern(TypeKind::Int(k)).into()
    }
    pub fn float(&mut self, k: FloatKind) -> QualType {
        self.intern(TypeKind::Float(k)).into()
    }

    /// Adds qualifiers, pushing them through arrays to the element type. References and functions take none.
    pub fn qualify(&mut self, ty: QualType, quals: Quals) -> QualType {
        if quals.is_empty() {
            return ty;
        }
        match *self.get(ty) {
            TypeKind::Array { elem, len } => {
                let elem = self.qualify(elem, quals);
                self.array(elem, len)
            }
            TypeKind::LValueRef(_) | TypeKind::RValueRef(_) | TypeKind::Function(_) => ty,
            _ => ty.with(quals),
        }
    }

    /// Removes a reference, if there is one.
    pub fn strip_ref(&self, ty: QualType) -> QualType {
        match *self.get(ty) {
            TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => t,
            _ => ty,
        }
    }
    pub fn as_record(&self, ty: QualType) -> Option<RecordId> {
        match *self.get(ty) {
            TypeKind::Record(r) => Some(r),
            _ => None,
        }
    }
    pub fn as_enum(&self, ty: QualType) -> Option<EnumId> {
        match *self.get(ty) {
            TypeKind::Enum(e) => Some(e),
            _ => None,
        }
    }
    pub fn pointee(&self, ty: QualType) -> Option<QualType> {
        match *self.get(ty) {
            TypeKind::Pointer(t) => Some(t),
            _ => None,
        }
    }
    /// What a pointer points to or a reference refers to.
    pub fn referent(&self, ty: QualType) -> Option<QualType> {
        match *self.get(ty) {
            TypeKind::Pointer(t) | TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => Some(t),
            _ => None,
        }
    }
    pub fn as_function(&self, ty: QualType) -> Option<&FnType> {
        match self.get(ty) {
            TypeKind::Function(f) => Some(f),
            _ => None,
        }
    }
    pub fn is_reference(&self, ty: QualType) -> bool {
        matches!(self.get(ty), TypeKind::LValueRef(_) | TypeKind::RValueRef(_))
    }
    pub fn is_pointer(&self, ty: QualType) -> bool {
        matches!(self.get(ty), TypeKind::Pointer(_))
    }
    pub fn is_void(&self, ty: QualType) -> bool {
        ty.ty() == TypeId::VOID
    }
    pub fn is_error(&self, ty: QualType) -> bool {
        ty.ty() == TypeId::ERROR
    }
    pub fn is_floating(&self, ty: QualType) -> bool {
        matches!(self.get(ty), TypeKind::Float(_))
    }
    /// Integral types in the standard's sense: not enumerations.
    pub fn is_integral(&self, ty: QualType) -> bool {
        matches!(self.get(ty), TypeKind::Int(_))
    }
    pub fn is_arithmetic(&self, ty: QualType) -> bool {
        matches!(self.get(ty), TypeKind::Int(_) | TypeKind::Float(_))
    }
    /// The element type of an array after all dimensions, or the type itself.
    pub fn array_base(&self, mut ty: QualType) -> QualType {
        while let TypeKind::Array { elem, .. } = *self.get(ty) {
            ty = elem;
        }
        ty
    }

    /// The number of dimensions of an array; 0 for other types.
    pub fn array_rank(&self, mut ty: QualType) -> u32 {
        let mut rank = 0;
        while let TypeKind::Array { elem, .. } = *self.get(ty) {
            ty = elem;
            rank += 1;
        }
        rank
    }

    fn computes_dependent(&self, kind: &TypeKind) -> bool {
        use TypeKind::*;
        if kind.is_dependent_kind() {
            return true;
        }
        let dep = |t: QualType| self.dependent[t.ty().0 as usize];
        match kind {
            Pointer(t) | LValueRef(t) | RValueRef(t) => dep(*t),
            MemberPointer { class, pointee } => self.dependent[class.0 as usize] || dep(*pointee),
            Array { elem, .. } => dep(*elem),
            Vector { elem, .. } => dep(*elem),
            Function(f) => dep(f.ret) || f.params.iter().any(|p| dep(*p)),
            _ => false,
        }
    }
}

/// How types are written in source text.
impl IntKind {
    pub fn spelling(self) -> &'static str {
        use IntKind::*;
        match self {
            Bool => "bool",
            Char | UnsignedChar => "char",
            SChar => "signed char",
            UChar => "unsigned char",
            WChar => "wchar_t",
            Char8 => "char8_t",
            Char16 => "char16_t",
            Char32 => "char32_t",
            Short => "short",
            UShort => "unsigned short",
            Int => "int",
            UInt => "unsigned int",
            Long => "long",
            ULong => "unsigned long",
            LongLong => "long long",
            ULongLong => "unsigned long long",
            Int128 => "__int128",
            UInt128 => "unsigned __int128",
        }
    }
}

impl FloatKind {
    /// The old type with the same values: how numbers of this type are stored and computed with.
    pub fn format(self) -> FloatKind {
        match self {
            FloatKind::Ieee32 => FloatKind::Float,
            FloatKind::Ieee32x | FloatKind::Ieee64 => FloatKind::Double,
            FloatKind::Ieee64x => FloatKind::LongDouble,
            FloatKind::Ieee128 => FloatKind::Float128,
            old => old,
        }
    }

    pub fn spelling(self) -> &'static str {
        match self {
            FloatKind::Half => "_Float16",
            FloatKind::BFloat16 => "__bf16",
            FloatKind::Float => "float",
            FloatKind::Double => "double",
            FloatKind::LongDouble => "long double",
            FloatKind::Float128 => "__float128",
            FloatKind::Ieee32 => "_Float32",
            FloatKind::Ieee32x => "_Float32x",
            FloatKind::Ieee64 => "_Float64",
            FloatKind::Ieee64x => "_Float64x",
            FloatKind::Ieee128 => "_Float128",
        }
    }
}

impl Quals {
    /// The qualifiers in their usual order, with blanks between them.
    pub fn spelling(self) -> String {
        const TEXT: [(Quals, &str); 3] =
            [(Quals::CONST, "const"), (Quals::VOLATILE, "volatile"), (Quals::RESTRICT, "__restrict__")];
        let parts: Vec<&str> = TEXT.iter().filter(|(q, _)| self.contains(*q)).map(|(_, t)| *t).collect();
        parts.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_types_have_equal_ids() {
        let mut t = TypeTable::new();
        let a = t.pointer(QualType::INT.with(Quals::CONST));
        let b = t.pointer(QualType::INT.with(Quals::CONST));
        let c = t.pointer(QualType::INT);
        assert_eq!(a, b);
        assert_ne!(a, c);
        assert_eq!(*t.get(QualType::INT), TypeKind::Int(IntKind::Int));
    }

    #[test]
    fn references_collapse() {
        let mut t = TypeTable::new();
        let l = t.lvalue_ref(QualType::INT);
        let r = t.rvalue_ref(QualType::INT);
        assert_eq!(t.rvalue_ref(l), l);
        assert_eq!(t.lvalue_ref(r), l);
        assert_eq!(t.rvalue_ref(r), r);
    }

    #[test]
    fn qualifying_an_array_qualifies_its_elements() {
        let mut t = TypeTable::new();
        let a = t.array(QualType::INT, ArrayLen::Known(3));
        let q = t.qualify(a, Quals::CONST);
        assert!(q.quals().is_empty());
        assert!(t.array_base(q).is_const());
    }

    #[test]
    fn dependence_is_seen_through_nesting() {
        let mut t = TypeTable::new();
        let p: QualType = t.intern(TypeKind::TemplateParam { depth: 0, index: 0, pack: false }).into();
        let pp = t.pointer(p);
        assert!(t.is_dependent(pp));
        assert!(!t.is_dependent(QualType::INT));
    }
}
