//! Matrix products of a warp group, with operands in shared memory that descriptors tell of.
//!
//! The four warps of a group each compute 16 of the 64 rows; every warp does its part when it issues the instruction, which no
//! correct program can tell from doing it later.

use super::descriptor::Descriptor;
use super::int::mask;
use super::matrix::{a_place, product};
use super::{Block, Issue};
use crate::code::{Elem, Wgmma, WgmmaSource};
use crate::fault::{Fault, FaultKind};

impl Block {
    /// Reads a matrix of `rows` by `k` elements, row by row.
    fn wgmma_operand(
        &self,
        descriptor: u64,
        elem: Elem,
        (first, rows, k): (u64, u64, u64),
        transposed: bool,
    ) -> Result<Vec<f64>, FaultKind> {
        let descriptor = Descriptor::wgmma(descriptor);
        // Bits are read with their byte.
        let bytes = (elem.bits() as u64 / 8).max(1);
        let per_byte = 8 / (elem.bits() as u64).min(8);
        let mut out = Vec::with_capacity((rows * k) as usize);
        for row in first..first + rows {
            for i in 0..k {
                let address = match transposed {
                    true => descriptor.along_rows(row, i / per_byte, bytes),
                    false => descriptor.along_sum(row, i / per_byte * bytes),
                };
                let raw = self.shared.get(address as usize..(address + bytes) as usize);
                let raw = raw.ok_or_else(|| FaultKind::OutOfBounds {
                    space: "shared",
                    address,
                    bytes: bytes as u32,
                    note: format!("of an operand of wgmma; the block has {} bytes", self.shared.len()),
                })?;
                let value = raw.iter().rev().fold(0u64, |v, b| v << 8 | *b as u64);
                let within = i % per_byte * elem.bits() as u64;
                out.push(elem.decode(value >> within & mask(elem.bits() as u8)));
            }
        }
        Ok(out)
    }

    pub(super) fn wgmma(&mut self, issue: &Issue<'_>, op: &Wgmma) -> Result<(), Fault> {
        let &Issue { me, code, active, .. } = issue;
        let (w, at) = me;
        let (n, k) = (op.n as u64, op.k as u64);
        // Half of a sparse operand is there.
        let stored = if op.sparse.is_some() { k / 2 } else { k };
        let lane = active.trailing_zeros() as usize & 31;
        let quarter = self.warps[w].index as u64 % 4;
        let a = match &op.a {
            WgmmaSource::Registers(regs) => {
                let place = |l, r, j, e| a_place(l, r, j, e, 16);
                Ok(self.gather(me, code, regs, op.a_elem, (16, stored as u32), false, &place))
            }
            WgmmaSource::Shared(slot) => {
                let descriptor = self.reg(w, at, code, *slot)[lane];
                self.wgmma_operand(descriptor, op.a_elem, (16 * quarter, 16, stored), op.transposed.0)
            }
        };
        let descriptor = self.reg(w, at, code, op.b)[lane];
        let b = self.wgmma_operand(descriptor, op.b_elem, (0, n, k), op.transposed.1);
        let (mut a, b) = match (a, b) {
            (Ok(a), Ok(b)) => (a, b),
            (Err(kind), _) | (_, Err(kind)) => return Err(self.stop(issue, active, kind)),
        };
        if let Some(sparse) = op.sparse {
            a = self.expand(me, code, &a, sparse, op.a_elem, op.k);
        }
        if op.negate {
            a.iter_mut().for_each(|v| *v = -*v);
        }
        let keep = self.guard(w, at, op.scale_d) >> lane & 1 != 0;
        let e = op.d_elem.per_reg();
        for (r, slot) in op.d.iter().enumerate() {
            let old = if keep { *self.reg(w, at, code, *slot) } else { [0; 32] };
            let mut out = [0u64; 32];
            for (l, value) in out.iter_mut().enumerate() {
                for j in 0..e {
                    let index = r as u32 * e + j;
                    let row = l as u32 / 4 + 8 * (index / 2 % 2);
                    let col = index / 4 * 8 + l as u32 % 4 * 2 + index % 2;
                    let shift = (j * op.d_elem.bits()).min(63);
                    let start = op.d_elem.decode(old[l] >> shift & mask(op.d_elem.bits() as u8));
                    let row = &a[(row as u64 * k) as usize..][..k as usize];
                    let Some(col) = b.get((col as u64 * k) as usize..((col as u64 + 1) * k) as usize) else {
                        continue;
                    };
                    let terms = row.iter().zip(col).map(|(x, y)| (*x, *y));
                    let sum = product(start, terms, op.d_elem);
                    *value |= op.d_elem.encode(sum, op.satfinite) << shift;
                }
            }
            self.write(w, at, *slot, active, &out);
        }
        Ok(())
    }
}
