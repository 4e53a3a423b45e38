//! Registers, lane by lane.

use super::{Block, Issue};
use crate::code::{CONST, Code, PRED_SINK, PredRef, PredSlot, SINK, Slot};

/// The lanes of a source operand.
#[inline(always)]
pub(super) fn source<'a>(regs: &'a [[u64; 32]], code: &'a Code, base: u32, slot: Slot) -> &'a [u64; 32] {
    if slot & CONST != 0 { &code.consts[(slot & !CONST) as usize] } else { &regs[(base + slot) as usize] }
}

/// A value for each lane. Unlike `array::from_fn` it is never a function of its own, which would be compiled without the vectors of
/// its caller.
#[inline(always)]
pub(crate) fn each(mut f: impl FnMut(usize) -> u64) -> [u64; 32] {
    let mut out = [0; 32];
    for (l, out) in out.iter_mut().enumerate() {
        *out = f(l);
    }
    out
}

/// The lanes for which something holds; compiled like `each`.
#[inline(always)]
pub(crate) fn where_holds(holds: impl Fn(usize) -> bool) -> u32 {
    let mut mask = 0;
    for l in 0..32 {
        mask |= (holds(l) as u32) << l;
    }
    mask
}

/// Whether something holds for all lanes, which is asked of each; compiled like `each`.
#[inline(always)]
pub(crate) fn all(holds: impl Fn(usize) -> bool) -> bool {
    let mut all = true;
    for l in 0..32 {
        all &= holds(l);
    }
    all
}

impl Block {
    #[inline(always)]
    pub(super) fn reg<'a>(&'a self, w: usize, at: usize, code: &'a Code, slot: Slot) -> &'a [u64; 32] {
        let warp = &self.warps[w];
        source(&warp.regs, code, warp.fragments[at].base, slot)
    }

    /// A source operand of an instruction.
    #[inline(always)]
    pub(super) fn operand<'a>(&'a self, issue: &Issue<'a>, slot: Slot) -> &'a [u64; 32] {
        source(&self.warps[issue.me.0].regs, issue.code, issue.base, slot)
    }

    /// Writes the active lanes of a register.
    #[inline(always)]
    pub(super) fn write(&mut self, w: usize, at: usize, slot: Slot, active: u32, values: &[u64; 32]) {
        self.write_to(w, self.warps[w].fragments[at].base, slot, active, values);
    }

    /// Writes the result of an instruction.
    #[inline(always)]
    pub(super) fn result(&mut self, issue: &Issue<'_>, slot: Slot, values: &[u64; 32]) {
        self.write_to(issue.me.0, issue.base, slot, issue.active, values);
    }

    #[inline(always)]
    fn write_to(&mut self, w: usize, base: u32, slot: Slot, active: u32, values: &[u64; 32]) {
        if slot == SINK {
            return;
        }
        let reg = &mut self.warps[w].regs[(base + slot) as usize];
        if active == u32::MAX {
            *reg = *values;
        } else {
            *reg = each(|l| if active >> l & 1 != 0 { values[l] } else { reg[l] });
        }
    }

    #[inline(always)]
    pub(super) fn map1(&mut self, issue: &Issue<'_>, d: Slot, a: Slot, f: impl Fn(u64) -> u64) {
        let a = self.operand(issue, a);
        let out = each(|l| f(a[l]));
        self.result(issue, d, &out);
    }

    #[inline(always)]
    pub(super) fn map2(
        &mut self,
        issue: &Issue<'_>,
        d: Slot,
        (a, b): (Slot, Slot),
        f: impl Fn(u64, u64) -> u64,
    ) {
        let (a, b) = (self.operand(issue, a), self.operand(issue, b));
        let out = each(|l| f(a[l], b[l]));
        self.result(issue, d, &out);
    }

    #[inline(always)]
    pub(super) fn map3(
        &mut self,
        issue: &Issue<'_>,
        d: Slot,
        (a, b, c): (Slot, Slot, Slot),
        f: impl Fn(u64, u64, u64) -> u64,
    ) {
        let (a, b, c) = (self.operand(issue, a), self.operand(issue, b), self.operand(issue, c));
        let out = each(|l| f(a[l], b[l], c[l]));
        self.result(issue, d, &out);
    }

    /// Like [`Block::map3`] for expensive functions: only active lanes are computed.
    #[inline(always)]
    pub(super) fn map3_active(
        &mut self,
        issue: &Issue<'_>,
        d: Slot,
        (a, b, c): (Slot, Slot, Slot),
        f: impl Fn(u64, u64, u64) -> u64,
    ) {
        let active = issue.active;
        let (a, b, c) = (self.operand(issue, a), self.operand(issue, b), self.operand(issue, c));
        let out = each(|l| if active >> l & 1 != 0 { f(a[l], b[l], c[l]) } else { 0 });
        self.result(issue, d, &out);
    }

    /// The lanes where a predicate holds.
    #[inline(always)]
    pub(super) fn guard(&self, w: usize, at: usize, p: PredRef) -> u32 {
        match p.get() {
            Err(constant) => {
                if constant {
                    u32::MAX
                } else {
                    0
                }
            }
            Ok((index, negated)) => {
                let warp = &self.warps[w];
                let mask = warp.preds[(warp.fragments[at].pred_base + index) as usize];
                if negated { !mask } else { mask }
            }
        }
    }

    #[inline(always)]
    pub(super) fn write_pred(&mut self, w: usize, at: usize, slot: PredSlot, active: u32, value: u32) {
        if slot == PRED_SINK {
            return;
        }
        let warp = &mut self.warps[w];
        let p = &mut warp.preds[(warp.fragments[at].pred_base + slot) as usize];
        *p = *p & !active | value & active;
    }
}

/// The lanes of a mask, lowest first.
pub(crate) fn lanes(mask: u32) -> impl Iterator<Item = usize> {
    let mut rest = mask;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let lane = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(lane)
    })
}
