//! Function bodies.

use super::consts::{Pool, bin_flags, bin_op, cast_op, float_pred, gep_flags, int_pred};
use super::metadata::RawMd;
use super::module::{Reader, Slot, align};
use super::stream::{Entry, Record};
use super::{BResult, fail};
use crate::function::{DbgRecord, Function};
use crate::global::GlobalId;
use crate::inst::{Block, DebugLoc, Inst, MemAccess, Op, Value};
use crate::metadata::{FixedMdKind, Md, MdKind};
use crate::ops::{Align, BinOp, CastOp, FastMath, IntFlags, Ordering, RmwOp, SyncScope};
use crate::types::Type;
use rustc_hash::FxHashMap;

/// What a local value number means.
#[derive(Clone, Copy)]
pub(super) enum Local {
    /// Index into the raw constants.
    Const(u32),
    Value(Value),
    /// Not defined yet.
    Forward(Value),
    /// Not even mentioned.
    Unknown,
}

/// The function being read.
pub(super) struct State {
    pub func: Function,
    /// Local values by number minus that of the first.
    pub(super) locals: Vec<Local>,
    /// Number of the next instruction result.
    pub(super) next: usize,
    pub consts: FxHashMap<u32, crate::Const>,
    pub(super) blocks: Vec<Block>,
    pub(super) block: usize,
    /// Instructions in order, for attachments; `None` for those that vanished.
    pub(super) insts: Vec<Option<Inst>>,
    pub(super) pending: Vec<DbgRecord>,
    pub(super) loc: Option<DebugLoc>,
    pub(super) loc_memo: FxHashMap<Md, DebugLoc>,
    pub(super) bundles: Vec<(String, Vec<Value>)>,
    /// Local values in function-level metadata, by metadata number.
    pub(super) md_locals: FxHashMap<u64, (Type, u64)>,
    /// `DIArgList`s of the function: metadata numbers of the elements, by metadata number.
    pub(super) md_lists: FxHashMap<u64, Vec<u64>>,
    /// Edges of exceptions, see `crate::unwind`.
    pub(super) unwinds: Vec<(Block, Block)>,
}

impl State {
    pub fn const_slot(&self, index: usize) -> Option<Slot> {
        match self.locals.get(index) {
            Some(Local::Const(c)) => Some(Slot::Const(*c)),
            _ => None,
        }
    }
}

/// Operands of a record, read one after the other.
pub(super) struct Ops<'r> {
    list: &'r [u64],
    at: usize,
}

impl Ops<'_> {
    pub(super) fn next(&mut self) -> BResult<u64> {
        let v = self.list.get(self.at).copied();
        self.at += 1;
        v.ok_or(super::BitcodeError("Invalid record".into()))
    }

    pub(super) fn left(&self) -> usize {
        self.list.len().saturating_sub(self.at)
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

fn ordering(code: u64) -> BResult<Ordering> {
    match Ordering::ALL.get(code as usize) {
        Some(&o) => Ok(o),
        None => fail("Invalid ordering"),
    }
}

impl Reader<'_> {
    pub(super) fn st(&mut self) -> &mut State {
        // Set by `function_block` for the time a body is read.
        self.state.as_mut().expect("a function is being read")
    }

    fn base(&self) -> usize {
        self.slots.len()
    }

    /// Number of the next value.
    fn next_id(&mut self) -> u64 {
        (self.base() + self.st().next) as u64
    }

    pub(super) fn relative(&mut self, op: u64) -> u64 {
        u64::from((self.next_id() as u32).wrapping_sub(op as u32))
    }

    pub fn function_block(&mut self, id: GlobalId) -> BResult<()> {
        let func = Function::new(&self.module.ctx, id);
        let locals: Vec<Local> = func.params().iter().map(|&p| Local::Value(p)).collect();
        let next = locals.len();
        self.state = Some(Box::new(State {
            func,
            locals,
            next,
            consts: FxHashMap::default(),
            blocks: Vec::new(),
            block: 0,
            insts: Vec::new(),
            pending: Vec::new(),
            loc: None,
            loc_memo: FxHashMap::default(),
            bundles: Vec::new(),
            md_locals: FxHashMap::default(),
            md_lists: FxHashMap::default(),
            unwinds: Vec::new(),
        }));
        let (md_len, const_len) = (self.md.len(), self.raw_consts.len());
        let result = self.function_records();
        let state = self.state.take();
        self.md.truncate(md_len);
        self.raw_consts.truncate(const_len);
        result?;
        let Some(mut state) = state else { return Ok(()) };
        if state.locals.iter().any(|l| matches!(l, Local::Forward(_))) {
            return fail("Never resolved value found in function");
        }
        if state.block < state.blocks.len() {
            return fail("a block without a terminator");
        }
        crate::unwind::drop_unwind_edges(&mut state.func, &state.unwinds);
        self.module.set_body(id, state.func);
        Ok(())
    }

    fn function_records(&mut self) -> BResult<()> {
        let mut r = Record::default();
        loop {
            match self.stream.next(&mut r)? {
                Entry::End => return Ok(()),
                Entry::Record => self.inst_record(&r)?,
                Entry::Block(11) => {
                    let added = self.read_constants()?;
                    let st = self.st();
                    st.locals.truncate(st.next);
                    st.locals.extend(added.into_iter().map(Local::Const));
                    st.next = st.locals.len();
                }
                Entry::Block(14) => self.local_names()?,
                Entry::Block(15) => self.local_metadata()?,
                Entry::Block(16) => self.attachment_block()?,
                Entry::Block(_) => self.stream.skip_block(),
            }
        }
    }

    fn local_names(&mut self) -> BResult<()> {
        self.for_each(|s, r| {
            let Some((&id, name)) = r.ops.split_first() else { return Ok(()) };
            let name = super::module::text(name);
            let base = s.base();
            let st = s.st();
            match r.code {
                1 => {
                    if let Some(Local::Value(v) | Local::Forward(v)) =
                        (id as usize).checked_sub(base).and_then(|i| st.locals.get(i)).copied()
                    {
                        st.func.set_value_name(v, &name);
                    }
                }
                2 => {
                    if let Some(&b) = st.blocks.get(id as usize) {
                        st.func.set_block_name(b, &name);
                    }
                }
                _ => {}
            }
            Ok(())
        })
    }

    fn local_metadata(&mut self) -> BResult<()> {
        let mut raw = Vec::new();
        self.metadata_block(&mut raw)?;
        let first = self.md.len() as u64;
        for (i, r) in raw.iter().enumerate() {
            if let RawMd::Record { code: 46, ops } = r {
                self.st().md_lists.insert(first + i as u64, ops.clone());
            }
            if let RawMd::Record { code: 2, ops } = r {
                if let &[ty, id, ..] = &ops[..] {
                    if self.slot(id).is_none() {
                        let ty = self.ty(ty)?;
                        self.st().md_locals.insert(first + i as u64, (ty, id));
                    }
                }
            }
        }
        self.add_metadata(&raw)
    }

    fn attachment_block(&mut self) -> BResult<()> {
        self.for_each(|s, r| {
            if r.code != 11 {
                return Ok(());
            }
            let (inst, pairs) = match r.ops.len() % 2 {
                1 => {
                    let inst = s.st().insts.get(r.ops[0] as usize).copied().flatten();
                    (inst, &r.ops[1..])
                }
                _ => (None, &r.ops[..]),
            };
            for pair in pairs.chunks_exact(2) {
                let Some(&kind) = s.md_kinds.get(&pair[0]) else { continue };
                let md = s.md_at(pair[1])?;
                if r.ops.len() % 2 == 0 {
                    let id = s.st().func.id();
                    s.module.ctx.global_mut(id).metadata.push((kind, md));
                } else if let Some(inst) = inst {
                    if kind == MdKind::Fixed(FixedMdKind::Dbg) {
                        let loc = s.loc_of(md)?;
                        s.st().func.set_loc(inst, Some(loc));
                    } else {
                        s.st().func.set_attachment(inst, kind, Some(md));
                    }
                }
            }
            Ok(())
        })
    }
}

/// Values.
impl Reader<'_> {
    /// The value of a number; one that is not known yet needs its type.
    pub(super) fn value_by_id(&mut self, id: u64, ty: Option<Type>) -> BResult<Value> {
        if ty == Some(Type::METADATA) {
            return self.md_value(id);
        }
        let index = match usize::try_from(id) {
            Ok(i) => i,
            Err(_) => return fail("Invalid value reference"),
        };
        let value = if let Some(&slot) = self.slots.get(index) {
            match slot {
                Slot::Const(raw) => self.const_or_asm(raw)?,
                Slot::Global(_) => {
                    let c = self.const_by_id(id, Pool::Function, 0)?;
                    self.st().func.const_value(c)
                }
            }
        } else {
            let local = index - self.slots.len();
            match self.st().locals.get(local).copied() {
                Some(Local::Value(v) | Local::Forward(v)) => v,
                Some(Local::Const(raw)) => self.const_or_asm(raw)?,
                Some(Local::Unknown) | None => {
                    let Some(ty) = ty else { return fail("Invalid value reference") };
                    let st = self.st();
                    if local > st.next + (1 << 24) {
                        return fail("Invalid value reference");
                    }
                    if !self.module.types.is_first_class(ty) {
                        return fail("Invalid type for value");
                    }
                    let st = self.st();
                    let v = st.func.forward_value(ty);
                    if st.locals.len() <= local {
                        st.locals.resize(local + 1, Local::Unknown);
                    }
                    st.locals[local] = Local::Forward(v);
                    v
                }
            }
        };
        if let Some(ty) = ty {
            if self.st().func.value_type(value) != ty {
                return fail("Invalid type for value");
            }
        }
        Ok(value)
    }

    fn const_or_asm(&mut self, raw: u32) -> BResult<Value> {
        if let Some(asm) = self.asm_const(raw)? {
            return Ok(self.st().func.asm(asm));
        }
        let c = self.build(raw, Pool::Function, 0)?;
        Ok(self.st().func.const_value(c))
    }

    fn md_value(&mut self, id: u64) -> BResult<Value> {
        if let Some(&(ty, value)) = self.st().md_locals.get(&id) {
            let v = self.value_by_id(value, Some(ty))?;
            return Ok(self.st().func.local_metadata(v));
        }
        let md = self.md_at(id)?;
        Ok(self.st().func.metadata(md))
    }

    /// A relative number, followed by a type if it is a forward reference.
    pub(super) fn pair(&mut self, ops: &mut Ops) -> BResult<Value> {
        let op = ops.next()?;
        let id = self.relative(op);
        if id < self.next_id() {
            return self.value_by_id(id, None);
        }
        let ty = self.ty(ops.next()?)?;
        self.value_by_id(id, Some(ty))
    }

    /// A relative number of a known type.
    pub(super) fn rel(&mut self, ops: &mut Ops, ty: Type) -> BResult<Value> {
        let op = ops.next()?;
        let id = self.relative(op);
        self.value_by_id(id, Some(ty))
    }

    /// Whether a difference from this value is what modules with typed pointers have in place of negations.
    fn is_old_negation(&mut self, lhs: Value, ty: Type) -> bool {
        let zero = match ty {
            Type::HALF => 1 << 15,
            Type::FLOAT => 1 << 31,
            Type::DOUBLE => 1 << 63,
            _ => return false,
        };
        self.st().func.as_float_bits(lhs) == Some(zero) && self.has_typed_pointers()
    }

    fn type_of(&mut self, v: Value) -> Type {
        self.st().func.value_type(v)
    }

    pub(super) fn block_at(&mut self, index: u64) -> BResult<Block> {
        match self.st().blocks.get(index as usize) {
            Some(&b) => Ok(b),
            None => fail("Invalid block reference"),
        }
    }

    /// Creates an instruction in the current block.
    pub(super) fn emit(&mut self, op: Op, ty: Type, operands: &[Value], dests: &[Block]) -> BResult<Inst> {
        if ty != Type::VOID && !self.module.types.is_first_class(ty) {
            return fail("Invalid type for an instruction");
        }
        let st = self.st();
        let Some(&block) = st.blocks.get(st.block) else {
            return fail("Invalid instruction with no BB");
        };
        let forward = match st.locals.get(st.next) {
            Some(Local::Forward(v)) if ty != Type::VOID => Some(*v),
            _ => None,
        };
        if let Some(v) = forward {
            if st.func.value_type(v) != ty {
                return fail("Invalid type for value");
            }
        }
        let inst = st.func.create_inst_as(op, ty, operands, dests, forward);
        st.func.append_inst(block, inst);
        if let Some(v) = st.func.result(inst) {
            self.define(v);
        }
        let st = self.st();
        for r in std::mem::take(&mut st.pending) {
            st.func.add_record(inst, r);
        }
        st.insts.push(Some(inst));
        if op.is_terminator() {
            st.block += 1;
        }
        Ok(inst)
    }

    /// Gives the next number to a value.
    fn define(&mut self, v: Value) {
        let st = self.st();
        let at = st.next;
        if st.locals.len() <= at {
            st.locals.resize(at + 1, Local::Unknown);
        }
        st.locals[at] = Local::Value(v);
        st.next += 1;
    }
}

/// Instructions.
impl Reader<'_> {
    fn inst_record(&mut self, r: &Record) -> BResult<()> {
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

    fn terminator(&mut self, code: u32, ops: &mut Ops) -> BResult<()> {
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

    fn mask(&mut self, mask: Value) -> Option<Vec<u32>> {
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

    fn gep(&mut self, code: u32, ops: &mut Ops) -> BResult<()> {
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

    fn memory(&mut self, code: u32, ops: &mut Ops) -> BResult<()> {
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

    fn access(&mut self, atomic: bool, align_code: u64, ty: Type, ops: &mut Ops) -> BResult<MemAccess> {
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

/// Place of an atomic operation in [`RmwOp::ALL`]: the text order differs from the numbers at the end.
fn rmw_index(code: u64) -> usize {
    match code {
        // uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum
        15..=18 => code as usize + 2,
        19 | 20 => code as usize - 4,
        other => usize::try_from(other).unwrap_or(usize::MAX),
    }
}
