//! Comparisons, choices, and what else asks for yes or no.

use oxicc_ptx::ScalarType;

use super::cluster::RANK_SHIFT;
use super::lanes::{each, lanes, where_holds};
use super::{Block, Issue};
use crate::code::{BoolOp, Class, Cmp, CmpTy, Fmt, PredRef, PredSlot, Slot, Space};
use crate::float;
use crate::memory::window;

impl Block {
    #[inline(always)]
    pub(super) fn setp(
        &mut self,
        issue: &Issue<'_>,
        comparison: (Cmp, CmpTy),
        (d, q): (PredSlot, PredSlot),
        operands: (Slot, Slot),
        combine: Option<(BoolOp, PredRef)>,
    ) {
        let &Issue { me: (w, at), active, .. } = issue;
        let holds = self.compare(issue, comparison, operands);
        let (p, np) = self.combined(w, at, holds, combine);
        self.write_pred(w, at, d, active, p);
        self.write_pred(w, at, q, active, np);
    }

    pub(super) fn set(
        &mut self,
        issue: &Issue<'_>,
        comparison: (Cmp, CmpTy),
        yes: u64,
        d: Slot,
        operands: (Slot, Slot),
        combine: Option<(BoolOp, PredRef)>,
    ) {
        let &Issue { me: (w, at), active, .. } = issue;
        let holds = self.compare(issue, comparison, operands);
        let (p, _) = self.combined(w, at, holds, combine);
        let out = each(|l| if p >> l & 1 != 0 { yes } else { 0 });
        self.write(w, at, d, active, &out);
    }

    /// The lanes where the low halves compare so, and those where the high ones do.
    fn halves(
        &self,
        issue: &Issue<'_>,
        (cmp, fmt, ftz): (Cmp, Fmt, bool),
        (a, b): (Slot, Slot),
        combine: Option<(BoolOp, PredRef)>,
    ) -> [u32; 2] {
        let &Issue { me: (w, at), code, .. } = issue;
        let (x, y) = (self.reg(w, at, code, a), self.reg(w, at, code, b));
        compare_halves(cmp, fmt, ftz, x, y).map(|lanes| self.combined(w, at, lanes, combine).0)
    }

    /// A comparison of packed halves as a packed number.
    pub(super) fn set2(
        &mut self,
        issue: &Issue<'_>,
        how: (Cmp, Fmt, bool),
        yes: u16,
        d: Slot,
        operands: (Slot, Slot),
        combine: Option<(BoolOp, PredRef)>,
    ) {
        let &Issue { me: (w, at), active, .. } = issue;
        let [p, r] = self.halves(issue, how, operands, combine);
        let out = each(|l| {
            let part = |m: u32| if m >> l & 1 != 0 { yes as u64 } else { 0 };
            part(p) | part(r) << 16
        });
        self.write(w, at, d, active, &out);
    }

    /// A comparison of packed halves as two predicates.
    pub(super) fn setp2(
        &mut self,
        issue: &Issue<'_>,
        how: (Cmp, Fmt, bool),
        (d, q): (PredSlot, PredSlot),
        operands: (Slot, Slot),
        combine: Option<(BoolOp, PredRef)>,
    ) {
        let &Issue { me: (w, at), active, .. } = issue;
        let [p, r] = self.halves(issue, how, operands, combine);
        self.write_pred(w, at, d, active, p);
        self.write_pred(w, at, q, active, r);
    }

    #[inline(always)]
    pub(super) fn selp(&mut self, issue: &Issue<'_>, d: Slot, (a, b): (Slot, Slot), p: PredRef) {
        let &Issue { me: (w, at), .. } = issue;
        let p = self.guard(w, at, p);
        let (a, b) = (self.operand(issue, a), self.operand(issue, b));
        let out = each(|l| if p >> l & 1 != 0 { a[l] } else { b[l] });
        self.result(issue, d, &out);
    }

    /// -0 counts as zero, NaN chooses the second.
    pub(super) fn slct_float(&mut self, issue: &Issue<'_>, d: Slot, abc: (Slot, Slot, Slot), ftz: bool) {
        self.map3(issue, d, abc, |a, b, c| if float::to_f64(Fmt::F32, c, ftz) >= 0.0 { a } else { b });
    }

    pub(super) fn testp(&mut self, issue: &Issue<'_>, class: Class, fmt: Fmt, d: PredSlot, a: Slot) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let a = self.reg(w, at, code, a);
        let holds = (0..32).fold(0u32, |m, l| m | (classify(class, fmt, a[l]) as u32) << l);
        self.write_pred(w, at, d, active, holds);
    }

    pub(super) fn isspacep(&mut self, issue: &Issue<'_>, space: Space, d: PredSlot, a: Slot) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let a = self.reg(w, at, code, a);
        let holds = (0..32).fold(0u32, |m, l| m | (in_space(space, a[l]) as u32) << l);
        self.write_pred(w, at, d, active, holds);
    }

    pub(super) fn istypep(&mut self, issue: &Issue<'_>, ty: ScalarType, d: PredSlot, a: Slot) {
        let &Issue { cx, me: (w, at), code, active, .. } = issue;
        let a = self.reg(w, at, code, a);
        let is = |address: u64| cx.program.references.contains(&(address, ty));
        let holds = lanes(active).fold(0u32, |m, l| m | (is(a[l]) as u32) << l);
        self.write_pred(w, at, d, active, holds);
    }

    #[inline(always)]
    fn compare(&self, issue: &Issue<'_>, (cmp, ty): (Cmp, CmpTy), (a, b): (Slot, Slot)) -> u32 {
        let (a, b) = (self.operand(issue, a), self.operand(issue, b));
        match ty {
            CmpTy::Int(ty) => {
                // Shifted to the top of the word, values of every width compare alike.
                let shift = 64 - ty.bits as u32;
                if ty.signed {
                    ordered(cmp, a, b, |v| (v << shift) as i64)
                } else {
                    ordered(cmp, a, b, |v| v << shift)
                }
            }
            CmpTy::Float(Fmt::F32, true) => {
                ordered_or_not(cmp, a, b, |v| f32::from_bits(float::ftz32(v as u32)))
            }
            CmpTy::Float(Fmt::F32, false) => ordered_or_not(cmp, a, b, |v| f32::from_bits(v as u32)),
            CmpTy::Float(Fmt::F64, _) => ordered_or_not(cmp, a, b, f64::from_bits),
            CmpTy::Float(fmt, ftz) => compare_each(cmp, fmt, ftz, a, b),
        }
    }

    /// The results `p` and `q` of a comparison: combined as such, and negated.
    #[inline(always)]
    fn combined(&self, w: usize, at: usize, holds: u32, combine: Option<(BoolOp, PredRef)>) -> (u32, u32) {
        match combine {
            None => (holds, !holds),
            Some((op, c)) => {
                let c = self.guard(w, at, c);
                (boolean(op, holds, c), boolean(op, !holds, c))
            }
        }
    }
}

fn compare_each(cmp: Cmp, fmt: Fmt, ftz: bool, a: &[u64; 32], b: &[u64; 32]) -> u32 {
    collect(a, b, |a, b| float::compare(cmp, float::to_f64(fmt, a, ftz), float::to_f64(fmt, b, ftz)))
}

/// The lanes where something holds of two registers.
#[inline(always)]
fn collect(a: &[u64; 32], b: &[u64; 32], f: impl Fn(u64, u64) -> bool) -> u32 {
    where_holds(|l| f(a[l], b[l]))
}

/// A comparison that is false for unordered operands, except `ne`, which is never true for them either.
#[inline(always)]
fn ordered<T: PartialOrd>(cmp: Cmp, a: &[u64; 32], b: &[u64; 32], value: impl Fn(u64) -> T) -> u32 {
    match cmp {
        Cmp::Eq => collect(a, b, |a, b| value(a) == value(b)),
        Cmp::Ne => collect(a, b, |a, b| value(a) < value(b) || value(a) > value(b)),
        Cmp::Lt => collect(a, b, |a, b| value(a) < value(b)),
        Cmp::Le => collect(a, b, |a, b| value(a) <= value(b)),
        Cmp::Gt => collect(a, b, |a, b| value(a) > value(b)),
        _ => collect(a, b, |a, b| value(a) >= value(b)),
    }
}

/// The same with the comparisons that are true for unordered operands: where the opposite is not.
#[inline(always)]
fn ordered_or_not<T: PartialOrd>(cmp: Cmp, a: &[u64; 32], b: &[u64; 32], value: impl Fn(u64) -> T) -> u32 {
    let opposite = match cmp {
        Cmp::Equ => Cmp::Ne,
        Cmp::Neu => Cmp::Eq,
        Cmp::Ltu => Cmp::Ge,
        Cmp::Leu => Cmp::Gt,
        Cmp::Gtu => Cmp::Le,
        Cmp::Geu => Cmp::Lt,
        Cmp::Num | Cmp::Nan => {
            let unordered = collect(a, b, |a, b| value(a).partial_cmp(&value(b)).is_none());
            return if cmp == Cmp::Nan { unordered } else { !unordered };
        }
        _ => return ordered(cmp, a, b, value),
    };
    !ordered(opposite, a, b, value)
}

fn in_space(space: Space, address: u64) -> bool {
    let in_window = |base: u64| (base..base + window::SIZE).contains(&address);
    match space {
        Space::Shared => in_window(window::SHARED) && address >> RANK_SHIFT & 0xff == 0,
        Space::SharedCluster => in_window(window::SHARED),
        Space::Local => in_window(window::LOCAL),
        Space::Param => in_window(window::PARAM),
        Space::Global | Space::Generic => address >= window::GLOBAL,
    }
}

fn classify(class: Class, fmt: Fmt, bits: u64) -> bool {
    let kind = match fmt {
        Fmt::F64 => f64::from_bits(bits).classify(),
        _ => f32::from_bits(bits as u32).classify(),
    };
    use std::num::FpCategory::*;
    match class {
        Class::Finite => !matches!(kind, Nan | Infinite),
        Class::Infinite => kind == Infinite,
        Class::Number => kind != Nan,
        Class::NotANumber => kind == Nan,
        // Zero counts as normal here.
        Class::Normal => matches!(kind, Normal | Zero),
        Class::Subnormal => kind == Subnormal,
    }
}

/// Packed comparison in every lane: one mask for the low halves, one for the high.
fn compare_halves(cmp: Cmp, fmt: Fmt, ftz: bool, x: &[u64; 32], y: &[u64; 32]) -> [u32; 2] {
    let element = if fmt == Fmt::F16x2 { Fmt::F16 } else { Fmt::Bf16 };
    [0, 16].map(|shift| {
        x.iter().zip(y).enumerate().fold(0, |m, (l, (x, y))| {
            let value = |v: u64| float::to_f64(element, v >> shift & 0xffff, ftz);
            m | (float::compare(cmp, value(*x), value(*y)) as u32) << l
        })
    })
}

#[inline(always)]
pub(super) fn boolean(op: BoolOp, a: u32, b: u32) -> u32 {
    match op {
        BoolOp::And => a & b,
        BoolOp::Or => a | b,
        BoolOp::Xor => a ^ b,
    }
}
