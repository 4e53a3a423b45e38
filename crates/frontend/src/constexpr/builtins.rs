//! Functions the compiler evaluates itself.

use oxicc_source::Span;
use rustc_apfloat::ieee::Quad;
use rustc_apfloat::{Float, Round};

use super::arith::{self, Num};
use super::memory::{Place, null};
use super::{Eval, Machine, Mode, Reason};
use crate::layout_relations;
use crate::lex::Symbol;
use crate::tree::expr::{BinaryOp, Category};
use crate::tree::types::{FloatKind, IntKind, TypeKind};
use crate::tree::value::{MemberPointer, PathStep, PointerBase};
use crate::tree::{ConstValue, ExprId, QualType};

/// Longest string or array a builtin walks over.
const MAX_SCAN: u64 = 1 << 20;

impl Machine<'_> {
    pub(super) fn builtin(
        &mut self,
        name: Symbol,
        args: &[ExprId],
        ty: QualType,
        span: Span,
    ) -> Eval<ConstValue> {
        let text = self.host.interner().get(name).to_string();
        if matches!(text.as_str(), "__atomic_always_lock_free" | "__atomic_is_lock_free") {
            let size = match args.first() {
                Some(size) => self.value(*size)?.as_int(),
                None => None,
            };
            return Ok(ConstValue::bool(matches!(size, Some(1 | 2 | 4 | 8))));
        }
        let Some(op) = text.strip_prefix("__builtin_") else {
            return self.fail(span, Reason::Unsupported("a call of a built-in function"));
        };
        match op {
            "is_constant_evaluated" => return Ok(ConstValue::bool(self.mode == Mode::Required)),
            "constant_p" => {
                let constant = args.first().is_some_and(|a| self.any(*a).is_ok());
                return Ok(ConstValue::bool(constant));
            }
            "unreachable" | "trap" | "abort" => return self.fail(span, Reason::Unreachable),
            "expect" | "expect_with_probability" | "launder" | "assume_aligned" | "addressof" => {
                return match args.first() {
                    Some(first) => self.any(*first),
                    None => self.fail(span, Reason::Invalid),
                };
            }
            "is_corresponding_member" | "is_pointer_interconvertible_with_class" => {
                return self.member_relation(args, span);
            }
            "assume" => return Ok(ConstValue::Uninit),
            "strlen" | "wcslen" => return self.strlen(args, span),
            "memcmp" | "strcmp" | "strncmp" => return self.compare_memory(op, args, span),
            "memchr" | "strchr" => return self.find_byte(args, span),
            "add_overflow" | "sub_overflow" | "mul_overflow" => return self.overflow(op, args, span),
            _ => {}
        }
        if let Some(value) = float_constant(op, self.float_kind(ty)) {
            return Ok(value);
        }
        let Some(first) = args.first() else {
            return self.fail(span, Reason::Unsupported("a call of a built-in function"));
        };
        let body = self.body();
        let arg_ty = body.exprs[*first].ty;
        let value = self.value(*first)?;
        if let (ConstValue::Int(v), Some(kind)) = (&value, self.int_kind(arg_ty))
            && let Some(result) = int_function(op, kind, *v)
        {
            // The generic forms may say what zero has.
            if let (0, "clzg" | "ctzg", Some(of_zero)) = (*v, op, args.get(1)) {
                return self.value(*of_zero);
            }
            return result.map(ConstValue::Int).or_else(|reason| self.fail(span, reason));
        }
        if let (ConstValue::Float(bits), Some(kind)) = (&value, self.float_kind(arg_ty)) {
            let second = match args.get(1) {
                Some(e) => match self.value(*e)? {
                    ConstValue::Float(bits) => Some(Num::from_bits(kind, bits).to_quad()),
                    _ => None,
                },
                None => None,
            };
            if let Some(result) = float_function(op, kind, Num::from_bits(kind, *bits).to_quad(), second) {
                return Ok(result);
            }
        }
        self.fail(span, Reason::Unsupported("a call of a built-in function"))
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

    fn compare_memory(&mut self, op: &str, args: &[ExprId], span: Span) -> Eval<ConstValue> {
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
            if x == 0 && op != "memcmp" {
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

    fn overflow(&mut self, op: &str, args: &[ExprId], span: Span) -> Eval<ConstValue> {
        let [a, b, out] = args else { return self.fail(span, Reason::Invalid) };
        let (a, b) = (self.int(*a)?, self.int(*b)?);
        let body = self.body();
        let target = self.tree().types.pointee(body.exprs[*out].ty);
        let Some(kind) = target.and_then(|ty| self.int_kind(ty)) else {
            return self.fail(span, Reason::Invalid);
        };
        let pointer = self.value(*out)?;
        let place = self.pointee(&pointer, span)?;
        let op = match op {
            "add_overflow" => BinaryOp::Add,
            "sub_overflow" => BinaryOp::Sub,
            _ => BinaryOp::Mul,
        };
        let exact = match op {
            BinaryOp::Add => a.checked_add(b),
            BinaryOp::Sub => a.checked_sub(b),
            _ => a.checked_mul(b),
        };
        let modular = match op {
            BinaryOp::Add => a.wrapping_add(b),
            BinaryOp::Sub => a.wrapping_sub(b),
            _ => a.wrapping_mul(b),
        };
        let fits = exact.is_some_and(|v| kind.holds(v));
        self.store(&place, ConstValue::Int(arith::wrap(kind, modular)), span)?;
        Ok(ConstValue::bool(!fits))
    }
}

/// Infinities and NaNs, which take no interesting argument.
fn float_constant(op: &str, kind: Option<FloatKind>) -> Option<ConstValue> {
    let kind = kind?;
    let value = match op {
        "huge_val" | "huge_valf" | "huge_vall" | "inf" | "inff" | "infl" => f64::INFINITY,
        "nan" | "nanf" | "nanl" => f64::NAN,
        "nans" | "nansf" | "nansl" => f64::from_bits(0x7ff4_0000_0000_0000),
        _ => return None,
    };
    Some(ConstValue::Float(Num::F64(value).to_bits(kind)))
}

fn int_function(op: &str, kind: IntKind, v: i128) -> Option<Result<i128, Reason>> {
    let bits = kind.bits();
    let raw = if bits == 128 { v as u128 } else { v as u128 & ((1 << bits) - 1) };
    let base = op.trim_end_matches(['l', 'g']);
    Some(match base {
        "clz" | "ctz" if raw == 0 => Err(Reason::Unsupported("counting the zeros of zero")),
        "clz" => Ok((raw.leading_zeros() - (128 - bits)) as i128),
        "ctz" => Ok(raw.trailing_zeros() as i128),
        "popcount" => Ok(raw.count_ones() as i128),
        "parity" => Ok((raw.count_ones() & 1) as i128),
        "ffs" => Ok(if raw == 0 { 0 } else { raw.trailing_zeros() as i128 + 1 }),
        "bswap16" => Ok((v as u16).swap_bytes() as i128),
        "bswap32" => Ok((v as u32).swap_bytes() as i128),
        "bswap64" => Ok((v as u64).swap_bytes() as i128),
        "abs" | "labs" | "llabs" | "lab" | "llab" => {
            v.checked_abs().filter(|v| kind.holds(*v)).ok_or(Reason::Overflow)
        }
        _ => return None,
    })
}

/// Computed in the widest format: each of these is exact there.
fn float_function(op: &str, kind: FloatKind, x: Quad, y: Option<Quad>) -> Option<ConstValue> {
    let number = |v: Quad| Some(ConstValue::Float(Num::Quad(v).to_bits(kind)));
    let boolean = |b: bool| Some(ConstValue::bool(b));
    // `isinff` and `fabsl` are the same function for another type.
    let base = match op {
        "isfinite" | "isinf" | "isnan" | "isnormal" | "signbit" | "fabs" | "copysign" => op,
        _ => op.strip_suffix(['f', 'l']).unwrap_or(op),
    };
    match (base, y) {
        ("isnan", _) => boolean(x.is_nan()),
        ("isinf", _) => boolean(x.is_infinite()),
        ("isfinite" | "finite", _) => boolean(x.is_finite()),
        ("isnormal", _) => boolean(x.is_finite_non_zero() && x.ilogb() >= least_normal_exponent(kind)),
        ("signbit", _) => boolean(x.is_negative()),
        ("fabs", _) => number(x.abs()),
        ("copysign", Some(y)) => number(x.copy_sign(y)),
        ("floor", _) => number(x.round_to_integral(Round::TowardNegative).value),
        ("ceil", _) => number(x.round_to_integral(Round::TowardPositive).value),
        ("trunc", _) => number(x.round_to_integral(Round::TowardZero).value),
        ("fmin", Some(y)) => number(x.min(y)),
        ("fmax", Some(y)) => number(x.max(y)),
        ("isgreater", Some(y)) => boolean(x > y),
        ("isless", Some(y)) => boolean(x < y),
        ("isunordered", Some(y)) => boolean(x.is_nan() || y.is_nan()),
        _ => None,
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
