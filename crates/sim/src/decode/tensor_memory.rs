//! Tensor memory and the tensor cores that work on it.

use oxicc_ptx::{Flag, Inst, MatShape, MmaKind, Modifier, Opcode, Operand, ReduceOp, ScalarType};

use super::inst::arg;
use super::{Decoded, Decoder};
use crate::code::{
    Address, CopyLanes, Op, Slots, TensorCoreOp, TensorMemoryCopy, TensorMemoryOp, TensorMma,
    TensorReduction, TensorReductionKind, TensorScales, TensorShape, TensorSource, WarpTensorOp,
};

impl Decoder<'_> {
    fn tensor_address(&mut self, operand: &Operand) -> Decoded<Address> {
        Ok(self.address(operand, None)?.1)
    }

    fn warp_tensor_op(&mut self, op: WarpTensorOp) -> Decoded<()> {
        let full_mask = self.full_mask();
        self.op(Op::TensorMemory(Box::new(TensorMemoryOp { op, full_mask })))
    }

    pub(super) fn tensor_alloc(&mut self, i: &Inst) -> Decoded<()> {
        let to = self.address(arg(i, 0)?, i.space())?;
        let columns = self.src(arg(i, 1)?, ScalarType::U32)?;
        self.warp_tensor_op(WarpTensorOp::Alloc { pair: i.has(Flag::CtaGroup2), to, columns })
    }

    pub(super) fn tensor_dealloc(&mut self, i: &Inst) -> Decoded<()> {
        let address = self.src(arg(i, 0)?, ScalarType::U32)?;
        let columns = self.src(arg(i, 1)?, ScalarType::U32)?;
        self.warp_tensor_op(WarpTensorOp::Dealloc { address, columns })
    }

    pub(super) fn tensor_relinquish(&mut self) -> Decoded<()> {
        self.warp_tensor_op(WarpTensorOp::Relinquish)
    }

    /// `tcgen05.ld`, `.ld.red` and `.st`; the distance of `.16x32bx2` follows the address.
    pub(super) fn tensor_access(&mut self, i: &Inst) -> Decoded<()> {
        let is_load = i.op != Opcode::Tcgen05St;
        let (address_at, regs_at) = match i.op {
            Opcode::Tcgen05LdRed => (2, 0),
            Opcode::Tcgen05Ld => (1, 0),
            _ => (0, if mat_shape(i) == Some(MatShape::S16x32bx2) { 2 } else { 1 }),
        };
        let shape = match mat_shape(i) {
            Some(MatShape::S16x64b) => TensorShape::L16x64b,
            Some(MatShape::S16x128b) => TensorShape::L16x128b,
            Some(MatShape::S16x256b) => TensorShape::L16x256b,
            Some(MatShape::S32x32b) => TensorShape::L32x32b,
            Some(MatShape::S16x32bx2) => {
                let apart = arg(i, address_at + 1)?.as_int().and_then(|n| u32::try_from(n).ok());
                TensorShape::L16x32bx2 { apart: apart.ok_or("halves without their distance")? }
            }
            _ => return Err(format!("{} of this shape", i.op.text())),
        };
        let address = self.tensor_address(arg(i, address_at)?)?;
        let operand = arg(i, regs_at)?;
        let regs = if is_load { self.dests(operand)? } else { self.matrix_srcs(operand)? };
        let expected = shape.registers() * i.count().unwrap_or(1) as u32;
        if regs.len() != expected as usize {
            return Err(format!("{} with {} registers instead of {expected}", i.op.text(), regs.len()));
        }
        let reduction = match i.op {
            Opcode::Tcgen05LdRed => Some(self.tensor_reduction(i)?),
            _ => None,
        };
        let packed = i.has(Flag::Pack16b) || i.has(Flag::Unpack16b);
        self.warp_tensor_op(WarpTensorOp::Access { is_load, shape, address, regs, packed, reduction })
    }

    fn tensor_reduction(&mut self, i: &Inst) -> Decoded<TensorReduction> {
        let max = match i.reduce_op() {
            Some(ReduceOp::Min) => false,
            Some(ReduceOp::Max) => true,
            _ => return Err("tcgen05.ld.red with this operation".into()),
        };
        let kind = match i.last_type() {
            Some(ScalarType::U32) => TensorReductionKind::Unsigned,
            Some(ScalarType::S32) => TensorReductionKind::Signed,
            Some(ScalarType::F32) => {
                TensorReductionKind::Float { abs: i.has(Flag::Abs), nan: i.has(Flag::NaN) }
            }
            _ => return Err("tcgen05.ld.red of this type".into()),
        };
        Ok(TensorReduction { d: self.dest(arg(i, 1)?)?, max, kind })
    }

    fn tensor_core_op(&mut self, op: TensorCoreOp) -> Decoded<()> {
        self.op(Op::TensorCore(Box::new(op)))
    }

    pub(super) fn tensor_cp(&mut self, i: &Inst) -> Decoded<()> {
        let (lanes, chunks) = match mat_shape(i) {
            Some(MatShape::S128x256b) => (CopyLanes::All128, 2),
            Some(MatShape::S128x128b) => (CopyLanes::All128, 1),
            Some(MatShape::S4x256b) => (CopyLanes::OneOfEachQuarter, 2),
            Some(MatShape::S64x128b) if i.has(Flag::Warpx2_02_13) => (CopyLanes::Halves, 1),
            Some(MatShape::S64x128b) if i.has(Flag::Warpx2_01_23) => (CopyLanes::HalvesInTurn, 1),
            Some(MatShape::S32x128b) if i.has(Flag::Warpx4) => (CopyLanes::Quarters, 1),
            _ => return Err("tcgen05.cp of this shape".into()),
        };
        let from_bits = match i.last_type() {
            Some(ScalarType::B6x16P32) => Some(6),
            Some(ScalarType::B4x16P64) => Some(4),
            _ => None,
        };
        let to = self.tensor_address(arg(i, 0)?)?;
        let from = self.src(arg(i, 1)?, ScalarType::B64)?;
        let pair = i.has(Flag::CtaGroup2);
        self.tensor_core_op(TensorCoreOp::Copy(TensorMemoryCopy { pair, lanes, chunks, from_bits, to, from }))
    }

    pub(super) fn tensor_shift(&mut self, i: &Inst) -> Decoded<()> {
        let address = self.tensor_address(arg(i, 0)?)?;
        self.tensor_core_op(TensorCoreOp::Shift { pair: i.has(Flag::CtaGroup2), address })
    }

    pub(super) fn tensor_commit(&mut self, i: &Inst) -> Decoded<()> {
        let barrier = self.address(arg(i, 0)?, i.space())?;
        let multicast = match i.operands.get(1) {
            Some(mask) if i.has(Flag::MulticastCluster) => Some(self.src(mask, ScalarType::U16)?),
            _ => None,
        };
        self.tensor_core_op(TensorCoreOp::Commit { barrier, multicast })
    }

    /// Operands: d, a, b, metadata of a sparse product, the descriptor; then either the factors or the lanes to leave alone; whether `d` is
    /// added; then its scale or the columns that are zero.
    pub(super) fn tensor_mma(&mut self, i: &Inst) -> Decoded<()> {
        let kind = i.mods.iter().find_map(|m| if let Modifier::Kind(k) = m { Some(*k) } else { None });
        let kind = kind.ok_or("tcgen05.mma without a kind")?;
        let weights = matches!(i.op, Opcode::Tcgen05MmaWs | Opcode::Tcgen05MmaWsSp);
        let is_sparse = matches!(i.op, Opcode::Tcgen05MmaSp | Opcode::Tcgen05MmaWsSp);
        let d = self.tensor_address(arg(i, 0)?)?;
        let a = match arg(i, 1)? {
            address if address.is_address() => TensorSource::Memory(self.tensor_address(address)?),
            other => TensorSource::Shared(self.src(other, ScalarType::B64)?),
        };
        let b = self.src(arg(i, 2)?, ScalarType::B64)?;
        let mut rest = 3..i.operands.len();
        let mut next = || rest.next().and_then(|n| i.operands.get(n));
        let mut must = || next().ok_or_else(|| format!("{} without all operands", i.op.text()));
        let metadata = if is_sparse { Some(self.tensor_address(must()?)?) } else { None };
        let descriptor = self.src(must()?, ScalarType::B32)?;
        let scales = if i.has(Flag::BlockScale) {
            let (a, b) = (self.tensor_address(must()?)?, self.tensor_address(must()?)?);
            Some(TensorScales { a, b, count: factors(i, kind)? })
        } else {
            None
        };
        let mut operand = must()?;
        let mut disabled = Slots::new();
        if let Operand::Vector(_) = operand {
            disabled = self.matrix_srcs(operand)?;
            operand = must()?;
        }
        let accumulate = self.pred(operand)?;
        let last = next();
        let scale_d = match last {
            Some(n) if !weights => {
                n.as_int().filter(|n| (0..16).contains(n)).ok_or("this scale of d")? as u32
            }
            _ => 0,
        };
        let zero_columns = match last {
            Some(mask) if weights => Some(self.src(mask, ScalarType::B64)?),
            _ => None,
        };
        let mma = TensorMma {
            kind,
            pair: i.has(Flag::CtaGroup2),
            weights,
            shifted: i.has(Flag::Ashift),
            d,
            a,
            b,
            metadata,
            descriptor,
            scales,
            disabled,
            accumulate,
            scale_d,
            zero_columns,
        };
        self.tensor_core_op(TensorCoreOp::Mma(Box::new(mma)))
    }
}

fn mat_shape(i: &Inst) -> Option<MatShape> {
    i.mods.iter().find_map(|m| if let Modifier::MatShape(s) = m { Some(*s) } else { None })
}

/// Factors of each row: told, or by the size of the blocks and the kind.
fn factors(i: &Inst, kind: MmaKind) -> Decoded<u32> {
    Ok(match kind {
        _ if i.has(Flag::ScaleVec1X) => 1,
        _ if i.has(Flag::ScaleVec2X) => 2,
        _ if i.has(Flag::ScaleVec4X) || i.has(Flag::Block16) => 4,
        MmaKind::Mxf8f6f4 => 1,
        MmaKind::Mxf4 => 2,
        MmaKind::Mxf4nvf4 if i.has(Flag::Block32) => 2,
        MmaKind::Mxf4nvf4 | MmaKind::F16 | MmaKind::Tf32 | MmaKind::F8f6f4 | MmaKind::I8 => {
            return Err("tcgen05.mma with scales but without their number".into());
        }
    })
}
