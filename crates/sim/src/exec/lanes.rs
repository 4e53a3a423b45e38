//! Registers, lane by lane.

use super::{Block, Issue};
use crate::code::{CONST, Code, PRED_SINK, PredRef, PredSlot, SINK, Slot};

/// The lanes of a source operand.
pub(super) fn source<'a>(regs: &'a [[u64; 32]], code: &'a Code, base: u32, slot: Slot) -> &'a [u64; 32] {
    if slot & CONST != 0 { &code.consts[(slot & !CONST) as usize] } else { &regs[(base + slot) as usize] }
}

impl Block {
    pub(super) fn reg<'a>(&'a self, w: usize, at: usize, code: &'a Code, slot: Slot) -> &'a [u64; 32] {
        let warp = &self.warps[w];
        source(&warp.regs, code, warp.fragments[at].base, slot)
    }

    /// Writes the active lanes of a register.
    pub(super) fn write(&mut self, w: usize, at: usize, slot: Slot, active: u32, values: &[u64; 32]) {
        if slot == SINK {
            return;
        }
        let warp = &mut self.warps[w];
        let base = warp.fragments[at].base;
        let reg = &mut warp.regs[(base + slot) as usize];
        if active == u32::MAX {
            *reg = *values;
        } else {
            for lane in 0..32 {
                if active >> lane & 1 != 0 {
                    reg[lane] = values[lane];
                }
            }
        }
    }

    pub(super) fn map1(&mut self, issue: &Issue<'_>, d: Slot, a: Slot, f: impl Fn(u64) -> u64) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let a = self.reg(w, at, code, a);
        let out = std::array::from_fn(|l| f(a[l]));
        self.write(w, at, d, active, &out);
    }

    pub(super) fn map2(
        &mut self,
        issue: &Issue<'_>,
        d: Slot,
        (a, b): (Slot, Slot),
        f: impl Fn(u64, u64) -> u64,
    ) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let (a, b) = (self.reg(w, at, code, a), self.reg(w, at, code, b));
        let out = std::array::from_fn(|l| f(a[l], b[l]));
        self.write(w, at, d, active, &out);
    }

    pub(super) fn map3(
        &mut self,
        issue: &Issue<'_>,
        d: Slot,
        (a, b, c): (Slot, Slot, Slot),
        f: impl Fn(u64, u64, u64) -> u64,
    ) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let (a, b, c) = (self.reg(w, at, code, a), self.reg(w, at, code, b), self.reg(w, at, code, c));
        let out = std::array::from_fn(|l| f(a[l], b[l], c[l]));
        self.write(w, at, d, active, &out);
    }

    /// Like [`Block::map3`] for expensive functions: only active lanes are computed.
    pub(super) fn map3_active(
        &mut self,
        issue: &Issue<'_>,
        d: Slot,
        (a, b, c): (Slot, Slot, Slot),
        f: impl Fn(u64, u64, u64) -> u64,
    ) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let (a, b, c) = (self.reg(w, at, code, a), self.reg(w, at, code, b), self.reg(w, at, code, c));
        let out = std::array::from_fn(|l| if active >> l & 1 != 0 { f(a[l], b[l], c[l]) } else { 0 });
        self.write(w, at, d, active, &out);
    }

    /// The lanes where a predicate holds.
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
