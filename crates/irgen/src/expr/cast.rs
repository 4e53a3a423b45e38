//! Conversions.

use oxicc_frontend::layout;
use oxicc_frontend::tree::expr::{BaseStep, CastKind, Category, Expr, ExprId};
use oxicc_frontend::tree::{ExprKind, QualType, TypeKind};
use oxicc_ir::{BinOp, CastOp, IntPred, Type, Value};

use crate::Res;
use crate::function::FnGen;
use crate::place::Place;
use crate::types::Class;

/// Suffixes of the saturating conversions, by width and signedness.
fn int_suffix(bits: u32, signed: bool) -> &'static str {
    match (bits, signed) {
        (64, true) => "ll",
        (64, false) => "ull",
        (_, true) => "i",
        (_, false) => "ui",
    }
}

impl<'t> FnGen<'_, 't> {
    pub(super) fn scalar_cast(
        &mut self,
        expr: &'t Expr,
        kind: CastKind,
        operand: ExprId,
        path: &[BaseStep],
    ) -> Res<Value> {
        let from = self.expr(operand).ty;
        match kind {
            CastKind::LValueToRValue => {
                if let Some(v) = self.special_component(operand) {
                    return Ok(v);
                }
                self.read_glvalue(operand, expr.ty)
            }
            CastKind::ArrayToPointer => Ok(self.place(operand)?.ptr),
            CastKind::FunctionToPointer => Ok(self.place(operand)?.ptr),
            CastKind::NoOp | CastKind::PointerBitCast | CastKind::MemberPointerBitCast => {
                self.scalar(operand)
            }
            CastKind::Integral | CastKind::IntegralToFloat | CastKind::FloatToIntegral | CastKind::Float => {
                let v = self.scalar(operand)?;
                self.convert(v, from, expr.ty)
            }
            CastKind::IntegralToBool
            | CastKind::FloatToBool
            | CastKind::PointerToBool
            | CastKind::MemberPointerToBool => {
                let cond = match self.bool_cast(kind, operand)? {
                    Some(c) => c,
                    None => return Err(self.unsupported("this conversion to bool")),
                };
                Ok(self.bool_value(cond))
            }
            CastKind::NullToPointer | CastKind::NullToMemberPointer => {
                self.discard(operand)?;
                self.zero_scalar(expr.ty)
            }
            CastKind::IntegralToPointer => {
                let v = self.scalar(operand)?;
                let v = self.int_cast(v, Type::I64, self.m.is_signed(from));
                Ok(self.cast(CastOp::IntToPtr, v, Type::PTR))
            }
            CastKind::PointerToIntegral => {
                let v = self.scalar(operand)?;
                let v = self.cast(CastOp::PtrToInt, v, Type::I64);
                let ir = self.ir_type(expr.ty)?;
                Ok(self.int_cast(v, ir, false))
            }
            CastKind::DerivedToBase | CastKind::BaseToDerived => {
                if self.expr(operand).category != Category::PRValue {
                    let place = self.place_cast(expr, kind, operand, path)?;
                    return self.load_place(place, expr.ty);
                }
                let p = self.scalar(operand)?;
                self.pointer_adjust(p, path, kind == CastKind::BaseToDerived, true)
            }
            CastKind::MemberPointerBaseToDerived | CastKind::MemberPointerDerivedToBase => {
                let v = self.scalar(operand)?;
                let offset = self.static_offset(path)? as i64;
                let offset = if kind == CastKind::MemberPointerBaseToDerived { offset } else { -offset };
                self.adjust_member_pointer(v, from, offset)
            }
            CastKind::ToVoid => {
                self.discard(operand)?;
                Ok(self.undef(Type::I8))
            }
            CastKind::BitCast => {
                let place = self.place(operand)?;
                let ir = self.ir_type(expr.ty)?;
                Ok(self.load(ir, place.ptr, place.align, place.volatile))
            }
            CastKind::LValueBitCast => {
                let place = self.place_cast(expr, kind, operand, path)?;
                self.load_place(place, expr.ty)
            }
            CastKind::ComplexToFloat => {
                let (re, _) = self.complex(operand)?;
                let ir = self.ir_type(expr.ty)?;
                Ok(self.float_cast(re, ir))
            }
            CastKind::FloatToComplex
            | CastKind::ComplexCast
            | CastKind::VectorSplat
            | CastKind::VectorConvert => Err(self.unsupported("this conversion")),
        }
    }

    /// Reads a scalar object. Of a conditional glvalue each arm is read on its own: they need not be addressable.
    fn read_glvalue(&mut self, e: ExprId, ty: QualType) -> Res<Value> {
        if let ExprKind::Conditional { cond, then, otherwise } = self.expr(e).kind {
            let ir = self.ir_type(ty)?;
            return self.conditional_value(cond, then, otherwise, ir, |g, arm| g.read_glvalue(arm, ty));
        }
        let place = self.place(e)?;
        self.load_place(place, ty)
    }

    /// Conversions to `bool`, as an `i1`; `None` for other kinds.
    pub(super) fn bool_cast(&mut self, kind: CastKind, operand: ExprId) -> Res<Option<Value>> {
        Ok(Some(match kind {
            CastKind::IntegralToBool | CastKind::FloatToBool | CastKind::PointerToBool => {
                if self.m.is_bool(self.expr(operand).ty) {
                    return self.condition(operand).map(Some);
                }
                if self.is_complex(self.expr(operand).ty) {
                    return self.complex_is_true(operand).map(Some);
                }
                let v = self.scalar(operand)?;
                self.is_true(v)
            }
            CastKind::MemberPointerToBool => {
                let v = self.scalar(operand)?;
                if self.ty_of(v) == Type::I64 {
                    let null = self.i64(-1);
                    self.icmp(IntPred::Ne, v, null)
                } else {
                    let f = self.extract("tmp", v, 0);
                    self.is_true(f)
                }
            }
            _ => return Ok(None),
        }))
    }

    /// Arithmetic conversion between two scalar types.
    pub(crate) fn convert(&mut self, v: Value, from: QualType, to: QualType) -> Res<Value> {
        let ir = self.ir_type(to)?;
        let (from_float, to_float) = (self.m.is_float(from), self.m.is_float(to));
        Ok(match (from_float, to_float) {
            (false, false) => {
                if self.m.is_bool(to) && !self.m.is_bool(from) {
                    let cond = self.is_true(v);
                    return Ok(self.bool_value(cond));
                }
                if self.ty_of(v) == Type::PTR || ir == Type::PTR {
                    return Ok(v);
                }
                self.int_cast(v, ir, self.m.is_signed(from))
            }
            (false, true) => {
                let op = if self.m.is_signed(from) { CastOp::SiToFp } else { CastOp::UiToFp };
                self.cast(op, v, ir)
            }
            (true, false) if self.m.is_bool(to) => {
                let cond = self.is_true(v);
                self.bool_value(cond)
            }
            (true, false) => self.float_to_int(v, ir, self.m.is_signed(to)),
            (true, true) => self.float_cast(v, ir),
        })
    }

    pub(crate) fn float_cast(&mut self, v: Value, to: Type) -> Value {
        let from = self.ty_of(v);
        if from == to {
            return v;
        }
        let size = |t: Type| match t {
            Type::HALF | Type::BFLOAT => 2,
            Type::FLOAT => 4,
            Type::DOUBLE => 8,
            _ => 16,
        };
        if size(from) == size(to) {
            // half and bfloat meet in float.
            let wide = self.cast(CastOp::FpExt, v, Type::FLOAT);
            return self.cast(CastOp::FpTrunc, wide, to);
        }
        self.cast(if size(from) < size(to) { CastOp::FpExt } else { CastOp::FpTrunc }, v, to)
    }

    /// Rounds towards zero and saturates, as the hardware does: `fptosi` would be poison out of range.
    fn float_to_int(&mut self, v: Value, to: Type, signed: bool) -> Value {
        let v = if matches!(self.ty_of(v), Type::HALF | Type::BFLOAT) {
            self.float_cast(v, Type::FLOAT)
        } else {
            v
        };
        let from = self.ty_of(v);
        let bits = self.m.module.ctx.types.int_width(to).unwrap_or(32);
        if bits > 64 || from == Type::FP128 {
            return self.cast(if signed { CastOp::FpToSi } else { CastOp::FpToUi }, v, to);
        }
        let wide = if bits == 64 { Type::I64 } else { Type::I32 };
        let letter = if from == Type::DOUBLE { "d" } else { "f" };
        // Narrow unsigned results come from the unsigned 32-bit conversion.
        let name = format!("llvm.nvvm.{letter}2{}.rz", int_suffix(bits, signed));
        let r = self.call_value(&name, wide, &[v]);
        self.int_cast(r, to, signed)
    }

    /// Conversions that change which object or type a glvalue denotes.
    pub(super) fn place_cast(
        &mut self,
        expr: &'t Expr,
        kind: CastKind,
        operand: ExprId,
        path: &[BaseStep],
    ) -> Res<Place> {
        match kind {
            CastKind::DerivedToBase | CastKind::BaseToDerived => {
                let place = self.place(operand)?;
                let ptr = self.pointer_adjust(place.ptr, path, kind == CastKind::BaseToDerived, false)?;
                Ok(self.part_at(ptr, expr.ty, place, self.expr(operand).ty))
            }
            CastKind::NoOp => {
                let place = self.place(operand)?;
                Ok(place.with_volatile(self.is_volatile(expr.ty)))
            }
            CastKind::LValueBitCast | CastKind::BitCast => {
                let place = self.place(operand)?;
                if place.bits.is_some() {
                    return Err(self.unsupported("reinterpreting a bit-field"));
                }
                // The new type may promise more alignment than the object has; the program says so.
                Ok(self.place_at(place.ptr, expr.ty).with_volatile(place.volatile))
            }
            CastKind::LValueToRValue => self.place(operand),
            _ if self.class_of(expr.ty) == Class::Scalar => {
                let place = self.temp("__T", expr.ty)?;
                let v = self.scalar_cast(expr, kind, operand, path)?;
                self.store_place(v, place, expr.ty)?;
                Ok(place)
            }
            _ => Err(self.unsupported("this conversion")),
        }
    }

    /// Byte offset of the base at the end of a path without virtual bases.
    fn static_offset(&mut self, path: &[BaseStep]) -> Res<u64> {
        let tree = self.m.tree;
        let mut offset = 0;
        for step in path {
            if tree.records[step.derived].bases.get(step.base as usize).is_some_and(|b| b.is_virtual) {
                return Err(self.unsupported("a conversion through a virtual base class"));
            }
            offset += layout::base_offset(tree, step.derived, step.base);
        }
        Ok(offset)
    }

    /// A pointer to a base (or back to the derived class). Null stays null where `check_null`.
    pub(crate) fn pointer_adjust(
        &mut self,
        p: Value,
        path: &[BaseStep],
        to_derived: bool,
        check_null: bool,
    ) -> Res<Value> {
        let tree = self.m.tree;
        let virtual_step =
            |s: &BaseStep| tree.records[s.derived].bases.get(s.base as usize).filter(|b| b.is_virtual);
        // Only what follows the last virtual base is at a known offset.
        let last = path.iter().rposition(|s| virtual_step(s).is_some()).filter(|_| !to_derived);
        if let Some(last) = last {
            let (dynamic, rest) = path.split_at(last + 1);
            let offset = self.static_offset(rest)? as i64;
            return self.guard_null(p, check_null, |g| {
                let mut at = p;
                for step in dynamic {
                    at = match virtual_step(step) {
                        Some(base) => g.virtual_base(at, step.derived, base.record),
                        None => {
                            let offset = layout::base_offset(tree, step.derived, step.base);
                            g.byte_offset(at, offset as i64)
                        }
                    };
                }
                Ok(g.byte_offset(at, offset))
            });
        }
        let offset = self.static_offset(path)? as i64;
        if offset == 0 {
            return Ok(p);
        }
        let offset = if to_derived { -offset } else { offset };
        self.guard_null(p, check_null, |g| Ok(g.byte_offset(p, offset)))
    }

    fn guard_null(
        &mut self,
        p: Value,
        check_null: bool,
        adjust: impl FnOnce(&mut Self) -> Res<Value>,
    ) -> Res<Value> {
        if !check_null || self.this == Some(p) {
            return adjust(self);
        }
        let null = self.zero(Type::PTR);
        let is_null = self.icmp(IntPred::Eq, p, null);
        let (more, end) = (self.new_block(), self.new_block());
        self.ensure_open();
        let from = self.cur;
        self.cond_br(is_null, end, more);
        self.f.append_block(more);
        self.enter(more);
        let moved = adjust(self)?;
        let adjusted_in = self.cur;
        self.place_block(end);
        Ok(self.phi("cast.result", Type::PTR, &[(null, from), (moved, adjusted_in)]))
    }

    fn adjust_member_pointer(&mut self, v: Value, ty: QualType, offset: i64) -> Res<Value> {
        if offset == 0 {
            return Ok(v);
        }
        let delta = self.i64(offset);
        if self.m.is_member_fn_pointer(ty) {
            let adj = self.extract("tmp", v, 1);
            let adj = self.op2(BinOp::Add, adj, delta);
            return Ok(self.insert(v, adj, 1));
        }
        let null = self.i64(-1);
        let is_null = self.icmp(IntPred::Eq, v, null);
        let moved = self.op2(BinOp::Add, v, delta);
        Ok(self.select(is_null, null, moved))
    }

    /// `__builtin_bit_cast` to an aggregate.
    pub(super) fn bit_cast_into(&mut self, expr: &'t Expr, operand: ExprId, dest: Place) -> Res<()> {
        let from = self.expr(operand).ty;
        if self.class_of(from) == Class::Scalar {
            let v = self.scalar(operand)?;
            self.store(v, dest.ptr, dest.align, false);
            return Ok(());
        }
        let src = self.place(operand)?;
        let size = self.m.size_of(expr.ty);
        let bytes = self.i64(size as i64);
        let a = dest.align.min(src.align);
        self.memcpy(dest.ptr, src.ptr, bytes, a, false);
        Ok(())
    }

    /// Whether a type is a reference or pointer.
    pub(crate) fn is_address(&self, ty: QualType) -> bool {
        matches!(
            self.m.tree.types.get(ty),
            TypeKind::Pointer(_) | TypeKind::LValueRef(_) | TypeKind::RValueRef(_) | TypeKind::NullPtr
        )
    }
}
