//! Control flow: branches, switch, phis, return; the entry of the function.

use oxicc_arch::Feature;
use oxicc_ir::{Align, AttrKind, BinOp, Block, CastOp, FixedMdKind, Inst, InstData, IntPred, Type, Value};
use oxicc_ptx::Opcode;
use oxicc_ptx::ScalarType::*;

use super::address::Addr;
use super::memory::Mods;
use super::{Parts, Res, Sel, fail};
use crate::coloring::{self, Slot};
use crate::cx::Space;
use crate::leaf::Leaf;
use crate::mir::{Class, Kind, MBlock, MBlockData, Opnd, ParamShape};
use crate::op::{self, Operation};

/// Leaves of the search tree of a switch test at most this many cases one by one.
const LINEAR_CASES: usize = 3;

/// A jump through a table has at least so many cases ...
const MIN_TABLE_CASES: usize = 4;

/// ... and a table at most so many entries.
const MAX_TABLE: i128 = 4096;

/// Phis with more incoming values than this are looked up by a table.
const WIDE_PHI: usize = 32;

/// Edges.
impl<'a, 'm> Sel<'a, 'm> {
    fn target(&self, b: Block) -> Res<MBlock> {
        match self.blocks[b].expand() {
            Some(mb) => Ok(mb),
            None => fail("branch to a block that does not exist"),
        }
    }

    /// The value a phi has when coming from a block, found without a search in phis of large switches.
    fn incoming(&mut self, phi: Inst, from: Block) -> Option<Value> {
        let f = self.f;
        if f.incoming(phi).len() <= WIDE_PHI {
            return f.incoming_from(phi, from);
        }
        let values =
            self.wide_phis.entry(phi).or_insert_with(|| f.incoming(phi).map(|(v, b)| (b, v)).collect());
        values.get(&from).copied()
    }

    /// Writes the phi copies of an edge; says whether there were any.
    fn phi_copies(&mut self, from: Block, to: Block) -> Res<bool> {
        let f = self.f;
        let (mut defs, mut uses) = (Vec::new(), Vec::new());
        for phi in f.phis(to) {
            if !self.live.contains(phi) {
                continue;
            }
            let Some(result) = f.result(phi) else { continue };
            let Some(value) = self.incoming(phi, from) else {
                return fail("phi without a value for a predecessor");
            };
            let homes = self.demand(result)?;
            let space = self.space(result);
            let parts = if self.ty(result) == Type::PTR && space != Space::Generic {
                if f.is_undef_or_poison(value) {
                    Parts::from_slice(&[Opnd::Undef])
                } else {
                    Parts::from_slice(&[self.pointer_in(value, space)?])
                }
            } else {
                self.parts(value)?
            };
            for (&d, &s) in homes.iter().zip(&parts) {
                let Opnd::Reg(r) = d else { continue };
                let class = self.m.regs[r];
                let s = match s {
                    Opnd::Imm(n) if class == Class::Pred => Opnd::Imm(-(n & 1)),
                    Opnd::F16(_) | Opnd::Imm(_) if matches!(class, Class::Half | Class::Half2) => {
                        self.reg(s, class)
                    }
                    other => other,
                };
                defs.push(d);
                uses.push(s);
            }
        }
        if defs.is_empty() {
            return Ok(false);
        }
        // The operand count of an instruction is small: cut long lists, keeping them parallel is only
        // needed among registers that depend on each other, so cutting saves sources first.
        for (d, s) in self.cut_copies(defs, uses) {
            self.mark(Kind::EdgeCopy, &d, &s);
        }
        Ok(true)
    }

    /// Splits a parallel copy of more operands than an instruction can hold.
    fn cut_copies(&mut self, defs: Vec<Opnd>, uses: Vec<Opnd>) -> Vec<(Vec<Opnd>, Vec<Opnd>)> {
        const MAX: usize = 200;
        if defs.len() <= MAX {
            return vec![(defs, uses)];
        }
        // Read everything before writing anything.
        let mut saved = Vec::with_capacity(uses.len());
        for (&d, &s) in defs.iter().zip(&uses) {
            match (d, s) {
                (Opnd::Reg(d), Opnd::Reg(_)) => {
                    let class = self.m.regs[d];
                    let t = self.tmp(class);
                    self.copy_to(t, s);
                    saved.push(Opnd::Reg(t));
                }
                _ => saved.push(s),
            }
        }
        defs.chunks(MAX).zip(saved.chunks(MAX)).map(|(d, s)| (d.to_vec(), s.to_vec())).collect()
    }

    /// The block to branch to for an edge out of a block with several successors.
    fn edge(&mut self, from: Block, to: Block) -> Res<MBlock> {
        let target = self.target(to)?;
        let saved = std::mem::take(&mut self.cur);
        let any = self.phi_copies(from, to);
        let code = std::mem::replace(&mut self.cur, saved);
        if !any? {
            return Ok(target);
        }
        let mid = self.m.blocks.push(MBlockData::default());
        let jump = self.m.inst(op::bra_uni(), Kind::Branch, &[], &[Opnd::Block(target)]);
        let block = &mut self.m.blocks[mid];
        block.insts = code;
        block.insts.push(jump);
        self.after.push(mid);
        Ok(mid)
    }

    pub(super) fn jump(&mut self, from: Block, to: Block) -> Res {
        let target = self.target(to)?;
        self.phi_copies(from, to)?;
        self.branch(target);
        Ok(())
    }

    pub(super) fn cond_br(&mut self, from: Block, cond: Value, yes: Block, no: Block) -> Res {
        if yes == no {
            return self.jump(from, yes);
        }
        if let Some(c) = self.f.as_u64(cond) {
            return self.jump_edge(from, if c & 1 == 1 { yes } else { no });
        }
        let p = self.one_reg(cond)?;
        let a = self.edge(from, yes)?;
        let b = self.edge(from, no)?;
        self.branch_if(p, a);
        self.branch(b);
        Ok(())
    }

    fn jump_edge(&mut self, from: Block, to: Block) -> Res {
        let target = self.edge(from, to)?;
        self.branch(target);
        Ok(())
    }

    pub(super) fn unreachable(&mut self) -> Res {
        self.push(Operation::new(Opcode::Exit), Kind::Exit, &[], &[]);
        Ok(())
    }

    /// Whether the loop that begins here must not be unrolled by later stages.
    pub(super) fn is_nounroll_header(&self, b: Block) -> bool {
        let md = &self.cx.module.metadata;
        self.f.predecessors(b).any(|p| {
            if self.blocks[p].expand() < self.blocks[b].expand() {
                return false;
            }
            let Some(term) = self.f.terminator(p) else { return false };
            let Some(node) = self.f.attachment(term, FixedMdKind::Loop) else { return false };
            md.elems(node).iter().flatten().filter(|e| **e != node).any(|&e| {
                let property = md.elems(e);
                let number = || property.get(1).copied().flatten().and_then(|n| md.int(n));
                match property.first().copied().flatten().and_then(|s| md.str(s)) {
                    Some("llvm.loop.unroll.disable") => true,
                    Some("llvm.loop.unroll.count") => number() == Some(1),
                    _ => false,
                }
            })
        })
    }
}

/// Switch.
impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn switch(
        &mut self,
        from: Block,
        value: Value,
        default: Block,
        cases: &[Value],
        dests: &[Block],
    ) -> Res {
        let other = self.edge(from, default)?;
        let mut edges: rustc_hash::FxHashMap<Block, MBlock> = rustc_hash::FxHashMap::default();
        edges.insert(default, other);
        for &d in dests {
            if let std::collections::hash_map::Entry::Vacant(slot) = edges.entry(d) {
                slot.insert(self.edge(from, d)?);
            }
        }
        let Some(leaf) = self.leaf(value) else {
            return self.wide_switch(value, other, cases, dests, &edges);
        };
        let x = self.clean_value(value, true)?;
        let class = self.class(leaf);
        let x = self.reg(x, class);
        let mut table: Vec<(i64, MBlock)> = Vec::with_capacity(cases.len());
        for (&c, d) in cases.iter().zip(dests) {
            let Some(v) = self.f.as_i64(self.types, c) else { return fail("switch case is not a constant") };
            let v = if leaf == Leaf::Int(1) { v & 1 } else { v };
            let target = edges.get(d).copied().unwrap_or(other);
            if target != other {
                table.push((v, target));
            }
        }
        table.sort_unstable_by_key(|c| c.0);
        if leaf == Leaf::Int(1) {
            for (v, target) in table {
                let p = if v == 1 { x } else { self.def(op::not(Pred), Class::Pred, &[x]) };
                self.branch_if(p, target);
                let next = self.local_block();
                self.label(next);
            }
            self.branch(other);
            return Ok(());
        }
        self.search(leaf, x, &table, other)
    }

    /// Balanced binary search, with tables where cases are dense; every leaf of the tree ends at `other`.
    fn search(&mut self, leaf: Leaf, x: Opnd, table: &[(i64, MBlock)], other: MBlock) -> Res {
        if self.is_dense(table) {
            return self.table_jump(leaf, x, table, other);
        }
        if table.len() <= LINEAR_CASES {
            for (i, &(v, target)) in table.iter().enumerate() {
                let p = self.compare_ints(IntPred::Eq, leaf, x, Opnd::Imm(v));
                self.branch_if(p, target);
                if i + 1 < table.len() {
                    let next = self.local_block();
                    self.label(next);
                }
            }
            self.branch(other);
            return Ok(());
        }
        let (low, high) = table.split_at(table.len() / 2);
        let pivot = low[low.len() - 1].0;
        let right = self.local_block();
        let left = self.local_block();
        let p = self.compare_ints(IntPred::Sgt, leaf, x, Opnd::Imm(pivot));
        self.branch_if(p, right);
        self.label(left);
        self.search(leaf, x, low, other)?;
        self.label(right);
        self.search(leaf, x, high, other)
    }

    /// Whether these cases, in order, are to be a table.
    fn is_dense(&self, table: &[(i64, MBlock)]) -> bool {
        let density = self.cx.options.jump_table_density;
        let ([(first, _), .., (last, _)], ..=100) = (table, density) else { return false };
        let entries = i128::from(*last) - i128::from(*first) + 1;
        table.len() >= MIN_TABLE_CASES
            && entries <= MAX_TABLE
            && table.len() as i128 * 100 >= entries * i128::from(density)
    }

    /// `x - first`, compared without sign, is out of range or the place in a table.
    fn table_jump(&mut self, leaf: Leaf, x: Opnd, table: &[(i64, MBlock)], other: MBlock) -> Res {
        let (Some(&(first, _)), Some(&(last, _))) = (table.first(), table.last()) else { return Ok(()) };
        let wide = if leaf.bits() <= 32 { Leaf::Int(32) } else { Leaf::Int(64) };
        let x = self.int_cast_clean(CastOp::SExt, x, leaf, wide)?;
        let place = match first {
            0 => x,
            _ => self.int_op(BinOp::Sub, wide, x, Opnd::Imm(first))?,
        };
        let outside = self.compare_ints(IntPred::Ugt, wide, place, Opnd::Imm(last - first));
        self.branch_if(outside, other);
        let inside = self.local_block();
        self.label(inside);
        let index = self.int_cast_clean(CastOp::Trunc, place, wide, Leaf::Int(32))?;
        let mut uses = vec![index];
        for &(v, target) in table {
            // Values between two cases go where no case goes.
            uses.resize(1 + (v - first) as usize, Opnd::Block(other));
            uses.push(Opnd::Block(target));
        }
        let number = self.m.tables;
        self.m.tables += 1;
        self.push(Operation::new(Opcode::BrxIdx), Kind::TableJump, &[], &uses).extra = number;
        Ok(())
    }

    fn wide_switch(
        &mut self,
        value: Value,
        other: MBlock,
        cases: &[Value],
        dests: &[Block],
        edges: &rustc_hash::FxHashMap<Block, MBlock>,
    ) -> Res {
        for (&c, d) in cases.iter().zip(dests) {
            let p = self.wide_equal(value, c)?;
            let target = edges.get(d).copied().unwrap_or(other);
            self.branch_if(p, target);
            let next = self.local_block();
            self.label(next);
        }
        self.branch(other);
        Ok(())
    }
}

/// Return.
impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn ret(&mut self, value: Option<Value>) -> Res {
        if let (Some(v), Some(shape)) = (value, self.sig.ret) {
            if !self.is_kernel {
                let name = self.cx.symbols.intern("func_retval0");
                let attrs = self.cx.module.global(self.id).as_function().map(|h| h.attrs);
                let set = attrs.map(|a| self.cx.module.attrs.list(a).ret).unwrap_or_default();
                let signed = self.cx.module.attrs.has(set, AttrKind::SExt);
                self.store_param(v, name, shape, signed)?;
            }
        }
        self.push(Operation::new(Opcode::Ret), Kind::Exit, &[], &[]);
        Ok(())
    }

    /// Stores a value into a parameter slot.
    pub(super) fn store_param(
        &mut self,
        v: Value,
        name: oxicc_ptx::Sym,
        shape: ParamShape,
        signed: bool,
    ) -> Res {
        let addr = Addr { space: Space::Param, base: Opnd::Sym(name, 0), offset: 0 };
        let mods = Mods { ordered: true, ..Mods::default() };
        match (shape, self.leaf(v)) {
            (ParamShape::B32 | ParamShape::B64, Some(leaf @ Leaf::Int(n))) if n != 32 && n != 64 => {
                let wide = if shape == ParamShape::B32 { Leaf::Int(32) } else { Leaf::Int(64) };
                let part = self.clean_value(v, signed)?;
                let op = if signed { CastOp::SExt } else { CastOp::ZExt };
                let part = self.int_cast_clean(op, part, leaf, wide)?;
                let at = self.mem(addr);
                self.effect(op::st_param(wide.bits_type()), &[], &[at, part]);
            }
            (ParamShape::B32 | ParamShape::B64, Some(leaf)) => {
                if self.f.is_undef_or_poison(v) {
                    return Ok(());
                }
                let part = self.one(v)?;
                let ty = match leaf {
                    Leaf::F32 => F32,
                    Leaf::F64 => F64,
                    Leaf::F16 | Leaf::Bf16 => B16,
                    _ if shape == ParamShape::B32 => B32,
                    _ => B64,
                };
                let part = self.float_operand(leaf, part);
                let at = self.mem(addr);
                self.effect(op::st_param(ty), &[], &[at, part]);
            }
            (ParamShape::Bytes { align, .. }, _) => {
                let Some(leaves) = self.cx.leaves.of(self.ty(v)) else {
                    return fail(" Error: unsupported operation: argument of an unsupported type");
                };
                let parts = self.parts(v)?;
                let align = Align::new(align).unwrap_or(Align::ONE);
                self.store_leaves(&leaves, &parts, addr, align, mods)?;
            }
            _ => return fail(" Error: unsupported operation: argument of an unsupported type"),
        }
        Ok(())
    }
}

/// The entry block and the frame.
impl<'a, 'm> Sel<'a, 'm> {
    /// Whether an alloca can have a fixed place.
    pub(super) fn frame_slot_possible(&self, inst: Inst) -> bool {
        match self.f.inst(inst) {
            InstData::Alloca { count, .. } => count.is_none_or(|c| self.f.as_u64(c).is_some()),
            _ => false,
        }
    }

    /// Gives every fixed alloca and every copied parameter its offset.
    pub(super) fn place_frame(&mut self) {
        let f = self.f;
        let slots = self.fixed_slots();
        // A debugger shows what a variable holds for as long as its name is known; without optimization time counts more.
        let options = &self.cx.options;
        let shared = options.clean_up && !options.memory_is_current && self.cx.debug.dwarf.is_none();
        match shared.then(|| coloring::layout(self.cx.module, f, &slots)).flatten() {
            Some((offsets, size)) => {
                let align = slots.iter().map(|slot| slot.align).max().unwrap_or(1);
                let base = self.frame.alloc(size, align);
                let places = slots.iter().zip(offsets).map(|(slot, at)| (slot.inst, base + at));
                self.frame.slots.extend(places);
            }
            None => {
                for slot in slots {
                    let at = self.frame.alloc(slot.size, slot.align);
                    self.frame.slots.insert(slot.inst, at);
                }
            }
        }
        for (i, &arg) in f.params().iter().enumerate() {
            let Some(info) = self.sig.params.get(i) else { break };
            let used = self.spaces.of(arg) == Space::Local && f.has_uses(arg);
            // A debugger finds parameters of kernels where they are.
            let shown = self.cx.debug.dwarf.is_some() && !self.is_kernel && f.is_used_by_records(arg);
            if info.byval.is_some() && (used || shown) {
                let at = self.frame.alloc(info.size, info.align);
                self.frame.params.insert(i as u32, at);
            }
        }
    }

    /// The allocas that have a fixed place.
    fn fixed_slots(&self) -> Vec<Slot> {
        let (f, dl) = (self.f, &self.cx.module.data_layout);
        let mut out = Vec::new();
        for (_, inst) in f.all_insts() {
            if !self.frame_slot_possible(inst) || !self.live.contains(inst) && !self.is_shown(inst) {
                continue;
            }
            let InstData::Alloca { ty, align, count } = f.inst(inst) else { continue };
            let n = count.and_then(|c| f.as_u64(c)).unwrap_or(1);
            let size = dl.alloc_size(self.types, ty).saturating_mul(n).min(1 << 40);
            let mut align = align.bytes();
            if self.types.array_len(ty).is_some() && size > 0 {
                align = align.max((1u64 << size.trailing_zeros().min(4)).min(16));
            }
            // What a debugger shows has a place, even if there is nothing in it.
            let size = if size == 0 && self.is_shown(inst) { 1 } else { size };
            out.push(Slot { inst, size, align });
        }
        out
    }

    /// Whether a debugger shows the variable in this slot, used or not.
    fn is_shown(&self, inst: Inst) -> bool {
        self.cx.debug.dwarf.is_some() && self.f.result(inst).is_some_and(|v| self.f.is_used_by_records(v))
    }

    pub(super) fn alloca(
        &mut self,
        inst: Inst,
        result: Value,
        ty: Type,
        align: Align,
        count: Option<Value>,
    ) -> Res {
        let space = self.space(result);
        let out = match self.frame.slots.get(&inst) {
            Some(&at) => {
                let base = Opnd::Reg(self.local_base());
                self.def(op::add(U64), Class::B64, &[base, Opnd::Imm(at as i64)])
            }
            None => {
                let Some(count) = count else { return fail("alloca without a size") };
                let Some(leaf) = self.leaf(count) else {
                    return fail("alloca with a size of an unsupported type");
                };
                let n = self.clean_value(count, false)?;
                let op = if leaf.bits() > 64 { CastOp::Trunc } else { CastOp::ZExt };
                let n = self.int_cast_clean(op, n, leaf, Leaf::Int(64))?;
                let size = self.cx.module.data_layout.alloc_size(self.types, ty);
                let bytes = self.int_op(BinOp::Mul, Leaf::Int(64), n, Opnd::Imm(size as i64))?;
                let bytes = self.reg(bytes, Class::B64);
                let d = Opnd::Reg(self.tmp(Class::B64));
                let align = Opnd::Imm(align.bytes() as i64);
                self.require(
                    Feature::StackAllocation,
                    "an allocation on the stack of a size not known to the compiler",
                )?;
                self.effect(op::alloca(U64), &[d], &[bytes, align]);
                d
            }
        };
        let out = match self.cx.pointer_bits(Space::Local) {
            32 => self.def(op::cvt(U32, U64), Class::B32, &[out]),
            _ => out,
        };
        let own = if space == Space::Generic { self.make_generic(out, Space::Local)? } else { out };
        self.set1(result, own)
    }

    /// Loads the parameters that are used and copies those that need memory.
    pub(super) fn prologue(&mut self) -> Res {
        let f = self.f;
        let mods = Mods::default();
        for (i, &arg) in f.params().iter().enumerate() {
            let Some(info) = self.sig.params.get(i).cloned() else { break };
            let Some(&name) = self.param_names.get(i) else { break };
            let slot = Addr { space: Space::Param, base: Opnd::Sym(name, 0), offset: 0 };
            if info.byval.is_some() {
                let space = self.spaces.of(arg);
                if let Some(&at) = self.frame.params.get(&(i as u32)) {
                    let base = self.frame_base();
                    let to = Addr { space: Space::Local, base, offset: at as i64 };
                    let align = Align::new(info.align).unwrap_or(Align::ONE);
                    self.copy_bytes(to, align, slot, align, info.size)?;
                }
                if self.is_demanded(arg) {
                    match self.byval_address(i as u32, space) {
                        Some(o) => self.set1(arg, o)?,
                        None => return fail("internal error: byval argument without memory"),
                    }
                }
                continue;
            }
            if !self.is_demanded(arg) {
                continue;
            }
            let parts = match (info.shape, self.cx.leaves.single(info.ty)) {
                (ParamShape::B32 | ParamShape::B64, Some(leaf)) => {
                    Parts::from_slice(&[self.load_scalar_param(i as u32, leaf, slot)?])
                }
                _ => {
                    let Some(leaves) = self.cx.leaves.of(info.ty) else {
                        return fail(" Error: unsupported operation: parameter of an unsupported type");
                    };
                    let align = Align::new(info.align).unwrap_or(Align::ONE);
                    self.load_leaves(&leaves, slot, align, mods)?
                }
            };
            let space = self.space(arg);
            if info.ty == Type::PTR && space != Space::Generic {
                let own = self.leave_generic(parts[0], space)?;
                self.set1(arg, own)?;
            } else {
                self.set(arg, &parts)?;
            }
        }
        Ok(())
    }

    fn load_scalar_param(&mut self, index: u32, leaf: Leaf, slot: Addr) -> Res<Opnd> {
        let class = self.class(leaf);
        let attrs = self.param_attrs(index);
        let signed = self.cx.module.attrs.has(attrs, AttrKind::SExt);
        let at = self.mem(slot);
        let ty = match leaf {
            Leaf::Int(1) => {
                let byte = self.def(op::ld_param(U8), Class::B16, &[at]);
                return self.int_cast(CastOp::Trunc, byte, Leaf::Int(8), leaf);
            }
            Leaf::Int(n) => match (n, signed) {
                (..=8, true) => S8,
                (..=8, false) => U8,
                (..=16, true) => S16,
                (..=16, false) => U16,
                (..=32, _) => U32,
                _ => U64,
            },
            Leaf::F32 => F32,
            Leaf::F64 => F64,
            Leaf::F16 | Leaf::Bf16 => B16,
            Leaf::F16x2 | Leaf::Bf16x2 => B32,
        };
        Ok(self.def(op::ld_param(ty), class, &[at]))
    }
}
