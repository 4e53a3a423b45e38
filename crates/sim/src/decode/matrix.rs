//! Matrix instructions: mma, wmma, ldmatrix, stmatrix, movmatrix.

use oxicc_ptx::{Flag, Inst, MatShape, MmaKind, Modifier, Opcode, Operand, ReduceOp, ScalarType};

use super::inst::arg;
use super::{Decoded, Decoder};
use crate::code::{
    BitOp, Elem, Fragment, Layout, MatrixAccess, MatrixForm, Mma, Num, Op, PredRef, SINK, Scale, Scales,
    Slot, Slots, Sparse, Wgmma, WgmmaSource,
};

impl Decoder<'_> {
    pub(super) fn full_mask(&mut self) -> u32 {
        self.constant(0xffff_ffff)
    }

    /// The registers of an operand, whatever their type.
    pub(super) fn matrix_srcs(&mut self, operand: &Operand) -> Decoded<Slots> {
        self.srcs(operand, ScalarType::B32)
    }

    /// A register, which may be written as a vector of one.
    fn single_src(&mut self, operand: &Operand) -> Decoded<Slot> {
        match self.matrix_srcs(operand)?[..] {
            [slot] => Ok(slot),
            _ => Err("several registers in place of one".into()),
        }
    }

    pub(super) fn mma(&mut self, i: &Inst) -> Decoded<()> {
        let shape = i.shape().ok_or("mma without a shape")?;
        let types: Vec<ScalarType> = i.types().collect();
        let (Some([d, a, b, c]), rest) = (types.first_chunk().copied(), types.get(4..).unwrap_or_default())
        else {
            return Err("mma with this list of types".into());
        };
        let kind = i.mods.iter().find_map(|m| if let Modifier::Kind(k) = m { Some(*k) } else { None });
        let is_sparse =
            matches!(i.op, Opcode::MmaSp | Opcode::MmaSpOrdered) || i.has(Flag::SpOrderedMetadata);
        if is_sparse && shape.m() != 16 {
            return Err("a sparse mma of this shape".into());
        }
        let sparse = if is_sparse { Some(self.sparse(arg(i, 4)?, arg(i, 5)?)?) } else { None };
        let scales = match (i.has(Flag::BlockScale), rest) {
            (true, [format]) => Some(self.scales(i, kind, *format, if is_sparse { 6 } else { 4 })?),
            (false, []) => None,
            _ => return Err("mma with this list of types".into()),
        };
        // Floats of less than eight bits have bytes of their own where types may be mixed.
        let in_bytes = matches!(kind, Some(MmaKind::F8f6f4 | MmaKind::Mxf8f6f4));
        let elem = |ty| match elem(ty)? {
            Elem::E2m1 if in_bytes => Ok(Elem::E2m1Byte),
            other => Decoded::Ok(other),
        };
        // The 8x8x4 product of halves has a layout of its own, from Volta.
        let layout = if (shape.m(), shape.k()) == (8, 4) && a == ScalarType::F16 {
            let mut rows = i.mods.iter().filter_map(|m| match m {
                Modifier::Flag(Flag::Row) => Some(true),
                Modifier::Flag(Flag::Col) => Some(false),
                _ => None,
            });
            let (a_row, b_row) = (rows.next().unwrap_or(true), rows.next().unwrap_or(false));
            Layout::Quads { a_row, b_row }
        } else {
            Layout::Documented
        };
        let mma = Mma {
            m: shape.m(),
            n: shape.n(),
            k: shape.k(),
            a_elem: elem(a)?,
            b_elem: elem(b)?,
            c_elem: elem(c)?,
            d_elem: elem(d)?,
            d: self.dests(arg(i, 0)?)?,
            a: self.matrix_srcs(arg(i, 1)?)?,
            b: self.matrix_srcs(arg(i, 2)?)?,
            c: self.matrix_srcs(arg(i, 3)?)?,
            layout,
            satfinite: i.has(Flag::Satfinite),
            bit_op: bit_op(i),
            sparse,
            scales,
            full_mask: self.full_mask(),
        };
        self.op(Op::Mma(Box::new(mma)))
    }

    fn sparse(&mut self, metadata: &Operand, selector: &Operand) -> Decoded<Sparse> {
        let selector = selector.as_int().filter(|n| (0..4).contains(n));
        let selector = selector.ok_or("a sparsity selector that is not 0 to 3")? as u32;
        Ok(Sparse { metadata: self.single_src(metadata)?, selector })
    }

    /// The scales of a product, from the operand `at` on: data and where in it, of `a` and of `b`.
    fn scales(&mut self, i: &Inst, kind: Option<MmaKind>, format: ScalarType, at: usize) -> Decoded<Scales> {
        let count = match (kind, format) {
            _ if i.has(Flag::ScaleVec1X) => 1,
            _ if i.has(Flag::ScaleVec2X) => 2,
            _ if i.has(Flag::ScaleVec4X) => 4,
            (Some(MmaKind::Mxf8f6f4), _) => 1,
            (Some(MmaKind::Mxf4), _) => 2,
            _ => return Err("mma with scales but without their number".into()),
        };
        let format = match format {
            ScalarType::Ue8m0 => Num::Ue8m0,
            ScalarType::Ue4m3 => Num::Ue4m3,
            _ => return Err(format!("scales of .{}", format.text())),
        };
        let mut one = |data: usize| {
            let place = self.srcs(arg(i, data + 1)?, ScalarType::U16)?;
            let [byte, thread] = place[..] else { return Err("scales without their place".to_string()) };
            Ok(Scale { data: self.single_src(arg(i, data)?)?, byte, thread })
        };
        Ok(Scales { count, format, a: one(at)?, b: one(at + 2)? })
    }

    pub(super) fn wmma_mma(&mut self, i: &Inst) -> Decoded<()> {
        let shape = i.shape().ok_or("wmma without a shape")?;
        let types: Vec<ScalarType> = i.types().collect();
        // The element of a and b is left out for halves.
        let (d, a, b, c) = match types[..] {
            [d, c] => (d, ScalarType::F16, ScalarType::F16, c),
            [d, a, b, c] => (d, a, b, c),
            _ => return Err("wmma with this list of types".into()),
        };
        let mma = Mma {
            m: shape.m(),
            n: shape.n(),
            k: shape.k(),
            a_elem: elem(a)?,
            b_elem: elem(b)?,
            c_elem: elem(c)?,
            d_elem: elem(d)?,
            d: self.dests(arg(i, 0)?)?,
            a: self.matrix_srcs(arg(i, 1)?)?,
            b: self.matrix_srcs(arg(i, 2)?)?,
            c: self.matrix_srcs(arg(i, 3)?)?,
            layout: Layout::Opaque,
            satfinite: i.has(Flag::Satfinite),
            bit_op: bit_op(i),
            sparse: None,
            scales: None,
            full_mask: self.full_mask(),
        };
        self.op(Op::Mma(Box::new(mma)))
    }

    pub(super) fn wgmma(&mut self, i: &Inst) -> Decoded<()> {
        let shape = i.shape().ok_or("wgmma without a shape")?;
        let types: Vec<ScalarType> = i.types().collect();
        let [d, a, b] = types[..] else { return Err("wgmma with this list of types".into()) };
        let a_operand = arg(i, 1)?;
        let source = match a_operand {
            Operand::Vector(_) => WgmmaSource::Registers(self.matrix_srcs(a_operand)?),
            other => WgmmaSource::Shared(self.src(other, ScalarType::B64)?),
        };
        let is_sparse = i.op == Opcode::WgmmaMmaAsyncSp;
        let sparse = if is_sparse { Some(self.sparse(arg(i, 3)?, arg(i, 4)?)?) } else { None };
        let after = if is_sparse { 5 } else { 3 };
        let scale_d = match i.operands.get(after) {
            Some(p) => self.pred(p)?,
            None => PredRef::TRUE,
        };
        // After the predicate: signs of a and b, then whether they are transposed (a only where it is in memory).
        let numbers: Vec<i64> = i.operands.iter().skip(after + 1).filter_map(|o| o.as_int()).collect();
        let number = |n: usize| numbers.get(n).copied().unwrap_or(0);
        let transposed = match source {
            WgmmaSource::Shared(_) => (number(2) != 0, number(3) != 0),
            WgmmaSource::Registers(_) => (false, number(2) != 0),
        };
        let wgmma = Wgmma {
            n: shape.n(),
            k: shape.k(),
            a_elem: elem(a)?,
            b_elem: elem(b)?,
            d_elem: elem(d)?,
            d: self.dests(arg(i, 0)?)?,
            a: source,
            b: self.src(arg(i, 2)?, ScalarType::B64)?,
            scale_d,
            negate: number(0) * number(1) < 0,
            transposed,
            satfinite: i.has(Flag::Satfinite),
            sparse,
            full_mask: self.full_mask(),
        };
        self.op(Op::Wgmma(Box::new(wgmma)))
    }

    pub(super) fn wmma_access(&mut self, i: &Inst) -> Decoded<()> {
        let shape = i.shape().ok_or("wmma without a shape")?;
        let is_load = i.op == Opcode::WmmaLoad;
        let (rows, cols) = match () {
            _ if i.has(Flag::A) => (shape.m(), shape.k()),
            _ if i.has(Flag::B) => (shape.k(), shape.n()),
            _ => (shape.m(), shape.n()),
        };
        let (memory, registers, stride) = if is_load { (1, 0, 2) } else { (0, 1, 2) };
        let (space, address) = self.address(arg(i, memory)?, i.space())?;
        let regs =
            if is_load { self.dests(arg(i, registers)?)? } else { self.matrix_srcs(arg(i, registers)?)? };
        let stride = match i.operands.get(stride) {
            Some(s) => self.src(s, ScalarType::U32)?,
            None => SINK,
        };
        let fragment = Fragment {
            rows,
            cols,
            elem: elem(i.last_type().ok_or("wmma without a type")?)?,
            row_major: i.has(Flag::Row),
            space,
            address,
            stride,
            regs,
            is_load,
            full_mask: self.full_mask(),
        };
        self.op(Op::WmmaAccess(Box::new(fragment)))
    }

    pub(super) fn matrix_access(&mut self, i: &Inst) -> Decoded<()> {
        let shape = i.mods.iter().find_map(|m| if let Modifier::MatShape(s) = m { Some(*s) } else { None });
        let bits = match i.last_type() {
            Some(ScalarType::B6x16P32) => 6,
            Some(ScalarType::B4x16P64) => 4,
            _ => 8,
        };
        let form = match (shape, i.last_type(), i.op) {
            (Some(MatShape::M8n8), Some(ScalarType::B16), _) => MatrixForm::Words,
            (Some(MatShape::M16n16), _, Opcode::Ldmatrix) => MatrixForm::Squares { bits },
            (Some(MatShape::M8n16), _, Opcode::Ldmatrix) => MatrixForm::Rows { bits },
            (Some(MatShape::M16n8), Some(ScalarType::B8), Opcode::Stmatrix) => MatrixForm::Columns,
            _ => return Err(format!("{} of this shape", i.op.text())),
        };
        let is_load = i.op == Opcode::Ldmatrix;
        let (memory, registers) = if is_load { (1, 0) } else { (0, 1) };
        let (space, address) = self.address(arg(i, memory)?, i.space())?;
        let regs =
            if is_load { self.dests(arg(i, registers)?)? } else { self.matrix_srcs(arg(i, registers)?)? };
        let full_mask = self.full_mask();
        let transposed = i.has(Flag::Trans);
        self.op(Op::MatrixAccess(Box::new(MatrixAccess {
            space,
            address,
            regs,
            form,
            transposed,
            is_load,
            full_mask,
        })))
    }

    pub(super) fn movmatrix(&mut self, i: &Inst) -> Decoded<()> {
        let (d, a) = (self.dest(arg(i, 0)?)?, self.src(arg(i, 1)?, ScalarType::B32)?);
        let mask = self.full_mask();
        self.op(Op::Movmatrix { d, a, mask })
    }
}

fn bit_op(i: &Inst) -> BitOp {
    if i.reduce_op() == Some(ReduceOp::And) { BitOp::And } else { BitOp::Xor }
}

fn elem(ty: ScalarType) -> Decoded<Elem> {
    Ok(match ty {
        ScalarType::F16 => Elem::F16,
        ScalarType::Bf16 => Elem::Bf16,
        ScalarType::Tf32 => Elem::Tf32,
        ScalarType::F32 => Elem::F32,
        ScalarType::F64 => Elem::F64,
        ScalarType::E4m3 => Elem::E4m3,
        ScalarType::E5m2 => Elem::E5m2,
        ScalarType::E3m2 => Elem::E3m2,
        ScalarType::E2m3 => Elem::E2m3,
        ScalarType::E2m1 => Elem::E2m1,
        ScalarType::S8 => Elem::S8,
        ScalarType::U8 => Elem::U8,
        ScalarType::S4 => Elem::S4,
        ScalarType::U4 => Elem::U4,
        ScalarType::B1 => Elem::B1,
        ScalarType::S32 => Elem::S32,
        _ => return Err(format!("matrices of .{}", ty.text())),
    })
}
