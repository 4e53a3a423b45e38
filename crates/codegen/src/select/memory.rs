//! Loads and stores.
//!
//! A value is a list of leaves at byte offsets. Neighbouring leaves of one size become vector accesses as far
//! as the alignment allows; leaves that PTX cannot access in one piece (odd widths, too little alignment) are
//! put together from smaller ones.

use oxicc_arch::Feature;
use oxicc_ir::{Align, CastOp, FixedMdKind, Inst, InstData, MemAccess, Value};
use oxicc_ptx::ScalarType::*;
use oxicc_ptx::{MemOrder, ScalarType, Scope, VectorSize};

use super::address::Addr;
use super::{Parts, Res, Sel, fail};
use crate::cx::Space;
use crate::leaf::{Leaf, LeafAt};
use crate::mir::{Class, Kind, Opnd, VReg};
use crate::op::{self, Access};

/// What is special about loads and stores.
#[derive(Clone, Copy, Default)]
pub(super) struct Mods {
    /// None is weak.
    pub order: Option<MemOrder>,
    /// For which threads the order holds.
    pub scope: Option<Scope>,
    /// Nobody writes the memory while the kernel runs.
    pub non_coherent: bool,
    /// The access may not be removed or duplicated.
    pub ordered: bool,
    /// Pieces must not be joined into vectors.
    pub scalar: bool,
}

impl Mods {
    pub fn access(self, space: Space, vector: Option<VectorSize>) -> Access {
        let Mods { order, scope, non_coherent, .. } = self;
        Access { order, scope, space: space.modifier(), non_coherent, vector }
    }
}

/// Whether PTX can access the leaf in one piece at this alignment.
fn is_direct(leaf: Leaf, align: u64) -> bool {
    let bits = leaf.bits();
    matches!(bits, 8 | 16 | 32 | 64) && align >= u64::from(bits / 8)
}

/// The type of a direct access.
fn mem_type(leaf: Leaf) -> ScalarType {
    match leaf {
        Leaf::Int(8) => U8,
        Leaf::Int(16) => U16,
        Leaf::Int(32) => U32,
        Leaf::Int(_) => U64,
        Leaf::F16 | Leaf::Bf16 => B16,
        Leaf::F16x2 | Leaf::Bf16x2 => B32,
        Leaf::F32 => F32,
        Leaf::F64 => F64,
    }
}

impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn load(&mut self, inst: Inst, result: Value, ptr: Value, access: MemAccess) -> Res {
        if access.ordering.is_atomic() {
            return self.atomic_load(result, ptr, access);
        }
        let addr = self.address(ptr)?;
        self.check_space(addr.space)?;
        let invariant = self.f.attachment(inst, FixedMdKind::InvariantLoad).is_some();
        let nc = addr.space == Space::Global && !access.volatile && (invariant || self.is_read_only(ptr));
        let volatile = access.volatile && !matches!(addr.space, Space::Const | Space::Param | Space::Local);
        let mods = Mods {
            order: volatile.then_some(MemOrder::Volatile),
            non_coherent: nc,
            ordered: access.volatile,
            ..Mods::default()
        };
        if self.extending_loads.contains(result)
            && let Some(ext) = self.single_user(result)
        {
            return self.extending_load(result, ext, addr, mods);
        }
        let ty = self.ty(result);
        let Some(leaves) = self.cx.leaves.of(ty) else {
            return fail(" Error: unsupported operation: load of a type without a register form");
        };
        if let Some(bits) = self.packed_bool_vector(ty) {
            return self.load_bits(result, bits, addr, access.align, mods);
        }
        let leaves = self.exact_leaves(ty, &leaves);
        let mut out = self.load_leaves(&leaves, addr, access.align, mods)?;
        self.widen_last_limb(ty, &leaves, &mut out, CastOp::ZExt)?;
        if mods.ordered && !self.is_demanded(result) {
            return Ok(());
        }
        self.set(result, &out)
    }

    /// The width of a type that is held in limbs and need not fill the last.
    fn limbs_width(&self, ty: oxicc_ir::Type) -> Option<u32> {
        if ty == oxicc_ir::Type::X86_FP80 { Some(80) } else { self.types.int_width(ty) }
    }

    /// Leaves of a type in memory: the last limb of a wide integer may be partial.
    fn exact_leaves(&self, ty: oxicc_ir::Type, leaves: &[LeafAt]) -> Vec<LeafAt> {
        let mut out = leaves.to_vec();
        if let Some(width) = self.limbs_width(ty) {
            if width > 64 && width % 64 != 0 {
                if let Some(last) = out.last_mut() {
                    last.leaf = Leaf::Int((width % 64) as u8);
                }
            }
        }
        out
    }

    /// Converts the partial last limb of a wide integer between its width in memory and a full register.
    fn widen_last_limb(
        &mut self,
        ty: oxicc_ir::Type,
        leaves: &[LeafAt],
        parts: &mut Parts,
        op: CastOp,
    ) -> Res {
        let wide = self.limbs_width(ty).is_some_and(|w| w > 64 && w % 64 != 0);
        if let (true, Some(l), Some(p)) = (wide, leaves.last(), parts.last_mut()) {
            let full = Leaf::Int(64);
            let (from, to) = if op == CastOp::ZExt { (l.leaf, full) } else { (full, l.leaf) };
            if *p != Opnd::Undef {
                *p = self.int_cast(op, *p, from, to)?;
            }
        }
        Ok(())
    }

    /// Number of bits when a vector type is packed bit by bit in memory.
    fn packed_bool_vector(&self, ty: oxicc_ir::Type) -> Option<u32> {
        let n = self.types.vector_len(ty)?;
        (self.types.scalar(ty) == oxicc_ir::Type::I1).then_some(n)
    }

    fn load_bits(&mut self, result: Value, n: u32, addr: Addr, align: Align, mods: Mods) -> Res {
        if n > 64 {
            return fail(" Error: unsupported operation: vector of more than 64 bits");
        }
        let word = Leaf::Int(n as u8);
        let x = self.load_leaf(word, addr, align.bytes(), mods)?;
        if n == 1 {
            return self.set1(result, x);
        }
        let mut out = Parts::new();
        for i in 0..n {
            let bit = if i == 0 {
                x
            } else {
                self.int_op(oxicc_ir::BinOp::LShr, word, x, Opnd::Imm(i64::from(i)))?
            };
            out.push(self.int_cast(CastOp::Trunc, bit, word, Leaf::Int(1))?);
        }
        self.set(result, &out)
    }

    /// Spaces without instructions of their own are taken for generic, as libNVVM does; narrow pointers into them name no memory.
    pub(super) fn check_space(&self, space: Space) -> Res {
        match space {
            Space::Other(n) if self.cx.pointer_bits(space) < 64 => {
                fail(format!("Invalid address space {n} of a load or store"))
            }
            _ => Ok(()),
        }
    }

    fn single_user(&self, v: Value) -> Option<Value> {
        if !self.f.has_one_use(v) {
            return None;
        }
        self.f.users(v).next().and_then(|u| self.f.result(u))
    }

    fn extending_load(&mut self, result: Value, ext: Value, addr: Addr, mods: Mods) -> Res {
        let (Some(Leaf::Int(from)), Some(to)) = (self.leaf(result), self.leaf(ext)) else { return Ok(()) };
        let signed = matches!(self.f.value_inst_data(ext), Some(InstData::Cast { op: CastOp::SExt, .. }));
        let ty = match (from, signed) {
            (8, false) => U8,
            (8, true) => S8,
            (16, false) => U16,
            (16, true) => S16,
            (_, false) => U32,
            (_, true) => S32,
        };
        let class = self.class(to);
        let d = self.tmp(class);
        self.raw_load(&[Opnd::Reg(d)], addr, ty, None, mods);
        self.set1(ext, Opnd::Reg(d))
    }

    fn raw_load(
        &mut self,
        defs: &[Opnd],
        addr: Addr,
        ty: ScalarType,
        vector: Option<VectorSize>,
        mods: Mods,
    ) {
        let addr = self.fit(addr);
        let at = self.mem(addr);
        let load = op::ld(mods.access(addr.space, vector), ty);
        let kind = if mods.ordered { Kind::Effect } else { Kind::Pure };
        self.push(load, kind, defs, &[at]);
    }

    fn raw_store(
        &mut self,
        values: &[Opnd],
        addr: Addr,
        ty: ScalarType,
        vector: Option<VectorSize>,
        mods: Mods,
    ) {
        let addr = self.fit(addr);
        let at = self.mem(addr);
        let store = op::st(mods.access(addr.space, vector), ty);
        let mut uses = Vec::with_capacity(values.len() + 2);
        uses.push(at);
        if vector.is_some() {
            uses.push(Opnd::Group(values.len() as u8));
        }
        uses.extend_from_slice(values);
        self.push(store, Kind::Effect, &[], &uses);
    }

    /// How many leaves from `leaves[0]` on one vector access can take.
    fn vector_len(&self, leaves: &[LeafAt], align: Align, space: Space, mods: Mods) -> usize {
        let first = leaves[0];
        let size = u64::from(first.leaf.bytes());
        if mods.scalar || !is_direct(first.leaf, align.at_offset(first.offset).bytes()) {
            return 1;
        }
        let wide = self.cx.is_new() && self.cx.may_use(Feature::LoadStore256) && space == Space::Global;
        let at = align.at_offset(first.offset).bytes();
        for n in [8usize, 4, 2] {
            let total = n as u64 * size;
            let limit = if wide && mods.order.is_none() { 32 } else { 16 };
            let takes_eight = size == 4 || size == 2 && mods.order.is_none();
            if total > limit || (n == 8 && !takes_eight) || at < total || leaves.len() < n {
                continue;
            }
            let run = leaves[..n].iter().enumerate().all(|(i, l)| {
                l.offset == first.offset + i as u64 * size
                    && l.leaf.bits() == first.leaf.bits()
                    && mem_type(l.leaf) == mem_type(first.leaf)
            });
            if run {
                return n;
            }
        }
        1
    }

    pub(super) fn load_leaves(
        &mut self,
        leaves: &[LeafAt],
        addr: Addr,
        align: Align,
        mods: Mods,
    ) -> Res<Parts> {
        let mut out = Parts::new();
        let mut i = 0;
        while i < leaves.len() {
            let n = self.vector_len(&leaves[i..], align, addr.space, mods);
            let at = addr.plus(leaves[i].offset);
            if n == 1 {
                let align = align.at_offset(leaves[i].offset).bytes();
                out.push(self.load_leaf(leaves[i].leaf, at, align, mods)?);
                i += 1;
                continue;
            }
            let class = self.class(leaves[i].leaf);
            if n == 8 && leaves[i].leaf.bits() == 16 {
                out.extend(self.load_eight_halves(class, at, mods));
                i += n;
                continue;
            }
            let mut defs = vec![Opnd::Group(n as u8)];
            defs.extend((0..n).map(|_| Opnd::Reg(self.m.new_reg(class))));
            self.raw_load(&defs, at, mem_type(leaves[i].leaf), VectorSize::from_lanes(n as u32), mods);
            out.extend_from_slice(&defs[1..]);
            i += n;
        }
        Ok(out)
    }

    /// Eight neighbours of 16 bits, as four words.
    fn load_eight_halves(&mut self, class: Class, addr: Addr, mods: Mods) -> Parts {
        let mut words = vec![Opnd::Group(4)];
        words.extend((0..4).map(|_| Opnd::Reg(self.m.new_reg(Class::B32))));
        self.raw_load(&words, addr, U32, VectorSize::from_lanes(4), mods);
        let mut out = Parts::new();
        for &word in &words[1..] {
            let (low, high) = (Opnd::Reg(self.tmp(class)), Opnd::Reg(self.tmp(class)));
            self.emit(op::mov(B32), &[Opnd::Group(2), low, high], &[word]);
            out.extend([low, high]);
        }
        out
    }

    /// One leaf, whole or in pieces.
    pub(super) fn load_leaf(&mut self, leaf: Leaf, addr: Addr, align: u64, mods: Mods) -> Res<Opnd> {
        let class = self.class(leaf);
        if is_direct(leaf, align) {
            let d = Opnd::Reg(self.tmp(class));
            self.raw_load(&[d], addr, mem_type(leaf), None, mods);
            return Ok(d);
        }
        if leaf == Leaf::Int(1) {
            let byte = self.load_leaf(Leaf::Int(8), addr, align, mods)?;
            return self.int_cast(CastOp::Trunc, byte, Leaf::Int(8), leaf);
        }
        // Pieces, lowest address first.
        let bytes = leaf.bytes();
        let mut pieces = Vec::new();
        let mut parts = Parts::new();
        let mut at = 0;
        while at < bytes {
            let mut size = 8u32;
            while size > 1
                && (size > bytes - at
                    || u64::from(size) > align.max(1)
                    || !at.is_multiple_of(size)
                    || size == bytes && u64::from(bytes) > align)
            {
                size /= 2;
            }
            let piece = Leaf::Int((size * 8) as u8);
            let piece_class = self.class(piece);
            let d = Opnd::Reg(self.tmp(piece_class));
            self.raw_load(&[d], addr.plus(u64::from(at)), mem_type(piece), None, mods);
            pieces.push(piece);
            parts.push(d);
            at += size;
        }
        let whole = Leaf::Int((bytes * 8) as u8);
        let joined = self.repack(&pieces, &parts, &[whole])?;
        match leaf {
            Leaf::Int(_) => Ok(joined[0]),
            _ => Ok(self.reg(joined[0], class)),
        }
    }

    pub(super) fn store(&mut self, value: Value, ptr: Value, access: MemAccess) -> Res {
        if access.ordering.is_atomic() {
            return self.atomic_store(value, ptr, access);
        }
        let addr = self.address(ptr)?;
        self.check_space(addr.space)?;
        let volatile = access.volatile && addr.space != Space::Local;
        let mods = Mods { order: volatile.then_some(MemOrder::Volatile), ordered: true, ..Mods::default() };
        let ty = self.ty(value);
        // A truncated value is stored from the wide register.
        if let Some(InstData::Cast { op: CastOp::Trunc, value: wide, .. }) = self.f.value_inst_data(value) {
            if let (Some(Leaf::Int(n @ (8 | 16 | 32))), Some(Leaf::Int(_))) =
                (self.leaf(value), self.leaf(wide))
            {
                if is_direct(Leaf::Int(n), access.align.bytes())
                    && self.folds(value)
                    && !self.f.is_const(wide)
                {
                    let v = self.one_reg(wide)?;
                    self.raw_store(&[v], addr, mem_type(Leaf::Int(n)), None, mods);
                    return Ok(());
                }
            }
        }
        let Some(leaves) = self.cx.leaves.of(ty) else {
            return fail(" Error: unsupported operation: store of a type without a register form");
        };
        let mut parts = self.parts(value)?;
        if let Some(n) = self.packed_bool_vector(ty) {
            return self.store_bits(&parts, n, addr, access.align, mods);
        }
        let leaves = self.exact_leaves(ty, &leaves);
        self.widen_last_limb(ty, &leaves, &mut parts, CastOp::Trunc)?;
        self.store_leaves(&leaves, &parts, addr, access.align, mods)
    }

    fn store_bits(&mut self, parts: &[Opnd], n: u32, addr: Addr, align: Align, mods: Mods) -> Res {
        if n > 64 {
            return fail(" Error: unsupported operation: vector of more than 64 bits");
        }
        let bits = vec![Leaf::Int(1); n as usize];
        let parts: Parts = parts.iter().map(|&p| if p == Opnd::Undef { Opnd::Imm(0) } else { p }).collect();
        if n == 1 {
            return self.store_leaf(Leaf::Int(1), parts[0], addr, align.bytes(), mods);
        }
        let word = Leaf::Int(n as u8);
        let joined = self.repack(&bits, &parts, &[word])?;
        self.store_leaf(word, joined[0], addr, align.bytes(), mods)
    }

    pub(super) fn store_leaves(
        &mut self,
        leaves: &[LeafAt],
        parts: &[Opnd],
        addr: Addr,
        align: Align,
        mods: Mods,
    ) -> Res {
        let mut i = 0;
        while i < leaves.len() {
            if parts[i] == Opnd::Undef && !mods.scalar {
                i += 1;
                continue;
            }
            let n = self.vector_len(&leaves[i..], align, addr.space, mods);
            let at = addr.plus(leaves[i].offset);
            if n == 1 {
                let align = align.at_offset(leaves[i].offset).bytes();
                self.store_leaf(leaves[i].leaf, parts[i], at, align, mods)?;
                i += 1;
                continue;
            }
            let class = self.class(leaves[i].leaf);
            let values: Vec<Opnd> = parts[i..i + n].iter().map(|&p| self.reg(p, class)).collect();
            if n == 8 && leaves[i].leaf.bits() == 16 {
                let pairs = values.chunks(2);
                let words = pairs.map(|p| self.def(op::mov(B32), Class::B32, &[Opnd::Group(2), p[0], p[1]]));
                let words: Vec<Opnd> = words.collect();
                self.raw_store(&words, at, U32, VectorSize::from_lanes(4), mods);
                i += n;
                continue;
            }
            self.raw_store(&values, at, mem_type(leaves[i].leaf), VectorSize::from_lanes(n as u32), mods);
            i += n;
        }
        Ok(())
    }

    pub(super) fn store_leaf(&mut self, leaf: Leaf, part: Opnd, addr: Addr, align: u64, mods: Mods) -> Res {
        let class = self.class(leaf);
        if is_direct(leaf, align) {
            let v = match (part, leaf) {
                (Opnd::Imm(_), Leaf::Int(_)) => part,
                (Opnd::F32(_), Leaf::F32) | (Opnd::F64(_), Leaf::F64) => part,
                _ => self.reg(part, class),
            };
            self.raw_store(&[v], addr, mem_type(leaf), None, mods);
            return Ok(());
        }
        if leaf == Leaf::Int(1) {
            let byte = self.int_cast(CastOp::ZExt, part, leaf, Leaf::Int(8))?;
            return self.store_leaf(Leaf::Int(8), byte, addr, align, mods);
        }
        let bytes = leaf.bytes();
        let whole = Leaf::Int((bytes * 8) as u8);
        let part = match leaf {
            Leaf::Int(_) => self.clean(part, leaf, false),
            _ => {
                let int = self.class(whole);
                self.reg(part, int)
            }
        };
        let mut at = 0;
        while at < bytes {
            let mut size = 8u32;
            while size > 1
                && (size > bytes - at
                    || u64::from(size) > align.max(1)
                    || !at.is_multiple_of(size)
                    || size == bytes && u64::from(bytes) > align)
            {
                size /= 2;
            }
            let piece = Leaf::Int((size * 8) as u8);
            let shifted = if at == 0 {
                part
            } else {
                self.int_op(oxicc_ir::BinOp::LShr, whole, part, Opnd::Imm(i64::from(at * 8)))?
            };
            let own = self.class(whole);
            let v = self.reg(shifted, own);
            self.raw_store(&[v], addr.plus(u64::from(at)), mem_type(piece), None, mods);
            at += size;
        }
        Ok(())
    }

    /// A load into a given register, for copies.
    pub(super) fn load_into(&mut self, d: &[VReg], addr: Addr, leaf: Leaf, mods: Mods) {
        let mut defs: Vec<Opnd> = Vec::with_capacity(d.len() + 1);
        if d.len() > 1 {
            defs.push(Opnd::Group(d.len() as u8));
        }
        defs.extend(d.iter().map(|&r| Opnd::Reg(r)));
        let vector = VectorSize::from_lanes(d.len() as u32);
        self.raw_load(&defs, addr, mem_type(leaf), vector, mods);
    }

    pub(super) fn store_from(&mut self, s: &[Opnd], addr: Addr, leaf: Leaf, mods: Mods) {
        let vector = VectorSize::from_lanes(s.len() as u32);
        self.raw_store(s, addr, mem_type(leaf), vector, mods);
    }
}
