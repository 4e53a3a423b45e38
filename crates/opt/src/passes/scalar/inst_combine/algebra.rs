//! Rules of algebra: what cancels, negations, casts that undo each other, and loads of constants.

use oxicc_ir::{
    BinOp, CastOp, ConstData, ConstExpr, FastMath, Inst, InstData, IntFlags, MemAccess, Op, Value,
};

use super::Combiner;
use crate::alias::{Location, underlying_global};

impl Combiner<'_> {
    /// Sums and differences in which something cancels.
    pub(super) fn cancel(&mut self, op: BinOp, lhs: Value, rhs: Value) -> Option<Value> {
        let part = |v: Value| match self.func.value_inst_data(v)? {
            InstData::Binary { op, lhs, rhs, .. } => Some((op, lhs, rhs)),
            _ => None,
        };
        match op {
            BinOp::Sub => match part(lhs) {
                Some((BinOp::Add, a, b)) if a == rhs => Some(b),
                Some((BinOp::Add, a, b)) if b == rhs => Some(a),
                _ => None,
            },
            BinOp::Add => match (part(lhs), part(rhs)) {
                (Some((BinOp::Sub, a, b)), _) if b == rhs => Some(a),
                (_, Some((BinOp::Sub, a, b))) if b == lhs => Some(a),
                _ => None,
            },
            BinOp::Xor => match (part(lhs), part(rhs)) {
                (Some((BinOp::Xor, a, b)), _) if b == rhs => Some(a),
                (Some((BinOp::Xor, a, b)), _) if a == rhs => Some(b),
                (_, Some((BinOp::Xor, a, b))) if b == lhs => Some(a),
                (_, Some((BinOp::Xor, a, b))) if a == lhs => Some(b),
                _ => None,
            },
            // x & (x | y) and x | (x & y)
            BinOp::And | BinOp::Or => {
                let other = if op == BinOp::And { BinOp::Or } else { BinOp::And };
                match (part(lhs), part(rhs)) {
                    (Some((o, a, b)), _) if o == other && (a == rhs || b == rhs) => Some(rhs),
                    (_, Some((o, a, b))) if o == other && (a == lhs || b == lhs) => Some(lhs),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Adding a negation is subtracting, and the other way round. Exact for every value.
    pub(super) fn float_negations(
        &mut self,
        inst: Inst,
        op: BinOp,
        fmf: FastMath,
        lhs: Value,
        rhs: Value,
    ) -> Option<Value> {
        let negated = |v: Value| match self.func.value_inst_data(v)? {
            InstData::FNeg { value, .. } => Some(value),
            _ => None,
        };
        let rewritten = |op| Op::Binary(op, IntFlags::empty(), fmf);
        match op {
            BinOp::FAdd => {
                if let Some(y) = negated(rhs) {
                    return self.rewrite(inst, rewritten(BinOp::FSub), &[lhs, y]);
                }
                let x = negated(lhs)?;
                self.rewrite(inst, rewritten(BinOp::FSub), &[rhs, x])
            }
            BinOp::FSub => {
                let y = negated(rhs)?;
                self.rewrite(inst, rewritten(BinOp::FAdd), &[lhs, y])
            }
            BinOp::FMul | BinOp::FDiv => {
                let (x, y) = (negated(lhs)?, negated(rhs)?);
                self.rewrite(inst, rewritten(op), &[x, y])
            }
            _ => None,
        }
    }

    /// `zext (trunc x)` back to the type of x keeps the low bits.
    pub(super) fn mask_of_casts(&mut self, inst: Inst, op: CastOp, value: Value) -> Option<Value> {
        let InstData::Cast { op: CastOp::Trunc, value: x, .. } = self.func.value_inst_data(value)? else {
            return None;
        };
        let to = self.func.inst_type(inst);
        if op != CastOp::ZExt || self.func.value_type(x) != to {
            return None;
        }
        let width = self.types.int_width(self.func.value_type(value)).filter(|w| *w < 64)?;
        let mask = self.func.const_int(self.types, to, (1u64 << width) - 1);
        self.rewrite(inst, Op::Binary(BinOp::And, IntFlags::empty(), FastMath::empty()), &[x, mask])
    }

    /// A load of a variable that never changes, at a constant place.
    pub(super) fn load(&mut self, inst: Inst, ptr: Value, access: MemAccess) -> Option<Value> {
        if !access.is_plain() {
            return None;
        }
        let ty = self.func.inst_type(inst);
        let at = Location::new(self.ctx, self.func, ptr, ty);
        let variable = self.ctx.global(underlying_global(self.func, at.base)?);
        let data = variable.as_variable()?;
        if !data.is_const || data.externally_initialized || variable.linkage.is_interposable() {
            return None;
        }
        let mut offset = at.offset.checked_add(self.constant_distance(at.base)?)?;
        let mut c = data.init?;
        let pool = &self.ctx.consts;
        let (mut whole, layout) = (data.ty, &self.ctx.data_layout);
        // Down to the element that is exactly what is loaded.
        while whole != ty {
            if matches!(pool.get(c), ConstData::Zero) {
                let fits = offset >= 0 && offset as u64 + at.size <= layout.alloc_size(self.types, whole);
                return fits.then(|| self.func.zero(self.types, ty));
            }
            let index = match self.types.struct_body(whole) {
                Some(_) => {
                    let offsets = &layout.struct_layout(self.types, whole)?.offsets;
                    let i = offsets.iter().rposition(|o| *o as i64 <= offset)?;
                    offset -= offsets[i] as i64;
                    i
                }
                None => {
                    let size = layout.alloc_size(self.types, self.types.elem(whole)?) as i64;
                    let i = offset.checked_div(size).filter(|i| *i >= 0)?;
                    offset -= i * size;
                    i as usize
                }
            };
            whole = self.types.element(whole, index as u64)?;
            match pool.get(c) {
                ConstData::Aggregate(elems) => c = *elems.get(index)?,
                ConstData::Splat(elem) => c = *elem,
                ConstData::Bytes(bytes) => {
                    let byte = *bytes.get(index)?;
                    return (whole == ty && offset == 0)
                        .then(|| self.func.const_int(self.types, ty, u64::from(byte)));
                }
                _ => return None,
            }
        }
        if offset != 0 || !matches!(pool.get(c), ConstData::Int(_) | ConstData::Float(_) | ConstData::Zero) {
            return None;
        }
        let c = self.func.consts_mut().import(pool, c);
        Some(self.func.const_value(c))
    }

    /// How far a constant address is from the variable it is in.
    fn constant_distance(&self, base: Value) -> Option<i64> {
        let pool = self.func.consts();
        let mut c = self.func.value_const(base)?;
        loop {
            match pool.get(c) {
                ConstData::Global(_) => return Some(0),
                ConstData::Expr(e) => match **e {
                    ConstExpr::Cast { op: CastOp::AddrSpaceCast | CastOp::Bitcast, value, .. } => c = value,
                    _ => return None,
                },
                _ => return None,
            }
        }
    }
}
