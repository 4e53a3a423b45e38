//! Operators, assignment, increment.

use oxicc_frontend::tree::expr::{BinaryOp, Category, Expr, ExprId, UnaryOp};
use oxicc_frontend::tree::{QualType, TypeKind};
use oxicc_ir::{BinOp, CastOp, FloatPred, IntFlags, IntPred, Type, Value};

use crate::Res;
use crate::function::FnGen;
use crate::place::Place;

impl<'t> FnGen<'_, 't> {
    pub(super) fn unary(&mut self, e: ExprId, expr: &'t Expr, op: UnaryOp, operand: ExprId) -> Res<Value> {
        match op {
            UnaryOp::Neg => {
                let v = self.scalar(operand)?;
                if self.m.is_float(expr.ty) {
                    return Ok(self.fneg(v));
                }
                let zero = self.zero(self.ty_of(v));
                let flags = self.wrap_flags(expr.ty);
                Ok(self.bin("neg", BinOp::Sub, flags, zero, v))
            }
            UnaryOp::BitNot => {
                let v = self.scalar(operand)?;
                let ones = self.int(self.ty_of(v), -1);
                Ok(self.bin("not", BinOp::Xor, IntFlags::empty(), v, ones))
            }
            UnaryOp::Not => {
                let cond = self.condition(e)?;
                Ok(self.bool_value(cond))
            }
            UnaryOp::PreInc | UnaryOp::PreDec => {
                let place = self.place(operand)?;
                self.increment(place, self.expr(operand).ty, op == UnaryOp::PreInc)?;
                self.load_place(place, expr.ty)
            }
            UnaryOp::PostInc | UnaryOp::PostDec => {
                let place = self.place(operand)?;
                self.increment(place, self.expr(operand).ty, op == UnaryOp::PostInc)
            }
            UnaryOp::Real | UnaryOp::Imag => {
                let ty = self.expr(operand).ty;
                if !matches!(self.m.tree.types.get(ty), TypeKind::Complex(_)) {
                    let v = self.scalar(operand)?;
                    return Ok(if op == UnaryOp::Real { v } else { self.zero(self.ty_of(v)) });
                }
                if self.expr(operand).category == Category::PRValue {
                    let (re, im) = self.complex(operand)?;
                    return Ok(if op == UnaryOp::Real { re } else { im });
                }
                let place = self.place(operand)?;
                let part = self.part_place(place, ty, op == UnaryOp::Imag);
                let ir = self.ir_type(expr.ty)?;
                Ok(self.load(ir, part.ptr, part.align, part.volatile))
            }
        }
    }

    /// `nsw` for signed arithmetic: overflow is undefined ([expr.pre]/4). There is none in types smaller than `int`: their
    /// increments happen in `int` and are converted back.
    fn wrap_flags(&self, ty: QualType) -> IntFlags {
        if self.m.is_signed(ty) && self.m.size_of(ty) >= 4 { IntFlags::NSW } else { IntFlags::empty() }
    }

    /// Adds or subtracts one in place; gives the old value.
    pub(super) fn increment(&mut self, place: Place, ty: QualType, up: bool) -> Res<Value> {
        let old = self.load_place(place, ty)?;
        let ir = self.ty_of(old);
        let name = if up { "inc" } else { "dec" };
        let new = match *self.m.tree.types.get(ty) {
            TypeKind::Pointer(to) => {
                let elem = self.element_type(to)?;
                let one = self.i32(if up { 1 } else { -1 });
                self.gep("ptrincdec", elem, old, &[one])
            }
            TypeKind::Float(_) => {
                let one = self.float_const(ir, if up { 1.0 } else { -1.0 });
                self.bin(name, BinOp::FAdd, IntFlags::empty(), old, one)
            }
            _ if self.m.is_bool(ty) => {
                // Only `++` exists for bool, and gives true.
                self.f.const_i8(u8::from(up))
            }
            _ => {
                let one = self.int(ir, if up { 1 } else { -1 });
                let flags = self.wrap_flags(ty);
                self.bin(name, BinOp::Add, flags, old, one)
            }
        };
        self.store_place(new, place, ty)?;
        Ok(old)
    }

    /// A small float constant of any format.
    pub(crate) fn float_const(&mut self, ty: Type, v: f64) -> Value {
        match ty {
            Type::FLOAT => self.f.const_f32(v as f32),
            Type::DOUBLE => self.f.const_f64(v),
            _ => {
                let c = self.f.const_f32(v as f32);
                let op = if ty == Type::FP128 { CastOp::FpExt } else { CastOp::FpTrunc };
                self.cast(op, c, ty)
            }
        }
    }

    pub(super) fn binary(&mut self, ty: QualType, op: BinaryOp, lhs: ExprId, rhs: ExprId) -> Res<Value> {
        match op {
            BinaryOp::PtrAdd | BinaryOp::PtrSub => {
                let p = self.scalar(lhs)?;
                self.pointer_offset(p, self.expr(lhs).ty, rhs, op == BinaryOp::PtrSub)
            }
            BinaryOp::PtrDiff => {
                let a = self.scalar(lhs)?;
                let b = self.scalar(rhs)?;
                let a = self.cast(CastOp::PtrToInt, a, Type::I64);
                let b = self.cast(CastOp::PtrToInt, b, Type::I64);
                let bytes = self.bin("sub.ptr.sub", BinOp::Sub, IntFlags::empty(), a, b);
                let elem = self.m.tree.types.pointee(self.expr(lhs).ty);
                let size = elem.map_or(1, |t| self.m.size_of(t)).max(1);
                let diff = if size == 1 {
                    bytes
                } else {
                    let size = self.i64(size as i64);
                    self.bin("sub.ptr.div", BinOp::SDiv, IntFlags::EXACT, bytes, size)
                };
                let ir = self.ir_type(ty)?;
                Ok(self.int_cast(diff, ir, true))
            }
            _ => {
                let a = self.scalar(lhs)?;
                let b = self.scalar(rhs)?;
                self.arithmetic(op, ty, a, b)
            }
        }
    }

    fn pointer_offset(&mut self, p: Value, pty: QualType, index: ExprId, negative: bool) -> Res<Value> {
        let mut i = self.index_value(index)?;
        if negative {
            let zero = self.zero(self.ty_of(i));
            i = self.bin("sub.ptr.neg", BinOp::Sub, IntFlags::empty(), zero, i);
        }
        let elem = match self.m.tree.types.pointee(pty) {
            Some(to) => self.element_type(to)?,
            None => Type::I8,
        };
        Ok(self.gep("add.ptr", elem, p, &[i]))
    }

    /// An operator on two values of type `ty` (the right operand of a shift has its own).
    fn arithmetic(&mut self, op: BinaryOp, ty: QualType, a: Value, b: Value) -> Res<Value> {
        if matches!(self.m.tree.types.get(ty), TypeKind::Complex(_) | TypeKind::Vector { .. }) {
            return Err(self.unsupported("arithmetic on this type"));
        }
        let signed = self.m.is_signed(ty);
        if self.m.is_float(ty) {
            let op = match op {
                BinaryOp::Add => BinOp::FAdd,
                BinaryOp::Sub => BinOp::FSub,
                BinaryOp::Mul => BinOp::FMul,
                BinaryOp::Div => BinOp::FDiv,
                _ => return Err(self.unsupported("this operator on floating-point operands")),
            };
            let name = op.name().strip_prefix('f').unwrap_or("tmp");
            return Ok(self.bin(name, op, IntFlags::empty(), a, b));
        }
        let wrap = self.wrap_flags(ty);
        let (name, op, flags) = match op {
            BinaryOp::Add => ("add", BinOp::Add, wrap),
            BinaryOp::Sub => ("sub", BinOp::Sub, wrap),
            BinaryOp::Mul => ("mul", BinOp::Mul, wrap),
            BinaryOp::Div if signed => ("div", BinOp::SDiv, IntFlags::empty()),
            BinaryOp::Div => ("div", BinOp::UDiv, IntFlags::empty()),
            BinaryOp::Rem if signed => ("rem", BinOp::SRem, IntFlags::empty()),
            BinaryOp::Rem => ("rem", BinOp::URem, IntFlags::empty()),
            BinaryOp::Shl | BinaryOp::Shr => {
                // Both operands of an IR shift have one type.
                let b = self.int_cast(b, self.ty_of(a), false);
                let op = match (op, signed) {
                    (BinaryOp::Shl, _) => BinOp::Shl,
                    (_, true) => BinOp::AShr,
                    (_, false) => BinOp::LShr,
                };
                let name = if op == BinOp::Shl { "shl" } else { "shr" };
                return Ok(self.bin(name, op, IntFlags::empty(), a, b));
            }
            BinaryOp::And => ("and", BinOp::And, IntFlags::empty()),
            BinaryOp::Or => ("or", BinOp::Or, IntFlags::empty()),
            BinaryOp::Xor => ("xor", BinOp::Xor, IntFlags::empty()),
            _ => return Err(self.unsupported("this operator")),
        };
        Ok(self.bin(name, op, flags, a, b))
    }

    /// A comparison as an `i1`.
    pub(super) fn comparison(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId) -> Res<Value> {
        let ty = self.expr(lhs).ty;
        if self.is_complex(ty) {
            return self.complex_comparison(op, lhs, rhs);
        }
        let a = self.scalar(lhs)?;
        let b = self.scalar(rhs)?;
        if self.m.is_float(ty) {
            let pred = match op {
                BinaryOp::Lt => FloatPred::Olt,
                BinaryOp::Gt => FloatPred::Ogt,
                BinaryOp::Le => FloatPred::Ole,
                BinaryOp::Ge => FloatPred::Oge,
                BinaryOp::Eq => FloatPred::Oeq,
                _ => FloatPred::Une,
            };
            return Ok(self.fcmp(pred, a, b));
        }
        if self.m.is_member_fn_pointer(ty) {
            return Ok(self.compare_member_functions(a, b, op == BinaryOp::Eq));
        }
        let pred = match op {
            BinaryOp::Lt => IntPred::Slt,
            BinaryOp::Gt => IntPred::Sgt,
            BinaryOp::Le => IntPred::Sle,
            BinaryOp::Ge => IntPred::Sge,
            BinaryOp::Eq => IntPred::Eq,
            _ => IntPred::Ne,
        };
        let pred = if self.m.is_signed(ty) { pred } else { pred.to_unsigned() };
        Ok(self.icmp(pred, a, b))
    }

    /// Pointers to member functions are equal when the functions are and, unless both are null, the adjustments too.
    fn compare_member_functions(&mut self, a: Value, b: Value, equal: bool) -> Value {
        let (fa, fb) = (self.extract("tmp", a, 0), self.extract("tmp", b, 0));
        let (ja, jb) = (self.extract("tmp", a, 1), self.extract("tmp", b, 1));
        let same_fn = self.icmp(IntPred::Eq, fa, fb);
        let same_adj = self.icmp(IntPred::Eq, ja, jb);
        let null = self.zero(Type::PTR);
        let is_null = self.icmp(IntPred::Eq, fa, null);
        let either = self.op2(BinOp::Or, same_adj, is_null);
        let eq = self.op2(BinOp::And, same_fn, either);
        if equal {
            return eq;
        }
        let yes = self.i1(true);
        self.op2(BinOp::Xor, eq, yes)
    }

    /// Scalar assignment: the right operand first, then the address ([expr.ass]/1).
    pub(super) fn assign(&mut self, lhs: ExprId, rhs: ExprId) -> Res<Place> {
        let ty = self.expr(lhs).ty;
        if self.class_of(ty) == crate::types::Class::Aggregate {
            // Trivial aggregates: build beside, because the right side may read the left.
            let tmp = self.temp("agg.tmp", ty)?;
            self.emit_into(rhs, tmp)?;
            let place = self.place(lhs)?;
            self.copy(place, tmp, ty)?;
            return Ok(place);
        }
        let v = self.scalar(rhs)?;
        let place = self.place(lhs)?;
        self.store_place(v, place, ty)?;
        Ok(place)
    }

    pub(super) fn compound_assign(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        compute: QualType,
    ) -> Res<Place> {
        let ty = self.expr(lhs).ty;
        if matches!(op, BinaryOp::PtrAdd | BinaryOp::PtrSub) || self.m.tree.types.is_pointer(ty) {
            let negative = matches!(op, BinaryOp::PtrSub | BinaryOp::Sub);
            let index = self.index_value(rhs)?;
            let index = if negative {
                let zero = self.zero(self.ty_of(index));
                self.bin("sub.ptr.neg", BinOp::Sub, IntFlags::empty(), zero, index)
            } else {
                index
            };
            let place = self.place(lhs)?;
            let p = self.load_place(place, ty)?;
            let elem = match self.m.tree.types.pointee(ty) {
                Some(to) => self.element_type(to)?,
                None => Type::I8,
            };
            let moved = self.gep("add.ptr", elem, p, &[index]);
            self.store_place(moved, place, ty)?;
            return Ok(place);
        }
        if self.is_complex(compute) {
            return self.complex_compound(op, lhs, rhs, compute);
        }
        let b = self.scalar(rhs)?;
        let place = self.place(lhs)?;
        let a = self.load_place(place, ty)?;
        let a = self.convert(a, ty, compute)?;
        let r = self.arithmetic(op, compute, a, b)?;
        let r = self.convert(r, compute, ty)?;
        self.store_place(r, place, ty)?;
        Ok(place)
    }
}
