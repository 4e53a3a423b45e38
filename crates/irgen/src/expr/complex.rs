//! Complex numbers: objects of two parts, the real one first. They are built and copied as aggregates; here is their arithmetic.

use oxicc_frontend::tree::expr::{BinaryOp, CastKind, Category, UnaryOp};
use oxicc_frontend::tree::{Expr, ExprId, ExprKind, QualType, TypeKind};
use oxicc_ir::{BinOp, FloatPred, Type, Value};

use crate::Res;
use crate::function::FnGen;
use crate::place::Place;

/// The real and the imaginary part.
type Parts = (Value, Value);

impl<'t> FnGen<'_, 't> {
    pub(super) fn is_complex(&self, ty: QualType) -> bool {
        matches!(self.m.tree.types.get(ty), TypeKind::Complex(_))
    }

    /// The type of the parts.
    fn part_type(&mut self, ty: QualType) -> Res<Type> {
        match *self.m.tree.types.get(ty) {
            TypeKind::Complex(kind) => self.m.float_type(kind),
            _ => Err(self.unsupported("arithmetic on complex numbers")),
        }
    }

    /// One part of a complex object.
    pub(super) fn part_place(&mut self, place: Place, ty: QualType, imaginary: bool) -> Place {
        let offset = if imaginary { self.m.size_of(ty) / 2 } else { 0 };
        let ptr = self.byte_offset(place.ptr, offset as i64);
        Place { ptr, align: place.align.at_offset(offset), ..place }
    }

    fn load_parts(&mut self, place: Place, ty: QualType) -> Res<Parts> {
        let ir = self.part_type(ty)?;
        let mut part = |imaginary| {
            let at = self.part_place(place, ty, imaginary);
            self.load(ir, at.ptr, at.align, at.volatile)
        };
        Ok((part(false), part(true)))
    }

    pub(super) fn store_parts(&mut self, parts: Parts, place: Place, ty: QualType) {
        for (value, imaginary) in [(parts.0, false), (parts.1, true)] {
            let at = self.part_place(place, ty, imaginary);
            self.store(value, at.ptr, at.align, at.volatile);
        }
    }

    /// The parts of a complex expression.
    pub(super) fn complex(&mut self, e: ExprId) -> Res<Parts> {
        let expr = self.expr(e);
        if expr.category != Category::PRValue {
            let place = self.place(e)?;
            return self.load_parts(place, expr.ty);
        }
        match &expr.kind {
            ExprKind::Unary { .. }
            | ExprKind::Binary {
                op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div, ..
            }
            | ExprKind::Cast {
                kind:
                    CastKind::LValueToRValue | CastKind::NoOp | CastKind::ComplexCast | CastKind::FloatToComplex,
                ..
            } => self.nested(|g| g.complex_operation(expr)),
            _ => {
                let tmp = self.temp("complex", expr.ty)?;
                self.emit_into(e, tmp)?;
                self.load_parts(tmp, expr.ty)
            }
        }
    }

    /// The parts of an operation whose result is complex.
    pub(super) fn complex_operation(&mut self, expr: &'t Expr) -> Res<Parts> {
        let ir = self.part_type(expr.ty)?;
        match expr.kind {
            ExprKind::Unary { op: UnaryOp::Neg, operand } => {
                let (re, im) = self.complex(operand)?;
                Ok((self.fneg(re), self.fneg(im)))
            }
            // GNU: the conjugate.
            ExprKind::Unary { op: UnaryOp::BitNot, operand } => {
                let (re, im) = self.complex(operand)?;
                Ok((re, self.fneg(im)))
            }
            ExprKind::Cast { kind: CastKind::FloatToComplex, operand, .. } => {
                let re = self.scalar(operand)?;
                Ok((self.float_cast(re, ir), self.zero(ir)))
            }
            ExprKind::Cast { kind: CastKind::ComplexCast, operand, .. } => {
                let (re, im) = self.complex(operand)?;
                Ok((self.float_cast(re, ir), self.float_cast(im, ir)))
            }
            ExprKind::Cast { operand, .. } => self.complex(operand),
            ExprKind::Binary { op, lhs, rhs } => {
                let a = self.complex(lhs)?;
                let (b, real) = self.complex_operand(rhs)?;
                // A real number on the left has an imaginary part of zero, which changes no finite result.
                self.complex_arithmetic(op, a, b, real)
            }
            _ => Err(self.unsupported("arithmetic on complex numbers")),
        }
    }

    /// The parts of an operand, and whether it is a real number that was made complex.
    fn complex_operand(&mut self, e: ExprId) -> Res<(Parts, bool)> {
        let real = matches!(self.expr(e).kind, ExprKind::Cast { kind: CastKind::FloatToComplex, .. });
        Ok((self.complex(e)?, real))
    }

    /// `a op b`; `real` says that `b` is a real number.
    fn complex_arithmetic(&mut self, op: BinaryOp, a: Parts, b: Parts, real: bool) -> Res<Parts> {
        Ok(match op {
            BinaryOp::Add if real => (self.op2(BinOp::FAdd, a.0, b.0), a.1),
            BinaryOp::Sub if real => (self.op2(BinOp::FSub, a.0, b.0), a.1),
            BinaryOp::Mul if real => (self.op2(BinOp::FMul, a.0, b.0), self.op2(BinOp::FMul, a.1, b.0)),
            BinaryOp::Div if real => (self.op2(BinOp::FDiv, a.0, b.0), self.op2(BinOp::FDiv, a.1, b.0)),
            BinaryOp::Add => (self.op2(BinOp::FAdd, a.0, b.0), self.op2(BinOp::FAdd, a.1, b.1)),
            BinaryOp::Sub => (self.op2(BinOp::FSub, a.0, b.0), self.op2(BinOp::FSub, a.1, b.1)),
            BinaryOp::Mul => {
                let (ac, bd) = (self.op2(BinOp::FMul, a.0, b.0), self.op2(BinOp::FMul, a.1, b.1));
                let (ad, bc) = (self.op2(BinOp::FMul, a.0, b.1), self.op2(BinOp::FMul, a.1, b.0));
                (self.op2(BinOp::FSub, ac, bd), self.op2(BinOp::FAdd, ad, bc))
            }
            BinaryOp::Div => self.complex_quotient(a, b),
            _ => return Err(self.unsupported("this operator on complex numbers")),
        })
    }

    /// By Smith's method: the smaller part of the divisor is divided by the larger one, so that nothing overflows on the way.
    fn complex_quotient(&mut self, a: Parts, b: Parts) -> Parts {
        let (size_re, size_im) = (self.magnitude(b.0), self.magnitude(b.1));
        let swap = self.fcmp(FloatPred::Olt, size_re, size_im);
        let large = self.select(swap, b.1, b.0);
        let small = self.select(swap, b.0, b.1);
        let ratio = self.op2(BinOp::FDiv, small, large);
        let scaled = self.op2(BinOp::FMul, small, ratio);
        let divisor = self.op2(BinOp::FAdd, large, scaled);
        // With `r = d/c`: (a + b r, b - a r); with `r = c/d`: (a r + b, b r - a).
        let (first, second) = (self.select(swap, a.1, a.0), self.select(swap, a.0, a.1));
        let product = self.op2(BinOp::FMul, second, ratio);
        let re = self.op2(BinOp::FAdd, first, product);
        let product = self.op2(BinOp::FMul, first, ratio);
        let straight = self.op2(BinOp::FSub, second, product);
        let swapped = self.op2(BinOp::FSub, product, second);
        let im = self.select(swap, swapped, straight);
        (self.op2(BinOp::FDiv, re, divisor), self.op2(BinOp::FDiv, im, divisor))
    }

    fn magnitude(&mut self, v: Value) -> Value {
        let zero = self.zero(self.ty_of(v));
        let negative = self.fcmp(FloatPred::Olt, v, zero);
        let opposite = self.fneg(v);
        self.select(negative, opposite, v)
    }

    /// `==` and `!=`.
    pub(super) fn complex_comparison(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId) -> Res<Value> {
        let (a, b) = (self.complex(lhs)?, self.complex(rhs)?);
        let (pred, join) = match op {
            BinaryOp::Eq => (FloatPred::Oeq, BinOp::And),
            BinaryOp::Ne => (FloatPred::Une, BinOp::Or),
            _ => return Err(self.unsupported("this operator on complex numbers")),
        };
        let (re, im) = (self.fcmp(pred, a.0, b.0), self.fcmp(pred, a.1, b.1));
        Ok(self.op2(join, re, im))
    }

    /// `lhs op= rhs` for a complex object.
    pub(super) fn complex_compound(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        compute: QualType,
    ) -> Res<Place> {
        let ty = self.expr(lhs).ty;
        let (b, real) = match self.is_complex(self.expr(rhs).ty) {
            true => self.complex_operand(rhs)?,
            false => {
                let re = self.scalar(rhs)?;
                ((re, re), true)
            }
        };
        let place = self.place(lhs)?;
        let a = self.load_parts(place, ty)?;
        let (own, wide) = (self.part_type(ty)?, self.part_type(compute)?);
        let a = (self.float_cast(a.0, wide), self.float_cast(a.1, wide));
        let b = (self.float_cast(b.0, wide), self.float_cast(b.1, wide));
        let (re, im) = self.complex_arithmetic(op, a, b, real)?;
        let parts = (self.float_cast(re, own), self.float_cast(im, own));
        self.store_parts(parts, place, ty);
        Ok(place)
    }
}
