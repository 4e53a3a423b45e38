//! The body of a function.
//!
//! A body is walked twice (in the LLVM 7 form three times) by the same code. The walks before the last only find
//! constants and give numbers: constants come before instructions in the file, and instructions may mention later ones. In
//! the LLVM 7 form the first walk also finds which typed pointers are needed as `i8*`.

use super::abbreviations::INSTRUCTIONS;
use super::consts::{Consts, bin_flags, bin_op, cast_op, float_pred, gep_flags, int_pred};
use super::stream::{BitWriter, rotate};
use super::types::TypeId;
use super::{Form, Writer};
use crate::bitcode::{BResult, fail};
use crate::consts::ConstData;
use crate::function::{Function, ValueDef};
use crate::inst::{Block, DebugLocData, Inst, InstData, MemAccess, Op, Value};
use crate::ops::{Align, CastOp, FastMath, IntFlags, RmwOp, TailKind};
use crate::types::Type;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// A number that no value has.
const UNKNOWN: u32 = u32::MAX;

/// Which walk over the body this is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Walk {
    /// Finds constants and the views of pointers that are needed.
    Find,
    /// Gives numbers to instructions.
    Number,
    Write,
}

pub(super) struct Body<'w, 'm> {
    pub(super) w: &'w mut Writer<'m>,
    pub(super) func: &'m Function,
    pub(super) walk: Walk,
    pub(super) out: BitWriter,
    pub(super) consts: Consts,
    /// Numbers of arguments and instructions.
    pub(super) ids: SecondaryMap<Value, u32>,
    /// Typed pointers that instructions gave: pointee and number.
    pub(super) typed: FxHashMap<Value, (TypeId, u32)>,
    /// Those that are needed as `i8*`, too.
    pub(super) needs_bytes: FxHashSet<Value>,
    pub(super) blocks: SecondaryMap<Block, u32>,
    /// Number of the next instruction with a result.
    pub(super) next: u32,
    /// Number of the next instruction.
    pub(super) position: u32,
    /// Values that metadata arguments mention: types and numbers, by the number of the metadata.
    pub(super) local_md: Vec<Vec<u64>>,
    pub(super) local_md_ids: FxHashMap<Vec<u64>, u32>,
    pub(super) last_loc: Option<DebugLocData>,
    pub(super) attachments: Vec<(u32, Inst)>,
    pub(super) ops: Vec<u64>,
}

fn fast_math(f: FastMath, form: Form) -> u64 {
    let table = [
        (FastMath::NNAN, 2),
        (FastMath::NINF, 4),
        (FastMath::NSZ, 8),
        (FastMath::ARCP, 16),
        (FastMath::CONTRACT, 32),
        (FastMath::AFN, 64),
        (FastMath::REASSOC, 128),
    ];
    // NVVM 7 takes `contract` alone as leave to reassociate; it contracts in any case.
    let drop = form == Form::Llvm7 && f != FastMath::FAST;
    let f = if drop { f - FastMath::CONTRACT } else { f };
    table.iter().filter(|(flag, _)| f.contains(*flag)).map(|(_, bit)| bit).sum()
}

fn align_code(align: Align) -> u64 {
    u64::from(align.log2()) + 1
}

/// The number of an atomic operation.
fn rmw_op(op: RmwOp) -> u64 {
    match op {
        RmwOp::UIncWrap => 15,
        RmwOp::UDecWrap => 16,
        RmwOp::USubCond => 17,
        RmwOp::USubSat => 18,
        RmwOp::FMaximum => 19,
        RmwOp::FMinimum => 20,
        other => other as u64,
    }
}

/// The block of a function, as bytes to append to the block of the module.
pub(super) fn write<'m>(w: &mut Writer<'m>, func: &'m Function) -> BResult<Vec<u8>> {
    let first = w.num_values;
    let num_params = func.params().len() as u32;
    let mut body = Body {
        w,
        func,
        walk: Walk::Find,
        out: BitWriter::inside(3),
        consts: Consts::new(first + num_params),
        ids: SecondaryMap::with_default(UNKNOWN),
        typed: FxHashMap::default(),
        needs_bytes: FxHashSet::default(),
        blocks: SecondaryMap::with_default(UNKNOWN),
        next: 0,
        position: 0,
        local_md: Vec::new(),
        local_md_ids: FxHashMap::default(),
        last_loc: None,
        attachments: Vec::new(),
        ops: Vec::new(),
    };
    for (i, block) in func.blocks().enumerate() {
        body.blocks[block] = i as u32;
    }
    for (i, &p) in func.params().iter().enumerate() {
        body.ids[p] = first + i as u32;
    }
    body.walk()?;
    match body.w.form {
        Form::Llvm7 => {
            body.walk = Walk::Number;
            body.walk()?;
        }
        // Nothing but the constants before them moves the numbers.
        Form::Latest => body.move_numbers(),
    }
    body.walk = Walk::Write;
    let blocks = func.blocks().count() as u64;
    body.out.enter(12, 4);
    body.out.record(1, &[blocks]);
    body.consts.write(&mut body.out);
    body.write_local_metadata();
    body.walk()?;
    if body.w.names {
        body.write_names();
    }
    body.write_attachments()?;
    body.out.end();
    Ok(body.out.finish())
}

impl<'m> Body<'_, 'm> {
    fn walk(&mut self) -> BResult<()> {
        self.next = self.w.num_values + self.func.params().len() as u32 + self.consts.len();
        self.position = 0;
        self.last_loc = None;
        self.attachments.clear();
        if self.w.form == Form::Llvm7 {
            self.typed_params()?;
        }
        let func = self.func;
        for block in func.blocks() {
            for inst in func.block_insts(block) {
                for record in func.records(inst) {
                    self.debug_record(record)?;
                }
                self.inst(inst)?;
            }
        }
        Ok(())
    }

    fn move_numbers(&mut self) {
        let by = self.consts.len();
        let func = self.func;
        for v in func.blocks().flat_map(|b| func.block_insts(b)).filter_map(|i| func.result(i)) {
            self.ids[v] += by;
        }
    }

    /// Writes a record of an instruction.
    pub(super) fn record(&mut self, code: u32) {
        let ops = std::mem::take(&mut self.ops);
        if self.walk == Walk::Write {
            let fit = INSTRUCTIONS
                .iter()
                .enumerate()
                .find(|(_, (c, len, a))| *c == code && *len == ops.len() && a.fits(&ops));
            match fit {
                Some((i, (_, _, a))) => a.write(&mut self.out, i as u32 + 4, &ops),
                None => self.out.record(code, &ops),
            }
        }
        self.ops = ops;
        self.ops.clear();
    }

    /// A record of an instruction with a result, whose number is returned.
    pub(super) fn value_record(&mut self, code: u32) -> u32 {
        self.record(code);
        self.position += 1;
        self.next += 1;
        self.next - 1
    }

    pub(super) fn void_record(&mut self, code: u32) {
        self.record(code);
        self.position += 1;
    }

    pub(super) fn ty(&mut self, ty: Type) -> BResult<u64> {
        self.w.types.id(ty).map(u64::from)
    }

    /// The number of a value: of its `i8*` view when it is a typed pointer.
    pub(super) fn id(&mut self, v: Value) -> BResult<u32> {
        match self.func.value_def(v) {
            ValueDef::Const(c) => self.w.constant(self.func.consts(), &mut self.consts, c),
            ValueDef::Asm(_) => match self.func.as_asm(v) {
                Some(asm) => self.w.asm(&mut self.consts, asm),
                None => fail("inline assembly without a text"),
            },
            ValueDef::Inst(_) | ValueDef::Arg(_) => {
                if self.w.form == Form::Llvm7 && (self.typed.contains_key(&v) || self.walk == Walk::Find) {
                    self.needs_bytes.insert(v);
                }
                match self.ids[v] {
                    UNKNOWN if self.walk == Walk::Write => fail("a value that nothing defines"),
                    id => Ok(id),
                }
            }
            ValueDef::Metadata(md) => self.md(md),
            ValueDef::LocalMetadata(v) => self.local_value_md(v),
            ValueDef::Forward => fail("a value that nothing defines"),
        }
    }

    /// A number, relative to the next one.
    pub(super) fn relative(&self, id: u32) -> u64 {
        u64::from(self.next.wrapping_sub(id))
    }

    pub(super) fn push(&mut self, v: Value) -> BResult<()> {
        let id = self.id(v)?;
        self.ops.push(self.relative(id));
        Ok(())
    }

    /// A value with its type, if the type cannot be known yet.
    pub(super) fn push_typed(&mut self, v: Value) -> BResult<()> {
        let id = self.id(v)?;
        self.ops.push(self.relative(id));
        if id >= self.next {
            let ty = self.ty(self.func.value_type(v))?;
            self.ops.push(ty);
        }
        Ok(())
    }

    fn push_block(&mut self, b: Block) {
        self.ops.push(u64::from(self.blocks[b]));
    }

    pub(super) fn define(&mut self, inst: Inst, id: u32) {
        if let Some(v) = self.func.result(inst) {
            self.ids[v] = id;
        }
    }

    // One arm for each instruction.
    fn inst(&mut self, inst: Inst) -> BResult<()> {
        let func = self.func;
        let form = self.w.form;
        let code = match func.inst(inst) {
            InstData::Ret { value } => {
                if let Some(v) = value {
                    self.push_typed(v)?;
                }
                10
            }
            InstData::Br { target } => {
                self.push_block(target);
                11
            }
            InstData::CondBr { cond, then_dest, else_dest } => {
                self.push_block(then_dest);
                self.push_block(else_dest);
                self.push(cond)?;
                11
            }
            InstData::Switch { value, default, cases, dests } => {
                let ty = self.ty(func.value_type(value))?;
                self.ops.push(ty);
                self.push(value)?;
                self.push_block(default);
                for (&case, &dest) in cases.iter().zip(dests) {
                    let id = self.id(case)?;
                    self.ops.push(u64::from(id));
                    self.push_block(dest);
                }
                12
            }
            InstData::IndirectBr { address, dests } => {
                let ty = self.ty(func.value_type(address))?;
                self.ops.push(ty);
                self.push(address)?;
                dests.iter().for_each(|&d| self.push_block(d));
                31
            }
            InstData::Unreachable => 15,
            InstData::FNeg { value, fmf } if form == Form::Llvm7 => {
                let zero = self.negative_zero(func.value_type(value))?;
                self.ops.push(self.relative(zero));
                self.push(value)?;
                self.ops.push(bin_op(crate::BinOp::FSub));
                self.flags(fast_math(fmf, form));
                2
            }
            InstData::FNeg { value, fmf } => {
                self.push_typed(value)?;
                self.ops.push(0);
                self.flags(fast_math(fmf, form));
                56
            }
            InstData::Freeze { value } if form == Form::Llvm7 => self.unfrozen(value)?,
            InstData::Freeze { value } => {
                self.push_typed(value)?;
                58
            }
            InstData::Binary { op, flags, fmf, lhs, rhs } => {
                if form == Form::Llvm7 && self.w.module.types.scalar(func.value_type(lhs)) == Type::BFLOAT {
                    return fail("arithmetic on bfloat cannot be written for LLVM 7");
                }
                self.push_typed(lhs)?;
                self.push(rhs)?;
                self.ops.push(bin_op(op));
                self.flags(if op.is_float() { fast_math(fmf, form) } else { bin_flags(op, flags, form) });
                2
            }
            InstData::Cast { op, flags, fmf, value } => {
                self.push_typed(value)?;
                let to = self.ty(func.inst_type(inst))?;
                self.ops.extend([to, cast_op(op)]);
                if form == Form::Latest {
                    let bit = |flag, value| if flags.contains(flag) { value } else { 0 };
                    self.flags(match op {
                        CastOp::ZExt | CastOp::UiToFp => bit(IntFlags::NNEG, 1),
                        CastOp::Trunc => bit(IntFlags::NUW, 1) | bit(IntFlags::NSW, 2),
                        _ => fast_math(fmf, form),
                    });
                }
                3
            }
            InstData::ICmp { pred, flags, lhs, rhs } => {
                self.push_typed(lhs)?;
                self.push(rhs)?;
                self.ops.push(int_pred(pred));
                self.flags(u64::from(form == Form::Latest && flags.contains(IntFlags::SAMESIGN)));
                28
            }
            InstData::FCmp { pred, fmf, lhs, rhs } => {
                self.push_typed(lhs)?;
                self.push(rhs)?;
                self.ops.push(float_pred(pred));
                self.flags(fast_math(fmf, form));
                28
            }
            InstData::Select { cond, then_value, else_value, fmf } => {
                self.push_typed(then_value)?;
                self.push(else_value)?;
                self.push_typed(cond)?;
                if form == Form::Latest {
                    self.flags(fast_math(fmf, form));
                }
                29
            }
            InstData::Phi { values, blocks, fmf } => {
                let ty = self.ty(func.inst_type(inst))?;
                self.ops.push(ty);
                for (&v, &b) in values.iter().zip(blocks) {
                    let id = self.id(v)?;
                    self.ops.push(rotate(i64::from(self.next.wrapping_sub(id) as i32)));
                    self.push_block(b);
                }
                if form == Form::Latest {
                    self.flags(fast_math(fmf, form));
                }
                16
            }
            InstData::ExtractElement { vector, index } => {
                self.push_typed(vector)?;
                self.push_typed(index)?;
                6
            }
            InstData::InsertElement { vector, elem, index } => {
                self.push_typed(vector)?;
                self.push(elem)?;
                self.push_typed(index)?;
                7
            }
            InstData::Shuffle { lhs, rhs, mask } => {
                self.push_typed(lhs)?;
                self.push(rhs)?;
                let mask = self.w.mask(&mut self.consts, mask)?;
                self.ops.push(self.relative(mask));
                8
            }
            InstData::ExtractValue { agg, indices } => {
                self.push_typed(agg)?;
                self.ops.extend(indices.iter().map(|&i| u64::from(i)));
                26
            }
            InstData::InsertValue { agg, elem, indices } => {
                self.push_typed(agg)?;
                self.push_typed(elem)?;
                self.ops.extend(indices.iter().map(|&i| u64::from(i)));
                27
            }
            InstData::Alloca { ty, align, count } => return self.alloca(inst, ty, align, count),
            InstData::Load { ptr, access } => {
                let ty = func.inst_type(inst);
                self.push_address(ptr, ty)?;
                let ty = self.ty(ty)?;
                self.ops.push(ty);
                self.access(access)?;
                if access.ordering.is_atomic() { 41 } else { 20 }
            }
            InstData::Store { value, ptr, access } => {
                self.push_address(ptr, func.value_type(value))?;
                self.push_typed(value)?;
                self.access(access)?;
                if access.ordering.is_atomic() { 45 } else { 44 }
            }
            InstData::Fence { ordering, scope } => {
                let scope = self.w.scope(scope);
                self.ops.extend([ordering as u64, scope]);
                36
            }
            InstData::CmpXchg { ptr, expected, new, access, failure, weak } => {
                self.push_address(ptr, func.value_type(expected))?;
                self.push_typed(expected)?;
                self.push(new)?;
                let scope = self.w.scope(access.scope);
                self.ops.extend([u64::from(access.volatile), access.ordering as u64, scope]);
                self.ops.extend([failure as u64, u64::from(weak)]);
                if form == Form::Latest {
                    self.ops.push(align_code(access.align));
                }
                46
            }
            InstData::AtomicRmw { op, ptr, value, access } => {
                if form == Form::Llvm7 && rmw_op(op) > 10 {
                    return fail(&format!("atomicrmw {} cannot be written for LLVM 7", op.name()));
                }
                self.push_address(ptr, func.value_type(value))?;
                match form {
                    Form::Latest => self.push_typed(value)?,
                    Form::Llvm7 => self.push(value)?,
                }
                let scope = self.w.scope(access.scope);
                self.ops.extend([rmw_op(op), u64::from(access.volatile), access.ordering as u64, scope]);
                match form {
                    Form::Latest => {
                        self.ops.push(align_code(access.align));
                        59
                    }
                    Form::Llvm7 => 38,
                }
            }
            InstData::Gep { .. } => return self.gep(inst),
            InstData::Call { .. } => return self.call(inst),
            InstData::VaArg { list } => {
                let list_ty = self.ty(func.value_type(list))?;
                self.ops.push(list_ty);
                self.push(list)?;
                let ty = self.ty(func.inst_type(inst))?;
                self.ops.push(ty);
                23
            }
        };
        self.finish(inst, code);
        Ok(())
    }

    /// Writes the record of an instruction and what follows it.
    pub(super) fn finish(&mut self, inst: Inst, code: u32) {
        if !self.func.attachments(inst).is_empty() {
            self.attachments.push((self.position, inst));
        }
        match self.func.result(inst) {
            Some(_) => {
                let id = self.value_record(code);
                self.define(inst, id);
            }
            None => self.void_record(code),
        }
        self.location(self.func.loc(inst));
    }

    /// Flags at the end of a record, absent when there are none.
    fn flags(&mut self, bits: u64) {
        if bits != 0 {
            self.ops.push(bits);
        }
    }

    fn access(&mut self, access: MemAccess) -> BResult<()> {
        self.ops.extend([align_code(access.align), u64::from(access.volatile)]);
        if access.ordering.is_atomic() {
            let scope = self.w.scope(access.scope);
            self.ops.extend([access.ordering as u64, scope]);
        }
        Ok(())
    }

    fn alloca(&mut self, inst: Inst, ty: Type, align: Align, count: Option<Value>) -> BResult<()> {
        let func = self.func;
        let Op::Alloca { inalloca, .. } = func.op(inst) else { return fail("no alloca") };
        let ptr = func.inst_type(inst);
        let elem = self.ty(ty)?;
        let (count_ty, count) = match count {
            Some(v) => (func.value_type(v), self.id(v)?),
            None => (Type::I32, self.w.int(&mut self.consts, Type::I32, 1)?),
        };
        let count_ty = self.ty(count_ty)?;
        let log2 = align_code(align);
        // The five low bits of the alignment, inalloca, explicit type, the rest of the alignment.
        let bits = log2 & 31 | u64::from(inalloca) << 5 | 1 << 6 | (log2 >> 5) << 8;
        self.ops.extend([elem, count_ty, u64::from(count), bits]);
        let space = self.w.module.types.addr_space(ptr).unwrap_or_default();
        if space != self.w.module.data_layout.alloca_space {
            self.ops.push(u64::from(space.0));
        }
        self.pointer_result(inst, 19, elem as TypeId, ptr)
    }

    fn gep(&mut self, inst: Inst) -> BResult<()> {
        let func = self.func;
        let InstData::Gep { elem, flags, base, indices } = func.inst(inst) else { return fail("no gep") };
        let elem_id = self.ty(elem)?;
        let form = self.w.form;
        let base_id = match form {
            Form::Latest => None,
            // Casts stand before the instruction.
            Form::Llvm7 => Some(self.typed_address(base, elem_id as TypeId)?),
        };
        self.ops.extend([gep_flags(flags, form), elem_id]);
        match base_id {
            None => self.push_typed(base)?,
            Some(id) => self.push_id(id, func.value_type(base), elem_id as TypeId)?,
        }
        for &i in indices {
            self.push_typed(i)?;
        }
        let ptr = func.inst_type(inst);
        let pointee = match form {
            Form::Latest => 0,
            Form::Llvm7 => {
                let known: Vec<Option<u64>> = indices
                    .iter()
                    .map(|&i| match func.const_data(i) {
                        Some(ConstData::Splat(e)) => func.consts().as_u64(*e),
                        _ => func.as_u64(i),
                    })
                    .collect();
                match self.w.indexed(elem, &known) {
                    Some(ty) => self.ty(ty)? as TypeId,
                    None => return fail("a getelementptr with an index that is not known"),
                }
            }
        };
        self.pointer_result(inst, 43, pointee, ptr)
    }

    fn call(&mut self, inst: Inst) -> BResult<()> {
        let func = self.func;
        let InstData::Call { info, callee, args, bundle_operands } = func.inst(inst) else {
            return fail("no call");
        };
        let form = self.w.form;
        let fn_ty = self.w.function_type(info.ty, info.attrs)?;
        let callee_id = match form {
            Form::Latest => self.id(callee)?,
            Form::Llvm7 => self.typed_callee(callee, fn_ty)?,
        };
        let fixed = self.w.module.types.signature(info.ty).map_or(0, |s| s.params.len());
        let mut arg_ids: Vec<u32> = Vec::with_capacity(args.len());
        for (i, &a) in args.iter().enumerate() {
            arg_ids.push(match self.w.pointee_of_param(info.attrs, i).filter(|_| i < fixed) {
                Some(pointee) => {
                    let pointee = self.ty(pointee)? as TypeId;
                    self.typed_address(a, pointee)?
                }
                None => self.id(a)?,
            });
        }
        if let Some(list) = info.bundles.expand() {
            let mut rest = bundle_operands;
            for bundle in func.bundles(list) {
                let (own, after) = rest.split_at(bundle.len as usize);
                rest = after;
                let tag = self.w.bundle_tag(&bundle.tag);
                self.ops.push(tag);
                for &v in own {
                    self.push_typed(v)?;
                }
                self.record(55);
            }
        }
        let attrs = self.w.attr_list(info.attrs)?;
        let fmf = fast_math(info.fmf, form);
        let tail = match info.tail {
            TailKind::None => 0,
            TailKind::Tail => 1,
            TailKind::MustTail => 1 | 1 << 14,
            TailKind::NoTail => 1 << 16,
        };
        let word = u64::from(info.cc.0) << 1 | tail | 1 << 15 | u64::from(fmf != 0) << 17;
        self.ops.extend([attrs, word]);
        self.flags(fmf);
        self.ops.push(u64::from(fn_ty));
        self.ops.push(self.relative(callee_id));
        if callee_id >= self.next {
            let ty = match form {
                Form::Latest => self.ty(func.value_type(callee))?,
                Form::Llvm7 => u64::from(self.w.types.pointer(fn_ty, 0)),
            };
            self.ops.push(ty);
        }
        for (i, (&a, &id)) in args.iter().zip(&arg_ids).enumerate() {
            self.ops.push(self.relative(id));
            if i >= fixed && id >= self.next {
                let ty = self.ty(func.value_type(a))?;
                self.ops.push(ty);
            }
        }
        self.finish(inst, 34);
        Ok(())
    }
}
