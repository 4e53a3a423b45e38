//! Floating-point arithmetic.
//!
//! f16 and packed f16 have instructions from sm_53 on; bf16 has them from sm_90, before that additions and
//! multiplications are written as fma (sm_80). Where there are none, halves are widened to f32 and the result is rounded.

use oxicc_arch::Feature;
use oxicc_ir::{BinOp, CastOp, FastMath, Inst, InstData, MdData, Type, Value};
use oxicc_ptx::ScalarType::*;
use oxicc_ptx::{CmpOp, Flag, Modifier, Opcode, Rounding};

use super::{Parts, Res, Sel, fail};
use crate::Precision;
use crate::leaf::Leaf;
use crate::mir::{Class, Opnd};
use crate::op::{self, Operation};

/// `1.0` and `-1.0`, `-0.0` as bf16 bits, one or two lanes.
const BF16_ONE: u16 = 0x3f80;
const BF16_MINUS_ONE: u16 = 0xbf80;
const BF16_MINUS_ZERO: u16 = 0x8000;

/// Sums that a product is computed in again and again rather than once.
const MAX_SUMS: usize = 4;

/// Roundings other than to nearest, as metadata of constrained operations and PTX spell them.
const DIRECTED: [(&[u8], Rounding); 3] =
    [(b"round.towardzero", Rounding::Rz), (b"round.downward", Rounding::Rm), (b"round.upward", Rounding::Rp)];

impl<'a, 'm> Sel<'a, 'm> {
    /// `llvm.experimental.constrained.*` with a rounding that the instruction has.
    pub(super) fn directed_rounding(
        &mut self,
        inst: Inst,
        name: &str,
        op: &str,
        args: &[Value],
    ) -> Res<bool> {
        let text = |v: Value| match self.f.as_metadata(v).map(|md| self.cx.module.metadata.get(md)) {
            Some(MdData::String(s)) => DIRECTED.iter().find(|(word, _)| s[..] == **word).map(|(_, ptx)| *ptx),
            _ => None,
        };
        let refused = || fail(format!(" Error: unsupported operation: {name} with this rounding"));
        let Some(rounding) = args.iter().find_map(|&a| text(a)) else { return refused() };
        let Some(r) = self.f.result(inst).filter(|&r| self.is_demanded(r)) else { return Ok(true) };
        let values: Vec<Value> = args.iter().copied().filter(|&a| self.ty(a) != Type::METADATA).collect();
        let (opcode, count) = match op {
            "fadd" => (Opcode::Add, 2),
            "fsub" => (Opcode::Sub, 2),
            "fmul" => (Opcode::Mul, 2),
            "fdiv" => (Opcode::Div, 2),
            "fma" | "fmuladd" => (Opcode::Fma, 3),
            "sqrt" => (Opcode::Sqrt, 1),
            "fptrunc" | "sitofp" | "uitofp" => (Opcode::Cvt, 1),
            _ => return refused(),
        };
        if values.len() != count {
            return fail(format!("{name} called with too few arguments"));
        }
        let from = self.single_leaf(values[0]);
        let signed = op == "sitofp";
        self.map_leaves(r, &values, |s, leaf, v| {
            if !matches!(leaf, Leaf::F32 | Leaf::F64) {
                return fail(format!(" Error: unsupported operation: {name} with this rounding"));
            }
            let class = s.class(leaf);
            let operation = s.on_float(Operation::new(opcode).with(rounding), leaf);
            if opcode != Opcode::Cvt {
                let v: Vec<Opnd> = v.iter().map(|&o| s.reg(o, class)).collect();
                return Ok(s.def(operation, class, &v));
            }
            let (x, source) = match from {
                Some(Leaf::F64) => (s.reg(v[0], Class::F64), F64),
                Some(int @ Leaf::Int(_)) => {
                    let wide = Leaf::Int(if int.bits() <= 32 { 32 } else { 64 });
                    let x = s.int_cast(if signed { CastOp::SExt } else { CastOp::ZExt }, v[0], int, wide)?;
                    let class = s.class(wide);
                    (s.reg(x, class), wide.int_type(signed))
                }
                _ => return fail(format!(" Error: unsupported operation: {name} with this rounding")),
            };
            Ok(s.def(operation.with(source), class, &[x]))
        })?;
        Ok(true)
    }

    pub(super) fn float_leaf(&mut self, v: Value) -> Res<Vec<Leaf>> {
        let ty = self.ty(v);
        match self.cx.leaves.of(ty) {
            Some(l) if l.iter().all(|l| l.leaf.is_float()) => Ok(l.iter().map(|l| l.leaf).collect()),
            _ => fail(" Error: unsupported operation: fp128"),
        }
    }

    pub(super) fn float_binary(
        &mut self,
        result: Value,
        op: BinOp,
        lhs: Value,
        rhs: Value,
        fmf: FastMath,
    ) -> Res {
        let leaves = self.float_leaf(result)?;
        if op == BinOp::FAdd {
            if let Some((x, y, c)) = self.contraction(lhs, rhs, fmf, &leaves) {
                let (x, y, c) = (self.defined(x)?, self.defined(y)?, self.defined(c)?);
                let mut out = Parts::new();
                for (i, &leaf) in leaves.iter().enumerate() {
                    out.push(self.fma(leaf, x[i], y[i], c[i]));
                }
                return self.set(result, &out);
            }
        }
        if op == BinOp::FDiv
            && leaves[..] == [Leaf::F32]
            && let Some(x) = self.under_root(lhs, rhs, fmf)
        {
            let x = self.one(x)?;
            let root = self.on_float(Operation::new(Opcode::Rsqrt).with(Flag::Approx), Leaf::F32);
            let out = self.def(root, Class::F32, &[x]);
            return self.set1(result, out);
        }
        let (a, b) = (self.defined(lhs)?, self.defined(rhs)?);
        let mut out = Parts::new();
        for (i, &leaf) in leaves.iter().enumerate() {
            out.push(self.float_op(op, leaf, a[i], b[i], fmf)?);
        }
        self.set(result, &out)
    }

    /// What the root is taken of where `1 / sqrt(x)` need neither be divided nor rooted exactly.
    fn under_root(&self, one: Value, root: Value, fmf: FastMath) -> Option<Value> {
        let inexact = self.cx.options.div != Precision::Ieee || fmf.contains(FastMath::AFN);
        if !inexact || self.f.as_float_bits(one) != Some(1f32.to_bits().into()) {
            return None;
        }
        let inst = self.f.value_inst(root)?;
        let InstData::Call { args: &[x], info, .. } = self.f.inst(inst) else { return None };
        let name = self.cx.module.global(self.f.direct_callee(inst)?).name();
        let is_root = matches!(name, "llvm.sqrt.f32" | "llvm.nvvm.sqrt.f");
        let inexact = self.cx.options.sqrt == Precision::Approx || info.fmf.contains(FastMath::AFN);
        (is_root && inexact).then_some(x)
    }

    /// The factors and the addend when an addition absorbs a multiplication.
    fn contraction(
        &self,
        lhs: Value,
        rhs: Value,
        fmf: FastMath,
        leaves: &[Leaf],
    ) -> Option<(Value, Value, Value)> {
        if !leaves.iter().all(|l| matches!(l, Leaf::F32 | Leaf::F64)) {
            return None;
        }
        for (m, c) in [(lhs, rhs), (rhs, lhs)] {
            if !self.disappears_in_sums(m) {
                continue;
            }
            if let Some(InstData::Binary { op: BinOp::FMul, lhs: x, rhs: y, fmf: inner, .. }) =
                self.f.value_inst_data(m)
            {
                if self.cx.options.fma || (fmf & inner).contains(FastMath::CONTRACT) {
                    return Some((x, y, c));
                }
            }
        }
        None
    }

    /// Whether a product is only added to something, a few times, all in its own block: each sum can do it then.
    fn disappears_in_sums(&self, v: Value) -> bool {
        if self.f.has_one_use(v) {
            return self.folds(v);
        }
        let here = self.f.value_inst(v).and_then(|i| self.f.inst_block(i));
        let mut count = 0;
        here.is_some()
            && self.f.users(v).all(|u| {
                count += 1;
                count <= MAX_SUMS
                    && self.f.inst_block(u) == here
                    && matches!(self.f.inst(u), InstData::Binary { op: BinOp::FAdd, .. })
            })
    }

    /// A float operand as instructions of this type take it: half constants need a register.
    pub(super) fn float_operand(&mut self, leaf: Leaf, o: Opnd) -> Opnd {
        match leaf {
            Leaf::F32 | Leaf::F64 => o,
            _ => {
                let class = self.class(leaf);
                self.reg(o, class)
            }
        }
    }

    /// Whether the target has no instructions at all that compute with halves of this kind.
    fn is_emulated(&self, leaf: Leaf) -> bool {
        match leaf {
            Leaf::F16 | Leaf::F16x2 => !self.cx.target.has(Feature::F16Arithmetic),
            Leaf::Bf16 | Leaf::Bf16x2 => !self.cx.target.has(Feature::Bf16),
            Leaf::F32 | Leaf::F64 | Leaf::Int(_) => false,
        }
    }

    pub(super) fn fma(&mut self, leaf: Leaf, a: Opnd, b: Opnd, c: Opnd) -> Opnd {
        if self.is_emulated(leaf) {
            return self.through_f32(leaf, &[a, b, c], |s, v| {
                let fma = s.on_float(Operation::new(Opcode::Fma).with(Rounding::Rn), Leaf::F32);
                s.def(fma, Class::F32, v)
            });
        }
        let class = self.class(leaf);
        let v = [self.float_operand(leaf, a), self.float_operand(leaf, b), self.float_operand(leaf, c)];
        let fma = self.on_float(Operation::new(Opcode::Fma).with(Rounding::Rn), leaf);
        self.def(fma, class, &v)
    }

    /// The operation on numbers of this type; f32 is flushed where the options say so.
    pub(super) fn on_float(&self, operation: Operation, leaf: Leaf) -> Operation {
        let flush = self.ftz && leaf == Leaf::F32;
        operation.with_opt(flush.then_some(Flag::Ftz)).with(leaf.float_type())
    }

    pub(super) fn float_op(&mut self, op: BinOp, leaf: Leaf, a: Opnd, b: Opnd, fmf: FastMath) -> Res<Opnd> {
        match op {
            BinOp::FDiv => return Ok(self.fdiv(leaf, a, b, fmf)),
            BinOp::FRem => return Ok(self.frem(leaf, a, b)),
            _ => {}
        }
        if self.is_emulated(leaf) {
            return Ok(self.emulated_op(op, leaf, a, b));
        }
        if matches!(leaf, Leaf::Bf16 | Leaf::Bf16x2) && !self.cx.target.has(Feature::Bf16Arithmetic) {
            return Ok(self.bf16_by_fma(op, leaf, a, b));
        }
        let (a, b) = (self.float_operand(leaf, a), self.float_operand(leaf, b));
        // Said outright, ptxas does not contract.
        let rounding = (!self.cx.options.fma).then_some(Rounding::Rn);
        let operation = self.on_float(Operation::new(float_opcode(op)).with_opt(rounding), leaf);
        let class = self.class(leaf);
        Ok(self.def(operation, class, &[a, b]))
    }

    fn emulated_op(&mut self, op: BinOp, leaf: Leaf, a: Opnd, b: Opnd) -> Opnd {
        self.through_f32(leaf, &[a, b], |s, v| {
            let operation = s.on_float(Operation::new(float_opcode(op)), Leaf::F32);
            s.def(operation, Class::F32, v)
        })
    }

    fn bf16_by_fma(&mut self, op: BinOp, leaf: Leaf, a: Opnd, b: Opnd) -> Opnd {
        let lanes = |bits: u16| {
            if leaf == Leaf::Bf16 {
                Opnd::F16(bits)
            } else {
                Opnd::Imm(i64::from((u32::from(bits) << 16 | u32::from(bits)) as i32))
            }
        };
        match op {
            BinOp::FAdd => self.fma(leaf, a, lanes(BF16_ONE), b),
            BinOp::FSub => self.fma(leaf, b, lanes(BF16_MINUS_ONE), a),
            _ => self.fma(leaf, a, b, lanes(BF16_MINUS_ZERO)),
        }
    }

    fn fdiv(&mut self, leaf: Leaf, a: Opnd, b: Opnd, fmf: FastMath) -> Opnd {
        match leaf {
            Leaf::F64 if a == Opnd::F64(1f64.to_bits()) => {
                self.def(op::rounded(Opcode::Rcp, Rounding::Rn, F64), Class::F64, &[b])
            }
            Leaf::F64 => self.def(op::rounded(Opcode::Div, Rounding::Rn, F64), Class::F64, &[a, b]),
            Leaf::F32 => {
                let level = if fmf.contains(FastMath::AFN) { Precision::Approx } else { self.cx.options.div };
                let one = a == Opnd::F32(1f32.to_bits());
                if let (Opnd::F32(bits), Precision::Ieee, true) =
                    (b, level, self.cx.options.multiply_by_reciprocals && !a.is_const())
                    && let Some(reciprocal) = super::divide::reciprocal(f32::from_bits(bits))
                {
                    return self.divide_by_known(a, f32::from_bits(bits), reciprocal);
                }
                let how: Modifier = match (one, level) {
                    (_, Precision::Ieee) => Rounding::Rn.into(),
                    (false, Precision::Full) => Flag::Full.into(),
                    (true, Precision::Full) | (_, Precision::Approx) => Flag::Approx.into(),
                };
                let opcode = if one { Opcode::Rcp } else { Opcode::Div };
                let divide = self.on_float(Operation::new(opcode).with(how), Leaf::F32);
                let operands = if one { &[b][..] } else { &[a, b] };
                self.def(divide, Class::F32, operands)
            }
            _ => self.through_f32(leaf, &[a, b], |s, v| s.fdiv(Leaf::F32, v[0], v[1], fmf)),
        }
    }

    /// `a - trunc(a / b) * b`, and `a` itself when `b` is infinite.
    fn frem(&mut self, leaf: Leaf, a: Opnd, b: Opnd) -> Opnd {
        match leaf {
            Leaf::F32 | Leaf::F64 => {
                let class = self.class(leaf);
                let (a, b) = (self.reg(a, class), self.reg(b, class));
                let ty = leaf.float_type();
                let divide = self.on_float(Operation::new(Opcode::Div).with(Rounding::Rn), leaf);
                let q = self.def(divide, class, &[a, b]);
                let truncate = self.on_float(Operation::new(Opcode::Cvt).with(Rounding::Rzi), leaf).with(ty);
                let q = self.def(truncate, class, &[q]);
                let negate = self.on_float(Operation::new(Opcode::Neg), leaf);
                let q = self.def(negate, class, &[q]);
                let fma = self.on_float(Operation::new(Opcode::Fma).with(Rounding::Rn), leaf);
                let r = self.def(fma, class, &[q, b, a]);
                let test = Operation::new(Opcode::Testp).with(Flag::Infinite).with(ty);
                let p = self.def(test, Class::Pred, &[b]);
                self.def(op::selp(ty), class, &[a, r, p])
            }
            _ => self.through_f32(leaf, &[a, b], |s, v| s.frem(Leaf::F32, v[0], v[1])),
        }
    }

    pub(super) fn fneg(&mut self, result: Value, value: Value) -> Res {
        let leaves = self.float_leaf(result)?;
        let parts = self.defined(value)?;
        let mut out = Parts::new();
        for (i, &leaf) in leaves.iter().enumerate() {
            out.push(self.sign_op(Opcode::Neg, leaf, parts[i]));
        }
        self.set(result, &out)
    }

    /// `neg` or `abs`.
    pub(super) fn sign_op(&mut self, opcode: Opcode, leaf: Leaf, a: Opnd) -> Opnd {
        let class = self.class(leaf);
        let a = self.reg(a, class);
        if self.is_emulated(leaf) {
            let (bits, int) = if leaf.lanes() == 1 { (16, Class::B16) } else { (32, Class::B32) };
            let mask: i64 = match (opcode, bits) {
                (Opcode::Neg, 16) => -0x8000,
                (Opcode::Neg, _) => i64::from(0x8000_8000u32 as i32),
                (_, 16) => 0x7fff,
                _ => 0x7fff_7fff,
            };
            let combine = if opcode == Opcode::Neg { op::xor } else { op::and };
            let x = self.reg(a, int);
            let r = self.def(combine(leaf.bits_type()), int, &[x, Opnd::Imm(mask)]);
            return self.reg(r, class);
        }
        let operation = self.on_float(Operation::new(opcode), leaf);
        self.def(operation, class, &[a])
    }

    /// Does an f32 operation on half operands, lane by lane.
    pub(super) fn through_f32(
        &mut self,
        leaf: Leaf,
        operands: &[Opnd],
        mut f: impl FnMut(&mut Self, &[Opnd]) -> Opnd,
    ) -> Opnd {
        self.by_lane(leaf, operands, |s, v| {
            let wide: Vec<Opnd> = v.iter().map(|&o| s.widen_half(leaf.element(), o)).collect();
            let r = f(s, &wide);
            s.narrow_half(leaf.element(), r)
        })
    }

    /// Applies an element operation to each lane of packed operands.
    pub(super) fn by_lane(
        &mut self,
        leaf: Leaf,
        operands: &[Opnd],
        mut f: impl FnMut(&mut Self, &[Opnd]) -> Opnd,
    ) -> Opnd {
        if leaf.lanes() == 1 {
            return f(self, operands);
        }
        let split: Vec<(Opnd, Opnd)> = operands.iter().map(|&o| self.unpack(leaf, o)).collect();
        let lo: Vec<Opnd> = split.iter().map(|s| s.0).collect();
        let hi: Vec<Opnd> = split.iter().map(|s| s.1).collect();
        let (lo, hi) = (f(self, &lo), f(self, &hi));
        self.pack(leaf, lo, hi)
    }

    /// The two elements of a packed register.
    pub(super) fn unpack(&mut self, leaf: Leaf, o: Opnd) -> (Opnd, Opnd) {
        if let Opnd::Imm(bits) = o {
            return (Opnd::F16(bits as u16), Opnd::F16((bits >> 16) as u16));
        }
        let element = self.class(leaf.element());
        let class = self.class(leaf);
        let o = self.reg(o, class);
        let (lo, hi) = (Opnd::Reg(self.tmp(element)), Opnd::Reg(self.tmp(element)));
        self.emit(op::mov(B32), &[Opnd::Group(2), lo, hi], &[o]);
        (lo, hi)
    }

    pub(super) fn pack(&mut self, leaf: Leaf, lo: Opnd, hi: Opnd) -> Opnd {
        let bits = |o: Opnd| match o {
            Opnd::F16(b) => Some(b),
            Opnd::Undef => Some(0),
            _ => None,
        };
        if let (Some(a), Some(b)) = (bits(lo), bits(hi)) {
            return Opnd::Imm(i64::from((u32::from(b) << 16 | u32::from(a)) as i32));
        }
        let element = self.class(leaf.element());
        let class = self.class(leaf);
        let (lo, hi) = (self.reg(lo, element), self.reg(hi, element));
        self.def(op::mov(B32), class, &[Opnd::Group(2), lo, hi])
    }

    pub(super) fn widen_half(&mut self, leaf: Leaf, o: Opnd) -> Opnd {
        let class = self.class(leaf);
        let o = self.reg(o, class);
        match leaf {
            Leaf::F16 => self.def(op::cvt(F32, F16), Class::F32, &[o]),
            Leaf::Bf16 => {
                // A bf16 is the upper half of an f32.
                let h = self.reg(o, Class::B16);
                let z = self.reg(Opnd::Imm(0), Class::B16);
                let w = self.def(op::mov(B32), Class::B32, &[Opnd::Group(2), z, h]);
                self.reg(w, Class::F32)
            }
            _ => o,
        }
    }

    pub(super) fn narrow_half(&mut self, leaf: Leaf, o: Opnd) -> Opnd {
        let class = self.class(leaf);
        match leaf {
            Leaf::F16 => self.def(op::cvt_rounded(Rounding::Rn, F16, F32), class, &[o]),
            Leaf::Bf16 if self.cx.target.has(Feature::Bf16) => {
                self.def(op::cvt_rounded(Rounding::Rn, Bf16, F32), class, &[o])
            }
            Leaf::Bf16 => {
                // Round to nearest even on the bits; NaN stays NaN.
                let f = self.reg(o, Class::F32);
                let bits = self.reg(f, Class::B32);
                let nan = self.def(op::setp(CmpOp::Nan, F32), Class::Pred, &[f, f]);
                let odd = self.def(op::shr(U32), Class::B32, &[bits, Opnd::Imm(16)]);
                let odd = self.def(op::and(B32), Class::B32, &[odd, Opnd::Imm(1)]);
                let up = self.def(op::add(S32), Class::B32, &[bits, odd]);
                let up = self.def(op::add(S32), Class::B32, &[up, Opnd::Imm(0x7fff)]);
                let quiet = self.def(op::or(B32), Class::B32, &[bits, Opnd::Imm(0x0040_0000)]);
                let r = self.def(op::selp(B32), Class::B32, &[quiet, up, nan]);
                let r = self.def(op::shr(U32), Class::B32, &[r, Opnd::Imm(16)]);
                let r = self.def(op::cvt(U16, U32), Class::B16, &[r]);
                self.reg(r, class)
            }
            _ => o,
        }
    }
}

/// The instruction of an addition, subtraction or multiplication.
fn float_opcode(op: BinOp) -> Opcode {
    match op {
        BinOp::FAdd => Opcode::Add,
        BinOp::FSub => Opcode::Sub,
        _ => Opcode::Mul,
    }
}
