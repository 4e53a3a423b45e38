//! Products of the tensor cores that work on tensor memory: `tcgen05.mma`.
//!
//! One thread starts the whole product. A register, the instruction descriptor, tells its shape and its types; descriptors tell where `a`
//! and `b` are in shared memory. Of a pair of blocks each has half of the rows of `a` and `d`, and half of the columns of `b`.
//!
//! Where the rows of `d` are in tensor memory depends on the shape, see [`Layout`]. Factors of blocks are in 32 lanes, and again in each
//! quarter of the lanes: a quarter of the product uses its own.

use oxicc_ptx::MmaKind;

use super::Block;
use super::int::mask;
use super::matrix::product;
use super::tensor_memory::{Cell, LANES, tensor_descriptor};
use crate::code::{Code, Elem, Num, TensorMma, TensorScales, TensorSource};
use crate::fault::FaultKind;
use crate::float;

/// The instruction descriptor.
struct Form {
    m: u32,
    n: u32,
    /// Terms of the sum; of a sparse `a` half are there.
    k: u32,
    a: Elem,
    b: Elem,
    d: Elem,
    negate: (bool, bool),
    /// Whether `a` and `b` have the rows (columns) of the result innermost.
    transposed: (bool, bool),
    saturate: bool,
    /// Which columns have the metadata of a sparse operand.
    selector: u32,
    scale_format: Num,
    /// The byte of a word in which the factors of `a` and `b` start.
    scale_byte: (u32, u32),
}

impl Form {
    fn new(raw: u32, kind: MmaKind, is_sparse: bool) -> Option<Form> {
        let field = |shift: u32, bits: u8| raw >> shift & mask(bits) as u32;
        let scaled = matches!(kind, MmaKind::Mxf8f6f4 | MmaKind::Mxf4 | MmaKind::Mxf4nvf4);
        let elem = |code: u32| {
            Some(match (kind, code) {
                (MmaKind::F16, 0) => Elem::F16,
                (MmaKind::F16, 1) => Elem::Bf16,
                (MmaKind::Tf32, 2) => Elem::Tf32,
                (MmaKind::F8f6f4 | MmaKind::Mxf8f6f4, 0) => Elem::E4m3,
                (MmaKind::F8f6f4 | MmaKind::Mxf8f6f4, 1) => Elem::E5m2,
                (MmaKind::F8f6f4 | MmaKind::Mxf8f6f4, 3) => Elem::E2m3,
                (MmaKind::F8f6f4 | MmaKind::Mxf8f6f4, 4) => Elem::E3m2,
                (MmaKind::F8f6f4 | MmaKind::Mxf8f6f4, 5) => Elem::E2m1Byte,
                (MmaKind::I8, 0) => Elem::U8,
                (MmaKind::I8, 1) => Elem::S8,
                (MmaKind::Mxf4 | MmaKind::Mxf4nvf4, 1) => Elem::E2m1,
                _ => return None,
            })
        };
        let d = match (kind, field(4, 2)) {
            _ if scaled => Elem::F32,
            (MmaKind::I8, 2) => Elem::S32,
            (MmaKind::F16 | MmaKind::F8f6f4, 0) => Elem::F16,
            (MmaKind::F16 | MmaKind::F8f6f4 | MmaKind::Tf32, 1) => Elem::F32,
            _ => return None,
        };
        let k = match kind {
            MmaKind::Tf32 => 8,
            MmaKind::F16 => 16,
            MmaKind::F8f6f4 | MmaKind::I8 | MmaKind::Mxf8f6f4 => 32,
            // The last bit is another length of the sum.
            MmaKind::Mxf4 | MmaKind::Mxf4nvf4 if field(31, 1) != 0 => return None,
            MmaKind::Mxf4 | MmaKind::Mxf4nvf4 => 64,
        };
        let b_bits = if matches!(kind, MmaKind::Mxf4 | MmaKind::Mxf4nvf4) { 2 } else { 3 };
        Some(Form {
            m: field(24, 5) * 16,
            n: field(17, 6) * 8,
            k: if is_sparse { 2 * k } else { k },
            a: elem(field(7, 3))?,
            b: elem(field(10, b_bits))?,
            d,
            negate: (field(13, 1) != 0, field(14, 1) != 0),
            transposed: (field(15, 1) != 0, field(16, 1) != 0),
            saturate: kind == MmaKind::I8 && field(3, 1) != 0,
            selector: match kind {
                MmaKind::F16 | MmaKind::Tf32 => field(0, 2),
                _ => 0,
            },
            scale_format: if field(23, 1) != 0 { Num::Ue8m0 } else { Num::Ue4m3 },
            scale_byte: (field(29, 2), field(4, 2)),
        })
    }
}

/// Where the rows of `d` and `a` are: the columns of the result may be divided among parts of the lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Layout {
    /// A row to a lane.
    Full,
    /// 16 rows to each quarter of the lanes.
    Half,
    /// 64 rows, half of the columns in the upper lanes.
    TwoParts,
    /// 32 rows, a quarter of the columns in each quarter of the lanes.
    FourParts,
}

impl Layout {
    /// The layout of a product of `m` rows, which may be divided among two blocks.
    fn new(m: u32, op: &TensorMma) -> Option<Layout> {
        Some(match (m, op.pair, op.weights) {
            (128, false, _) | (256, true, false) => Layout::Full,
            (64, false, false) => Layout::Half,
            (128, true, false) if op.metadata.is_some() => Layout::Half,
            (128, true, false) | (64, false, true) => Layout::TwoParts,
            (32, false, true) => Layout::FourParts,
            _ => return None,
        })
    }

    fn parts(self) -> u32 {
        match self {
            Layout::Full | Layout::Half => 1,
            Layout::TwoParts => 2,
            Layout::FourParts => 4,
        }
    }

    fn lane(self, row: u32, part: u32) -> u32 {
        match self {
            Layout::Full => row,
            Layout::Half => row / 16 * 32 + row % 16,
            Layout::TwoParts => row + 64 * part,
            Layout::FourParts => row + 32 * part,
        }
    }
}

/// What one thread's product is made of, apart from the matrices.
struct Job<'o> {
    op: &'o TensorMma,
    form: Form,
    layout: Layout,
    d: Cell,
    a: Source,
    metadata: Option<Cell>,
    scales: Option<(&'o TensorScales, Cell, Cell)>,
}

enum Source {
    /// Rows of this block's half, one after the other.
    Shared(Vec<f64>),
    Memory(Cell),
}

impl Block {
    pub(super) fn tensor_mma(
        &mut self,
        me: (usize, usize),
        code: &Code,
        op: &TensorMma,
        l: usize,
    ) -> Result<(), FaultKind> {
        let (w, at) = me;
        let raw = self.reg(w, at, code, op.descriptor)[l] as u32;
        let unknown = || FaultKind::Unsupported { what: format!("tcgen05.mma with the descriptor {raw:#x}") };
        let form = Form::new(raw, op.kind, op.metadata.is_some()).ok_or_else(unknown)?;
        let layout = Layout::new(form.m, op).ok_or_else(unknown)?;
        let ranks = self.tensor_ranks(op.pair)?;
        let (rows, part_n) = (form.m / ranks.len() as u32, form.n / layout.parts());
        if form.n == 0
            || form.n > 256
            || part_n * layout.parts() != form.n
            || form.n % ranks.len() as u32 != 0
        {
            return Err(unknown());
        }
        let mut b = Vec::new();
        let descriptor = self.reg(w, at, code, op.b)[l];
        for rank in &ranks {
            let cols = form.n / ranks.len() as u32;
            b.extend(self.tensor_operand(*rank, descriptor, form.b, (cols, form.k), form.transposed.1)?);
        }
        if let Some(slot) = op.zero_columns {
            let zero = self.reg(w, at, code, slot)[l];
            zero_columns(zero, form.n, layout.parts(), |column| {
                b[(column * form.k) as usize..((column + 1) * form.k) as usize].fill(0.0);
            })?;
        }
        if form.negate.0 != form.negate.1 {
            b.iter_mut().for_each(|v| *v = -*v);
        }
        let accumulate = self.guard(w, at, op.accumulate) >> l & 1 != 0;
        let disabled: Vec<u32> = op.disabled.iter().map(|s| self.reg(w, at, code, *s)[l] as u32).collect();
        let cell = |block: &Block, address| Cell::new(block.addresses(me, code, address)[l]);
        let scale_cell = |block: &Block, address| {
            // The upper bits of such an address may repeat the byte.
            Cell::new(block.addresses(me, code, address)[l] & 0x3fff_ffff)
        };
        let mut job = Job {
            op,
            layout,
            d: cell(self, op.d),
            a: Source::Shared(Vec::new()),
            metadata: op.metadata.map(|address| cell(self, address)),
            scales: op.scales.as_ref().map(|s| (s, scale_cell(self, s.a), scale_cell(self, s.b))),
            form,
        };
        let stored = if op.metadata.is_some() { job.form.k / 2 } else { job.form.k };
        for (n, rank) in ranks.iter().copied().enumerate() {
            job.a = match op.a {
                TensorSource::Memory(address) => Source::Memory(cell(self, address)),
                TensorSource::Shared(slot) => {
                    let raw = self.reg(w, at, code, slot)[l];
                    let (elem, transposed) = (job.form.a, job.form.transposed.0);
                    Source::Shared(self.tensor_operand(rank, raw, elem, (rows, stored), transposed)?)
                }
            };
            let disabled = disabled.get(4 * n..4 * n + 4).unwrap_or_default();
            for part in 0..layout.parts() {
                self.tensor_part(rank, &job, &b, (rows, part, part_n), accumulate, disabled)?;
            }
        }
        Ok(())
    }

    /// The rows of one block, in one part of the lanes.
    fn tensor_part(
        &mut self,
        rank: usize,
        job: &Job<'_>,
        b: &[f64],
        (rows, part, part_n): (u32, u32, u32),
        accumulate: bool,
        disabled: &[u32],
    ) -> Result<(), FaultKind> {
        let form = &job.form;
        let (k, n) = (form.k as usize, part_n as usize);
        let b = &b[part as usize * n * k..][..n * k];
        // The columns of each quarter of the lanes with its own factors.
        let mut scaled: [Option<Vec<f64>>; 4] = Default::default();
        let scale = 0.5f64.powi(job.op.scale_d as i32);
        for row in 0..rows {
            let lane = job.layout.lane(row, part) + job.d.lane;
            if lane >= LANES || disabled.get(lane as usize / 32).is_some_and(|m| m >> (lane % 32) & 1 != 0) {
                if lane >= LANES {
                    let message = format!("tcgen05.mma with its result at lane {}", job.d.lane);
                    return Err(FaultKind::TensorMemory { message });
                }
                continue;
            }
            let quarter = lane / 32;
            let mut a = self.tensor_row(rank, job, row, part)?;
            let mut columns = b;
            if let Some((scales, at_a, at_b)) = job.scales {
                let factors = |block: &mut Block, base: Cell, index: u32, byte: u32| {
                    let cell = Cell { lane: 32 * quarter + index % 32, column: base.column + index / 32 };
                    let word = block.tensor_memory(rank)?.read(cell, 1)?[0];
                    Ok::<_, FaultKind>((0..scales.count).map(move |i| {
                        let raw = word >> (8 * ((byte + i) & 3)) & 0xff;
                        float::small_to_f64(form.scale_format, raw as u64)
                    }))
                };
                let block = k / scales.count as usize;
                for (i, factor) in factors(self, at_a, row, form.scale_byte.0)?.enumerate() {
                    a[i * block..(i + 1) * block].iter_mut().for_each(|v| *v *= factor);
                }
                let own = &mut scaled[quarter as usize & 3];
                if own.is_none() {
                    let mut values = b.to_vec();
                    for column in 0..part_n {
                        let values = &mut values[column as usize * k..][..k];
                        for (i, factor) in factors(self, at_b, column, form.scale_byte.1)?.enumerate() {
                            values[i * block..(i + 1) * block].iter_mut().for_each(|v| *v *= factor);
                        }
                    }
                    *own = Some(values);
                }
                columns = own.as_deref().unwrap_or(b);
            }
            let cell = Cell { lane, column: job.d.column };
            let memory = self.tensor_memory(rank)?;
            let start: Vec<f64> = match accumulate {
                true => memory.read(cell, part_n)?.iter().map(|v| scale * form.d.decode(*v as u64)).collect(),
                false => vec![0.0; n],
            };
            let sums: Vec<u32> = columns
                .chunks_exact(k)
                .zip(start)
                .map(|(column, start)| {
                    let terms = a.iter().zip(column).map(|(x, y)| (*x, *y));
                    form.d.encode(product(start, terms, form.d), form.saturate) as u32
                })
                .collect();
            memory.write(cell, &sums)?;
        }
        Ok(())
    }

    /// A whole row of `a`.
    fn tensor_row(&mut self, rank: usize, job: &Job<'_>, row: u32, part: u32) -> Result<Vec<f64>, FaultKind> {
        let form = &job.form;
        let stored = if job.metadata.is_some() { form.k / 2 } else { form.k } as usize;
        let half = match &job.a {
            Source::Shared(rows) => rows[row as usize * stored..][..stored].to_vec(),
            Source::Memory(base) => {
                let lane = base.lane + job.layout.lane(row, part);
                let lane = if job.op.shifted && lane + 1 < LANES { lane + 1 } else { lane };
                let (bits, each) = (form.a.bits(), form.a.per_reg());
                let cell = Cell { lane, column: base.column };
                let words = self.tensor_memory(rank)?.read(cell, stored as u32 / each)?;
                let elements = words.iter().flat_map(|word| {
                    (0..each).map(move |i| form.a.decode((word >> (i * bits)) as u64 & mask(bits as u8)))
                });
                elements.collect()
            }
        };
        match job.metadata {
            None => Ok(half),
            Some(base) => self.tensor_expand(rank, job, &half, base, (row, part)),
        }
    }

    /// A sparse row with its zeros. Four bits choose two of four units in each group: elements, pairs of 4-bit elements, or halves of
    /// singles. Elements of a byte or less have the bits of a row in two columns of its lane. Others have those of the first half of a
    /// row in a lane, beside those of the row eight below, and those of the second half eight lanes below.
    fn tensor_expand(
        &mut self,
        rank: usize,
        job: &Job<'_>,
        half: &[f64],
        base: Cell,
        (row, part): (u32, u32),
    ) -> Result<Vec<f64>, FaultKind> {
        let form = &job.form;
        let group = match form.a {
            Elem::Tf32 => 2,
            Elem::E2m1 => 8,
            _ => 4,
        };
        let wide = matches!(form.a, Elem::Tf32 | Elem::F16 | Elem::Bf16);
        let mut out = vec![0.0; form.k as usize];
        let memory = self.tensor_memory(rank)?;
        for g in 0..form.k as usize / group {
            let n = g as u32;
            let (lane, column, shift) = match wide {
                true => {
                    let first = job.layout.lane(row / 16 * 16, part);
                    (first + row % 8 + n / 4 * 8, form.selector, 16 * (row / 8 % 2) + 4 * (n % 4))
                }
                false => (job.layout.lane(row, part), n / 8, 4 * (n % 8)),
            };
            let cell = Cell { lane: base.lane + lane, column: base.column + column };
            let bits = (memory.read(cell, 1)?[0] >> shift & 15) as usize;
            let (first, second) = (bits & 3, bits >> 2);
            let (from, to) = (&half[g * group / 2..], &mut out[g * group..]);
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
        Ok(out)
    }

    /// Rows of `a`, or columns of `b`, in the shared memory of a block. Floats of less than a byte, where they may be mixed with bytes, are
    /// packed in the first bytes of each 16 for 16 elements.
    fn tensor_operand(
        &self,
        rank: usize,
        descriptor: u64,
        elem: Elem,
        (rows, k): (u32, u32),
        transposed: bool,
    ) -> Result<Vec<f64>, FaultKind> {
        let descriptor = tensor_descriptor(descriptor)?;
        let (bits, packed) = match elem {
            Elem::E2m1Byte => (4, Elem::E2m1),
            Elem::E2m3 | Elem::E3m2 => (6, elem),
            other => (other.bits(), other),
        };
        if transposed && bits < 8 {
            let what = "tcgen05.mma of transposed elements of less than a byte".to_string();
            return Err(FaultKind::Unsupported { what });
        }
        let each = 128 / elem.bits();
        let decode = |chunk: u128, i: u32| packed.decode((chunk >> (i * bits)) as u64 & mask(bits as u8));
        let mut out = Vec::with_capacity((rows * k) as usize);
        for row in 0..rows as u64 {
            if transposed {
                let bytes = bits as u64 / 8;
                for i in 0..k as u64 {
                    let address = descriptor.along_rows(row, i, bytes);
                    let chunk = self.shared_chunk(rank, address & !15)?;
                    out.push(decode(chunk >> (8 * (address & 15)), 0));
                }
                continue;
            }
            for first in (0..k).step_by(each as usize) {
                let byte = (first * elem.bits() / 8) as u64;
                let chunk = self.shared_chunk(rank, descriptor.along_sum(row, byte))?;
                out.extend((0..each.min(k - first)).map(|i| decode(chunk, i)));
            }
        }
        Ok(out)
    }
}

/// Calls a function with the columns of `b` that count as zero. Spans of columns that are used and of such that are not take turns, from
/// some place in one of them, anew in each part of the lanes.
fn zero_columns(raw: u64, n: u32, parts: u32, mut clear: impl FnMut(u32)) -> Result<(), FaultKind> {
    if raw >> 56 & 0x3f != 0 {
        let what = "tcgen05.mma.ws with shifted columns".to_string();
        return Err(FaultKind::Unsupported { what });
    }
    if raw >> 39 & 1 == 0 {
        return Ok(());
    }
    let lengths = [raw >> 48 & 0xff, raw >> 40 & 0xff];
    for part in 0..parts {
        let mut skips = raw >> (32 + part) & 1 != 0;
        let mut count = raw >> (8 * part) & 0xff;
        for column in 0..n / parts {
            if skips {
                clear(part * (n / parts) + column);
            }
            count += 1;
            if count > lengths[skips as usize] {
                (skips, count) = (!skips, 0);
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_of_zero_columns_take_turns() {
        // Two columns skipped, three used, from the second skipped one.
        let raw = 1 << 39 | 1 << 40 | 2 << 48 | 1 << 32 | 1;
        let mut zero = Vec::new();
        zero_columns(raw, 8, 1, |c| zero.push(c)).unwrap();
        assert_eq!(zero, [0, 4, 5]);
        let mut none = Vec::new();
        zero_columns(raw & !(1 << 39), 8, 1, |c| none.push(c)).unwrap();
        assert!(none.is_empty());
    }

    #[test]
    fn lanes_of_each_layout() {
        assert_eq!(Layout::Half.lane(17, 0), 33);
        assert_eq!(Layout::TwoParts.lane(3, 1), 67);
        assert_eq!(Layout::FourParts.lane(3, 3), 99);
    }
}
