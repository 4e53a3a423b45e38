//! Questions about types that conversions ask: promotions, arithmetic conversions, similar types, composite types.
//!
//! Everything here is a pure function of the types; nothing looks at expressions or instantiates anything.

use crate::tree::types::{ArrayLen, FloatKind, FnType, IntKind, QualType, Quals, TypeId, TypeKind};
use crate::tree::{Tree, TypeTable};

impl Tree {
    /// The integer type that values of an integral or enumeration type are computed in, before promotion: the type
    /// itself, or the underlying type.
    pub fn int_kind(&self, ty: QualType) -> Option<IntKind> {
        match *self.types.get(ty) {
            TypeKind::Int(k) => Some(k),
            TypeKind::Enum(e) => match *self.types.get(self.enums[e].underlying) {
                TypeKind::Int(k) => Some(k),
                _ => None,
            },
            _ => None,
        }
    }

    pub fn is_scoped_enum(&self, ty: QualType) -> bool {
        self.types.as_enum(ty).is_some_and(|e| self.enums[e].scoped)
    }

    pub fn is_unscoped_enum(&self, ty: QualType) -> bool {
        self.types.as_enum(ty).is_some_and(|e| !self.enums[e].scoped)
    }

    /// Integral or unscoped enumeration type.
    pub fn is_integral_or_enum(&self, ty: QualType) -> bool {
        self.types.is_integral(ty) || self.is_unscoped_enum(ty)
    }

    pub fn is_arithmetic_or_enum(&self, ty: QualType) -> bool {
        self.types.is_arithmetic(ty) || self.is_unscoped_enum(ty)
    }

    /// Arithmetic, enumeration, pointer, member pointer, `nullptr_t` ([basic.types.general]/9), and the GNU scalars.
    pub fn is_scalar(&self, ty: QualType) -> bool {
        matches!(
            self.types.get(ty),
            TypeKind::Int(_)
                | TypeKind::Float(_)
                | TypeKind::Complex(_)
                | TypeKind::Enum(_)
                | TypeKind::Pointer(_)
                | TypeKind::MemberPointer { .. }
                | TypeKind::NullPtr
                | TypeKind::Vector { .. }
        )
    }

    /// The result of the integral promotions ([conv.prom]); `bits` is the width where the operand is a bit-field.
    /// `None` when the type is not integral or an unscoped enumeration.
    pub fn promoted(&mut self, ty: QualType, bits: Option<u32>) -> Option<QualType> {
        let is_enum = self.is_unscoped_enum(ty);
        if !is_enum && !self.types.is_integral(ty) {
            return None;
        }
        let kind = self.int_kind(ty)?;
        if let (Some(bits), false) = (bits, is_enum) {
            // A bit-field promotes to int or unsigned where those hold all its values; otherwise like its type.
            if kind.bits() >= 32 && bits < 32 {
                return Some(QualType::INT);
            }
            if kind.bits() > 32 && bits == 32 {
                return Some(if kind.is_signed() { QualType::INT } else { QualType::UINT });
            }
        }
        // Without a fixed type, an enumeration promotes to int if that holds its values, whatever its underlying type.
        if let Some(e) = self.types.as_enum(ty)
            && !self.enums[e].fixed
            && self.enums[e].complete
            && kind.bits() <= 64
        {
            let fits =
                |lo: i128, hi: i128| self.enums[e].enumerators.iter().all(|e| (lo..=hi).contains(&e.value));
            if fits(i32::MIN.into(), i32::MAX.into()) {
                return Some(QualType::INT);
            }
            if kind == IntKind::ULong && fits(i64::MIN.into(), i64::MAX.into()) {
                return Some(QualType::LONG);
            }
        }
        let kind = promoted_kind(kind);
        Some(self.types.int(kind))
    }

    /// The usual arithmetic conversions ([expr.arith.conv]) on types already free of qualifiers and bit-field widths.
    pub fn arithmetic_common(&mut self, a: QualType, b: QualType) -> Option<QualType> {
        use TypeKind::*;
        let (a, b) = (a.unqualified(), b.unqualified());
        match (self.types.get(a).clone(), self.types.get(b).clone()) {
            // Of lanes that differ only in their sign, the unsigned ones.
            (Vector { elem, len }, Vector { elem: other, len: lanes }) => {
                let unsigned = self.int_kind(other).is_some_and(|k| !k.is_signed());
                (a == b || len == lanes && self.same_lane(elem, other)).then_some(if unsigned {
                    b
                } else {
                    a
                })
            }
            (Vector { .. }, _) => self.is_arithmetic_or_enum(b).then_some(a),
            (_, Vector { .. }) => self.is_arithmetic_or_enum(a).then_some(b),
            (Complex(x), Complex(y)) => Some(self.types.intern(Complex(wider_float(x, y)?)).into()),
            (Complex(x), Float(y)) | (Float(y), Complex(x)) => {
                Some(self.types.intern(Complex(wider_float(x, y)?)).into())
            }
            (Complex(_), _) => self.is_integral_or_enum(b).then_some(a),
            (_, Complex(_)) => self.is_integral_or_enum(a).then_some(b),
            (Float(x), Float(y)) => Some(self.types.float(wider_float(x, y)?)),
            (Float(_), _) => self.is_integral_or_enum(b).then_some(a),
            (_, Float(_)) => self.is_integral_or_enum(a).then_some(b),
            _ => {
                let (a, b) = (self.promoted(a, None)?, self.promoted(b, None)?);
                let kind = common_int(self.int_kind(a)?, self.int_kind(b)?);
                Some(self.types.int(kind))
            }
        }
    }

    fn same_lane(&self, a: QualType, b: QualType) -> bool {
        match (self.int_kind(a), self.int_kind(b)) {
            (Some(x), Some(y)) => x.bits() == y.bits(),
            _ => a.ty() == b.ty(),
        }
    }

    /// Whether every value of `from` is a value of `to`, both integral.
    pub fn int_fits(from: IntKind, to: IntKind) -> bool {
        if from == IntKind::Bool {
            return true;
        }
        if to == IntKind::Bool {
            return false;
        }
        match (from.is_signed(), to.is_signed()) {
            (true, true) | (false, false) => from.bits() <= to.bits(),
            (false, true) => from.bits() < to.bits(),
            (true, false) => false,
        }
    }

    /// The largest and smallest value of an integer type, as the mathematical value where `i128` holds it.
    pub fn int_range(kind: IntKind) -> (i128, i128) {
        match (kind.is_signed(), kind.bits()) {
            (true, 128) => (i128::MIN, i128::MAX),
            (false, 128) => (i128::MIN, i128::MAX),
            (true, bits) => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
            (false, bits) => (0, (1i128 << bits) - 1),
        }
    }

    /// `value` brought into the range of `kind`, modulo its width.
    pub fn int_wrap(value: i128, kind: IntKind) -> i128 {
        if kind == IntKind::Bool {
            return (value != 0) as i128;
        }
        let shift = 128 - kind.bits();
        if kind.is_signed() {
            value << shift >> shift
        } else if shift == 0 {
            value
        } else {
            ((value as u128) << shift >> shift) as i128
        }
    }
}

fn promoted_kind(kind: IntKind) -> IntKind {
    use IntKind::*;
    match kind {
        Bool | Char | UnsignedChar | SChar | UChar | Char8 | Short | UShort | Char16 | WChar => Int,
        Char32 => UInt,
        other => other,
    }
}

/// Of two promoted integer types, the common one ([expr.arith.conv]/1.5).
fn common_int(a: IntKind, b: IntKind) -> IntKind {
    if a == b {
        return a;
    }
    if a.is_signed() == b.is_signed() {
        return if a.rank() >= b.rank() { a } else { b };
    }
    let (signed, unsigned) = if a.is_signed() { (a, b) } else { (b, a) };
    if unsigned.rank() >= signed.rank() {
        unsigned
    } else if signed.bits() > unsigned.bits() {
        signed
    } else {
        signed.to_unsigned()
    }
}

/// The wider of two floating types; `_Float16` and `__bf16` do not mix.
fn wider_float(a: FloatKind, b: FloatKind) -> Option<FloatKind> {
    use FloatKind::*;
    match (a, b) {
        (Half, BFloat16) | (BFloat16, Half) => None,
        _ => Some(a.max(b)),
    }
}

/// Conversion rank of floating types: greater is wider.
pub fn float_rank(kind: FloatKind) -> u8 {
    match kind.format() {
        FloatKind::Half | FloatKind::BFloat16 => 0,
        FloatKind::Float => 1,
        FloatKind::Double => 2,
        FloatKind::LongDouble => 3,
        _ => 4,
    }
}

/// How a qualification conversion goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QualConv {
    /// The types are equal below the top-level qualifiers.
    Same,
    /// A qualification conversion ([conv.qual]) is needed and allowed.
    Changes,
    /// The types are similar but the conversion would lose qualifiers.
    Loses,
    /// The types are not similar.
    Unrelated,
}

impl TypeTable {
    /// Compares two types for a qualification conversion; top-level qualifiers are ignored.
    pub fn qualification(&self, from: QualType, to: QualType) -> QualConv {
        if from.ty() == to.ty() {
            return QualConv::Same;
        }
        self.qualification_levels(from, to, true)
    }

    /// Compares "pointer to `from`" with "pointer to `to`": what decides whether a reference can be bound.
    pub fn qualification_of_referent(&self, from: QualType, to: QualType) -> QualConv {
        if from == to {
            return QualConv::Same;
        }
        self.qualification_levels(from, to, false)
    }

    fn qualification_levels(&self, from: QualType, to: QualType, mut top: bool) -> QualConv {
        let (mut a, mut b) = (from, to);
        // Whether all levels of `to` seen so far below the top were const.
        let mut const_so_far = true;
        let mut loses = false;
        loop {
            // The qualifiers of an array are those of its elements: no level of their own.
            if !top && !self.is_array(b) {
                let (qa, qb) = (a.quals(), b.quals());
                if !qb.contains(qa) {
                    loses = true;
                }
                if qa != qb && !const_so_far {
                    loses = true;
                }
                const_so_far &= qb.contains(Quals::CONST);
            }
            if a.ty() == b.ty() {
                return if loses { QualConv::Loses } else { QualConv::Changes };
            }
            top = false;
            match (self.get(a), self.get(b)) {
                (TypeKind::Pointer(x), TypeKind::Pointer(y)) => (a, b) = (*x, *y),
                (
                    TypeKind::MemberPointer { class: c, pointee: x },
                    TypeKind::MemberPointer { class: d, pointee: y },
                ) if c == d => (a, b) = (*x, *y),
                (TypeKind::Array { elem: x, len: m }, TypeKind::Array { elem: y, len: n }) => {
                    if m != n {
                        if *n != ArrayLen::Unknown {
                            return if *m == ArrayLen::Unknown {
                                QualConv::Loses
                            } else {
                                QualConv::Unrelated
                            };
                        }
                        if !const_so_far {
                            loses = true;
                        }
                    }
                    (a, b) = (*x, *y);
                }
                _ => return QualConv::Unrelated,
            }
        }
    }

    /// Whether two types are similar ([conv.qual]/2).
    pub fn is_similar(&self, a: QualType, b: QualType) -> bool {
        self.qualification(a, b) != QualConv::Unrelated
    }

    /// Whether `from` is a `noexcept` function type and `to` the same without `noexcept` ([conv.fctptr]).
    pub fn drops_noexcept(&self, from: QualType, to: QualType) -> bool {
        match (self.get(from), self.get(to)) {
            (TypeKind::Function(a), TypeKind::Function(b)) => {
                a.noexcept && !b.noexcept && same_but_noexcept(a, b)
            }
            _ => false,
        }
    }

    /// What a parameter or deduced `auto` makes of a type: arrays and functions become pointers, qualifiers go.
    pub fn decay(&mut self, ty: QualType) -> QualType {
        let ty = self.strip_ref(ty);
        match *self.get(ty) {
            TypeKind::Array { elem, .. } => self.pointer(elem),
            TypeKind::Function(_) => self.pointer(ty),
            _ => ty.unqualified(),
        }
    }

    /// The element type of an array (one dimension).
    pub fn array_elem(&self, ty: QualType) -> Option<QualType> {
        match *self.get(ty) {
            TypeKind::Array { elem, .. } => Some(elem),
            _ => None,
        }
    }

    pub fn is_array(&self, ty: QualType) -> bool {
        matches!(self.get(ty), TypeKind::Array { .. })
    }

    pub fn is_function(&self, ty: QualType) -> bool {
        matches!(self.get(ty), TypeKind::Function(_))
    }

    pub fn is_member_pointer(&self, ty: QualType) -> bool {
        matches!(self.get(ty), TypeKind::MemberPointer { .. })
    }

    pub fn is_bool(&self, ty: QualType) -> bool {
        ty.ty() == TypeId::BOOL
    }

    /// The type of a value of this type once read: without qualifiers, except for classes.
    pub fn rvalue_type(&self, ty: QualType) -> QualType {
        match self.get(ty) {
            TypeKind::Record(_) | TypeKind::Array { .. } => ty,
            _ => ty.unqualified(),
        }
    }

    /// The composite type of two pointer or member-pointer types that differ in qualifiers only, adding `const` where
    /// the levels differ ([expr.type]/4).
    pub fn merge_qualifiers(&mut self, a: QualType, b: QualType) -> Option<QualType> {
        // The compound types from the outside in, with the qualifiers of what each points to.
        let mut levels: Vec<(TypeKind, Quals, Quals)> = Vec::new();
        let (mut x, mut y) = (a, b);
        let innermost = loop {
            if x.ty() == y.ty() {
                break x.ty();
            }
            let (next_x, next_y) = match (self.get(x), self.get(y)) {
                (TypeKind::Pointer(p), TypeKind::Pointer(q)) => (*p, *q),
                (
                    TypeKind::MemberPointer { class, pointee: p },
                    TypeKind::MemberPointer { class: d, pointee: q },
                ) if class == d => (*p, *q),
                (TypeKind::Array { elem: p, len }, TypeKind::Array { elem: q, len: m }) if len == m => {
                    (*p, *q)
                }
                (TypeKind::Function(f), TypeKind::Function(g)) if same_but_noexcept(f, g) => {
                    let mut f = f.clone();
                    f.noexcept = false;
                    break self.function(f).ty();
                }
                _ => return None,
            };
            levels.push((self.get(x).clone(), next_x.quals(), next_y.quals()));
            (x, y) = (next_x, next_y);
        };
        let differing = levels.iter().rposition(|(_, p, q)| p != q);
        let mut ty = QualType::from(innermost);
        for (i, (kind, p, q)) in levels.iter().enumerate().rev() {
            let mut quals = *p | *q;
            if differing.is_some_and(|d| i < d) {
                quals |= Quals::CONST;
            }
            let inner = ty.with(quals);
            ty = match *kind {
                TypeKind::Pointer(_) => self.pointer(inner),
                TypeKind::MemberPointer { class, .. } => {
                    self.intern(TypeKind::MemberPointer { class, pointee: inner }).into()
                }
                TypeKind::Array { len, .. } => self.array(inner, len),
                _ => return None,
            };
        }
        Some(ty)
    }
}

fn same_but_noexcept(a: &FnType, b: &FnType) -> bool {
    a.ret == b.ret
        && a.params == b.params
        && a.variadic == b.variadic
        && a.quals == b.quals
        && a.ref_qual == b.ref_qual
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_conversions() {
        let mut t = Tree::new();
        use QualType as Q;
        let rows = [
            (Q::CHAR, Q::SHORT, Q::INT),
            (Q::INT, Q::UINT, Q::UINT),
            (Q::LONG, Q::UINT, Q::LONG),
            (Q::LONGLONG, Q::ULONG, Q::ULONGLONG),
            (Q::FLOAT, Q::LONG, Q::FLOAT),
            (Q::FLOAT, Q::DOUBLE, Q::DOUBLE),
            (Q::BOOL, Q::BOOL, Q::INT),
            (Q::CHAR32, Q::INT, Q::UINT),
            (Q::INT128, Q::ULONG, Q::INT128),
        ];
        for (a, b, want) in rows {
            assert_eq!(t.arithmetic_common(a, b), Some(want), "{a:?} {b:?}");
            assert_eq!(t.arithmetic_common(b, a), Some(want));
        }
        let p = t.types.pointer(Q::INT);
        assert_eq!(t.arithmetic_common(p, Q::INT), None);
    }

    #[test]
    fn bit_fields_promote_by_width() {
        let mut t = Tree::new();
        assert_eq!(t.promoted(QualType::UINT, Some(5)), Some(QualType::INT));
        assert_eq!(t.promoted(QualType::UINT, Some(32)), Some(QualType::UINT));
        assert_eq!(t.promoted(QualType::ULONG, Some(40)), Some(QualType::ULONG));
        assert_eq!(t.promoted(QualType::UINT, None), Some(QualType::UINT));
    }

    #[test]
    fn qualification_conversions() {
        let mut t = TypeTable::new();
        let c = QualType::INT.with(Quals::CONST);
        let p = t.pointer(QualType::INT);
        let pc = t.pointer(c);
        assert_eq!(t.qualification(p, pc), QualConv::Changes);
        assert_eq!(t.qualification(pc, p), QualConv::Loses);
        let pp = t.pointer(p);
        let ppc = t.pointer(pc);
        // int** -> const int** is the classic hole.
        assert_eq!(t.qualification(pp, ppc), QualConv::Loses);
        let pcpc = t.pointer(pc.with(Quals::CONST));
        assert_eq!(t.qualification(pp, pcpc), QualConv::Changes);
        let f = t.pointer(QualType::FLOAT);
        assert_eq!(t.qualification(p, f), QualConv::Unrelated);
    }

    #[test]
    fn merging_adds_const_where_levels_differ() {
        let mut t = TypeTable::new();
        let p = t.pointer(QualType::INT);
        let pc = t.pointer(QualType::INT.with(Quals::CONST));
        assert_eq!(t.merge_qualifiers(p, pc), Some(pc));
        let pp = t.pointer(p);
        let ppc = t.pointer(pc);
        let want = t.pointer(pc.with(Quals::CONST));
        assert_eq!(t.merge_qualifiers(pp, ppc), Some(want));
    }

    #[test]
    fn wrapping() {
        assert_eq!(Tree::int_wrap(300, IntKind::UChar), 44);
        assert_eq!(Tree::int_wrap(200, IntKind::SChar), -56);
        assert_eq!(Tree::int_wrap(-1, IntKind::UInt), 0xffff_ffff);
        assert_eq!(Tree::int_wrap(2, IntKind::Bool), 1);
    }
}
