//! Values of several numbers: complex numbers and GNU vectors, whose operators work lane by lane.

use std::sync::Arc;

use oxicc_source::Span;

use super::arith::{self, FloatResult, Num};
use super::{Eval, Machine, Reason};
use crate::tree::expr::{BinaryOp, InitTarget, UnaryOp};
use crate::tree::types::FloatKind;
use crate::tree::value::Aggregate;
use crate::tree::{ConstValue, ExprId, QualType, TypeKind};

/// GNU vectors.
impl Machine<'_> {
    /// The type and number of a vector's lanes.
    pub(super) fn vector(&self, ty: QualType) -> Option<(QualType, u64)> {
        match *self.tree().types.get(ty) {
            TypeKind::Vector { elem, len } => Some((elem, len.into())),
            _ => None,
        }
    }

    fn lanes(&self, value: ConstValue, len: u64, span: Span) -> Eval<Vec<ConstValue>> {
        if let ConstValue::Aggregate(a) = &value
            && let Aggregate::Array { elems, filler } = &**a
        {
            let lane = |i: u64| elems.get(i as usize).or(filler.as_ref()).cloned();
            if let Some(lanes) = (0..len).map(lane).collect() {
                return Ok(lanes);
            }
        }
        self.fail(span, Reason::Uninitialized)
    }

    /// Applies an operation to each lane of some vectors.
    fn map_lanes<const N: usize>(
        &mut self,
        values: [ConstValue; N],
        len: u64,
        span: Span,
        mut operation: impl FnMut(&mut Self, [ConstValue; N]) -> Eval<ConstValue>,
    ) -> Eval<ConstValue> {
        let mut operands = Vec::with_capacity(N);
        for value in values {
            operands.push(self.lanes(value, len, span)?.into_iter());
        }
        let mut elems = Vec::new();
        for _ in 0..len {
            self.spend(1, span)?;
            let lane = std::array::from_fn(|i| operands[i].next().unwrap_or(ConstValue::Uninit));
            elems.push(operation(self, lane)?);
        }
        Ok(ConstValue::Aggregate(Arc::new(Aggregate::Array { elems, filler: None })))
    }

    /// A binary operator on vectors with these lanes. Comparisons give masks.
    pub(super) fn vector_binary(
        &mut self,
        op: BinaryOp,
        operands: [ConstValue; 2],
        (elem, len): (QualType, u64),
        span: Span,
    ) -> Eval<ConstValue> {
        use BinaryOp::{Eq, Ge, Gt, Le, Lt, Ne};
        self.map_lanes(operands, len, span, |m, [a, b]| {
            let result = m.arithmetic(op, a, b, elem, elem, span)?;
            Ok(match (op, result) {
                (Lt | Gt | Le | Ge | Eq | Ne, ConstValue::Int(truth)) => ConstValue::Int(-truth),
                (_, result) => result,
            })
        })
    }

    /// A unary operator on a vector with these lanes.
    pub(super) fn vector_unary(
        &mut self,
        op: UnaryOp,
        operand: ConstValue,
        (elem, len): (QualType, u64),
        span: Span,
    ) -> Eval<ConstValue> {
        self.map_lanes([operand], len, span, |m, [value]| {
            if op != UnaryOp::Not {
                return m.unary_value(op, value, elem, span);
            }
            let zero = m.zero(elem);
            match m.arithmetic(BinaryOp::Eq, value, zero, elem, elem, span)? {
                ConstValue::Int(truth) => Ok(ConstValue::Int(-truth)),
                other => Ok(other),
            }
        })
    }

    /// `mask ? a : b`.
    pub(super) fn vector_select(&mut self, [mask, a, b]: [ExprId; 3], len: u64) -> Eval<ConstValue> {
        let span = self.body().exprs[mask].span;
        let values = [self.value(mask)?, self.value(a)?, self.value(b)?];
        self.map_lanes(values, len, span, |_, [mask, a, b]| Ok(if mask == ConstValue::ZERO { b } else { a }))
    }

    /// The lanes of one vector converted to those of another, as many.
    pub(super) fn vector_convert(
        &mut self,
        value: ConstValue,
        from: QualType,
        (elem, len): (QualType, u64),
        span: Span,
    ) -> Eval<ConstValue> {
        self.map_lanes([value], len, span, |m, [lane]| m.convert(lane, from, elem, span))
    }

    /// A vector all of whose lanes are this number.
    pub(super) fn vector_splat(&self, value: ConstValue, len: u64) -> ConstValue {
        let (elems, filler) = (Vec::new(), Some(value));
        let splat = ConstValue::Aggregate(Arc::new(Aggregate::Array { elems, filler }));
        match self.lanes(splat.clone(), len, Span::default()) {
            Ok(elems) => ConstValue::Aggregate(Arc::new(Aggregate::Array { elems, filler: None })),
            Err(_) => splat,
        }
    }
}

/// Complex numbers.
impl Machine<'_> {
    pub(super) fn complex_kind(&self, ty: QualType) -> Option<FloatKind> {
        match *self.tree().types.get(ty) {
            TypeKind::Complex(kind) => Some(kind),
            _ => None,
        }
    }

    /// `{re, im}`.
    pub(super) fn complex_list(&mut self, inits: &[(InitTarget, ExprId)], span: Span) -> Eval<ConstValue> {
        let mut parts = [0, 0];
        for (target, init) in inits {
            match (*target, self.value(*init)?) {
                (InitTarget::Element(i @ 0..=1), ConstValue::Float(bits)) => parts[i as usize] = bits,
                _ => return self.fail(span, Reason::Invalid),
            }
        }
        Ok(ConstValue::Complex(parts[0], parts[1]))
    }
}

/// An operator on two complex numbers, each real part before its imaginary part.
pub(super) fn complex_binary(
    op: BinaryOp,
    kind: FloatKind,
    (a, b): (u128, u128),
    (c, d): (u128, u128),
) -> Result<ConstValue, Reason> {
    let number = |bits| Num::from_bits(kind, bits);
    let [a, b, c, d] = [a, b, c, d].map(number);
    let apply = |op, x, y| match arith::float_binary(op, x, y) {
        FloatResult::Num(n) => n,
        FloatResult::Bool(_) => x,
    };
    let equal = |x, y| matches!(arith::float_binary(BinaryOp::Eq, x, y), FloatResult::Bool(true));
    let (add, sub, mul) = (BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul);
    let (re, im) = match op {
        BinaryOp::Eq => return Ok(ConstValue::bool(equal(a, c) && equal(b, d))),
        BinaryOp::Ne => return Ok(ConstValue::bool(!(equal(a, c) && equal(b, d)))),
        BinaryOp::Add | BinaryOp::Sub => (apply(op, a, c), apply(op, b, d)),
        BinaryOp::Mul => {
            (apply(sub, apply(mul, a, c), apply(mul, b, d)), apply(add, apply(mul, a, d), apply(mul, b, c)))
        }
        BinaryOp::Div => {
            // In a format with range and bits to spare: the quotient is rounded once.
            let [a, b, c, d] = [a, b, c, d].map(|n| Num::Quad(n.to_quad()));
            let norm = apply(add, apply(mul, c, c), apply(mul, d, d));
            let re = apply(add, apply(mul, a, c), apply(mul, b, d));
            let im = apply(sub, apply(mul, b, c), apply(mul, a, d));
            if norm.is_zero() {
                return Err(Reason::DivisionByZero);
            }
            (apply(BinaryOp::Div, re, norm), apply(BinaryOp::Div, im, norm))
        }
        _ => return Err(Reason::Unsupported("expression")),
    };
    Ok(ConstValue::Complex(re.to_bits(kind), im.to_bits(kind)))
}
