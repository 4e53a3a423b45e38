//! Matrix products and the movement of matrices, by whole warps.
//!
//! A fragment of `mma` holds its elements where the PTX documentation says: lane = 4 * group + member; the groups are the
//! rows of `a` and `c` and the columns of `b`, the members divide the other dimension. One formula gives the place of each
//! element for every shape and type, see [`a_place`], [`b_place`] and [`c_place`]. Fragments of `wmma` are opaque to
//! programs; here the elements lie in order, repeated when a fragment has more room than elements.

use super::int::{mask, sext};
use super::{Block, Issue};
use crate::code::{BitOp, Code, Elem, Fragment, Layout, Mma, Scale, Scales, Sparse};
use crate::fault::Fault;
use crate::float;

/// A number of a matrix: integers are exact in a double up to 2^53, which no product here exceeds.
type Num = f64;

impl Elem {
    pub(super) fn bits(self) -> u32 {
        match self {
            Elem::B1 => 1,
            Elem::S4 | Elem::U4 | Elem::E2m1 => 4,
            Elem::S8 | Elem::U8 | Elem::E4m3 | Elem::E5m2 | Elem::E3m2 | Elem::E2m3 | Elem::E2m1Byte => 8,
            Elem::F16 | Elem::Bf16 => 16,
            Elem::Tf32 | Elem::F32 | Elem::S32 => 32,
            Elem::F64 => 64,
        }
    }

    /// Elements in one register.
    pub(super) fn per_reg(self) -> u32 {
        if self == Elem::F64 { 1 } else { 32 / self.bits() }
    }

    pub(super) fn decode(self, raw: u64) -> Num {
        match self {
            Elem::B1 | Elem::U4 | Elem::U8 => raw as f64,
            Elem::S4 => sext(4, raw) as f64,
            Elem::S8 => sext(8, raw) as f64,
            Elem::S32 => raw as u32 as i32 as f64,
            Elem::F16 => float::half_to_f32(raw as u16) as f64,
            Elem::Bf16 => float::bf16_to_f32(raw as u16) as f64,
            // The hardware ignores the low bits of the mantissa.
            Elem::Tf32 => f32::from_bits(raw as u32 & !0x1fff) as f64,
            Elem::F32 => f32::from_bits(raw as u32) as f64,
            Elem::F64 => f64::from_bits(raw),
            Elem::E4m3 => float::small_to_f64(crate::code::Num::E4m3, raw),
            Elem::E5m2 => float::small_to_f64(crate::code::Num::E5m2, raw),
            Elem::E3m2 => float::small_to_f64(crate::code::Num::E3m2, raw),
            Elem::E2m3 => float::small_to_f64(crate::code::Num::E2m3, raw),
            Elem::E2m1 => float::small_to_f64(crate::code::Num::E2m1, raw),
            Elem::E2m1Byte => float::small_to_f64(crate::code::Num::E2m1, raw >> 2 & 0xf),
        }
    }

    pub(super) fn encode(self, value: Num, satfinite: bool) -> u64 {
        match self {
            Elem::F16 => float::f32_to_half(value as f32, oxicc_ptx::Rounding::Rn) as u64,
            Elem::F32 => (value as f32).to_bits() as u64,
            Elem::F64 => value.to_bits(),
            _ if satfinite => value.clamp(i32::MIN as f64, i32::MAX as f64) as i32 as u32 as u64,
            _ => value as i64 as u32 as u64,
        }
    }
}

/// Row and column of element `j` of register `r` of operand `a`.
pub(super) fn a_place(lane: u32, r: u32, j: u32, e: u32, m: u32) -> (u32, u32) {
    let (group, member) = (lane / 4, lane % 4);
    // With 16 rows, registers alternate between the upper and the lower half.
    let (half, step) = if m == 16 { (r % 2, r / 2) } else { (0, r) };
    (group + 8 * half, member * e + j + step * 4 * e)
}

fn b_place(lane: u32, r: u32, j: u32, e: u32) -> (u32, u32) {
    (lane % 4 * e + j + r * 4 * e, lane / 4)
}

/// Accumulators: two neighbours in a row, either in two registers or in one of halves.
fn c_place(lane: u32, r: u32, j: u32, e: u32) -> (u32, u32) {
    let index = r * e + j;
    (lane / 4 + 8 * (index / 2), lane % 4 * 2 + index % 2)
}

/// A sum of products. Doubles are added in order with one rounding each; narrower products and their sums are exact enough in a
/// double.
pub(super) fn product(start: Num, terms: impl Iterator<Item = (Num, Num)>, elem: Elem) -> Num {
    match elem {
        Elem::F64 => terms.fold(start, |sum, (x, y)| x.mul_add(y, sum)),
        _ => start + terms.map(|(x, y)| x * y).sum::<f64>(),
    }
}

impl Block {
    /// The elements of a fragment as a matrix, row by row.
    pub(super) fn gather(
        &self,
        (w, at): (usize, usize),
        code: &Code,
        regs: &[u32],
        elem: Elem,
        (rows, cols): (u32, u32),
        opaque: bool,
        place: &dyn Fn(u32, u32, u32, u32) -> (u32, u32),
    ) -> Vec<Num> {
        let e = elem.per_reg();
        let total = rows * cols;
        let mut out = vec![0.0; total as usize];
        for (r, slot) in regs.iter().enumerate() {
            let values = self.reg(w, at, code, *slot);
            for lane in 0..32u32 {
                for j in 0..e {
                    let index = if opaque {
                        (lane * regs.len() as u32 * e + r as u32 * e + j) % total
                    } else {
                        let (row, col) = place(lane, r as u32, j, e);
                        row * cols + col
                    };
                    let raw = values[lane as usize] >> (j * elem.bits()).min(63) & mask(elem.bits() as u8);
                    if let Some(slot) = out.get_mut(index as usize) {
                        *slot = elem.decode(raw);
                    }
                }
            }
        }
        out
    }

    pub(super) fn mma(&mut self, issue: &Issue<'_>, mma: &Mma) {
        let &Issue { me, code, active, .. } = issue;
        if let Layout::Quads { a_row, b_row } = mma.layout {
            return self.mma_quads(issue, mma, (a_row, b_row));
        }
        let (m, n, k) = (mma.m, mma.n, mma.k);
        let opaque = mma.layout == Layout::Opaque;
        let stored = if mma.sparse.is_some() { k / 2 } else { k };
        let place = |l, r, j, e| a_place(l, r, j, e, m);
        let mut a = self.gather(me, code, &mma.a, mma.a_elem, (m, stored), opaque, &place);
        if let Some(sparse) = mma.sparse {
            a = self.expand(me, code, &a, sparse, mma.a_elem, k);
        }
        let mut b = self.gather(me, code, &mma.b, mma.b_elem, (k, n), opaque, &b_place);
        if let Some(scales) = &mma.scales {
            self.apply_scales(me, code, scales, &mut a, &mut b, (n, k));
        }
        let mut d = self.gather(me, code, &mma.c, mma.c_elem, (m, n), opaque, &c_place);
        let (n_, k_) = (n as usize, k as usize);
        for row in 0..m as usize {
            for col in 0..n_ {
                let terms = (0..k_).map(|i| {
                    let (x, y) = (a[row * k_ + i], b[i * n_ + col]);
                    match (mma.a_elem, mma.bit_op) {
                        (Elem::B1, BitOp::Xor) => ((x != y) as u32 as f64, 1.0),
                        (Elem::B1, BitOp::And) => ((x * y).min(1.0), 1.0),
                        _ => (x, y),
                    }
                });
                let sum = &mut d[row * n_ + col];
                *sum = product(*sum, terms, mma.d_elem);
            }
        }
        let e = mma.d_elem.per_reg();
        let total = m * n;
        for (r, slot) in mma.d.iter().enumerate() {
            let mut out = [0u64; 32];
            for (lane, value) in out.iter_mut().enumerate() {
                for j in 0..e {
                    let index = if opaque {
                        (lane as u32 * mma.d.len() as u32 * e + r as u32 * e + j) % total
                    } else {
                        let (row, col) = c_place(lane as u32, r as u32, j, e);
                        row * n + col
                    };
                    let number = d.get(index as usize).copied().unwrap_or(0.0);
                    *value |= mma.d_elem.encode(number, mma.satfinite) << (j * mma.d_elem.bits()).min(63);
                }
            }
            self.write(me.0, me.1, *slot, active, &out);
        }
    }

    /// The whole of a sparse operand of 16 rows, from its half. Four bits choose two of four units in each group of a row: elements,
    /// pairs of 4-bit elements, or halves of singles. For halves and singles a lane has the bits of four groups of its row, then those
    /// of the row eight below; for narrower elements eight groups of its row, and the next lane those of the row eight below.
    pub(super) fn expand(
        &self,
        (w, at): (usize, usize),
        code: &Code,
        half: &[Num],
        sparse: Sparse,
        elem: Elem,
        k: u32,
    ) -> Vec<Num> {
        let metadata = self.reg(w, at, code, sparse.metadata);
        let k = k as usize;
        let group = match elem.bits() {
            32 => 2,
            4 => 8,
            _ => 4,
        };
        let lanes = (k / group).div_ceil(4);
        let mut out = vec![0.0; 16 * k];
        for row in 0..16 {
            for g in 0..k / group {
                let (part, shift) = match elem.bits() {
                    16 | 32 => (g / 4, 16 * (row / 8) + 4 * (g % 4)),
                    _ => (row / 8 + g / 8 * 2, 4 * (g % 8)),
                };
                let lane = 4 * (row % 8) + (sparse.selector as usize * lanes + part) % 4;
                let bits = metadata[lane] as usize >> shift & 15;
                let (from, to) = (&half[row * k / 2 + g * group / 2..], &mut out[row * k + g * group..]);
                let (first, second) = (bits & 3, bits >> 2);
                match group {
                    2 => to[first / 2] = from[0],
                    4 => {
                        to[first] = from[0];
                        to[second] = from[1];
                    }
                    _ => {
                        to[2 * first..2 * first + 2].copy_from_slice(&from[..2]);
                        to[2 * second..2 * second + 2].copy_from_slice(&from[2..4]);
                    }
                }
            }
        }
        out
    }

    /// Multiplies the blocks of `a` and `b` by their factors, which are bytes of registers: those of row `r` of `a` are in the first
    /// lane (the second for the lower half) of a pair in group `r`, those of column `c` of `b` in a lane of group `c`.
    fn apply_scales(
        &self,
        (w, at): (usize, usize),
        code: &Code,
        scales: &Scales,
        a: &mut [Num],
        b: &mut [Num],
        (n, k): (u32, u32),
    ) {
        let block = (k / scales.count).max(1) as usize;
        let (n, k) = (n as usize, k as usize);
        let factor = |s: &Scale, lane: usize, block: usize| {
            let byte = self.reg(w, at, code, s.byte)[lane] as u32 + block as u32;
            let raw = self.reg(w, at, code, s.data)[lane] >> (8 * (byte & 3)) & 0xff;
            float::small_to_f64(scales.format, raw)
        };
        for (i, value) in a.iter_mut().enumerate() {
            let (row, col) = (i / k, i % k);
            let thread = self.reg(w, at, code, scales.a.thread)[row % 8 * 4] as usize & 1;
            *value *= factor(&scales.a, row % 8 * 4 + 2 * thread + row / 8 % 2, col / block);
        }
        for (i, value) in b.iter_mut().enumerate() {
            let (row, col) = (i / n, i % n);
            let thread = self.reg(w, at, code, scales.b.thread)[col % 8 * 4] as usize & 3;
            *value *= factor(&scales.b, col % 8 * 4 + thread, row / block);
        }
    }

    /// `mma.m8n8k4` of halves: lanes 4q..4q+4 and 16+4q..20+4q compute a product of their own.
    fn mma_quads(&mut self, issue: &Issue<'_>, mma: &Mma, (a_row, b_row): (bool, bool)) {
        let &Issue { me: (w, at), code, active, .. } = issue;
        let element = |block: &Block, regs: &[u32], elem: Elem, lane: usize, i: u32| {
            let slot = regs.get((i / elem.per_reg()) as usize);
            let raw = slot.map_or(0, |s| block.reg(w, at, code, *s)[lane]);
            elem.decode(raw >> (i % elem.per_reg() * elem.bits()) & mask(elem.bits() as u8))
        };
        // Row and column of accumulator `i` of a lane.
        let place = |lane: usize, i: u32, elem: Elem| {
            let high = 4 * (lane >= 16) as u32;
            let l = lane as u32;
            match elem {
                Elem::F32 => ((l & 1) + (i & 2) + high, (i & 4) + (l & 2) + (i & 1)),
                _ => (l % 4 + high, i),
            }
        };
        let mut results = vec![[0f64; 64]; 4];
        for (q, d) in results.iter_mut().enumerate() {
            let (mut a, mut b) = ([[0f64; 4]; 8], [[0f64; 8]; 4]);
            for part in 0..8usize {
                let lane = 4 * q + part % 4 + 16 * (part / 4);
                let (near, high) = (part % 4, 4 * (part / 4));
                for i in 0..4u32 {
                    let n = i as usize;
                    let x = element(self, &mma.a, mma.a_elem, lane, i);
                    let y = element(self, &mma.b, mma.b_elem, lane, i);
                    if a_row {
                        a[near + high][n] = x
                    } else {
                        a[n + high][near] = x
                    }
                    if b_row { b[near][n + high] = y } else { b[n][near + high] = y }
                }
                for i in 0..8 {
                    let (row, col) = place(lane, i, mma.c_elem);
                    d[(row * 8 + col) as usize] = element(self, &mma.c, mma.c_elem, lane, i);
                }
            }
            for row in 0..8 {
                for col in 0..8 {
                    let terms = (0..4).map(|k| (a[row][k], b[k][col]));
                    d[row * 8 + col] = product(d[row * 8 + col], terms, mma.d_elem);
                }
            }
        }
        let e = mma.d_elem.per_reg();
        for (r, slot) in mma.d.iter().enumerate() {
            let out = std::array::from_fn(|lane| {
                (0..e).fold(0u64, |value, j| {
                    let (row, col) = place(lane, r as u32 * e + j, mma.d_elem);
                    let number = results[lane % 16 / 4][(row * 8 + col) as usize % 64];
                    value | mma.d_elem.encode(number, false) << (j * mma.d_elem.bits())
                })
            });
            self.write(w, at, *slot, active, &out);
        }
    }

    /// `wmma.load` and `wmma.store`.
    pub(super) fn wmma_access(&mut self, issue: &Issue<'_>, f: &Fragment) -> Result<(), Fault> {
        let &Issue { cx, me, code, active, .. } = issue;
        let base = self.addresses(me, code, f.address)[0];
        let packed = if f.row_major { f.cols } else { f.rows };
        let stride = if f.stride == crate::code::SINK {
            packed
        } else {
            self.reg(me.0, me.1, code, f.stride)[0] as u32
        };
        let (bits, e) = (f.elem.bits(), f.elem.per_reg());
        let total = f.rows * f.cols;
        for (r, slot) in f.regs.iter().enumerate() {
            let mut values = if f.is_load { [0u64; 32] } else { *self.reg(me.0, me.1, code, *slot) };
            for (lane, value) in values.iter_mut().enumerate() {
                for j in 0..e {
                    let index = (lane as u32 * f.regs.len() as u32 * e + r as u32 * e + j) % total;
                    let (row, col) = (index / f.cols, index % f.cols);
                    let (major, minor) = if f.row_major { (row, col) } else { (col, row) };
                    let bit = (major as u64 * stride as u64 + minor as u64) * bits as u64;
                    // Elements below a byte are read and written with their byte.
                    let bytes = (bits / 8).max(1);
                    let address = base.wrapping_add(bit / 8);
                    let shift = (j * bits).min(63);
                    let within = (bit % 8) as u32;
                    let outcome = if f.is_load {
                        self.load_lane(cx, me.0, lane, f.space, address, bytes)
                            .map(|v| *value |= (v >> within & mask(bits as u8)) << shift)
                    } else {
                        let v = *value >> shift & mask(bits as u8);
                        self.store_lane(cx, me.0, lane, f.space, address, bytes, v)
                    };
                    if let Err(kind) = outcome {
                        return Err(self.stop(issue, 1 << lane, kind));
                    }
                }
            }
            if f.is_load {
                self.write(me.0, me.1, *slot, active, &values);
            }
        }
        Ok(())
    }
}
