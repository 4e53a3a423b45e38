//! Comparisons, choices, and what else asks for yes or no.

use oxicc_ptx::ScalarType;

use super::cluster::RANK_SHIFT;
use super::lanes::lanes;
use super::{Block, Issue};
use crate::code::{BoolOp, Class, Cmp, CmpTy, Fmt, PredRef, PredSlot, Slot, Space};
use crate::float;
use crate::memory::window;

impl Block {
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
        let out = std::array::from_fn(|l| if p >> l & 1 != 0 { yes } else { 0 });
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
        let out = std::array::from_fn(|l| {
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

    pub(super) fn selp(&mut self, issue: &Issue<'_>, d: Slot, (a, b): (Slot, Slot), p: PredRef) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let p = self.guard(w, at, p);
        let (a, b) = (self.reg(w, at, code, a), self.reg(w, at, code, b));
        let out = std::array::from_fn(|l| if p >> l & 1 != 0 { a[l] } else { b[l] });
        self.write(w, at, d, active, &out);
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

    fn compare(&self, issue: &Issue<'_>, (cmp, ty): (Cmp, CmpTy), (a, b): (Slot, Slot)) -> u32 {
        let &Issue { me: (w, at), code, .. } = issue;
        let (a, b) = (self.reg(w, at, code, a), self.reg(w, at, code, b));
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
            CmpTy::Float(Fmt::F32, false) if (cmp as u8) < Cmp::Equ as u8 => {
                ordered(cmp, a, b, |v| f32::from_bits(v as u32))
            }
            CmpTy::Float(fmt, ftz) => collect(a, b, |a, b| {
                float::compare(cmp, float::to_f64(fmt, a, ftz), float::to_f64(fmt, b, ftz))
            }),
        }
    }

    /// The results `p` and `q` of a comparison: combined as such, and negated.
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

/// The lanes where something holds of two registers.
fn collect(a: &[u64; 32], b: &[u64; 32], f: impl Fn(u64, u64) -> bool) -> u32 {
    (0..32).fold(0u32, |m, l| m | (f(a[l], b[l]) as u32) << l)
}

/// A comparison that is false for unordered operands, except `ne`, which is never true for them either.
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

pub(super) fn boolean(op: BoolOp, a: u32, b: u32) -> u32 {
    match op {
        BoolOp::And => a & b,
        BoolOp::Or => a | b,
        BoolOp::Xor => a ^ b,
    }
}
