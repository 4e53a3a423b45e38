//! Conversions between types.

use oxicc_ptx::ScalarType::*;
use oxicc_ptx::{CmpOp, Flag, Opcode, Rounding, ScalarType};
use std::cmp::Ordering;

use oxicc_ir::{CastOp, InstData, Type, Value};
use smallvec::smallvec;

use super::{Parts, Res, Sel, fail};
use crate::cx::Space;
use crate::leaf::Leaf;
use crate::mir::{Class, Opnd};
use crate::op::{self, Operation};

impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn cast(&mut self, result: Value, op: CastOp, value: Value) -> Res {
        // Users of the extension may have looked through it and asked for the narrow value (`mul.wide`): then there are two values.
        if self.load_extends(value, result) && !self.is_demanded(value) {
            // The load writes the extended value; demanding the load itself keeps it from being skipped.
            self.extending_loads.insert(value);
            return self.demand(value).map(|_| ());
        }
        if matches!(op, CastOp::ZExt | CastOp::SExt)
            && let Some(flag) = self.extended_flag(value)
        {
            return self.cast(result, CastOp::ZExt, flag);
        }
        match op {
            CastOp::Bitcast => return self.bitcast(result, value),
            CastOp::AddrSpaceCast => return self.addrspacecast(result, value),
            _ => {}
        }
        let (from_ty, to_ty) = (self.ty(value), self.ty(result));
        let (fe, te) = (self.types.scalar(from_ty), self.types.scalar(to_ty));
        let (Some(from), Some(to)) = (self.cx.leaves.single(fe), self.cx.leaves.single(te)) else {
            return self.wide_cast(result, op, value);
        };
        if !self.types.is_vector(to_ty) {
            if to_ty == Type::PTR && self.space(result) != Space::Generic {
                return fail("internal error: integer converted to a pointer of known space");
            }
            let a = match op {
                CastOp::ZExt | CastOp::UiToFp => self.clean_value(value, false)?,
                CastOp::SExt | CastOp::SiToFp => self.clean_value(value, true)?,
                _ => self.one(value)?,
            };
            let out = self.cast_clean(op, a, from, to)?;
            return self.set1(result, out);
        }
        let elems = self.elements(value)?;
        let mut out = Parts::new();
        for e in elems {
            out.push(self.cast_leaf(op, e, from, to)?);
        }
        let out = self.pack_elements(to_ty, out);
        self.set(result, &out)
    }

    /// The flag that a number is the extension of, by however many steps.
    ///
    /// A flag is made a number of the width that is asked for, not made one and then widened: that is one instruction
    /// less, and ptxas 13.0 (`-O1` and above) loses a load of a byte in constant memory whose index is `cvt.u64.u32` of
    /// a `selp` of 1 and 0, seen on an H200.
    pub(super) fn extended_flag(&self, value: Value) -> Option<Value> {
        let mut at = value;
        loop {
            match self.f.value_inst_data(at)? {
                InstData::Cast { op: CastOp::ZExt, value, .. } if self.ty(value) == Type::I1 => {
                    return Some(value);
                }
                // A number that is 0 or 1 has no sign.
                InstData::Cast { op: CastOp::ZExt | CastOp::SExt, value, .. } => at = value,
                _ => return None,
            }
        }
    }

    /// A cast of one element with unknown upper bits.
    fn cast_leaf(&mut self, op: CastOp, a: Opnd, from: Leaf, to: Leaf) -> Res<Opnd> {
        let a = match op {
            CastOp::ZExt | CastOp::UiToFp => self.clean(a, from, false),
            CastOp::SExt | CastOp::SiToFp => self.clean(a, from, true),
            _ => a,
        };
        self.cast_clean(op, a, from, to)
    }

    fn cast_clean(&mut self, op: CastOp, a: Opnd, from: Leaf, to: Leaf) -> Res<Opnd> {
        match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt => self.int_cast_clean(op, a, from, to),
            CastOp::PtrToInt | CastOp::IntToPtr => {
                let op = if from.bits() > to.bits() { CastOp::Trunc } else { CastOp::ZExt };
                self.int_cast(op, a, from, to)
            }
            CastOp::FpToSi | CastOp::FpToUi => Ok(self.float_to_int(op == CastOp::FpToSi, a, from, to)),
            CastOp::SiToFp | CastOp::UiToFp => Ok(self.int_to_float(op == CastOp::SiToFp, a, from, to)),
            CastOp::FpTrunc | CastOp::FpExt => Ok(self.float_cast(a, from, to)),
            _ => fail(" Error: unsupported operation"),
        }
    }

    /// Integer casts of an operand with unknown upper bits.
    pub(super) fn int_cast(&mut self, op: CastOp, a: Opnd, from: Leaf, to: Leaf) -> Res<Opnd> {
        let a = match op {
            CastOp::ZExt => self.clean(a, from, false),
            CastOp::SExt => self.clean(a, from, true),
            _ => a,
        };
        self.int_cast_clean(op, a, from, to)
    }

    /// Integer casts of an operand whose upper bits are what the cast wants.
    pub(super) fn int_cast_clean(&mut self, op: CastOp, a: Opnd, from: Leaf, to: Leaf) -> Res<Opnd> {
        if let Opnd::Imm(v) = a {
            let v = if op == CastOp::ZExt && from.bits() < 64 {
                v & ((1u64 << from.bits()) - 1) as i64
            } else if op == CastOp::SExt && from == Leaf::Int(1) {
                -(v & 1)
            } else if to == Leaf::Int(1) {
                v & 1
            } else {
                super::values::sign_extend(v as u64, to.bits())
            };
            return Ok(Opnd::Imm(v));
        }
        let class = self.class(to);
        if from == Leaf::Int(1) {
            if to == Leaf::Int(1) {
                return Ok(a);
            }
            let signed = op == CastOp::SExt;
            let one = if signed { -1 } else { 1 };
            return Ok(self.def(op::selp(to.int_type(signed)), class, &[Opnd::Imm(one), Opnd::Imm(0), a]));
        }
        if to == Leaf::Int(1) {
            let bit = self.class(from);
            let bit = self.def(op::and(from.bits_type()), bit, &[a, Opnd::Imm(1)]);
            return Ok(self.def(op::setp(CmpOp::Eq, from.signed_type()), Class::Pred, &[bit, Opnd::Imm(1)]));
        }
        let signed = match (from.container(), to.container()) {
            (x, y) if x == y => return Ok(a),
            (16, 32 | 64) | (32, 64) => op == CastOp::SExt,
            (32, 16) | (64, 16 | 32) => false,
            _ => return fail(" Error: unsupported operation: integer conversion"),
        };
        Ok(self.def(op::cvt(to.int_type(signed), from.int_type(signed)), class, &[a]))
    }

    /// Towards zero; results below 16 bits are computed in 16.
    fn float_to_int(&mut self, signed: bool, a: Opnd, from: Leaf, to: Leaf) -> Opnd {
        let (a, from) = if from == Leaf::Bf16 { (self.widen_half(from, a), Leaf::F32) } else { (a, from) };
        let source = self.class(from);
        let a = self.reg(a, source);
        let flush = (self.ftz && from == Leaf::F32).then_some(Flag::Ftz);
        let truncate = |to: ScalarType| {
            let cvt = Operation::new(Opcode::Cvt).with(Rounding::Rzi).with_opt(flush);
            cvt.with(to).with(from.float_type())
        };
        if to == Leaf::Int(1) {
            let r = self.def(truncate(S32), Class::B32, &[a]);
            return self.def(op::setp(CmpOp::Ne, S32), Class::Pred, &[r, Opnd::Imm(0)]);
        }
        let class = self.class(to);
        self.def(truncate(to.int_type(signed)), class, &[a])
    }

    fn int_to_float(&mut self, signed: bool, a: Opnd, from: Leaf, to: Leaf) -> Opnd {
        if from == Leaf::Int(1) {
            return self.flag_to_float(signed, a, to);
        }
        let class = self.class(from);
        let a = self.reg(a, class);
        if to == Leaf::Bf16 {
            let wide = self.int_to_float(signed, a, from, Leaf::F32);
            return self.narrow_half(to, wide);
        }
        let class = self.class(to);
        self.def(op::cvt_rounded(Rounding::Rn, to.float_type(), from.int_type(signed)), class, &[a])
    }

    /// One of two numbers. In a generated program ptxas 13.0 made the integer 1 of `selp` and `cvt` of a flag that is always set.
    fn flag_to_float(&mut self, signed: bool, a: Opnd, to: Leaf) -> Opnd {
        let sign = u64::from(signed);
        let (ty, set, clear) = match to {
            Leaf::F64 => (F64, Opnd::F64(1f64.to_bits() | sign << 63), Opnd::F64(0)),
            Leaf::F16 => (B16, Opnd::F16(0x3C00 | (sign << 15) as u16), Opnd::F16(0)),
            Leaf::Bf16 => (B16, Opnd::F16(0x3F80 | (sign << 15) as u16), Opnd::F16(0)),
            _ => (F32, Opnd::F32(1f32.to_bits() | (sign << 31) as u32), Opnd::F32(0)),
        };
        let (class, p) = (self.class(to), self.reg(a, Class::Pred));
        self.def(op::selp(ty), class, &[set, clear, p])
    }

    fn float_cast(&mut self, a: Opnd, from: Leaf, to: Leaf) -> Opnd {
        let class = self.class(to);
        let source = self.class(from);
        let a = self.reg(a, source);
        match (from, to) {
            (Leaf::Bf16, Leaf::F32) => self.widen_half(from, a),
            (Leaf::Bf16, Leaf::F64) => {
                let f = self.widen_half(from, a);
                self.def(op::cvt(F64, F32), Class::F64, &[f])
            }
            (Leaf::F32, Leaf::Bf16) => self.narrow_half(to, a),
            (Leaf::F64, Leaf::Bf16) => {
                // Rounding twice must not change the result: round to odd first.
                let f = self.round_to_odd(a);
                self.narrow_half(to, f)
            }
            (Leaf::F16, Leaf::F32) => self.def(op::cvt(F32, F16), class, &[a]),
            (Leaf::F16, Leaf::F64) => self.def(op::cvt(F64, F16), class, &[a]),
            (Leaf::F32, Leaf::F16) => self.def(op::cvt_rounded(Rounding::Rn, F16, F32), class, &[a]),
            (Leaf::F64, Leaf::F16) => self.def(op::cvt_rounded(Rounding::Rn, F16, F64), class, &[a]),
            (Leaf::F32, Leaf::F64) => {
                let flush = self.ftz.then_some(Flag::Ftz);
                self.def(Operation::new(Opcode::Cvt).with_opt(flush).with(F64).with(F32), class, &[a])
            }
            (Leaf::F64, Leaf::F32) => {
                let narrow = self.on_float(Operation::new(Opcode::Cvt).with(Rounding::Rn), to);
                self.def(narrow.with(F64), class, &[a])
            }
            _ => a,
        }
    }

    /// f64 to f32 such that a second rounding to fewer bits is exact: truncate, and set the last bit when inexact.
    fn round_to_odd(&mut self, a: Opnd) -> Opnd {
        let cut = self.def(op::cvt_rounded(Rounding::Rz, F32, F64), Class::F32, &[a]);
        let back = self.def(op::cvt(F64, F32), Class::F64, &[cut]);
        let inexact = self.def(op::setp(CmpOp::Ne, F64), Class::Pred, &[back, a]);
        let bits = self.reg(cut, Class::B32);
        let odd = self.def(op::or(B32), Class::B32, &[bits, Opnd::Imm(1)]);
        let r = self.def(op::selp(B32), Class::B32, &[odd, bits, inexact]);
        self.reg(r, Class::F32)
    }

    /// Whether a load writes the result of this extension directly: its only user.
    pub(super) fn load_extends(&self, load: Value, ext: Value) -> bool {
        let Some(InstData::Load { access, .. }) = self.f.value_inst_data(load) else { return false };
        let Some(InstData::Cast { op: CastOp::SExt | CastOp::ZExt, .. }) = self.f.value_inst_data(ext) else {
            return false;
        };
        let (Some(Leaf::Int(from)), Some(Leaf::Int(to))) = (self.leaf(load), self.leaf(ext)) else {
            return false;
        };
        matches!(from, 8 | 16 | 32)
            && from < to
            && matches!(to, 16 | 32 | 64)
            && access.align.bytes() >= u64::from(from / 8)
            && !access.ordering.is_atomic()
            && self.f.has_one_use(load)
    }

    /// Same bits, another type.
    fn bitcast(&mut self, result: Value, value: Value) -> Res {
        let (from_ty, to_ty) = (self.ty(value), self.ty(result));
        if self.types.is_ptr(from_ty) {
            let parts = self.raw(value)?;
            return self.set(result, &parts);
        }
        let (Some(from), Some(to)) = (self.cx.leaves.of(from_ty), self.cx.leaves.of(to_ty)) else {
            return fail(" Error: unsupported operation: bitcast");
        };
        let parts = self.defined(value)?;
        let same =
            from.len() == to.len() && from.iter().zip(to.iter()).all(|(a, b)| a.leaf.bits() == b.leaf.bits());
        if same {
            let mut out = Parts::new();
            for (l, &p) in to.iter().zip(&parts) {
                let class = self.class(l.leaf);
                out.push(if l.leaf == Leaf::Int(1) { p } else { self.reg(p, class) });
            }
            return self.set(result, &out);
        }
        let bits = self.cx.module.data_layout.size_bits(self.types, from_ty);
        let from: Vec<Leaf> = from.iter().map(|l| l.leaf).collect();
        let to: Vec<Leaf> = to.iter().map(|l| l.leaf).collect();
        let from_exact = exact_widths(&from, bits);
        let to_exact = exact_widths(&to, bits);
        // The last limb of a wide integer may hold fewer bits than its register has.
        let parts = self.resized(&parts, &from, &from_exact)?;
        let out = self.repack(&from_exact, &parts, &to_exact)?;
        let out = self.resized(&out, &to_exact, &to)?;
        self.set(result, &out)
    }

    /// Parts of some widths in registers of others; bits that appear are zeros.
    fn resized(&mut self, parts: &[Opnd], from: &[Leaf], to: &[Leaf]) -> Res<Parts> {
        let mut out = Parts::new();
        for ((&part, &from), &to) in parts.iter().zip(from).zip(to) {
            out.push(match from.bits().cmp(&to.bits()) {
                Ordering::Less => self.int_cast_clean(CastOp::ZExt, part, from, to)?,
                Ordering::Equal => part,
                Ordering::Greater => self.int_cast_clean(CastOp::Trunc, part, from, to)?,
            });
        }
        Ok(out)
    }

    /// Regroups the bits of some leaves into other leaves, low bits first.
    pub(super) fn repack(&mut self, from: &[Leaf], parts: &[Opnd], to: &[Leaf]) -> Res<Parts> {
        // Through 64-bit words: gather, then cut.
        let total: u32 = from.iter().map(|l| l.bits()).sum();
        let words = total.div_ceil(64) as usize;
        let mut acc: Vec<Option<Opnd>> = vec![None; words.max(1)];
        let mut at = 0;
        let wide = if total <= 32 { 32 } else { 64 };
        for (&leaf, &part) in from.iter().zip(parts) {
            let bits = leaf.bits();
            let x = self.as_word(leaf, part, wide);
            let (w, shift) = ((at / 64) as usize, at % 64);
            self.or_into(&mut acc[w], x, shift, wide);
            if shift + bits > 64 {
                let high = self.shift_word(Opcode::Shr, x, i64::from(64 - shift), wide);
                if let Some(next) = acc.get_mut(w + 1) {
                    *next = Some(high);
                }
            }
            at += bits;
        }
        let mut out = Parts::new();
        let mut at = 0;
        for &leaf in to {
            let bits = leaf.bits();
            let (w, shift) = ((at / 64) as usize, at % 64);
            let word = acc.get(w).copied().flatten().unwrap_or(Opnd::Imm(0));
            let mut x =
                if shift == 0 { word } else { self.shift_word(Opcode::Shr, word, i64::from(shift), wide) };
            if shift + bits > 64 {
                if let Some(Some(next)) = acc.get(w + 1).copied() {
                    let high = self.shift_word(Opcode::Shl, next, i64::from(64 - shift), wide);
                    x = self.def(op::or(B64), Class::B64, &[x, high]);
                }
            }
            let word_leaf = Leaf::Int(wide as u8);
            let part = match leaf {
                Leaf::Int(_) => self.int_cast(CastOp::Trunc, x, word_leaf, leaf)?,
                _ => {
                    let int = Leaf::Int(bits as u8);
                    let y = self.int_cast(CastOp::Trunc, x, word_leaf, int)?;
                    let class = self.class(leaf);
                    self.reg(y, class)
                }
            };
            out.push(part);
            at += bits;
        }
        Ok(out)
    }

    /// A shift of a word: `shl`, or `shr` that fills with zeros.
    fn shift_word(&mut self, opcode: Opcode, x: Opnd, by: i64, wide: u32) -> Opnd {
        let leaf = Leaf::Int(wide as u8);
        let class = self.class(leaf);
        let ty = if opcode == Opcode::Shr { leaf.unsigned_type() } else { leaf.bits_type() };
        let x = self.reg(x, class);
        self.def(Operation::new(opcode).with(ty), class, &[x, Opnd::Imm(by)])
    }

    fn or_into(&mut self, slot: &mut Option<Opnd>, x: Opnd, shift: u32, wide: u32) {
        let x = if shift == 0 { x } else { self.shift_word(Opcode::Shl, x, i64::from(shift), wide) };
        *slot = Some(match *slot {
            None => x,
            Some(old) => {
                let leaf = Leaf::Int(wide as u8);
                let class = self.class(leaf);
                self.def(op::or(leaf.bits_type()), class, &[old, x])
            }
        });
    }

    /// The zero-extended bits of a leaf in a 32- or 64-bit word.
    fn as_word(&mut self, leaf: Leaf, part: Opnd, wide: u32) -> Opnd {
        let int = Leaf::Int(leaf.bits() as u8);
        let part = if leaf.is_float() {
            let class = self.class(int);
            self.reg(part, class)
        } else {
            part
        };
        // Widths are right by construction: extension cannot fail.
        let to = Leaf::Int(wide as u8);
        let part = self.int_cast(CastOp::ZExt, part, int, to).unwrap_or(part);
        let class = self.class(to);
        self.reg(part, class)
    }

    fn addrspacecast(&mut self, result: Value, value: Value) -> Res {
        let (from, to) = (self.operand_space(value), self.space(result));
        if self.types.is_vector(self.ty(result)) {
            let (a, b) = (self.types.addr_space(self.ty(value)), self.types.addr_space(self.ty(result)));
            let (a, b) = (a.map_or(Space::Generic, Space::from_ir), b.map_or(Space::Generic, Space::from_ir));
            let parts = self.defined(value)?;
            let mut out = Parts::new();
            for &p in &parts {
                out.push(self.convert_space(p, a, b)?);
            }
            return self.set(result, &out);
        }
        let parts = self.raw(value)?;
        let a = if parts[0] == Opnd::Undef { Opnd::Imm(0) } else { parts[0] };
        let out: Parts = smallvec![self.convert_space(a, from, to)?];
        self.set(result, &out)
    }
}

/// The leaves of a bitcast operand with their exact widths: the last limb of a wide integer may be partial.
fn exact_widths(leaves: &[Leaf], total: u64) -> Vec<Leaf> {
    let mut left = total;
    leaves
        .iter()
        .map(|&l| {
            let bits = u64::from(l.bits()).min(left);
            left -= bits;
            match l {
                Leaf::Int(n) if u64::from(n) > bits && bits > 0 => Leaf::Int(bits as u8),
                other => other,
            }
        })
        .collect()
}
