//! Vectors: elements of packed registers, lanes at run-time positions, shuffles.

use oxicc_ir::{CastOp, IntPred, Type, Value};
use oxicc_ptx::ScalarType::*;

use super::{Parts, Res, Sel, fail};
use crate::leaf::Leaf;
use crate::mir::{Class, Opnd};
use crate::op;

impl<'a, 'm> Sel<'a, 'm> {
    /// The elements of a scalar or vector operand, one operand per element.
    pub(super) fn elements(&mut self, v: Value) -> Res<Parts> {
        let ty = self.ty(v);
        let parts = self.defined(v)?;
        self.unpack_elements(ty, &parts)
    }

    pub(super) fn unpack_elements(&mut self, ty: Type, parts: &[Opnd]) -> Res<Parts> {
        if !self.is_packed(ty) {
            return Ok(Parts::from_slice(parts));
        }
        let Some(leaves) = self.cx.leaves.of(ty) else {
            return fail(" Error: unsupported operation: vector");
        };
        let mut out = Parts::new();
        for (l, &p) in leaves.iter().zip(parts) {
            match (l.leaf.lanes(), p) {
                (2, Opnd::Undef) => out.extend([Opnd::Undef, Opnd::Undef]),
                (2, _) => {
                    let (a, b) = self.unpack(l.leaf, p);
                    out.extend([a, b]);
                }
                _ => out.push(p),
            }
        }
        Ok(out)
    }

    /// The register form of a vector from its elements.
    pub(super) fn pack_elements(&mut self, ty: Type, elements: Parts) -> Parts {
        if !self.is_packed(ty) {
            return elements;
        }
        let Some(leaves) = self.cx.leaves.of(ty) else { return elements };
        let mut it = elements.into_iter();
        let mut out = Parts::new();
        for l in leaves.iter() {
            let a = it.next().unwrap_or(Opnd::Undef);
            if l.leaf.lanes() == 1 {
                out.push(a);
                continue;
            }
            let b = it.next().unwrap_or(Opnd::Undef);
            out.push(if a == Opnd::Undef && b == Opnd::Undef { a } else { self.pack(l.leaf, a, b) });
        }
        out
    }

    pub(super) fn extract_element(&mut self, result: Value, vector: Value, index: Value) -> Res {
        let ty = self.ty(vector);
        if self.is_packed(ty) {
            if let Some(i) = self.f.as_u64(index) {
                let Some(leaves) = self.cx.leaves.of(ty) else {
                    return fail(" Error: unsupported operation");
                };
                let parts = self.parts(vector)?;
                let k = (i / 2) as usize;
                let (Some(l), Some(&p)) = (leaves.get(k), parts.get(k)) else {
                    return self.set1(result, Opnd::Undef);
                };
                if l.leaf.lanes() == 1 || p == Opnd::Undef {
                    return self.set1(result, p);
                }
                let (a, b) = self.unpack(l.leaf, p);
                return self.set1(result, if i % 2 == 0 { a } else { b });
            }
        }
        let per = self.parts_per_element(ty)?;
        let elements = self.elements(vector)?;
        if let Some(i) = self.f.as_u64(index) {
            let start = (i as usize).saturating_mul(per);
            return match elements.get(start..start + per) {
                Some(p) => {
                    let p = Parts::from_slice(p);
                    self.set(result, &p)
                }
                None => {
                    let undef: Parts = std::iter::repeat_n(Opnd::Undef, per).collect();
                    self.set(result, &undef)
                }
            };
        }
        let (index, leaf) = self.lane_index(index)?;
        let leaves = self.raw_leaves(result)?;
        let mut out: Parts = elements[..per].iter().copied().collect();
        for lane in 1..elements.len() / per {
            let hit = self.compare_ints(IntPred::Eq, leaf, index, Opnd::Imm(lane as i64));
            for k in 0..per {
                out[k] = self.select_leaf(leaves[k], hit, elements[lane * per + k], out[k]);
            }
        }
        self.set(result, &out)
    }

    pub(super) fn insert_element(&mut self, result: Value, vector: Value, elem: Value, index: Value) -> Res {
        let ty = self.ty(vector);
        let per = self.parts_per_element(ty)?;
        let parts = self.parts(vector)?;
        let new = self.defined(elem)?;
        if let Some(i) = self.f.as_u64(index) {
            if self.is_packed(ty) {
                let Some(leaves) = self.cx.leaves.of(ty) else {
                    return fail(" Error: unsupported operation");
                };
                let mut out = parts;
                let k = (i / 2) as usize;
                let (Some(l), Some(slot)) = (leaves.get(k), out.get_mut(k)) else {
                    return self.set(result, &out);
                };
                let old = *slot;
                let packed = match (l.leaf.lanes(), old) {
                    (1, _) => new[0],
                    (_, Opnd::Undef) if i % 2 == 0 => self.pack(l.leaf, new[0], Opnd::Undef),
                    (_, Opnd::Undef) => self.pack(l.leaf, Opnd::Undef, new[0]),
                    _ => {
                        let (a, b) = self.unpack(l.leaf, old);
                        if i % 2 == 0 { self.pack(l.leaf, new[0], b) } else { self.pack(l.leaf, a, new[0]) }
                    }
                };
                out[k] = packed;
                return self.set(result, &out);
            }
            let mut out = parts;
            let start = (i as usize).saturating_mul(per);
            if let Some(slot) = out.get_mut(start..start + per) {
                slot.copy_from_slice(&new);
            }
            return self.set(result, &out);
        }
        let mut out = self.unpack_elements(ty, &parts)?;
        let (index, leaf) = self.lane_index(index)?;
        let Some(leaves) = self.cx.leaves.of(self.types.scalar(ty)) else {
            return fail(" Error: unsupported operation: vector");
        };
        for lane in 0..out.len() / per {
            let hit = self.compare_ints(IntPred::Eq, leaf, index, Opnd::Imm(lane as i64));
            for k in 0..per {
                out[lane * per + k] = self.select_leaf(leaves[k].leaf, hit, new[k], out[lane * per + k]);
            }
        }
        let out = self.pack_elements(ty, out);
        self.set(result, &out)
    }

    fn lane_index(&mut self, index: Value) -> Res<(Opnd, Leaf)> {
        // An index that does not fit in 64 bits is out of bounds.
        let Some(leaf) = self.leaf(index) else { return Ok((self.defined(index)?[0], Leaf::Int(64))) };
        let o = self.clean_value(index, false)?;
        if leaf == Leaf::Int(1) {
            let wide = self.int_cast(CastOp::ZExt, o, leaf, Leaf::Int(32))?;
            return Ok((wide, Leaf::Int(32)));
        }
        Ok((o, leaf))
    }

    pub(super) fn shuffle(&mut self, result: Value, lhs: Value, rhs: Value, mask: &[u32]) -> Res {
        let ty = self.ty(lhs);
        let per = self.parts_per_element(ty)?;
        let packed = self.is_packed(ty) && self.is_packed(self.ty(result));
        if packed {
            if let Some(out) = self.packed_shuffle(lhs, rhs, mask)? {
                return self.set(result, &out);
            }
        }
        let a = self.parts(lhs)?;
        let b = self.parts(rhs)?;
        let a = self.unpack_elements(ty, &a)?;
        let b = self.unpack_elements(ty, &b)?;
        let n = a.len() / per.max(1);
        let mut out = Parts::new();
        for &lane in mask {
            let lane = lane as usize;
            for k in 0..per {
                let p = if lane < n {
                    a.get(lane * per + k)
                } else if lane < 2 * n {
                    b.get((lane - n) * per + k)
                } else {
                    None
                };
                out.push(p.copied().unwrap_or(Opnd::Undef));
            }
        }
        let out = self.pack_elements(self.ty(result), out);
        self.set(result, &out)
    }

    /// A shuffle of packed halves as permutations of whole registers.
    fn packed_shuffle(&mut self, lhs: Value, rhs: Value, mask: &[u32]) -> Res<Option<Parts>> {
        let n = self.types.vector_len(self.ty(lhs)).unwrap_or(0) as usize;
        if !n.is_multiple_of(2) || !mask.len().is_multiple_of(2) {
            return Ok(None);
        }
        let a = self.parts(lhs)?;
        let b = self.parts(rhs)?;
        let class = if self.cx.is_new() { Class::B32 } else { Class::Half2 };
        let mut out = Parts::new();
        for pair in mask.chunks(2) {
            let src = |lane: u32| -> Option<(Opnd, i64)> {
                let lane = lane as usize;
                let (parts, lane) = if lane < n { (&a, lane) } else { (&b, lane.checked_sub(n)?) };
                let p = *parts.get(lane / 2)?;
                (p != Opnd::Undef).then_some((p, (lane % 2) as i64))
            };
            let (x, y) = (src(pair[0]), src(pair[1]));
            let part = match (x, y) {
                (None, None) => Opnd::Undef,
                (Some((p, 0)), Some((q, 1))) if p == q => p,
                (Some((p, 0)), None) | (None, Some((p, 1))) => p,
                _ => {
                    let (p, i) = x.unwrap_or((y.map_or(Opnd::Imm(0), |y| y.0), 0));
                    let (q, j) = y.unwrap_or((p, 0));
                    let byte = |half: i64, second: bool| half * 2 + if second { 4 } else { 0 };
                    let (lo, hi) = (byte(i, false), byte(j, true));
                    let sel = lo | (lo + 1) << 4 | hi << 8 | (hi + 1) << 12;
                    let (p, q) = (self.reg(p, Class::B32), self.reg(q, Class::B32));
                    let r = self.def(op::prmt(B32), Class::B32, &[p, q, Opnd::Imm(sel)]);
                    self.reg(r, class)
                }
            };
            out.push(part);
        }
        Ok(Some(out))
    }
}
