//! Complex numbers: objects of two parts, the real one first. They are built and copied as aggregates; here is their arithmetic.

use oxicc_frontend::tree::expr::{BinaryOp, CastKind, Category, InitTarget, UnaryOp};
use oxicc_frontend::tree::{Expr, ExprId, ExprKind, QualType, TypeKind};
use oxicc_ir::{BinOp, FloatPred, Type, Value};

use crate::Res;
use crate::emit::align;
use crate::function::FnGen;
use crate::place::Place;

/// The real and the imaginary part.
type Parts = (Value, Value);

/// An operand of arithmetic on complex numbers.
#[derive(Clone, Copy)]
enum Operand {
    Complex(Parts),
    Real(Value),
}

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
        Place { ptr, align: place.align.at_offset(offset), member: None, ..place }
    }

    fn load_parts(&mut self, place: Place, ty: QualType) -> Res<Parts> {
        let ir = self.part_type(ty)?;
        let mut part = |imaginary| {
            let at = self.part_place(place, ty, imaginary);
            self.load(ir, at.ptr, at.align, at.volatile)
        };
        Ok((part(false), part(true)))
    }

    pub(crate) fn store_parts(&mut self, parts: Parts, place: Place, ty: QualType) {
        for (value, imaginary) in [(parts.0, false), (parts.1, true)] {
            let at = self.part_place(place, ty, imaginary);
            self.store(value, at.ptr, at.align, at.volatile);
        }
    }

    /// The parts of `{re, im}`.
    pub(crate) fn complex_list(&mut self, ty: QualType, inits: &'t [(InitTarget, ExprId)]) -> Res<Parts> {
        let ir = self.part_type(ty)?;
        let zero = self.zero(ir);
        let mut parts = (zero, zero);
        for &(target, init) in inits {
            let value = self.scalar(init)?;
            match target {
                InitTarget::Element(0) => parts.0 = value,
                _ => parts.1 = value,
            }
        }
        Ok(parts)
    }

    /// The parts of a complex expression.
    pub(super) fn complex(&mut self, e: ExprId) -> Res<Parts> {
        let expr = self.expr(e);
        if expr.category != Category::PRValue {
            let place = self.place(e)?;
            return self.load_parts(place, expr.ty);
        }
        match &expr.kind {
            ExprKind::Aggregate { inits, .. } => self.nested(|g| g.complex_list(expr.ty, inits)),
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
            ExprKind::Unary { op: op @ (UnaryOp::PostInc | UnaryOp::PostDec), operand } => {
                let place = self.place(operand)?;
                self.complex_increment(place, self.expr(operand).ty, op == UnaryOp::PostInc)
            }
            ExprKind::Cast { operand, .. } => self.complex(operand),
            ExprKind::Binary { op, lhs, rhs } => {
                let (a, b) = (self.complex_operand(lhs)?, self.complex_operand(rhs)?);
                self.complex_arithmetic(op, a, b)
            }
            _ => Err(self.unsupported("arithmetic on complex numbers")),
        }
    }

    /// An operand of type complex, which may be a real number that was made complex.
    fn complex_operand(&mut self, e: ExprId) -> Res<Operand> {
        match self.expr(e).kind {
            ExprKind::Cast { kind: CastKind::FloatToComplex, operand, .. } => {
                let ir = self.part_type(self.expr(e).ty)?;
                let re = self.scalar(operand)?;
                Ok(Operand::Real(self.float_cast(re, ir)))
            }
            _ => self.complex(e).map(Operand::Complex),
        }
    }

    /// `a op b`. A real number has no imaginary part, which is not the same as one of zero: it leaves the sign of a zero and
    /// infinities of the other operand alone (C, annex G).
    fn complex_arithmetic(&mut self, op: BinaryOp, a: Operand, b: Operand) -> Res<Parts> {
        use Operand::{Complex, Real};
        Ok(match (op, a, b) {
            (BinaryOp::Add, Complex(a), Real(r)) => (self.op2(BinOp::FAdd, a.0, r), a.1),
            (BinaryOp::Add, Real(r), Complex(b)) => (self.op2(BinOp::FAdd, r, b.0), b.1),
            (BinaryOp::Sub, Complex(a), Real(r)) => (self.op2(BinOp::FSub, a.0, r), a.1),
            (BinaryOp::Sub, Real(r), Complex(b)) => (self.op2(BinOp::FSub, r, b.0), self.fneg(b.1)),
            (BinaryOp::Mul, Complex(a), Real(r)) => {
                (self.op2(BinOp::FMul, a.0, r), self.op2(BinOp::FMul, a.1, r))
            }
            (BinaryOp::Mul, Real(r), Complex(b)) => {
                (self.op2(BinOp::FMul, r, b.0), self.op2(BinOp::FMul, r, b.1))
            }
            (BinaryOp::Div, Complex(a), Real(r)) => {
                (self.op2(BinOp::FDiv, a.0, r), self.op2(BinOp::FDiv, a.1, r))
            }
            (op, a, b) => {
                let (a, b) = (self.parts_of(a), self.parts_of(b));
                match op {
                    BinaryOp::Add => (self.op2(BinOp::FAdd, a.0, b.0), self.op2(BinOp::FAdd, a.1, b.1)),
                    BinaryOp::Sub => (self.op2(BinOp::FSub, a.0, b.0), self.op2(BinOp::FSub, a.1, b.1)),
                    BinaryOp::Mul => self.complex_library("__nv_complex_mul", a, b)?,
                    BinaryOp::Div => self.complex_library("__nv_complex_div", a, b)?,
                    _ => return Err(self.unsupported("this operator on complex numbers")),
                }
            }
        })
    }

    fn parts_of(&mut self, operand: Operand) -> Parts {
        match operand {
            Operand::Complex(parts) => parts,
            Operand::Real(re) => (re, self.zero(self.ty_of(re))),
        }
    }

    /// An operation that the math library does: products and quotients may have infinities to recover.
    fn complex_library(&mut self, name: &str, a: Parts, b: Parts) -> Res<Parts> {
        let ir = self.ty_of(a.0);
        let suffix = match ir {
            Type::FLOAT => "f",
            Type::DOUBLE => "",
            _ => return Err(self.unsupported("arithmetic on complex numbers of this type")),
        };
        let natural = align(self.m.ir_size(ir));
        let (re, im) = (self.alloca("re", ir, natural), self.alloca("im", ir, natural));
        self.call_named(&format!("{name}{suffix}"), Type::VOID, &[a.0, a.1, b.0, b.1, re, im]);
        Ok((self.load(ir, re, natural, false), self.load(ir, im, natural, false)))
    }

    /// `++` and `--`: one is added to the real part. Gives the old value.
    pub(super) fn complex_increment(&mut self, place: Place, ty: QualType, up: bool) -> Res<Parts> {
        let old = self.load_parts(place, ty)?;
        let ir = self.part_type(ty)?;
        let one = self.float_const(ir, if up { 1.0 } else { -1.0 });
        let re = self.op2(BinOp::FAdd, old.0, one);
        self.store_parts((re, old.1), place, ty);
        Ok(old)
    }

    /// Whether a complex number is not zero.
    pub(super) fn complex_is_true(&mut self, e: ExprId) -> Res<Value> {
        let (re, im) = self.complex(e)?;
        let (re, im) = (self.is_true(re), self.is_true(im));
        Ok(self.op2(BinOp::Or, re, im))
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
        let wide = self.part_type(compute)?;
        let b = match self.is_complex(self.expr(rhs).ty) {
            true => self.complex_operand(rhs)?,
            false => Operand::Real(self.scalar(rhs)?),
        };
        let b = match b {
            Operand::Complex((re, im)) => {
                Operand::Complex((self.float_cast(re, wide), self.float_cast(im, wide)))
            }
            Operand::Real(re) => Operand::Real(self.float_cast(re, wide)),
        };
        let place = self.place(lhs)?;
        if !self.is_complex(ty) {
            // `x *= z` of a real number keeps the real part.
            let part = if wide == Type::FLOAT { QualType::FLOAT } else { QualType::DOUBLE };
            let a = self.load_place(place, ty)?;
            let a = Operand::Real(self.convert(a, ty, part)?);
            let (re, _) = self.complex_arithmetic(op, a, b)?;
            let re = self.convert(re, part, ty)?;
            self.store_place(re, place, ty)?;
            return Ok(place);
        }
        let a = self.load_parts(place, ty)?;
        let a = Operand::Complex((self.float_cast(a.0, wide), self.float_cast(a.1, wide)));
        let (re, im) = self.complex_arithmetic(op, a, b)?;
        let own = self.part_type(ty)?;
        let parts = (self.float_cast(re, own), self.float_cast(im, own));
        self.store_parts(parts, place, ty);
        Ok(place)
    }
}
