//! Functions the compiler evaluates itself.

use std::cmp::Ordering;

use oxicc_source::Span;
use rustc_apfloat::ieee::Quad;
use rustc_apfloat::{Float, Round};
use smallvec::SmallVec;

use super::arith::{self, Num};
use super::memory::{Place, null};
use super::{Eval, Machine, Mode, Reason};
use crate::builtins::{Builtin, FloatClass, FloatFold, FloatRelation, Fold, IntFold, Overflow};
use crate::layout_relations;
use crate::tree::expr::Category;
use crate::tree::types::{FloatKind, IntKind, TypeKind};
use crate::tree::value::{MemberPointer, PathStep, PointerBase};
use crate::tree::{ConstValue, ExprId, QualType};

/// Longest string or array a builtin walks over.
const MAX_SCAN: u64 = 1 << 20;

impl Machine<'_> {
    pub(super) fn builtin(
        &mut self,
        builtin: &Builtin,
        args: &[ExprId],
        ty: QualType,
        span: Span,
    ) -> Eval<ConstValue> {
        let unsupported = Reason::Unsupported("a call of a built-in function");
        match builtin.fold {
            Fold::Never => self.fail(span, unsupported),
            Fold::CompareMemory { strings } => self.compare_memory(strings, args, span),
            Fold::ConstantP => {
                let constant = args.first().is_some_and(|a| self.any(*a).is_ok());
                Ok(ConstValue::bool(constant))
            }
            Fold::FindByte => self.find_byte(args, span),
            Fold::First => match args.first() {
                Some(first) => self.any(*first),
                None => self.fail(span, Reason::Invalid),
            },
            Fold::Float(function) => match self.float_call(function, args)? {
                Some(value) => Ok(value),
                None => self.fail(span, unsupported),
            },
            Fold::Infinity => self.float_constant(f64::INFINITY, ty, span),
            Fold::Int(function) => match self.int_call(function, args, span)? {
                Some(value) => Ok(value),
                None => self.fail(span, unsupported),
            },
            Fold::IsConstantEvaluated => Ok(ConstValue::bool(self.mode == Mode::Required)),
            Fold::IsLockFree => {
                let size = match args.first() {
                    Some(size) => self.value(*size)?.as_int(),
                    None => None,
                };
                Ok(ConstValue::bool(matches!(size, Some(1 | 2 | 4 | 8))))
            }
            Fold::MemberRelation => self.member_relation(args, span),
            Fold::Nan { signaling } => {
                let nan = if signaling { f64::from_bits(0x7ff4_0000_0000_0000) } else { f64::NAN };
                self.float_constant(nan, ty, span)
            }
            Fold::Nothing => Ok(ConstValue::Uninit),
            Fold::Overflow(op) => self.overflow(op, args, span),
            Fold::StringLength => self.strlen(args, span),
            Fold::Unreachable => self.fail(span, Reason::Unreachable),
        }
    }

    /// Infinities and NaNs, which take no interesting argument.
    fn float_constant(&mut self, value: f64, ty: QualType, span: Span) -> Eval<ConstValue> {
        match self.float_kind(ty) {
            Some(kind) => Ok(ConstValue::Float(Num::F64(value).to_bits(kind))),
            None => self.fail(span, Reason::Invalid),
        }
    }

    /// None if the operand is no integer.
    fn int_call(&mut self, function: IntFold, args: &[ExprId], span: Span) -> Eval<Option<ConstValue>> {
        let Some(first) = args.first() else { return Ok(None) };
        let ty = self.body().exprs[*first].ty;
        let (ConstValue::Int(v), Some(kind)) = (self.value(*first)?, self.int_kind(ty)) else {
            return Ok(None);
        };
        // The generic forms may say what zero has.
        if let (0, IntFold::Clz | IntFold::Ctz, Some(of_zero)) = (v, function, args.get(1)) {
            return self.value(*of_zero).map(Some);
        }
        match int_function(function, kind, v) {
            Ok(value) => Ok(Some(ConstValue::Int(value))),
            Err(reason) => self.fail(span, reason),
        }
    }

    /// None if an operand is no floating-point number.
    fn float_call(&mut self, function: FloatFold, args: &[ExprId]) -> Eval<Option<ConstValue>> {
        let mut operands: SmallVec<[Quad; 2]> = SmallVec::new();
        let mut format = None;
        for arg in args.iter().take(2) {
            let ty = self.body().exprs[*arg].ty;
            let (ConstValue::Float(bits), Some(kind)) = (self.value(*arg)?, self.float_kind(ty)) else {
                return Ok(None);
            };
            format = format.or(Some(kind));
            operands.push(Num::from_bits(kind, bits).to_quad());
        }
        Ok(format.and_then(|kind| float_function(function, kind, &operands)))
    }

    /// How pointers to members stand to their classes: one to the address of its object, two to each other.
    fn member_relation(&mut self, args: &[ExprId], span: Span) -> Eval<ConstValue> {
        let mut members = Vec::with_capacity(args.len());
        for arg in args {
            let ty = self.body().exprs[*arg].ty;
            let TypeKind::MemberPointer { class, .. } = *self.tree().types.get(ty) else {
                return self.fail(span, Reason::Invalid);
            };
            match (self.value(*arg)?, self.tree().types.as_record(class.into())) {
                (ConstValue::MemberPointer(MemberPointer::Field(field, _)), Some(class)) => {
                    members.push((class, field));
                }
                (ConstValue::MemberPointer(_), _) => return Ok(ConstValue::bool(false)),
                _ => return self.fail(span, Reason::Invalid),
            }
        }
        let tree = self.tree();
        Ok(ConstValue::bool(match members[..] {
            [(class, member)] => layout_relations::is_interconvertible_with_class(tree, class, member),
            [a, b] => layout_relations::is_corresponding_member(tree, a, b),
            _ => return self.fail(span, Reason::Invalid),
        }))
    }

    fn strlen(&mut self, args: &[ExprId], span: Span) -> Eval<ConstValue> {
        let Some(first) = args.first() else { return self.fail(span, Reason::Invalid) };
        let place = self.pointer_arg(*first, span)?;
        for n in 0..MAX_SCAN {
            if self.byte_at(&place, n, span)? == 0 {
                return Ok(ConstValue::Int(n as i128));
            }
        }
        self.fail(span, Reason::TooComplex)
    }

    fn compare_memory(&mut self, strings: bool, args: &[ExprId], span: Span) -> Eval<ConstValue> {
        let [a, b, rest @ ..] = args else { return self.fail(span, Reason::Invalid) };
        let (a, b) = (self.pointer_arg(*a, span)?, self.pointer_arg(*b, span)?);
        let limit = match rest.first() {
            Some(n) => self.int(*n)? as u64,
            None => MAX_SCAN,
        };
        for i in 0..limit.min(MAX_SCAN) {
            let (x, y) = (self.byte_at(&a, i, span)? as u8, self.byte_at(&b, i, span)? as u8);
            if x != y {
                return Ok(ConstValue::Int(if x < y { -1 } else { 1 }));
            }
            if x == 0 && strings {
                break;
            }
        }
        Ok(ConstValue::Int(0))
    }

    /// The first of some bytes, or of a string with its end, that has a value; null if there is none.
    fn find_byte(&mut self, args: &[ExprId], span: Span) -> Eval<ConstValue> {
        let [text, wanted, rest @ ..] = args else { return self.fail(span, Reason::Invalid) };
        let place = self.pointer_arg(*text, span)?;
        let wanted = self.int(*wanted)? as u8;
        let limit = match rest.first() {
            Some(n) => Some(self.int(*n)? as u64),
            None => None,
        };
        for i in 0..limit.unwrap_or(MAX_SCAN).min(MAX_SCAN) {
            let byte = self.byte_at(&place, i, span)? as u8;
            if byte == wanted {
                return match place.offset(i as i64) {
                    Some(at) => Ok(self.pointer_value(at)),
                    None => self.fail(span, Reason::Invalid),
                };
            }
            if byte == 0 && limit.is_none() {
                break;
            }
        }
        Ok(null())
    }

    fn pointer_arg(&mut self, e: ExprId, span: Span) -> Eval<Place> {
        let body = self.body();
        if body.exprs[e].category != Category::PRValue {
            let place = self.place(e)?;
            // A pointer that has not been read, or an array that has not decayed.
            if self.tree().types.is_pointer(body.exprs[e].ty) {
                let pointer = self.read(&place, span)?;
                return self.pointee(&pointer, span);
            }
            return Ok(place.step(PathStep::Element(0)));
        }
        let pointer = self.value(e)?;
        self.pointee(&pointer, span)
    }

    fn byte_at(&mut self, place: &Place, n: u64, span: Span) -> Eval<i128> {
        self.spend(1, span)?;
        let Some(at) = place.offset(n as i64) else { return self.fail(span, Reason::Invalid) };
        let at = match (at.base, &at.path[..]) {
            (PointerBase::String(_), []) => at.step(PathStep::Element(0)),
            _ => at,
        };
        match self.read(&at, span)? {
            ConstValue::Int(v) => Ok(v),
            _ => self.fail(span, Reason::InvalidCast),
        }
    }

    fn overflow(&mut self, op: Overflow, args: &[ExprId], span: Span) -> Eval<ConstValue> {
        let [a, b, out] = args else { return self.fail(span, Reason::Invalid) };
        let (a, b) = (self.int(*a)?, self.int(*b)?);
        let body = self.body();
        let target = self.tree().types.pointee(body.exprs[*out].ty);
        let Some(kind) = target.and_then(|ty| self.int_kind(ty)) else {
            return self.fail(span, Reason::Invalid);
        };
        let pointer = self.value(*out)?;
        let place = self.pointee(&pointer, span)?;
        let (exact, modular) = match op {
            Overflow::Add => (a.checked_add(b), a.wrapping_add(b)),
            Overflow::Sub => (a.checked_sub(b), a.wrapping_sub(b)),
            Overflow::Mul => (a.checked_mul(b), a.wrapping_mul(b)),
        };
        let fits = exact.is_some_and(|v| kind.holds(v));
        self.store(&place, ConstValue::Int(arith::wrap(kind, modular)), span)?;
        Ok(ConstValue::bool(!fits))
    }
}

fn int_function(function: IntFold, kind: IntKind, v: i128) -> Result<i128, Reason> {
    let bits = kind.bits();
    let raw = if bits == 128 { v as u128 } else { v as u128 & ((1 << bits) - 1) };
    match function {
        IntFold::Abs => v.checked_abs().filter(|v| kind.holds(*v)).ok_or(Reason::Overflow),
        IntFold::Bswap => Ok((raw.swap_bytes() >> (128 - bits)) as i128),
        IntFold::Clz | IntFold::Ctz if raw == 0 => Err(Reason::Unsupported("counting the zeros of zero")),
        IntFold::Clz => Ok((raw.leading_zeros() - (128 - bits)) as i128),
        IntFold::Ctz => Ok(raw.trailing_zeros() as i128),
        IntFold::Ffs => Ok(if raw == 0 { 0 } else { raw.trailing_zeros() as i128 + 1 }),
        IntFold::Parity => Ok((raw.count_ones() & 1) as i128),
        IntFold::Popcount => Ok(raw.count_ones() as i128),
    }
}

/// Computed in the widest format: each of these is exact there. None without a second operand that is needed.
fn float_function(function: FloatFold, kind: FloatKind, operands: &[Quad]) -> Option<ConstValue> {
    let (x, y) = (*operands.first()?, operands.get(1).copied());
    let value = match function {
        FloatFold::Class(class) => return Some(ConstValue::bool(is_of_class(class, kind, x))),
        FloatFold::Compare(relation) => return Some(ConstValue::bool(holds(relation, x, y?))),
        FloatFold::Abs => x.abs(),
        FloatFold::Ceil => x.round_to_integral(Round::TowardPositive).value,
        FloatFold::CopySign => x.copy_sign(y?),
        FloatFold::Floor => x.round_to_integral(Round::TowardNegative).value,
        FloatFold::Max => x.max(y?),
        FloatFold::Min => x.min(y?),
        FloatFold::Trunc => x.round_to_integral(Round::TowardZero).value,
    };
    Some(ConstValue::Float(Num::Quad(value).to_bits(kind)))
}

fn is_of_class(class: FloatClass, kind: FloatKind, x: Quad) -> bool {
    match class {
        FloatClass::Finite => x.is_finite(),
        FloatClass::Infinite => x.is_infinite(),
        FloatClass::Nan => x.is_nan(),
        FloatClass::Negative => x.is_negative(),
        FloatClass::Normal => x.is_finite_non_zero() && x.ilogb() >= least_normal_exponent(kind),
    }
}

fn holds(relation: FloatRelation, x: Quad, y: Quad) -> bool {
    match relation {
        FloatRelation::Greater => x > y,
        FloatRelation::GreaterEqual => x >= y,
        FloatRelation::Less => x < y,
        FloatRelation::LessEqual => x <= y,
        FloatRelation::LessGreater => x.partial_cmp(&y).is_some_and(Ordering::is_ne),
        FloatRelation::Unordered => x.is_nan() || y.is_nan(),
    }
}

/// Smaller numbers are subnormal.
fn least_normal_exponent(kind: FloatKind) -> i32 {
    match kind.format() {
        FloatKind::Half => -14,
        FloatKind::BFloat16 | FloatKind::Float => -126,
        FloatKind::Double => -1022,
        _ => -16382,
    }
}
