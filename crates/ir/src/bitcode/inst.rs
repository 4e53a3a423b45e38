//! Records of instructions.

use super::consts::{bin_flags, bin_op, cast_op, float_pred, gep_flags, int_pred};
use super::function::Local;
use super::module::{Reader, align};
use super::operands::Ops;
use super::stream::Record;
use super::{BResult, fail};
use crate::inst::{MemAccess, Op, Value};
use crate::ops::{Align, BinOp, CastOp, FastMath, IntFlags, Ordering, RmwOp, SyncScope};
use crate::types::Type;

impl Reader<'_> {
    pub(super) fn inst_record(&mut self, r: &Record) -> BResult<()> {
        let mut ops = Ops { list: &r.ops, at: 0 };
        match r.code {
            1 => {
                let count = ops.next()?;
                if count == 0 || count > 1 << 24 || !self.st().blocks.is_empty() {
                    return fail("Invalid number of blocks");
                }
                for _ in 0..count {
                    let b = self.st().func.append_new_block();
                    self.st().blocks.push(b);
                }
            }
            33 => self.apply_loc(),
            35 => self.debug_loc(&r.ops)?,
            61..=65 => self.debug_record(r.code, &mut ops)?,
            60 => {}
            55 => {
                let tag = ops.next()? as usize;
                let Some(tag) = self.bundle_tags.get(tag).cloned() else {
                    return fail("Invalid bundle tag");
                };
                let mut values = Vec::new();
                while ops.left() > 0 {
                    values.push(self.pair(&mut ops)?);
                }
                if tag != crate::unwind::FUNCLET {
                    self.st().bundles.push((tag, values));
                }
            }
            34 => self.call(&mut ops)?,
            10..=12 | 15 | 31 => self.terminator(r.code, &mut ops)?,
            16 => self.phi(&mut ops)?,
            19 | 20 | 36 | 37 | 38 | 41 | 44 | 45 | 46 | 59 => self.memory(r.code, &mut ops)?,
            5 => return fail("select of a version before LLVM 2.6 is not supported"),
            13 => self.invoke(&mut ops)?,
            39 | 40 | 47..=52 => self.pad(r.code, &mut ops)?,
            57 => return fail("instruction 'callbr' is not supported"),
            _ => self.computation(r.code, &mut ops)?,
        }
        Ok(())
    }

    pub(super) fn terminator(&mut self, code: u32, ops: &mut Ops) -> BResult<()> {
        let (op, values, dests) = match code {
            10 if ops.left() == 0 => (Op::Ret, vec![], vec![]),
            10 => (Op::Ret, vec![self.pair(ops)?], vec![]),
            11 => {
                let then = self.block_at(ops.next()?)?;
                if ops.left() == 0 {
                    (Op::Br, vec![], vec![then])
                } else {
                    let otherwise = self.block_at(ops.next()?)?;
                    let cond = self.rel(ops, Type::I1)?;
                    (Op::CondBr, vec![cond], vec![then, otherwise])
                }
            }
            12 => {
                let ty = self.ty(ops.next()?)?;
                let value = self.rel(ops, ty)?;
                let mut values = vec![value];
                let mut dests = vec![self.block_at(ops.next()?)?];
                while ops.left() >= 2 {
                    let id = ops.next()?;
                    values.push(self.value_by_id(id, Some(ty))?);
                    dests.push(self.block_at(ops.next()?)?);
                }
                (Op::Switch, values, dests)
            }
            31 => {
                let ty = self.ty(ops.next()?)?;
                let address = self.rel(ops, ty)?;
                let mut dests = Vec::new();
                while ops.left() > 0 {
                    dests.push(self.block_at(ops.next()?)?);
                }
                (Op::IndirectBr, vec![address], dests)
            }
            _ => (Op::Unreachable, vec![], vec![]),
        };
        self.emit(op, Type::VOID, &values, &dests)?;
        Ok(())
    }

    fn phi(&mut self, ops: &mut Ops) -> BResult<()> {
        let ty = self.ty(ops.next()?)?;
        let (mut values, mut blocks) = (Vec::new(), Vec::new());
        while ops.left() >= 2 {
            let delta = super::attrs::rotated(ops.next()?);
            let id = (self.next_id() as u32).wrapping_sub(delta as u32);
            values.push(self.value_by_id(u64::from(id), Some(ty))?);
            blocks.push(self.block_at(ops.next()?)?);
        }
        let fmf = if ops.left() == 1 { fast_math(ops.next()?) } else { FastMath::empty() };
        self.emit(Op::Phi(fmf), ty, &values, &blocks)?;
        Ok(())
    }

    // One arm for each instruction.
    fn computation(&mut self, code: u32, ops: &mut Ops) -> BResult<()> {
        let layout = self.module.data_layout.clone();
        match code {
            2 => {
                let lhs = self.pair(ops)?;
                let ty = self.type_of(lhs);
                let rhs = self.rel(ops, ty)?;
                let float = self.module.types.is_float_or_float_vector(ty);
                if !float && !self.module.types.is_int_or_int_vector(ty) {
                    return fail("Invalid type for an operation");
                }
                let Some(op) = bin_op(ops.next()?, float) else { return fail("Invalid record") };
                let bits = if ops.left() > 0 { ops.next()? } else { 0 };
                let (flags, fmf) = match float {
                    true => (IntFlags::empty(), fast_math(bits)),
                    false => (bin_flags(op, bits), FastMath::empty()),
                };
                if op == BinOp::FSub && self.is_old_negation(lhs, ty) {
                    self.emit(Op::FNeg(fmf), ty, &[rhs], &[])?;
                    return Ok(());
                }
                self.emit(Op::Binary(op, flags, fmf), ty, &[lhs, rhs], &[])?;
            }
            3 => {
                let value = self.pair(ops)?;
                let to = self.ty(ops.next()?)?;
                let Some(op) = cast_op(ops.next()?) else { return fail("Invalid record") };
                let bits = if ops.left() > 0 { ops.next()? } else { 0 };
                let from = self.type_of(value);
                if op == CastOp::Bitcast && from == to && self.module.types.is_ptr_or_ptr_vector(to) {
                    return self.vanish(value);
                }
                if !crate::verify::cast_is_valid(&self.module.types, &layout, op, from, to) {
                    return fail("Invalid cast");
                }
                let mut flags = IntFlags::empty();
                match op {
                    CastOp::ZExt | CastOp::UiToFp => flags.set(IntFlags::NNEG, bits & 1 != 0),
                    CastOp::Trunc => {
                        flags.set(IntFlags::NUW, bits & 1 != 0);
                        flags.set(IntFlags::NSW, bits & 2 != 0);
                    }
                    _ => {}
                }
                let float = matches!(op, CastOp::FpExt | CastOp::FpTrunc);
                let fmf = if float { fast_math(bits) } else { FastMath::empty() };
                self.emit(Op::Cast(op, flags, fmf), to, &[value], &[])?;
            }
            43 | 4 | 30 => self.gep(code, ops)?,
            29 => {
                let then = self.pair(ops)?;
                let ty = self.type_of(then);
                let otherwise = self.rel(ops, ty)?;
                let cond = self.pair(ops)?;
                let fmf = if ops.left() > 0 { fast_math(ops.next()?) } else { FastMath::empty() };
                self.emit(Op::Select(fmf), ty, &[cond, then, otherwise], &[])?;
            }
            6 => {
                let vector = self.pair(ops)?;
                let index = self.pair(ops)?;
                let ty = self.vector_type(vector)?;
                let elem = self.module.types.scalar(ty);
                self.emit(Op::ExtractElement, elem, &[vector, index], &[])?;
            }
            7 => {
                let vector = self.pair(ops)?;
                let ty = self.vector_type(vector)?;
                let elem_ty = self.module.types.scalar(ty);
                let elem = self.rel(ops, elem_ty)?;
                let index = self.pair(ops)?;
                self.emit(Op::InsertElement, ty, &[vector, elem, index], &[])?;
            }
            8 => {
                let lhs = self.pair(ops)?;
                let ty = self.vector_type(lhs)?;
                let rhs = self.rel(ops, ty)?;
                let mask = self.pair(ops)?;
                let Some(mask) = self.mask(mask) else { return fail("Invalid shuffle mask") };
                let elem = self.module.types.scalar(ty);
                let result = self.module.types.vector(elem, mask.len() as u32);
                let list = self.st().func.index_list(&mask);
                self.emit(Op::Shuffle(list), result, &[lhs, rhs], &[])?;
            }
            9 | 28 => {
                let lhs = self.pair(ops)?;
                let ty = self.type_of(lhs);
                let rhs = self.rel(ops, ty)?;
                let pred = ops.next()?;
                let bits = if ops.left() > 0 { ops.next()? } else { 0 };
                let float = self.module.types.is_float_or_float_vector(ty);
                let op = match (float, int_pred(pred), float_pred(pred)) {
                    (false, Some(p), _) => {
                        Op::ICmp(p, if bits & 1 != 0 { IntFlags::SAMESIGN } else { IntFlags::empty() })
                    }
                    (true, _, Some(p)) => Op::FCmp(p, fast_math(bits)),
                    _ => return fail("Invalid predicate"),
                };
                let result = self.module.types.with_shape_of(Type::I1, ty);
                self.emit(op, result, &[lhs, rhs], &[])?;
            }
            56 => {
                let value = self.pair(ops)?;
                if ops.next()? != 0 {
                    return fail("Invalid unary operation");
                }
                let fmf = if ops.left() > 0 { fast_math(ops.next()?) } else { FastMath::empty() };
                let ty = self.type_of(value);
                self.emit(Op::FNeg(fmf), ty, &[value], &[])?;
            }
            58 => {
                let value = self.pair(ops)?;
                let ty = self.type_of(value);
                self.emit(Op::Freeze, ty, &[value], &[])?;
            }
            26 | 27 => {
                let agg = self.pair(ops)?;
                let mut operands = vec![agg];
                if code == 27 {
                    operands.push(self.pair(ops)?);
                }
                let mut ty = self.type_of(agg);
                let whole = ty;
                let mut indices = Vec::new();
                while ops.left() > 0 {
                    let i = ops.next()?;
                    let types = &self.module.types;
                    match types.element(ty, i) {
                        Some(t) if types.num_elements(ty).is_some_and(|n| i < n) => ty = t,
                        _ => return fail("Invalid indices"),
                    }
                    indices.push(i as u32);
                }
                let list = self.st().func.index_list(&indices);
                match code {
                    26 => self.emit(Op::ExtractValue(list), ty, &operands, &[])?,
                    _ => self.emit(Op::InsertValue(list), whole, &operands, &[])?,
                };
            }
            23 => {
                let list_ty = self.ty(ops.next()?)?;
                let list = self.rel(ops, list_ty)?;
                let ty = self.ty(ops.next()?)?;
                self.emit(Op::VaArg, ty, &[list], &[])?;
            }
            code => return fail(&format!("instruction code {code} is not supported")),
        }
        Ok(())
    }

    /// An instruction that is none here (a cast of typed pointers, say): its number is another name of the operand.
    pub(super) fn vanish(&mut self, value: Value) -> BResult<()> {
        let st = self.st();
        if let Some(Local::Forward(f)) = st.locals.get(st.next).copied() {
            if f == value || st.func.value_type(f) != st.func.value_type(value) {
                return fail("instruction refers to its own result");
            }
            st.func.replace_all_uses(f, value);
            for l in &mut st.locals {
                if let Local::Value(v) | Local::Forward(v) = l {
                    if *v == f {
                        *l = Local::Value(value);
                    }
                }
            }
            for r in &mut st.pending {
                r.replace_value(f, value);
            }
        }
        self.define(value);
        self.st().insts.push(None);
        Ok(())
    }

    fn vector_type(&mut self, v: Value) -> BResult<Type> {
        let ty = self.type_of(v);
        if self.module.types.is_vector(ty) { Ok(ty) } else { fail("Invalid type: a vector is needed") }
    }

    pub(super) fn mask(&mut self, mask: Value) -> Option<Vec<u32>> {
        let types = &self.module.ctx.types;
        let func = &mut self.state.as_mut()?.func;
        let c = func.value_const(mask)?;
        let len = types.vector_len(func.consts().ty(c))?;
        if len > 1 << 16 {
            return None;
        }
        (0..u64::from(len))
            .map(|i| {
                let pool = func.consts_mut();
                let e = pool.element(types, c, i)?;
                match pool.get(e) {
                    crate::ConstData::Int(n) if *n < i32::MAX as u64 => Some(*n as u32),
                    crate::ConstData::Undef | crate::ConstData::Poison => Some(crate::POISON_LANE),
                    _ => None,
                }
            })
            .collect()
    }

    pub(super) fn gep(&mut self, code: u32, ops: &mut Ops) -> BResult<()> {
        if code != 43 {
            return fail("getelementptr of a version before LLVM 3.7 is not supported");
        }
        let flags = gep_flags(ops.next()?);
        let elem = self.ty(ops.next()?)?;
        let mut operands = Vec::new();
        while ops.left() > 0 {
            operands.push(self.pair(ops)?);
        }
        let Some(&base) = operands.first() else { return fail("Invalid record") };
        let mut ty = self.type_of(base);
        if !self.module.types.is_ptr_or_ptr_vector(ty) {
            return fail("Invalid base of a getelementptr");
        }
        for &i in &operands[1..] {
            let index = self.type_of(i);
            if self.module.types.is_vector(index) && !self.module.types.is_vector(ty) {
                ty = self.module.types.with_shape_of(ty, index);
            }
        }
        self.emit(Op::Gep { elem, flags }, ty, &operands, &[])?;
        Ok(())
    }

    fn access_align(&self, code: u64, ty: Type) -> Align {
        align(code).unwrap_or_else(|| self.module.data_layout.abi_align(&self.module.types, ty))
    }

    pub(super) fn memory(&mut self, code: u32, ops: &mut Ops) -> BResult<()> {
        match code {
            19 => {
                let elem_id = ops.next()?;
                let count_ty = self.ty(ops.next()?)?;
                let count_id = ops.next()?;
                let bits = ops.next()?;
                let ty = match bits & 64 != 0 {
                    true => self.ty(elem_id)?,
                    false => match self.pointee(elem_id) {
                        Some(t) => t,
                        None => return fail("Missing element type for old-style alloca"),
                    },
                };
                if !self.module.types.is_sized(ty) {
                    return fail("alloca of a type without a size");
                }
                let count = self.value_by_id(count_id, Some(count_ty))?;
                let one = self.st().func.as_u64(count) == Some(1) && count_ty == Type::I32;
                let log2 = bits & 31 | bits >> 8 << 5;
                let pref = self.module.data_layout.pref_align(&self.module.types, ty);
                let align = align(log2).unwrap_or(pref);
                let space = match ops.left() {
                    0 => self.module.data_layout.alloca_space,
                    _ => crate::AddrSpace(ops.next()? as u32),
                };
                let ptr = self.module.types.ptr(space);
                let operands: &[Value] = if one { &[] } else { &[count] };
                self.emit(Op::Alloca { ty, align, inalloca: bits & 32 != 0 }, ptr, operands, &[])?;
            }
            20 | 41 => {
                let ptr = self.pair(ops)?;
                let wanted = if code == 20 { 3 } else { 5 };
                if ops.left() != wanted {
                    return fail("load without a type is not supported");
                }
                let ty = self.ty(ops.next()?)?;
                let align_code = ops.next()?;
                let access = self.access(code == 41, align_code, ty, ops)?;
                if !self.module.types.is_sized(ty) {
                    return fail("load of a type without a size");
                }
                self.emit(Op::Load(access), ty, &[ptr], &[])?;
            }
            44 | 45 => {
                let ptr = self.pair(ops)?;
                let value = self.pair(ops)?;
                let ty = self.type_of(value);
                let align_code = ops.next()?;
                let access = self.access(code == 45, align_code, ty, ops)?;
                self.emit(Op::Store(access), Type::VOID, &[value, ptr], &[])?;
            }
            36 => {
                let order = ordering(ops.next()?)?;
                let scope = self.scope(ops.next()?);
                self.emit(Op::Fence(order, scope), Type::VOID, &[], &[])?;
            }
            37 | 46 => {
                let ptr = self.pair(ops)?;
                let expected = self.pair(ops)?;
                let ty = self.type_of(expected);
                let new = self.rel(ops, ty)?;
                let volatile = ops.next()? != 0;
                let success = ordering(ops.next()?)?;
                let scope = self.scope(ops.next()?);
                let failure = ordering(ops.next()?)?;
                let weak = ops.left() > 0 && ops.next()? != 0;
                let align_code = if ops.left() > 0 { ops.next()? } else { 0 };
                let align = align(align_code).unwrap_or_else(|| self.natural_align(ty));
                let access = MemAccess { align, volatile, ordering: success, scope };
                let result = self.module.types.structure(&[ty, Type::I1]);
                self.emit(Op::CmpXchg { access, failure, weak }, result, &[ptr, expected, new], &[])?;
            }
            _ => {
                let ptr = self.pair(ops)?;
                let value = match code {
                    59 => self.pair(ops)?,
                    _ => {
                        // Old form: no type, the value is defined already.
                        let op = ops.next()?;
                        let id = self.relative(op);
                        self.value_by_id(id, None)?
                    }
                };
                let Some(&op) = RmwOp::ALL.get(rmw_index(ops.next()?)) else {
                    return fail("Invalid atomic operation");
                };
                let ty = self.type_of(value);
                let volatile = ops.next()? != 0;
                let order = ordering(ops.next()?)?;
                let scope = self.scope(ops.next()?);
                let align_code = if ops.left() > 0 { ops.next()? } else { 0 };
                let align = align(align_code).unwrap_or_else(|| self.natural_align(ty));
                let access = MemAccess { align, volatile, ordering: order, scope };
                self.emit(Op::AtomicRmw { op, access }, ty, &[ptr, value], &[])?;
            }
        }
        Ok(())
    }

    fn natural_align(&self, ty: Type) -> Align {
        let size = self.module.data_layout.store_size(&self.module.types, ty);
        size.checked_next_power_of_two().and_then(Align::new).unwrap_or(Align::ONE)
    }

    pub(super) fn access(
        &mut self,
        atomic: bool,
        align_code: u64,
        ty: Type,
        ops: &mut Ops,
    ) -> BResult<MemAccess> {
        let volatile = ops.next()? != 0;
        let (mut order, mut scope) = (Ordering::NotAtomic, SyncScope::System);
        if atomic {
            order = ordering(ops.next()?)?;
            scope = self.scope(ops.next()?);
        }
        let align = self.access_align(align_code, ty);
        Ok(MemAccess { align, volatile, ordering: order, scope })
    }
}

pub(super) fn fast_math(bits: u64) -> FastMath {
    let mut f = FastMath::empty();
    // Bit 0 was "unsafe algebra", which implies everything.
    if bits & 1 != 0 {
        return FastMath::FAST;
    }
    for (bit, flag) in [
        (2, FastMath::NNAN),
        (4, FastMath::NINF),
        (8, FastMath::NSZ),
        (16, FastMath::ARCP),
        (32, FastMath::CONTRACT),
        (64, FastMath::AFN),
        (128, FastMath::REASSOC),
    ] {
        f.set(flag, bits & bit != 0);
    }
    f
}

pub(super) fn ordering(code: u64) -> BResult<Ordering> {
    match Ordering::ALL.get(code as usize) {
        Some(&o) => Ok(o),
        None => fail("Invalid ordering"),
    }
}

/// Place of an atomic operation in [`RmwOp::ALL`]: the text order differs from the numbers at the end.
fn rmw_index(code: u64) -> usize {
    match code {
        // uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum
        15..=18 => code as usize + 2,
        19 | 20 => code as usize - 4,
        other => usize::try_from(other).unwrap_or(usize::MAX),
    }
}
