//! The register form of values and constants.
//!
//! A value that an instruction computes has a *home*: one register per leaf, made when a user first asks.
//! Instructions that only rename parts (extractvalue, bitcasts of equal shape, ...) have the home of their
//! operand. A generic pointer whose space is known lives in its home as an address of that space (its *raw*
//! form); [`Sel::parts`] converts it where the generic address is needed.

use oxicc_ir::{
    BinOp, CastOp, Const, ConstData, ConstExpr, DbgRecordKind, GlobalId, Inst, InstData, Type, TypeData,
    Value, ValueDef,
};
use oxicc_ptx::ScalarType::*;
use rustc_hash::FxHashSet;
use smallvec::smallvec;

use super::{Fail, Home, Parts, Res, Sel, fail};
use crate::cx::Space;
use crate::leaf::Leaf;
use crate::mir::{Class, Opnd, Origin, Shown, VReg};
use crate::op;

/// Chains of instructions without code are followed this far; beyond, they get code.
const MAX_ALIAS_DEPTH: u32 = 64;
/// Constant expressions nest at most this deep.
const MAX_CONST_DEPTH: u32 = 64;

/// Homes.
impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn is_demanded(&self, v: Value) -> bool {
        !matches!(self.homes[v], Home::None) || self.gep_vars[v].is_some()
    }

    /// Notes the registers of values that debug records mention.
    pub(super) fn note_shown(&mut self) {
        if self.cx.debug.dwarf.is_none() || !self.f.has_records() {
            return;
        }
        let values = self.f.all_insts().flat_map(|(_, inst)| self.f.records(inst));
        let values = values.filter(|r| r.kind == DbgRecordKind::Value).flat_map(|r| r.location.values());
        let mut shown = Vec::new();
        let mut seen = FxHashSet::default();
        for &v in values {
            let Home::One(Opnd::Reg(register)) = self.homes[v] else { continue };
            // A pointer into another space is in its register as an offset.
            let ty = self.ty(v);
            if ty == Type::PTR && !matches!(self.space(v), Space::Generic | Space::Global) {
                continue;
            }
            let fits = match self.m.regs[register] {
                Class::Pred => ty == Type::I1,
                Class::B16 => matches!(ty, Type::I8 | Type::I16),
                Class::B32 => matches!(ty, Type::I8 | Type::I16 | Type::I32),
                Class::F32 => ty == Type::FLOAT,
                Class::B64 => matches!(ty, Type::I64 | Type::PTR),
                Class::F64 => ty == Type::DOUBLE,
                _ => false,
            };
            let from = match self.f.value_inst(v).filter(|i| self.f.is_phi(*i)) {
                Some(phi) => self.f.inst_block(phi).and_then(|b| self.blocks[b].expand()).map(Origin::Phi),
                None => Some(Origin::Definition),
            };
            if let Some(from) = from.filter(|_| fits && seen.insert(v)) {
                shown.push(Shown { value: v, register, from });
            }
        }
        self.m.shown = shown;
    }

    pub(super) fn is_home(&self, r: VReg) -> bool {
        self.home_regs.contains(r)
    }

    fn home(&self, v: Value) -> Option<Parts> {
        match self.homes[v] {
            Home::None => None,
            Home::One(o) => Some(smallvec![o]),
            Home::Many(start, len) => {
                Some(self.part_pool[start as usize..(start + len) as usize].iter().copied().collect())
            }
        }
    }

    fn set_home(&mut self, v: Value, parts: &[Opnd]) {
        self.homes[v] = match parts {
            [one] => Home::One(*one),
            _ => {
                let start = self.part_pool.len() as u32;
                self.part_pool.extend_from_slice(parts);
                Home::Many(start, parts.len() as u32)
            }
        };
    }

    /// The leaves of a value's raw form.
    pub(super) fn raw_leaves(&mut self, v: Value) -> Res<Vec<Leaf>> {
        let ty = self.ty(v);
        if ty == Type::PTR {
            let bits = self.cx.pointer_bits(self.space(v));
            return Ok(vec![Leaf::Int(bits as u8)]);
        }
        match self.cx.leaves.of(ty) {
            Some(leaves) => Ok(leaves.iter().map(|l| l.leaf).collect()),
            None => fail(" Error: unsupported operation: value of a type without a register form"),
        }
    }

    /// The raw parts of an argument or an instruction's result; asks for its code.
    pub(super) fn demand(&mut self, v: Value) -> Res<Parts> {
        if let Some(parts) = self.home(v) {
            return Ok(parts);
        }
        if let ValueDef::Inst(inst) = self.f.value_def(v) {
            if self.alias_depth < MAX_ALIAS_DEPTH {
                self.alias_depth += 1;
                let alias = self.alias(inst, v);
                self.alias_depth -= 1;
                if let Some(parts) = alias? {
                    self.set_home(v, &parts);
                    self.aliased.insert(v);
                    return Ok(parts);
                }
            }
        }
        let leaves = self.raw_leaves(v)?;
        let parts: Parts = leaves
            .iter()
            .map(|&leaf| {
                let class = self.class(leaf);
                let r = self.m.new_reg(class);
                self.home_regs.insert(r);
                Opnd::Reg(r)
            })
            .collect();
        self.set_home(v, &parts);
        Ok(parts)
    }

    pub(super) fn is_aliased(&self, v: Value) -> bool {
        self.aliased.contains(v)
    }

    /// Parts of an operand if they can be named anywhere in the function without code.
    fn static_parts(&mut self, v: Value) -> Res<Option<Parts>> {
        match self.f.value_def(v) {
            ValueDef::Inst(_) | ValueDef::Arg(_) => self.demand(v).map(Some),
            ValueDef::Const(c) => Ok(self.simple_const(c)),
            _ => Ok(None),
        }
    }

    /// Parts of an operand that is not a pointer in a special form.
    fn static_plain(&mut self, v: Value) -> Res<Option<Parts>> {
        if self.ty(v) == Type::PTR && self.space(v) != Space::Generic {
            return Ok(None);
        }
        self.static_parts(v)
    }

    /// The parts of an instruction that needs no code.
    fn alias(&mut self, inst: Inst, v: Value) -> Res<Option<Parts>> {
        let f = self.f;
        match f.inst(inst) {
            InstData::Freeze { value } if self.space(value) == self.space(v) => self.static_parts(value),
            InstData::Cast { op, value, .. } => match op {
                CastOp::Bitcast if self.same_shape(value, v) && self.space(value) == self.space(v) => {
                    self.static_parts(value)
                }
                CastOp::PtrToInt | CastOp::IntToPtr if self.same_shape(value, v) => {
                    let (a, b) = (self.ty(value), self.ty(v));
                    let plain = |s: &Self, x: Value, t: Type| {
                        s.types.addr_space(t).is_none_or(|sp| Space::from_ir(sp) == s.space(x))
                    };
                    if plain(self, value, a) && plain(self, v, b) {
                        self.static_parts(value)
                    } else {
                        Ok(None)
                    }
                }
                CastOp::AddrSpaceCast
                    if self.space(value) == self.space(v) && !self.types.is_vector(self.ty(v)) =>
                {
                    self.static_parts(value)
                }
                CastOp::Trunc => match (self.leaf(value), self.leaf(v)) {
                    (Some(a), Some(b)) if b != Leaf::Int(1) && self.class(a) == self.class(b) => {
                        match f.value_def(value) {
                            ValueDef::Const(_) => Ok(None),
                            _ => self.static_parts(value),
                        }
                    }
                    _ => Ok(None),
                },
                _ => Ok(None),
            },
            InstData::ExtractValue { agg, indices } => {
                let ty = self.ty(agg);
                let Some((start, len, _)) = self.cx.leaves.element_range(ty, indices) else {
                    return Ok(None);
                };
                if self.space(v) != Space::Generic {
                    return Ok(None);
                }
                Ok(self.static_parts(agg)?.and_then(|p| p.get(start..start + len).map(Parts::from_slice)))
            }
            InstData::InsertValue { agg, elem, indices } => {
                let ty = self.ty(agg);
                let Some((start, len, _)) = self.cx.leaves.element_range(ty, indices) else {
                    return Ok(None);
                };
                let Some(part) = self.static_plain(elem)? else { return Ok(None) };
                let Some(mut all) = self.static_parts(agg)? else { return Ok(None) };
                if part.len() != len || all.len() < start + len {
                    return Ok(None);
                }
                all[start..start + len].copy_from_slice(&part);
                Ok(Some(all))
            }
            InstData::ExtractElement { vector, index } if !self.is_packed(self.ty(vector)) => {
                let Some(i) = f.as_u64(index) else { return Ok(None) };
                let ty = self.ty(vector);
                let per = self.parts_per_element(ty)?;
                let Some(all) = self.static_parts(vector)? else { return Ok(None) };
                let start = (i as usize).saturating_mul(per);
                match all.get(start..start + per) {
                    Some(p) if self.space(v) == Space::Generic => Ok(Some(Parts::from_slice(p))),
                    _ => Ok(None),
                }
            }
            InstData::InsertElement { vector, elem, index } if !self.is_packed(self.ty(vector)) => {
                let Some(i) = f.as_u64(index) else { return Ok(None) };
                let Some(part) = self.static_plain(elem)? else { return Ok(None) };
                let Some(mut all) = self.static_parts(vector)? else { return Ok(None) };
                let start = (i as usize).saturating_mul(part.len());
                match all.get_mut(start..start + part.len()) {
                    Some(slot) => {
                        slot.copy_from_slice(&part);
                        Ok(Some(all))
                    }
                    None => Ok(None),
                }
            }
            InstData::Shuffle { lhs, rhs, mask } if !self.is_packed(self.ty(lhs)) => {
                let per = self.parts_per_element(self.ty(lhs))?;
                let Some(a) = self.static_parts(lhs)? else { return Ok(None) };
                let Some(b) = self.static_parts(rhs)? else { return Ok(None) };
                let n = a.len() / per.max(1);
                let mut out = Parts::new();
                for &lane in mask {
                    for k in 0..per {
                        let lane = lane as usize;
                        let part = if lane < n {
                            a.get(lane * per + k)
                        } else if lane < 2 * n {
                            b.get((lane - n) * per + k)
                        } else {
                            None
                        };
                        out.push(part.copied().unwrap_or(Opnd::Undef));
                    }
                }
                Ok(Some(out))
            }
            _ => Ok(None),
        }
    }

    fn same_shape(&mut self, a: Value, b: Value) -> bool {
        match (self.raw_leaves(a), self.raw_leaves(b)) {
            (Ok(x), Ok(y)) => {
                x.len() == y.len()
                    && x.iter().zip(&y).all(|(&p, &q)| {
                        p.bits() == q.bits() && p.lanes() == q.lanes() && self.class(p) == self.class(q)
                    })
            }
            _ => false,
        }
    }

    /// Whether vectors of this type hold two elements in a register.
    pub(super) fn is_packed(&self, ty: Type) -> bool {
        match self.types.get(ty) {
            TypeData::Vector { elem, len, .. } => {
                *len > 1 && matches!(self.types.get(*elem), TypeData::Half | TypeData::BFloat)
            }
            _ => false,
        }
    }

    pub(super) fn parts_per_element(&mut self, ty: Type) -> Res<usize> {
        let elem = self.types.scalar(ty);
        match self.cx.leaves.of(elem) {
            Some(l) => Ok(l.len()),
            None => fail(" Error: unsupported operation: vector of an unsupported type"),
        }
    }
}

/// Operands.
impl<'a, 'm> Sel<'a, 'm> {
    /// Raw parts of any operand: pointers of known space as addresses of that space.
    pub(super) fn raw(&mut self, v: Value) -> Res<Parts> {
        match self.f.value_def(v) {
            ValueDef::Const(c) => {
                if self.ty(v) == Type::PTR {
                    let space = crate::spaces::const_space(&self.cx, self.f.consts(), c);
                    if space != Space::Generic {
                        return self.const_address(c, space).map(|o| smallvec![o]);
                    }
                }
                self.const_parts(c, 0)
            }
            ValueDef::Inst(_) | ValueDef::Arg(_) => self.demand(v),
            _ => fail(" Error: unsupported operation: operand is neither a value nor a constant"),
        }
    }

    /// Parts of an operand, pointers as its type says. Undefined parts stay [`Opnd::Undef`].
    pub(super) fn parts(&mut self, v: Value) -> Res<Parts> {
        match self.f.value_def(v) {
            ValueDef::Const(c) => self.const_parts(c, 0),
            _ => {
                let raw = self.raw(v)?;
                if self.ty(v) == Type::PTR {
                    let space = self.space(v);
                    if space != Space::Generic {
                        let generic = self.make_generic(raw[0], space)?;
                        return Ok(smallvec![generic]);
                    }
                }
                Ok(raw)
            }
        }
    }

    /// `freeze`, `extractvalue` and `insertvalue` of operands whose parts need code of their own, such as the address of
    /// a function in a constant: copies the parts.
    pub(super) fn regroup(&mut self, result: Value, inst: Inst) -> Res {
        let f = self.f;
        let range = |s: &mut Self, agg: Value, indices: &[u32]| {
            let ty = s.ty(agg);
            s.cx.leaves.element_range(ty, indices).map(|(start, len, _)| start..start + len)
        };
        let parts = match f.inst(inst) {
            InstData::Freeze { value } => Some(self.defined(value)?),
            InstData::ExtractValue { agg, indices } => match range(self, agg, indices) {
                Some(range) => self.parts(agg)?.get(range).map(Parts::from_slice),
                None => None,
            },
            InstData::InsertValue { agg, elem, indices } => {
                let (mut all, part) = (self.parts(agg)?, self.parts(elem)?);
                let range = range(self, agg, indices);
                match range.and_then(|r| all.get_mut(r)).filter(|slot| slot.len() == part.len()) {
                    Some(slot) => {
                        slot.copy_from_slice(&part);
                        Some(all)
                    }
                    None => None,
                }
            }
            _ => None,
        };
        match parts {
            Some(parts) if self.ty(result) != Type::PTR || self.space(result) == Space::Generic => {
                self.set(result, &parts)
            }
            _ => fail(" Error: unsupported operation: part of an aggregate"),
        }
    }

    /// Parts of an operand with undefined parts replaced by zero.
    pub(super) fn defined(&mut self, v: Value) -> Res<Parts> {
        let mut parts = self.parts(v)?;
        if parts.contains(&Opnd::Undef) {
            let leaves = self.cx.leaves.of(self.ty(v));
            for (i, p) in parts.iter_mut().enumerate() {
                if *p == Opnd::Undef {
                    *p = zero(leaves.as_ref().and_then(|l| l.get(i)).map_or(Leaf::Int(32), |l| l.leaf));
                }
            }
        }
        Ok(parts)
    }

    /// The only part of an operand: a register or a literal.
    pub(super) fn one(&mut self, v: Value) -> Res<Opnd> {
        let parts = self.defined(v)?;
        match parts[..] {
            [one] => Ok(one),
            _ => fail(" Error: unsupported operation: operand needs several registers"),
        }
    }

    /// The only part of an operand, in a register.
    pub(super) fn one_reg(&mut self, v: Value) -> Res<Opnd> {
        let o = self.one(v)?;
        let class = match self.leaf(v) {
            Some(leaf) => self.class(leaf),
            None => return fail(" Error: unsupported operation: operand needs several registers"),
        };
        Ok(self.reg(o, class))
    }
}

pub(super) fn zero(leaf: Leaf) -> Opnd {
    match leaf {
        Leaf::F32 => Opnd::F32(0),
        Leaf::F64 => Opnd::F64(0),
        Leaf::F16 | Leaf::Bf16 => Opnd::F16(0),
        _ => Opnd::Imm(0),
    }
}

/// `bits` as a signed number of `width` bits.
pub(super) fn sign_extend(bits: u64, width: u32) -> i64 {
    if width == 0 || width >= 64 { bits as i64 } else { ((bits << (64 - width)) as i64) >> (64 - width) }
}

/// Constants.
impl<'a, 'm> Sel<'a, 'm> {
    /// Parts of a constant that are literals.
    fn simple_const(&mut self, c: Const) -> Option<Parts> {
        let pool = self.f.consts();
        let ty = pool.ty(c);
        match pool.get(c) {
            ConstData::Int(bits) => {
                let width = self.types.int_width(ty)?;
                let value = if width == 1 { (*bits & 1) as i64 } else { sign_extend(*bits, width) };
                Some(smallvec![Opnd::Imm(value)])
            }
            ConstData::WideInt(limbs) => {
                let width = self.types.int_width(ty)?;
                let n = limbs.len();
                Some(
                    limbs
                        .iter()
                        .enumerate()
                        .map(|(i, &l)| {
                            let top = if i + 1 == n && width % 64 != 0 { width % 64 } else { 64 };
                            Opnd::Imm(sign_extend(l, top))
                        })
                        .collect(),
                )
            }
            ConstData::Float(bits) => Some(smallvec![match self.types.get(ty) {
                TypeData::Float => Opnd::F32(*bits as u32),
                TypeData::Double => Opnd::F64(*bits),
                _ => Opnd::F16(*bits as u16),
            }]),
            ConstData::WideFloat(limbs) => {
                Some(smallvec![Opnd::Imm(limbs[0] as i64), Opnd::Imm(limbs[1] as i64)])
            }
            ConstData::Null => Some(smallvec![Opnd::Imm(0)]),
            ConstData::Undef | ConstData::Poison => {
                let n = self.cx.leaves.of(ty)?.len();
                Some(std::iter::repeat_n(Opnd::Undef, n).collect())
            }
            ConstData::Zero => Some(self.cx.leaves.of(ty)?.iter().map(|l| zero(l.leaf)).collect()),
            ConstData::Bytes(bytes) => Some(bytes.iter().map(|&b| Opnd::Imm(i64::from(b as i8))).collect()),
            ConstData::Aggregate(elems) => {
                let elems = elems.clone();
                let mut out = Parts::new();
                for &e in elems.iter() {
                    out.extend(self.simple_const(e)?);
                }
                Some(self.pack_consts(ty, out))
            }
            ConstData::Splat(e) => {
                let part = self.simple_const(*e)?;
                let n = self.types.vector_len(ty)?;
                let out = (0..n).flat_map(|_| part.iter().copied()).collect();
                Some(self.pack_consts(ty, out))
            }
            _ => None,
        }
    }

    /// Puts pairs of half constants into one literal.
    fn pack_consts(&self, ty: Type, parts: Parts) -> Parts {
        if !self.is_packed(ty) {
            return parts;
        }
        let bits = |o: &Opnd| match o {
            Opnd::F16(b) => u32::from(*b),
            _ => 0,
        };
        parts
            .chunks(2)
            .map(|c| match c {
                [Opnd::Undef, Opnd::Undef] => Opnd::Undef,
                [a, b] => Opnd::Imm(i64::from((bits(a) | bits(b) << 16) as i32)),
                _ => c[0],
            })
            .collect()
    }

    /// Parts of any constant; addresses need code.
    pub(super) fn const_parts(&mut self, c: Const, depth: u32) -> Res<Parts> {
        if let Some(parts) = self.simple_const(c) {
            return Ok(parts);
        }
        if depth > MAX_CONST_DEPTH {
            return fail("constant expression nested too deep");
        }
        let pool = self.f.consts();
        let ty = pool.ty(c);
        match pool.get(c) {
            ConstData::Aggregate(elems) => {
                let elems = elems.clone();
                let mut out = Parts::new();
                for &e in elems.iter() {
                    out.extend(self.const_parts(e, depth + 1)?);
                }
                Ok(out)
            }
            ConstData::Splat(e) => {
                let part = self.const_parts(*e, depth + 1)?;
                let n = self.types.vector_len(ty).unwrap_or(1);
                Ok((0..n).flat_map(|_| part.iter().copied()).collect())
            }
            ConstData::Global(g) | ConstData::Wrapped(_, g) => {
                let o = self.global_address(*g, 0, Space::from_ir(self.cx.module.global(*g).addr_space))?;
                Ok(smallvec![o])
            }
            ConstData::Expr(e) => {
                let e = (**e).clone();
                self.const_expr(c, ty, &e, depth)
            }
            ConstData::BlockAddress(..) => fail(" Error: unsupported operation: address of a block"),
            _ => fail(" Error: unsupported operation: constant of an unsupported kind"),
        }
    }

    /// The global and byte offset a constant address is made of, through casts and getelementptr.
    pub(super) fn const_base(&self, c: Const) -> Option<(GlobalId, i64)> {
        let (g, offset) = crate::legalize::consts::base(self.cx.module, self.f.consts(), c)?;
        let (g, by) = self.cx.resolve(g);
        Some((g, offset.checked_add(by)?))
    }

    /// A constant address as an address of `space`.
    pub(super) fn const_address(&mut self, c: Const, space: Space) -> Res<Opnd> {
        match self.const_base(c) {
            Some((g, offset)) => self.global_address(g, offset, space),
            None => {
                let parts = self.const_parts(c, 0)?;
                match parts[..] {
                    [one] => Ok(one),
                    _ => fail(" Error: unsupported operation: address constant"),
                }
            }
        }
    }

    /// The address of a global as an address of `space`, in a register.
    fn global_address(&mut self, g: GlobalId, offset: i64, space: Space) -> Res<Opnd> {
        let (g, by) = self.cx.resolve(g);
        let offset = offset.wrapping_add(by);
        let sym = self.cx.symbol(g);
        let own = self.cx.global_space(g);
        let bits = if own == Space::Generic { 64 } else { self.cx.pointer_bits(own) };
        let class = if bits == 32 { Class::B32 } else { Class::B64 };
        let small = i32::try_from(offset).ok();
        let mut at = match small {
            Some(n) => self.def(class.mov(), class, &[Opnd::Sym(sym, n)]),
            None => {
                let base = self.def(class.mov(), class, &[Opnd::Sym(sym, 0)]);
                self.def(
                    if bits == 32 { op::add(S32) } else { op::add(S64) },
                    class,
                    &[base, Opnd::Imm(offset)],
                )
            }
        };
        if own != Space::Generic && space == Space::Generic {
            at = self.make_generic(at, own)?;
        } else if own != space && !(own == Space::Generic && space == Space::Global) && own != Space::Generic
        {
            let generic = self.make_generic(at, own)?;
            at = self.leave_generic(generic, space)?;
        }
        Ok(at)
    }

    fn const_expr(&mut self, c: Const, ty: Type, e: &ConstExpr, depth: u32) -> Res<Parts> {
        if self.types.is_ptr(ty) {
            if let Some((g, offset)) = self.const_base(c) {
                let space = self.types.addr_space(ty).map_or(Space::Generic, Space::from_ir);
                return self.global_address(g, offset, space).map(|o| smallvec![o]);
            }
        }
        let one = |p: Parts| match p[..] {
            [o] => Ok(o),
            _ => Err(Fail(" Error: unsupported operation: constant expression".into())),
        };
        let leaf = self.cx.leaves.single(ty);
        let pool = self.f.consts();
        match e {
            ConstExpr::Cast { op, value } => {
                let from_ty = pool.ty(*value);
                let from = self.cx.leaves.single(from_ty);
                let value = one(self.const_parts(*value, depth + 1)?)?;
                let (Some(from), Some(to)) = (from, leaf) else {
                    return fail(" Error: unsupported operation: constant expression");
                };
                let space = |t: Type, s: &Self| s.types.addr_space(t).map(Space::from_ir);
                let out = match op {
                    CastOp::AddrSpaceCast => {
                        let (a, b) = (space(from_ty, self), space(ty, self));
                        self.convert_space(value, a.unwrap_or(Space::Generic), b.unwrap_or(Space::Generic))?
                    }
                    CastOp::PtrToInt | CastOp::IntToPtr => self.int_cast(CastOp::ZExt, value, from, to)?,
                    CastOp::Trunc | CastOp::ZExt | CastOp::SExt => {
                        let op = if from.bits() > to.bits() { CastOp::Trunc } else { *op };
                        self.int_cast(op, value, from, to)?
                    }
                    CastOp::Bitcast => {
                        let class = self.class(to);
                        self.reg(value, class)
                    }
                    _ => return fail(" Error: unsupported operation: constant expression"),
                };
                Ok(smallvec![out])
            }
            ConstExpr::Gep { elem, base, indices, .. } => {
                let Some(offset) = crate::legalize::consts::gep_offset(self.cx.module, pool, *elem, indices)
                else {
                    return fail(" Error: unsupported operation: constant expression");
                };
                let base = one(self.const_parts(*base, depth + 1)?)?;
                Ok(smallvec![self.add_offset(base, leaf.unwrap_or(Leaf::Int(64)), offset)])
            }
            ConstExpr::Binary { op, lhs, rhs, .. } => {
                let (op, lhs, rhs) = (*op, *lhs, *rhs);
                let a = one(self.const_parts(lhs, depth + 1)?)?;
                let b = one(self.const_parts(rhs, depth + 1)?)?;
                let Some(leaf @ Leaf::Int(_)) = leaf else {
                    return fail(" Error: unsupported operation: constant expression");
                };
                match op {
                    BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor => {
                        Ok(smallvec![self.int_op(op, leaf, a, b)?])
                    }
                    _ => fail(" Error: unsupported operation: constant expression"),
                }
            }
            ConstExpr::ICmp { pred, lhs, rhs } => {
                let (pred, lhs, rhs) = (*pred, *lhs, *rhs);
                let from = self.cx.leaves.single(pool.ty(lhs));
                let a = one(self.const_parts(lhs, depth + 1)?)?;
                let b = one(self.const_parts(rhs, depth + 1)?)?;
                let Some(from) = from else {
                    return fail(" Error: unsupported operation: constant expression");
                };
                Ok(smallvec![self.compare_ints(pred, from, a, b)])
            }
            ConstExpr::Select { cond, then, otherwise } => {
                let (cond, then, otherwise) = (*cond, *then, *otherwise);
                let p = one(self.const_parts(cond, depth + 1)?)?;
                let a = one(self.const_parts(then, depth + 1)?)?;
                let b = one(self.const_parts(otherwise, depth + 1)?)?;
                let Some(leaf) = leaf else {
                    return fail(" Error: unsupported operation: constant expression");
                };
                let p = self.reg(p, Class::Pred);
                Ok(smallvec![self.select_leaf(leaf, p, a, b)])
            }
            _ => fail(" Error: unsupported operation: constant expression"),
        }
    }
}
