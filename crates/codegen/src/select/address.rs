//! Addresses: conversions between spaces, address computations, folding of offsets.

use oxicc_arch::Feature;
use oxicc_ir::intrinsic::{Family, Intrinsic};
use oxicc_ir::{AttrKind, CastOp, Function, GlobalId, InstData, IntFlags, Type, TypeData, Value, ValueDef};
use oxicc_ir::{AttrSet, BinOp, Inst};
use oxicc_ptx::ScalarType::*;
use oxicc_ptx::StateSpace;
use smallvec::SmallVec;

use super::{Res, Sel, fail};
use crate::abi::Signature;
use crate::cx::{Cx, Space};
use crate::leaf::Leaf;
use crate::mir::{Class, Opnd};
use crate::op;

/// An address ready for a memory instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Addr {
    pub space: Space,
    /// A register or a symbol.
    pub base: Opnd,
    pub offset: i64,
}

impl Addr {
    /// The same object, further along.
    pub fn plus(self, offset: u64) -> Addr {
        Addr { offset: self.offset.wrapping_add(offset as i64), ..self }
    }
}

/// The terms of an address computation.
struct Sum {
    base: Value,
    constant: i64,
    terms: SmallVec<[Term; 2]>,
}

struct Term {
    index: Value,
    /// How a narrower index is widened.
    signed: bool,
    scale: i64,
}

/// What the pointer arguments of a function point to.
pub(super) fn argument_spaces(
    cx: &Cx,
    id: GlobalId,
    f: &Function,
    is_kernel: bool,
    sig: &Signature,
) -> Vec<Space> {
    let grid_constant = cx.notes(id).map(|n| n.grid_constant.clone()).unwrap_or_default();
    let args = f.params().iter().zip(&sig.params).enumerate();
    args.map(|(i, (&arg, info))| {
        if info.byval.is_some() {
            let named = grid_constant.contains(&(i as u32 + 1)) && cx.target.has(Feature::ParamAddress);
            let kept = named || only_read(cx, f, arg);
            return if kept { Space::Param } else { Space::Local };
        }
        if is_kernel && cx.options.params_are_global && info.ty == Type::PTR {
            Space::Global
        } else {
            Space::Generic
        }
    })
    .collect()
}

/// Whether memory behind a byval argument is only read, at addresses derived from the argument alone.
fn only_read(cx: &Cx, f: &Function, arg: Value) -> bool {
    let mut work = vec![arg];
    while let Some(v) = work.pop() {
        for u in f.uses(v) {
            let ok = match f.inst(u.user) {
                InstData::Load { access, .. } => access.is_plain(),
                InstData::Gep { .. } if u.index == 0 => {
                    work.extend(f.result(u.user));
                    true
                }
                InstData::Cast { op: CastOp::AddrSpaceCast, .. } => {
                    let space = f.result(u.user).and_then(|r| cx.module.types.addr_space(f.value_type(r)));
                    work.extend(f.result(u.user));
                    space.is_some_and(|s| matches!(Space::from_ir(s), Space::Generic | Space::Param))
                }
                InstData::Cast { op: CastOp::Bitcast, .. } => {
                    work.extend(f.result(u.user));
                    true
                }
                InstData::Call { callee, .. } => {
                    let intrinsic = f.as_global(callee).and_then(|g| cx.module.global(g).intrinsic());
                    match intrinsic.map(Intrinsic::family) {
                        Some(Family::Lifetime) => true,
                        Some(Family::Memcpy | Family::Memmove) => u.index == 1,
                        _ => false,
                    }
                }
                _ => false,
            };
            if !ok {
                return false;
            }
        }
    }
    true
}

/// Conversions.
impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn param_attrs(&self, index: u32) -> AttrSet {
        match self.cx.module.global(self.id).as_function() {
            Some(h) => self.cx.module.attrs.param(h.attrs, index as usize),
            None => AttrSet::EMPTY,
        }
    }

    pub(super) fn make_generic(&mut self, o: Opnd, space: Space) -> Res<Opnd> {
        let Some(named) = self.converted_space(space)? else { return Ok(o) };
        let mut o = o;
        if self.cx.pointer_bits(space) == 32 {
            o = self.reg(o, Class::B32);
            o = self.def(op::cvt(U64, U32), Class::B64, &[o]);
        }
        let o = self.reg(o, Class::B64);
        Ok(self.def(op::cvta(named), Class::B64, &[o]))
    }

    /// The space that a conversion from or to generic addresses names; none for generic itself.
    fn converted_space(&self, space: Space) -> Res<Option<StateSpace>> {
        match space {
            Space::Param => self.require(Feature::ParamAddress, "the generic address of a parameter")?,
            Space::Other(_) => {
                return fail("Cannot cast non-generic pointer to different non-generic pointer");
            }
            _ => {}
        }
        Ok(space.modifier())
    }

    pub(super) fn leave_generic(&mut self, o: Opnd, space: Space) -> Res<Opnd> {
        let Some(named) = self.converted_space(space)? else { return Ok(o) };
        let o = self.reg(o, Class::B64);
        let o = self.def(op::cvta_to(named), Class::B64, &[o]);
        if self.cx.pointer_bits(space) == 32 {
            Ok(self.def(op::cvt(U32, U64), Class::B32, &[o]))
        } else {
            Ok(o)
        }
    }

    pub(super) fn convert_space(&mut self, o: Opnd, from: Space, to: Space) -> Res<Opnd> {
        match (from, to) {
            (a, b) if a == b => Ok(o),
            (Space::Generic, b) => self.leave_generic(o, b),
            (a, Space::Generic) => self.make_generic(o, a),
            // A block's own shared memory is part of the cluster's.
            (Space::Shared, Space::SharedCluster) | (Space::SharedCluster, Space::Shared) => Ok(o),
            (a, b) => {
                let generic = self.make_generic(o, a)?;
                self.leave_generic(generic, b)
            }
        }
    }

    /// A pointer operand as an address of `space`.
    pub(super) fn pointer_in(&mut self, v: Value, space: Space) -> Res<Opnd> {
        let own = self.operand_space(v);
        let raw = self.raw(v)?;
        let o = if raw[0] == Opnd::Undef { Opnd::Imm(0) } else { raw[0] };
        self.convert_space(o, own, space)
    }

    pub(super) fn add_offset(&mut self, base: Opnd, leaf: Leaf, offset: i64) -> Opnd {
        if offset == 0 {
            return base;
        }
        let class = self.class(leaf);
        let base = self.reg(base, class);
        let add = if class == Class::B32 { op::add(S32) } else { op::add(S64) };
        self.def(add, class, &[base, Opnd::Imm(offset)])
    }
}

/// Folding.
impl<'a, 'm> Sel<'a, 'm> {
    /// The address behind a pointer, constants folded into the offset.
    pub(super) fn address(&mut self, ptr: Value) -> Res<Addr> {
        let space = self.operand_space(ptr);
        let mut v = ptr;
        let mut offset = 0i64;
        loop {
            match self.f.value_def(v) {
                ValueDef::Const(c) => {
                    if let Some((g, at)) = self.const_base(c) {
                        let total = offset.wrapping_add(at);
                        if self.cx.module.global(g).as_variable().is_some()
                            && self.cx.global_space(g) == space
                            && i32::try_from(total).is_ok()
                        {
                            let sym = self.cx.symbol(g);
                            return Ok(Addr { space, base: Opnd::Sym(sym, 0), offset: total });
                        }
                    }
                    break;
                }
                ValueDef::Arg(i) => {
                    if let Some(at) = self.byval_home(i, space) {
                        return Ok(self.fit(Addr { offset: offset.wrapping_add(at.offset), ..at }));
                    }
                    break;
                }
                ValueDef::Inst(inst) => match self.f.inst(inst) {
                    InstData::Gep { .. } => {
                        let Some(sum) = self.gep_sum(inst) else { break };
                        if self.operand_space(sum.base) != space || i32::try_from(sum.constant).is_err() {
                            break;
                        }
                        let total = offset.wrapping_add(sum.constant);
                        if i32::try_from(total).is_err() {
                            break;
                        }
                        if sum.terms.is_empty() {
                            offset = total;
                            v = sum.base;
                            continue;
                        }
                        if sum.constant == 0 {
                            break;
                        }
                        let bits = self.cx.pointer_bits(space);
                        let class = if bits == 32 { Class::B32 } else { Class::B64 };
                        let r = match self.gep_vars[v].expand() {
                            Some(r) => r,
                            None => {
                                let r = self.m.new_reg(class);
                                self.home_regs.insert(r);
                                self.gep_vars[v] = r.into();
                                r
                            }
                        };
                        return Ok(Addr { space, base: Opnd::Reg(r), offset: total });
                    }
                    InstData::Cast { op: CastOp::Bitcast | CastOp::AddrSpaceCast, value, .. }
                        if self.types.is_ptr(self.ty(value)) && self.operand_space(value) == space =>
                    {
                        v = value;
                    }
                    InstData::Freeze { value } if self.operand_space(value) == space => v = value,
                    InstData::Alloca { .. } => match self.frame.slots.get(&inst) {
                        Some(&at) if space == Space::Local => {
                            let base = self.frame_base();
                            let offset = offset.wrapping_add(at as i64);
                            return Ok(self.fit(Addr { space, base, offset }));
                        }
                        _ => break,
                    },
                    _ => break,
                },
                _ => break,
            }
        }
        let raw = self.raw(v)?;
        let class = if self.cx.pointer_bits(space) == 32 { Class::B32 } else { Class::B64 };
        let o = if raw[0] == Opnd::Undef { Opnd::Imm(0) } else { raw[0] };
        let own = self.operand_space(v);
        let o = self.convert_space(o, own, space)?;
        let base = self.reg(o, class);
        Ok(self.fit(Addr { space, base, offset }))
    }

    /// An address whose offset fits in an instruction.
    pub(super) fn fit(&mut self, a: Addr) -> Addr {
        if i32::try_from(a.offset).is_ok_and(|o| o < i32::MAX - 4096) {
            return a;
        }
        let bits = self.cx.pointer_bits(a.space);
        let base = self.add_offset(a.base, Leaf::Int(bits as u8), a.offset);
        Addr { base, offset: 0, ..a }
    }

    /// The operand `[base+offset]`.
    pub(super) fn mem(&mut self, a: Addr) -> Opnd {
        match a.base {
            Opnd::Reg(r) => Opnd::Mem(r, a.offset as i32),
            Opnd::Sym(s, _) => Opnd::MemSym(s, a.offset as i32),
            other => {
                let class = if self.cx.pointer_bits(a.space) == 32 { Class::B32 } else { Class::B64 };
                match self.reg(other, class) {
                    Opnd::Reg(r) => Opnd::Mem(r, a.offset as i32),
                    o => o,
                }
            }
        }
    }

    /// The address as a value of its space.
    pub(super) fn materialize(&mut self, a: Addr) -> Opnd {
        let bits = self.cx.pointer_bits(a.space);
        let class = if bits == 32 { Class::B32 } else { Class::B64 };
        match a.base {
            Opnd::Sym(s, _) => self.def(class.mov(), class, &[Opnd::Sym(s, a.offset as i32)]),
            base => self.add_offset(base, Leaf::Int(bits as u8), a.offset),
        }
    }

    /// Where the memory of a byval argument is.
    fn byval_home(&mut self, index: u32, space: Space) -> Option<Addr> {
        self.sig.params.get(index as usize)?.byval?;
        match space {
            Space::Param => {
                let base = Opnd::Sym(*self.param_names.get(index as usize)?, 0);
                Some(Addr { space, base, offset: 0 })
            }
            Space::Local => {
                let at = *self.frame.params.get(&index)?;
                let base = self.frame_base();
                Some(Addr { space, base, offset: at as i64 })
            }
            _ => None,
        }
    }

    /// The address of a byval argument's memory, as a value.
    pub(super) fn byval_address(&mut self, index: u32, space: Space) -> Option<Opnd> {
        let a = self.byval_home(index, space)?;
        Some(self.materialize(a))
    }

    /// The base of addresses in the frame, as wide as addresses of local memory are.
    pub(super) fn frame_base(&mut self) -> Opnd {
        let base = Opnd::Reg(self.local_base());
        match self.cx.pointer_bits(Space::Local) {
            32 => self.def(op::cvt(U32, U64), Class::B32, &[base]),
            _ => base,
        }
    }

    /// `%SPL`
    pub(super) fn local_base(&mut self) -> crate::mir::VReg {
        match self.frame.local_base {
            Some(r) => r,
            None => {
                let r = self.m.new_reg(Class::B64);
                self.home_regs.insert(r);
                self.frame.local_base = Some(r);
                r
            }
        }
    }
}

/// Address computations.
impl<'a, 'm> Sel<'a, 'm> {
    /// Takes a getelementptr apart; `None` for vectors of pointers.
    fn gep_sum(&self, inst: Inst) -> Option<Sum> {
        let InstData::Gep { elem, base, indices, .. } = self.f.inst(inst) else { return None };
        if !self.types.is_ptr(self.ty(base)) {
            return None;
        }
        let dl = &self.cx.module.data_layout;
        let mut sum = Sum { base, constant: 0, terms: SmallVec::new() };
        let mut ty = elem;
        for (n, &index) in indices.iter().enumerate() {
            let step = if n == 0 {
                dl.alloc_size(self.types, ty)
            } else {
                match self.types.get(ty) {
                    TypeData::Array { elem, .. } => {
                        ty = *elem;
                        dl.alloc_size(self.types, ty)
                    }
                    TypeData::Vector { elem, .. } => {
                        ty = *elem;
                        dl.alloc_size(self.types, ty)
                    }
                    _ => {
                        let i = self.f.as_u64(index)?;
                        sum.constant =
                            sum.constant.wrapping_add(dl.element_offset(self.types, ty, i)? as i64);
                        ty = self.types.element(ty, i)?;
                        continue;
                    }
                }
            };
            self.add_term(&mut sum, index, step as i64)?;
        }
        Some(sum)
    }

    fn add_term(&self, sum: &mut Sum, index: Value, scale: i64) -> Option<()> {
        if self.types.is_vector(self.ty(index)) {
            return None;
        }
        if let Some(i) = self.f.as_i64(self.types, index) {
            sum.constant = sum.constant.wrapping_add(i.wrapping_mul(scale));
            return Some(());
        }
        if scale == 0 {
            return Some(());
        }
        let (mut index, mut signed) = (index, true);
        // x + c that does not wrap where it is widened: c goes into the constant.
        for _ in 0..4 {
            match self.f.value_inst_data(index) {
                Some(InstData::Cast { op: CastOp::SExt, value, .. })
                    if self.leaf(value) == Some(Leaf::Int(32))
                        && self.leaf(index) == Some(Leaf::Int(64))
                        && signed =>
                {
                    match self.f.value_inst_data(value) {
                        Some(InstData::Binary { op: BinOp::Add | BinOp::Or, flags, lhs, rhs, .. })
                            if flags.intersects(IntFlags::NSW | IntFlags::DISJOINT)
                                && self.f.as_u64(rhs).is_some() =>
                        {
                            let c = self.f.as_i64(self.types, rhs)?;
                            sum.constant = sum.constant.wrapping_add(c.wrapping_mul(scale));
                            index = lhs;
                        }
                        _ => {
                            index = value;
                            break;
                        }
                    }
                }
                Some(InstData::Cast { op: CastOp::ZExt, value, .. })
                    if self.leaf(value) == Some(Leaf::Int(32)) && self.leaf(index) == Some(Leaf::Int(64)) =>
                {
                    index = value;
                    signed = false;
                    while let Some(InstData::Binary { op: BinOp::Add | BinOp::Or, flags, lhs, rhs, .. }) =
                        self.f.value_inst_data(index)
                    {
                        let Some(c) = self.f.as_u64(rhs) else { break };
                        if !flags.intersects(IntFlags::NUW | IntFlags::DISJOINT) {
                            break;
                        }
                        sum.constant = sum.constant.wrapping_add((c as i64).wrapping_mul(scale));
                        index = lhs;
                    }
                    break;
                }
                Some(InstData::Binary { op: op @ (BinOp::Add | BinOp::Or), flags, lhs, rhs, .. })
                    if self.f.as_u64(rhs).is_some()
                        && if op == BinOp::Or {
                            flags.contains(IntFlags::DISJOINT)
                        } else {
                            self.leaf(index) == Some(Leaf::Int(64)) || flags.contains(IntFlags::NSW)
                        } =>
                {
                    let c = self.f.as_i64(self.types, rhs)?;
                    sum.constant = sum.constant.wrapping_add(c.wrapping_mul(scale));
                    index = lhs;
                }
                _ => break,
            }
        }
        if let Some(i) = self.f.as_i64(self.types, index) {
            sum.constant = sum.constant.wrapping_add(i.wrapping_mul(scale));
            return Some(());
        }
        sum.terms.push(Term { index, signed, scale });
        Some(())
    }

    pub(super) fn gep(&mut self, result: Value, inst: Inst) -> Res {
        let Some(sum) = self.gep_sum(inst) else { return self.vector_gep(result, inst) };
        let space = self.space(result);
        let var = self.gep_vars[result].expand();
        let whole = self.has_home(result);
        if var.is_none() && sum.terms.is_empty() {
            let base = self.address(sum.base)?;
            if base.space == space {
                let out = self.fit(Addr { offset: base.offset.wrapping_add(sum.constant), ..base });
                let out = self.materialize(out);
                return self.set1(result, out);
            }
        }
        let mut acc = self.pointer_in(sum.base, space)?;
        let bits = self.cx.pointer_bits(space);
        for term in &sum.terms {
            acc = self.add_scaled(acc, term, bits)?;
        }
        if let Some(r) = var {
            match acc {
                Opnd::Reg(t) if t.as_u32() >= self.watermark && !self.is_home(t) => self.rename(t, r),
                _ => self.copy_to(r, acc),
            }
            acc = Opnd::Reg(r);
        }
        if whole {
            let out = self.add_offset(acc, Leaf::Int(bits as u8), sum.constant);
            return self.set1(result, out);
        }
        Ok(())
    }

    /// Addresses in vectors: lane by lane.
    fn vector_gep(&mut self, result: Value, inst: Inst) -> Res {
        let InstData::Gep { elem, base, indices, .. } = self.f.inst(inst) else { return Ok(()) };
        let n = self.types.vector_len(self.ty(result)).unwrap_or(1) as usize;
        let bits = match self.cx.leaves.single(self.types.scalar(self.ty(result))) {
            Some(l) => l,
            None => return fail(" Error: unsupported operation: vector of pointers"),
        };
        let dl = &self.cx.module.data_layout;
        let mut acc = self.defined(base)?;
        if acc.len() == 1 {
            let one = acc[0];
            acc = std::iter::repeat_n(one, n).collect();
        }
        let mut ty = elem;
        for (k, &index) in indices.iter().enumerate() {
            let mut constant = None;
            let step = if k == 0 {
                dl.alloc_size(self.types, ty)
            } else if let Some(e) = self.types.elem(ty) {
                ty = e;
                dl.alloc_size(self.types, ty)
            } else {
                let i = self.f.as_u64(index).unwrap_or(0);
                constant = dl.element_offset(self.types, ty, i);
                ty = self.types.element(ty, i).unwrap_or(ty);
                0
            };
            if let Some(c) = constant {
                for a in acc.iter_mut() {
                    *a = self.add_offset(*a, bits, c as i64);
                }
                continue;
            }
            let index_ty = self.types.scalar(self.ty(index));
            // Of a wide index only the low bits count: the first of its limbs.
            let limbs = self.types.int_width(index_ty).map_or(1, |w| w.div_ceil(64)) as usize;
            let leaf = self.cx.leaves.single(index_ty).unwrap_or(Leaf::Int(64));
            let ix = self.defined(index)?;
            for (lane, a) in acc.iter_mut().enumerate() {
                let i = *ix.get(lane * limbs).unwrap_or(&ix[0]);
                let wide = if leaf.bits() > bits.bits() {
                    self.int_cast(CastOp::Trunc, i, leaf, bits)?
                } else {
                    self.int_cast(CastOp::SExt, i, leaf, bits)?
                };
                let scaled = self.int_op(BinOp::Mul, bits, wide, Opnd::Imm(step as i64))?;
                *a = self.int_op(BinOp::Add, bits, *a, scaled)?;
            }
        }
        self.set(result, &acc)
    }

    fn has_home(&self, v: Value) -> bool {
        !matches!(self.homes[v], super::Home::None)
    }

    /// A field of bits as an index: shifted to its place and masked there, without scaling it afterwards.
    fn scaled_field(&mut self, term: &Term) -> Res<Option<Opnd>> {
        let k = term.scale.trailing_zeros();
        if term.scale <= 1 || term.scale.count_ones() != 1 || k > 4 || !self.f.has_one_use(term.index) {
            return Ok(None);
        }
        let parts = |s: &Self, v: Value, wanted: BinOp| match s.f.value_inst_data(v) {
            Some(InstData::Binary { op, lhs, rhs, .. }) if op == wanted => {
                Some((lhs, s.f.as_u64(rhs)? as u32))
            }
            _ => None,
        };
        let (shifted, mask) = parts(self, term.index, BinOp::And).unwrap_or((term.index, u32::MAX));
        // From the lowest bits on there is nothing to save: one instruction scales and adds.
        let Some((x, right)) = parts(self, shifted, BinOp::LShr).filter(|(_, c)| (k..32).contains(c)) else {
            return Ok(None);
        };
        let mask = ((u32::MAX >> right) & mask) << k;
        let x = self.one(x)?;
        let moved = match right - k {
            0 => self.reg(x, Class::B32),
            n => self.def(op::shr(U32), Class::B32, &[x, Opnd::Imm(i64::from(n))]),
        };
        Ok(Some(self.def(op::and(B32), Class::B32, &[moved, Opnd::Imm(i64::from(mask))])))
    }

    /// `acc + index * scale`
    fn add_scaled(&mut self, acc: Opnd, term: &Term, bits: u32) -> Res<Opnd> {
        if bits == 32
            && self.leaf(term.index) == Some(Leaf::Int(32))
            && let Some(scaled) = self.scaled_field(term)?
        {
            let acc = self.reg(acc, Class::B32);
            return Ok(self.def(op::add(S32), Class::B32, &[acc, scaled]));
        }
        // Of a wide index only the low bits count: the first of its limbs.
        let (leaf, index, signed) = match (self.extended_flag(term.index), self.leaf(term.index)) {
            (Some(flag), _) => (Leaf::Int(1), self.one(flag)?, false),
            (None, Some(leaf)) => (leaf, self.clean_value(term.index, term.signed)?, term.signed),
            (None, None) => (Leaf::Int(64), self.defined(term.index)?[0], term.signed),
        };
        let n = leaf.bits() as u8;
        let scale = term.scale;
        if bits == 64 && n == 32 && (1..=i64::from(i32::MAX)).contains(&scale) {
            let acc = self.reg(acc, Class::B64);
            if scale == 1 {
                let extend = if signed { op::cvt(S64, S32) } else { op::cvt(U64, U32) };
                let wide = self.def(extend, Class::B64, &[index]);
                return Ok(self.def(op::add(S64), Class::B64, &[acc, wide]));
            }
            let scaling = if signed { op::mul_wide(S32) } else { op::mul_wide(U32) };
            let wide = self.def(scaling, Class::B64, &[index, Opnd::Imm(scale)]);
            return Ok(self.def(op::add(S64), Class::B64, &[acc, wide]));
        }
        let to = Leaf::Int(bits as u8);
        let class = self.class(to);
        let op = match (u32::from(n) > bits, signed) {
            (true, _) => CastOp::Trunc,
            (false, true) => CastOp::SExt,
            (false, false) => CastOp::ZExt,
        };
        let index = self.int_cast(op, index, leaf, to)?;
        let acc = self.reg(acc, class);
        let (add, shl, mad) = if bits == 32 {
            (op::add(S32), op::shl(B32), op::mad_lo(S32))
        } else {
            (op::add(S64), op::shl(B64), op::mad_lo(S64))
        };
        Ok(match scale {
            1 => self.def(add, class, &[acc, index]),
            s if s > 0 && s.count_ones() == 1 => {
                let scaled = self.def(shl, class, &[index, Opnd::Imm(i64::from(s.trailing_zeros()))]);
                self.def(add, class, &[acc, scaled])
            }
            s => self.def(mad, class, &[index, Opnd::Imm(s), acc]),
        })
    }

    /// Whether a load may use the read-only data path.
    pub(super) fn is_read_only(&self, ptr: Value) -> bool {
        let mut v = ptr;
        for _ in 0..32 {
            match self.f.value_def(v) {
                ValueDef::Arg(i) => {
                    let set = self.param_attrs(i);
                    let attrs = &self.cx.module.attrs;
                    return self.is_kernel
                        && attrs.has(set, AttrKind::NoAlias)
                        && (attrs.has(set, AttrKind::ReadOnly) || attrs.has(set, AttrKind::ReadNone));
                }
                ValueDef::Inst(inst) => match self.f.inst(inst) {
                    InstData::Gep { base, .. } => v = base,
                    InstData::Cast { op: CastOp::Bitcast | CastOp::AddrSpaceCast, value, .. } => v = value,
                    _ => return false,
                },
                ValueDef::Const(c) => {
                    let Some(g) = self.f.consts().underlying_global(c) else { return false };
                    let global = self.cx.module.global(g);
                    return global.as_variable().is_some_and(|v| v.is_const && v.init.is_some())
                        && self.cx.global_space(g) == Space::Global
                        && !global.linkage.is_interposable();
                }
                _ => return false,
            }
        }
        false
    }
}
