//! Instruction selection: one IR function to machine blocks.
//!
//! Blocks are visited in post-order and instructions backwards, so every use of a value is seen before its
//! definition: a value that nobody asked for by then (unused, or folded into its users) costs nothing.
//!
//! - [`values`]: the register form of values and constants
//! - [`int`], [`divide`], [`bits`], [`wide`], [`float`], [`cast`], [`compare`], [`vector`]: arithmetic
//! - [`address`], [`memory`], [`atomic`], [`copy`]: addresses, loads, stores, atomics, memcpy and friends
//! - [`call`], [`asm`]: calls, inline assembly
//! - [`generic`], [`generic_float`], [`generic_int`]: `llvm.*` intrinsics
//! - [`nvvm`], [`form`], [`nvvm_atomic`], [`matrix`], [`texture`], [`bulk`]: `llvm.nvvm.*` intrinsics
//! - [`control`]: branches, switch, phis, return
//!
//! Conventions: lowering writes forwards into `cur`; [`Sel::set`] makes the last computed temporary the result.
//! Bits of an integer register above its width are undefined; users that need them call [`Sel::clean`].

mod address;
mod asm;
mod atomic;
mod bits;
mod bulk;
mod call;
mod cast;
mod compare;
mod constant_write;
mod control;
mod copy;
mod divide;
mod float;
mod form;
mod generic;
mod generic_float;
mod generic_int;
mod int;
pub(crate) mod matrix;
mod memory;
mod nvvm;
mod nvvm_atomic;
mod tcgen05;
mod texture;
mod values;
mod vector;
mod wide;

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use oxicc_ir::intrinsic::{Effect, Intrinsic};
use oxicc_ir::{Block, Function, GlobalId, Inst, InstData, Op, Type, Types, Value};
use oxicc_ptx::ScalarType::*;
use oxicc_ptx::Sym;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::abi::{self, Signature};
use crate::cx::{Findings, FnCx, Space};
use crate::leaf::Leaf;
use crate::mir::{Class, Extra, Kind, MBlock, MBlockData, MFunc, MInst, Opnd, VReg};
use crate::op::{self, Operation};
use crate::spaces::Spaces;

/// Why an instruction cannot be compiled.
#[derive(Debug)]
pub struct Fail(pub String);
pub type Res<T = ()> = Result<T, Fail>;

pub fn fail<T>(message: impl Into<String>) -> Res<T> {
    Err(Fail(message.into()))
}

/// Registers or constants of a value.
pub type Parts = SmallVec<[Opnd; 4]>;

/// Where the parts of a value are.
#[derive(Clone, Copy, Default)]
enum Home {
    /// Nobody asked yet.
    #[default]
    None,
    One(Opnd),
    /// Range of `part_pool`.
    Many(u32, u32),
}

/// The local depot.
#[derive(Default)]
pub struct Frame {
    pub size: u64,
    pub align: u64,
    /// Offset of each fixed alloca.
    slots: FxHashMap<Inst, u64>,
    /// Offset of the copy of each byval parameter that needs one.
    params: FxHashMap<u32, u64>,
    /// `%SPL`, made on first use.
    pub local_base: Option<VReg>,
}

impl Frame {
    /// The offset of a fixed alloca.
    pub fn slot(&self, inst: Inst) -> Option<u64> {
        self.slots.get(&inst).copied()
    }

    /// The offset of the copy of a parameter.
    pub fn param(&self, index: u32) -> Option<u64> {
        self.params.get(&index).copied()
    }

    pub fn alloc(&mut self, size: u64, align: u64) -> u64 {
        let align = align.max(1);
        self.align = self.align.max(align);
        // Frames of nearly 2^64 bytes do not exist; ptxas says so.
        let at = self.size.checked_next_multiple_of(align).unwrap_or(u64::MAX);
        self.size = at.saturating_add(size);
        at
    }
}

/// The result of selection.
pub struct Selected {
    pub func: MFunc,
    pub frame: Frame,
}

/// State of the selection of one function.
pub struct Sel<'a, 'm> {
    pub cx: FnCx<'a, 'm>,
    pub f: &'m Function,
    pub id: GlobalId,
    pub types: &'m Types,
    pub m: MFunc,
    pub sig: Signature,
    is_kernel: bool,
    ftz: bool,
    /// `"unsafe-fp-math"`: approximations are welcome everywhere.
    unsafe_math: bool,
    homes: SecondaryMap<Value, Home>,
    part_pool: Vec<Opnd>,
    /// Register of the variable part of an address computation whose constant part was folded into its users.
    gep_vars: SecondaryMap<Value, PackedOption<VReg>>,
    live: EntitySet<Inst>,
    /// What comes in from each block, for phis with many of them.
    wide_phis: FxHashMap<Inst, FxHashMap<Block, Value>>,
    /// Registers that are homes of values, as opposed to temporaries.
    home_regs: EntitySet<VReg>,
    /// Loads that write the extended value only: nothing but the extension was asked for.
    extending_loads: EntitySet<Value>,
    /// Values whose home is that of another value.
    aliased: EntitySet<Value>,
    alias_depth: u32,
    spaces: Spaces,
    /// Name of each parameter.
    param_names: Vec<Sym>,
    /// Constants that several inline assemblies of the block being lowered take, and the registers they are in.
    asm_constants: FxHashMap<Value, Option<VReg>>,
    /// Code of the instruction being lowered, forwards.
    cur: Vec<MInst>,
    /// Code of the block, backwards.
    rev: Vec<MInst>,
    /// Registers from here on were made by the instruction being lowered.
    watermark: u32,
    blocks: SecondaryMap<Block, PackedOption<MBlock>>,
    /// Blocks made on edges of each block or inside its code, in print order after it.
    after: Vec<MBlock>,
    pub frame: Frame,
    loc: u32,
}

/// Compiles one function body; problems are among the findings.
pub fn run<'a, 'm>(mut cx: FnCx<'a, 'm>, id: GlobalId, f: &'m Function) -> (Option<Selected>, Findings) {
    let module = cx.module;
    let Some(header) = module.global(id).as_function() else { return (None, cx.finish()) };
    let name = module.global(id).name();
    let is_kernel = cx.is_kernel(id);
    let sig = match abi::signature(&cx, id) {
        Ok(sig) => sig,
        Err(message) => {
            cx.error(name, message);
            return (None, cx.finish());
        }
    };
    let attrs = &module.attrs;
    let ftz = cx.options.ftz
        || attrs.func_string(header.attrs, "nvptx-f32ftz") == Some("true")
        || attrs
            .func_string(header.attrs, "denormal-fp-math-f32")
            .is_some_and(|s| s.starts_with("preserve-sign"))
        || attrs.func_string(header.attrs, "denormal-fp-math").is_some_and(|s| {
            s.starts_with("preserve-sign")
                && attrs.func_string(header.attrs, "denormal-fp-math-f32").is_none()
        });
    let arg_spaces = address::argument_spaces(&cx, id, f, is_kernel, &sig);
    let spaces = Spaces::infer(&cx, f, &arg_spaces);
    let own = cx.symbols.name(cx.symbol(id)).to_string();
    let mut param_names = Vec::with_capacity(sig.params.len());
    for i in 0..sig.params.len() {
        let name = cx.param_name(&own, i);
        param_names.push(cx.symbols.intern(&name));
    }
    let mut sel = Sel {
        f,
        id,
        types: &module.types,
        m: MFunc::default(),
        sig,
        is_kernel,
        ftz,
        unsafe_math: attrs.func_string(header.attrs, "unsafe-fp-math") == Some("true"),
        homes: SecondaryMap::with_capacity(f.num_values()),
        part_pool: Vec::new(),
        gep_vars: SecondaryMap::new(),
        live: EntitySet::new(),
        wide_phis: FxHashMap::default(),
        home_regs: EntitySet::new(),
        extending_loads: EntitySet::new(),
        aliased: EntitySet::new(),
        alias_depth: 0,
        spaces,
        param_names,
        asm_constants: FxHashMap::default(),
        cur: Vec::new(),
        rev: Vec::new(),
        watermark: 0,
        blocks: SecondaryMap::new(),
        after: Vec::new(),
        frame: Frame::default(),
        loc: 0,
        cx,
    };
    sel.function();
    sel.note_shown();
    (Some(Selected { func: sel.m, frame: sel.frame }), sel.cx.finish())
}

/// The frame of the traversal.
impl<'a, 'm> Sel<'a, 'm> {
    fn function(&mut self) {
        let f = self.f;
        let Some(entry) = f.entry() else { return };
        let order = post_order(f, entry);
        self.mark_live(&order);
        let mut reachable: EntitySet<Block> = EntitySet::new();
        for &b in &order {
            reachable.insert(b);
        }
        for b in f.blocks() {
            if reachable.contains(b) {
                let mb = self.m.blocks.push(MBlockData::default());
                self.blocks[b] = mb.into();
            }
        }
        self.place_frame();
        for &b in &order {
            for phi in f.phis(b) {
                if self.live.contains(phi) {
                    if let Some(v) = f.result(phi) {
                        if let Err(e) = self.demand(v) {
                            self.report(phi, e);
                        }
                    }
                }
            }
        }
        let mut tails: SecondaryMap<Block, Vec<MBlock>> = SecondaryMap::new();
        for &b in &order {
            self.block(b, b == entry);
            tails[b] = std::mem::take(&mut self.after);
        }
        for b in f.blocks() {
            if let Some(mb) = self.blocks[b].expand() {
                self.m.layout.push(mb);
                self.m.layout.append(&mut tails[b]);
            }
        }
    }

    /// Marks the instructions whose effect or value matters.
    fn mark_live(&mut self, order: &[Block]) {
        let f = self.f;
        let mut work: Vec<Inst> = Vec::new();
        for &b in order {
            for inst in f.block_insts(b) {
                if self.has_effect(inst) && self.live.insert(inst) {
                    work.push(inst);
                }
            }
        }
        while let Some(inst) = work.pop() {
            for &v in f.operands(inst) {
                if let Some(def) = f.value_inst(v) {
                    if self.live.insert(def) {
                        work.push(def);
                    }
                }
            }
        }
    }

    /// Whether an instruction must be kept even when its result is unused.
    fn has_effect(&self, inst: Inst) -> bool {
        match self.f.op(inst) {
            op if op.is_terminator() => true,
            Op::Store(_) | Op::Fence(..) | Op::CmpXchg { .. } | Op::AtomicRmw { .. } | Op::VaArg => true,
            Op::Load(access) => access.volatile || access.ordering.is_atomic(),
            Op::Call(_) => self.call_has_effect(inst),
            Op::Alloca { .. } => !self.frame_slot_possible(inst),
            _ => false,
        }
    }

    fn block(&mut self, b: Block, is_entry: bool) {
        let f = self.f;
        debug_assert!(self.rev.is_empty() && self.cur.is_empty());
        self.find_asm_constants(b);
        for inst in f.block_insts(b).rev() {
            if !self.live.contains(inst) || f.is_phi(inst) {
                continue;
            }
            self.watermark = self.m.regs.len() as u32;
            self.loc = self.cx.debug.location(self.f, inst);
            if let Err(e) = self.inst(b, inst) {
                self.cur.clear();
                self.report(inst, e);
            }
            let loc = self.loc;
            self.rev.extend(self.cur.drain(..).rev().map(|mut i| {
                i.loc = loc;
                i
            }));
        }
        self.put_asm_constants();
        if is_entry {
            self.watermark = self.m.regs.len() as u32;
            self.loc = 0;
            if let Err(e) = self.prologue() {
                let name = self.cx.module.global(self.id).name();
                self.cx.error(name, e.0);
            }
            self.rev.extend(self.cur.drain(..).rev());
        }
        let Some(mut at) = self.blocks[b].expand() else { return };
        self.m.blocks[at].nounroll = self.is_nounroll_header(b);
        // Cut at the labels that lowering made inside the block.
        let mut made: Vec<MBlock> = Vec::new();
        let insts: Vec<MInst> = self.rev.drain(..).rev().collect();
        let mut part: Vec<MInst> = Vec::with_capacity(insts.len());
        for inst in insts {
            if inst.kind == Kind::Label {
                let next = MBlock::from_u32(inst.extra);
                let open = part.last().is_none_or(|i| i.guard.is_some() || !i.kind.ends_block());
                if open {
                    let jump = self.m.inst(op::bra_uni(), Kind::Branch, &[], &[Opnd::Block(next)]);
                    part.push(jump);
                }
                self.m.blocks[at].insts = std::mem::take(&mut part);
                at = next;
                made.push(next);
            } else {
                part.push(inst);
            }
        }
        self.m.blocks[at].insts = part;
        made.append(&mut self.after);
        self.after = made;
    }

    fn report(&mut self, inst: Inst, e: Fail) {
        let name = self.cx.module.global(self.id).name();
        let op = self.f.op(inst).name();
        self.cx.error(name, format!("{} [{op}]", e.0));
        if let Some(error) = self.cx.errors.last_mut() {
            error.inst = Some(inst);
        }
    }

    fn inst(&mut self, b: Block, inst: Inst) -> Res {
        let f = self.f;
        let data = f.inst(inst);
        if !self.has_effect(inst) {
            match f.result(inst) {
                Some(v) if self.is_demanded(v) && !self.is_aliased(v) => {}
                _ => return Ok(()),
            }
        }
        if let Some(warning) = self.writes_constant(inst) {
            return self.stop_at_write(inst, warning);
        }
        match data {
            InstData::Ret { value } => self.ret(value),
            InstData::Br { target } => self.jump(b, target),
            InstData::CondBr { cond, then_dest, else_dest } => self.cond_br(b, cond, then_dest, else_dest),
            InstData::Switch { value, default, cases, dests } => self.switch(b, value, default, cases, dests),
            InstData::IndirectBr { .. } => fail(" Error: unsupported operation: indirectbr"),
            InstData::Unreachable => self.unreachable(),
            InstData::Phi { .. } => Ok(()),
            InstData::Store { value, ptr, access } => self.store(value, ptr, access),
            InstData::Fence { ordering, scope } => self.fence(ordering, scope),
            InstData::Call { .. } => self.call(inst),
            InstData::VaArg { list } => self.va_arg(inst, list),
            _ => self.value_inst(inst, data),
        }
    }

    /// Instructions that compute a value.
    fn value_inst(&mut self, inst: Inst, data: InstData<'m>) -> Res {
        let Some(result) = self.f.result(inst) else { return Ok(()) };
        match data {
            InstData::Binary { op, lhs, rhs, fmf, .. } if op.is_float() => {
                self.float_binary(result, op, lhs, rhs, fmf)
            }
            InstData::Binary { op, lhs, rhs, .. } => self.int_binary(result, op, lhs, rhs),
            InstData::FNeg { value, .. } => self.fneg(result, value),
            InstData::Cast { op, value, .. } => self.cast(result, op, value),
            InstData::ICmp { pred, lhs, rhs, .. } => self.icmp(result, pred, lhs, rhs),
            InstData::FCmp { pred, lhs, rhs, .. } => self.fcmp(result, pred, lhs, rhs),
            InstData::Select { cond, then_value, else_value, .. } => {
                self.select(result, cond, then_value, else_value)
            }
            InstData::ExtractElement { vector, index } => self.extract_element(result, vector, index),
            InstData::InsertElement { vector, elem, index } => {
                self.insert_element(result, vector, elem, index)
            }
            InstData::Shuffle { lhs, rhs, mask } => self.shuffle(result, lhs, rhs, mask),
            InstData::Alloca { ty, align, count } => self.alloca(inst, result, ty, align, count),
            InstData::Load { ptr, access } => self.load(inst, result, ptr, access),
            InstData::CmpXchg { ptr, expected, new, access, failure, .. } => {
                self.cmpxchg(result, ptr, expected, new, access, failure)
            }
            InstData::AtomicRmw { op, ptr, value, access } => self.atomic_rmw(result, op, ptr, value, access),
            InstData::Gep { .. } => self.gep(result, inst),
            // Mostly without code: resolved when their parts are asked for.
            InstData::Freeze { .. } | InstData::ExtractValue { .. } | InstData::InsertValue { .. } => {
                if self.is_aliased(result) { Ok(()) } else { self.regroup(result, inst) }
            }
            _ => fail(" Error: unsupported operation"),
        }
    }
}

/// Writing machine code.
impl<'a, 'm> Sel<'a, 'm> {
    fn class(&self, leaf: Leaf) -> Class {
        leaf.class(self.cx.dialect)
    }

    fn tmp(&mut self, class: Class) -> VReg {
        self.m.new_reg(class)
    }

    /// Reads an operation that was put together as text.
    fn operation(&self, text: &str) -> Res<Operation> {
        Operation::parse(text)
            .map_err(|part| Fail(format!("internal error: instruction that PTX does not have: {part}")))
    }

    fn push(&mut self, op: Operation, kind: Kind, defs: &[Opnd], uses: &[Opnd]) -> &mut MInst {
        let inst = self.m.inst(op, kind, defs, uses);
        self.add(inst)
    }

    /// Something that is no instruction of PTX.
    fn mark(&mut self, kind: Kind, defs: &[Opnd], uses: &[Opnd]) -> &mut MInst {
        let inst = self.m.statement(kind, defs, uses);
        self.add(inst)
    }

    fn add(&mut self, inst: MInst) -> &mut MInst {
        let at = self.cur.len();
        self.cur.push(inst);
        &mut self.cur[at]
    }

    /// An instruction without effects.
    fn emit(&mut self, op: Operation, defs: &[Opnd], uses: &[Opnd]) {
        self.push(op, Kind::Pure, defs, uses);
    }

    /// An instruction that must stay.
    fn effect(&mut self, op: Operation, defs: &[Opnd], uses: &[Opnd]) {
        self.push(op, Kind::Effect, defs, uses);
    }

    /// An instruction with one result in a fresh register.
    fn def(&mut self, op: Operation, class: Class, uses: &[Opnd]) -> Opnd {
        let d = Opnd::Reg(self.tmp(class));
        self.push(op, Kind::Pure, &[d], uses);
        d
    }

    fn copy_to(&mut self, d: VReg, s: Opnd) {
        let mov = self.m.regs[d].mov();
        self.push(mov, Kind::Copy, &[Opnd::Reg(d)], &[s]);
    }

    /// The operand in a register of this class.
    fn reg(&mut self, o: Opnd, class: Class) -> Opnd {
        match o {
            Opnd::Reg(r) if self.m.regs[r] == class => o,
            Opnd::Reg(_) => self.def(bit_move(class), class, &[o]),
            _ => {
                let o = match (o, class) {
                    (Opnd::Undef, Class::F32) => Opnd::F32(0),
                    (Opnd::Undef, Class::F64) => Opnd::F64(0),
                    (Opnd::Undef, Class::Half) => Opnd::F16(0),
                    (Opnd::Undef, _) => Opnd::Imm(0),
                    (Opnd::Imm(n), Class::Pred) => Opnd::Imm(-(n & 1)),
                    (Opnd::F32(bits), Class::B32 | Class::Half2) => Opnd::Imm(i64::from(bits as i32)),
                    (Opnd::F64(bits), Class::B64) => Opnd::Imm(bits as i64),
                    (Opnd::F16(bits), Class::B16) if !self.cx.is_new() => Opnd::Imm(i64::from(bits as i16)),
                    (Opnd::Imm(n), Class::F32) => Opnd::F32(n as u32),
                    (Opnd::Imm(n), Class::F64) => Opnd::F64(n as u64),
                    (Opnd::Imm(n), Class::Half) => Opnd::F16(n as u16),
                    _ => o,
                };
                let mov = self.constant_mov(class, o);
                self.def(mov, class, &[o])
            }
        }
    }

    /// The move of a constant or address into a register: the dialects spell integers differently.
    fn constant_mov(&self, class: Class, o: Opnd) -> Operation {
        match (class, o) {
            (Class::B16, Opnd::F16(_)) => op::mov(B16),
            (Class::B16, Opnd::Imm(_)) if self.cx.is_new() => op::mov(B16),
            (Class::B32, Opnd::Imm(_)) if self.cx.is_new() => op::mov(B32),
            (Class::B64, Opnd::Imm(_)) if self.cx.is_new() => op::mov(B64),
            _ => class.mov(),
        }
    }

    /// Makes `parts` the value of `v`. A temporary of this instruction is renamed, anything else copied.
    fn set(&mut self, v: Value, parts: &[Opnd]) -> Res {
        let homes = self.demand(v)?;
        if homes.len() != parts.len() {
            return fail("internal error: value with another number of registers than its type has");
        }
        // Temporaries that have a new name; the same one may be several parts.
        let mut renamed: SmallVec<[(VReg, VReg); 4]> = SmallVec::new();
        for (&home, &part) in homes.iter().zip(parts) {
            let Opnd::Reg(d) = home else { continue };
            let part = match part {
                Opnd::Reg(s) => {
                    Opnd::Reg(renamed.iter().find(|(old, _)| *old == s).map_or(s, |(_, new)| *new))
                }
                other => other,
            };
            match part {
                Opnd::Reg(s)
                    if s.as_u32() >= self.watermark
                        && self.m.regs[s] == self.m.regs[d]
                        && s != d
                        && !renamed.iter().any(|(_, new)| *new == s)
                        && !self.is_home(s) =>
                {
                    self.rename(s, d);
                    renamed.push((s, d));
                }
                Opnd::Undef => {}
                Opnd::Reg(s) if self.m.regs[s] == self.m.regs[d] => self.copy_to(d, part),
                _ => {
                    let class = self.m.regs[d];
                    let s = self.reg(part, class);
                    if let Opnd::Reg(s) = s {
                        self.rename(s, d);
                    }
                }
            }
        }
        Ok(())
    }

    fn set1(&mut self, v: Value, part: Opnd) -> Res {
        self.set(v, &[part])
    }

    /// Renames a temporary in the code of the current instruction.
    fn rename(&mut self, from: VReg, to: VReg) {
        for i in 0..self.cur.len() {
            let inst = self.cur[i];
            for op in self.m.ops_mut(&inst) {
                match op {
                    Opnd::Reg(r) | Opnd::Mem(r, _) if *r == from => *r = to,
                    _ => {}
                }
            }
            if inst.guard == Some(from) {
                self.cur[i].guard = Some(to);
            }
        }
    }

    /// A new block inside the code of the current instruction; begins where [`Sel::label`] puts it.
    fn local_block(&mut self) -> MBlock {
        self.m.blocks.push(MBlockData::default())
    }

    fn label(&mut self, block: MBlock) {
        self.mark(Kind::Label, &[], &[]).extra = block.as_u32();
    }

    fn branch(&mut self, target: MBlock) {
        self.push(op::bra_uni(), Kind::Branch, &[], &[Opnd::Block(target)]);
    }

    fn branch_if(&mut self, pred: Opnd, target: MBlock) {
        let guard = pred.reg();
        self.push(op::bra(), Kind::Branch, &[], &[Opnd::Block(target)]).guard = guard;
    }

    fn extra(&mut self, extra: Extra, uses: &[Opnd]) {
        let index = self.m.extras.len() as u32;
        self.m.extras.push(extra);
        self.mark(Kind::Extra, &[], uses).extra = index;
    }
}

/// The move that reinterprets bits into a class.
fn bit_move(class: Class) -> Operation {
    match class {
        Class::Pred => op::mov(Pred),
        Class::Half | Class::B16 => op::mov(B16),
        Class::Half2 | Class::F32 | Class::B32 => op::mov(B32),
        Class::F64 | Class::B64 => op::mov(B64),
        Class::B128 => op::mov(B128),
    }
}

pub use generic::base_name;

/// Whether a call of an intrinsic whose result nobody uses can be left out.
pub fn is_droppable(intrinsic: Intrinsic) -> bool {
    intrinsic.effect() != Effect::Any && !intrinsic.is_convergent()
}

/// Shorthand questions about the IR.
impl<'a, 'm> Sel<'a, 'm> {
    fn ty(&self, v: Value) -> Type {
        self.f.value_type(v)
    }

    /// The leaf of a value held in one register.
    fn leaf(&self, v: Value) -> Option<Leaf> {
        self.cx.leaves.single(self.ty(v))
    }
    /// Space of the addresses that represent a pointer value in registers.
    fn space(&self, v: Value) -> Space {
        match self.types.addr_space(self.ty(v)).map(Space::from_ir) {
            Some(Space::Generic) => self.spaces.of(v),
            Some(space) => space,
            None => Space::Generic,
        }
    }
}

/// Reachable blocks, each after the blocks it dominates.
fn post_order(f: &Function, entry: Block) -> Vec<Block> {
    let mut seen: EntitySet<Block> = EntitySet::new();
    let mut out = Vec::with_capacity(f.num_blocks());
    let mut stack: Vec<(Block, usize)> = vec![(entry, 0)];
    seen.insert(entry);
    while let Some((b, next)) = stack.last_mut() {
        let succs = f.successors(*b);
        match succs.get(*next) {
            Some(&s) => {
                *next += 1;
                if seen.insert(s) {
                    stack.push((s, 0));
                }
            }
            None => {
                out.push(*b);
                stack.pop();
            }
        }
    }
    out
}
