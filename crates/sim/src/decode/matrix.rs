//! Matrix instructions: mma, wmma, ldmatrix, stmatrix, movmatrix.

use oxicc_ptx::{Flag, Inst, MatShape, Modifier, Opcode, Operand, ReduceOp, ScalarType};

use super::inst::arg;
use super::{Decoded, Decoder};
use crate::code::{
    BitOp, Elem, Fragment, Layout, MatrixAccess, Mma, Op, PredRef, SINK, Slots, Wgmma, WgmmaSource,
};

impl Decoder<'_> {
    fn full_mask(&mut self) -> u32 {
        self.constant(0xffff_ffff)
    }

    /// The registers of an operand, whatever their type.
    fn matrix_srcs(&mut self, operand: &Operand) -> Decoded<Slots> {
        self.srcs(operand, ScalarType::B32)
    }

    pub(super) fn mma(&mut self, i: &Inst) -> Decoded<()> {
        let shape = i.shape().ok_or("mma without a shape")?;
        let types: Vec<ScalarType> = i.types().collect();
        let [d, a, b, c] = types[..] else { return Err("mma with this list of types".into()) };
        if i.mods.iter().any(|m| matches!(m, Modifier::Kind(_))) && i.has(Flag::BlockScale) {
            return Err("mma with block scaling".into());
        }
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
            full_mask: self.full_mask(),
        };
        self.op(Op::Mma(Box::new(mma)))
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
        let scale_d = match i.operands.get(3) {
            Some(p) => self.pred(p)?,
            None => PredRef::TRUE,
        };
        // After the predicate: signs of a and b, then whether they are transposed (a only where it is in memory).
        let numbers: Vec<i64> = i.operands.iter().skip(4).filter_map(|o| o.as_int()).collect();
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
        let plain =
            i.mods.contains(&Modifier::MatShape(MatShape::M8n8)) && i.last_type() == Some(ScalarType::B16);
        if !plain {
            return Err(format!("{} of this shape", i.op.text()));
        }
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
        ScalarType::S8 => Elem::S8,
        ScalarType::U8 => Elem::U8,
        ScalarType::S4 => Elem::S4,
        ScalarType::U4 => Elem::U4,
        ScalarType::B1 => Elem::B1,
        ScalarType::S32 => Elem::S32,
        _ => return Err(format!("matrices of .{}", ty.text())),
    })
}
