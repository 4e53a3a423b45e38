//! Dispatch by opcode.

use oxicc_ptx::{Inst, Opcode, Operand, ScalarType, TypeKind};

use super::{Decoded, Decoder};
use crate::code::{Fmt, IntTy, Op};

impl Decoder<'_> {
    // One arm for each opcode.
    pub(super) fn inst(&mut self, i: &Inst) -> Decoded<()> {
        use Opcode::*;
        match i.op {
            Add | Sub | Mul | Div | Rem | Min | Max | And | Or | Xor | Shl | Shr | Mul24 | Copysign
            | Bmsk | Szext => self.binary(i),
            Mad | Mad24 | Fma | Sad | Bfe | Prmt | Lop3 | Shf | Dp4a | Dp2a | Fns => self.ternary(i),
            Addc | Subc | Madc => self.carry(i),
            Neg | Abs | Not | Cnot | Popc | Clz | Brev | Bfind | Sqrt | Rcp | Rsqrt | Sin | Cos | Lg2
            | Ex2 | Tanh => self.unary(i),
            Vadd | Vsub | Vabsdiff | Vmin | Vmax | Vshl | Vshr | Vset | Vadd2 | Vsub2 | Vabsdiff2 | Vmin2
            | Vmax2 | Vavrg2 | Vset2 | Vadd4 | Vsub4 | Vabsdiff4 | Vmin4 | Vmax4 | Vavrg4 | Vset4 => {
                self.video(i)
            }
            Vmad => self.vmad(i),
            Tex | Tld4 => self.texture(i),
            Txq | Suq => self.texture_query(i),
            Suld | Sust | Sured => self.surface(i),
            CvtPack => self.cvt_pack(i),
            Bfi => self.bfi(i),
            Testp => self.testp(i),
            Setp => self.setp(i),
            Set => self.set(i),
            Selp => self.selp(i),
            Slct => self.slct(i),
            Mov => self.mov(i),
            Cvt => self.cvt(i),
            Cvta => self.cvta(i),
            Isspacep => self.isspacep(i),
            Istypep => self.istypep(i),
            // With one device, what several would combine is what the one has.
            Ld | Ldu | MultimemLdReduce => self.load(i),
            St | MultimemSt => self.store(i),
            Atom | Red | MultimemRed => self.atom(i),
            Bra => self.bra(i),
            BrxIdx => self.brx(i),
            Call => self.call(i),
            Ret => self.op(Op::Ret),
            Exit => self.op(Op::Exit),
            Trap | Brkpt => self.op(if i.op == Trap { Op::Trap } else { Op::Nop }),
            BarSync | BarCtaSync | BarrierSync | BarrierCtaSync | BarArrive | BarCtaArrive
            | BarrierArrive | BarrierCtaArrive | BarRed | BarCtaRed | BarrierRed | BarrierCtaRed => {
                self.barrier(i)
            }
            BarrierClusterArrive => self.op(Op::ClusterArrive),
            BarrierClusterWait => self.op(Op::ClusterWait),
            Mapa | Getctarank => self.cluster_address(i),
            BarWarpSync => {
                let mask = self.src(arg(i, 0)?, ScalarType::B32)?;
                self.op(Op::WarpSync { mask })
            }
            Shfl => self.shfl(i),
            Vote => self.vote(i),
            Match => self.matching(i),
            Redux => self.redux(i),
            ElectSync => self.elect(i),
            Activemask => {
                let d = self.dest(arg(i, 0)?)?;
                self.op(Op::Activemask { d })
            }
            Alloca => self.alloca(i),
            Stacksave => {
                let d = self.dest(arg(i, 0)?)?;
                self.op(Op::StackSave { d })
            }
            Stackrestore => {
                let a = self.src(arg(i, 0)?, ScalarType::B64)?;
                self.op(Op::StackRestore { a })
            }
            Mma | MmaSp | MmaSpOrdered => self.mma(i),
            WmmaMma => self.wmma_mma(i),
            WmmaLoad | WmmaStore => self.wmma_access(i),
            Ldmatrix | Stmatrix => self.matrix_access(i),
            Movmatrix => self.movmatrix(i),
            MbarrierInit
            | MbarrierInval
            | MbarrierExpectTx
            | MbarrierCompleteTx
            | MbarrierArrive
            | MbarrierArriveDrop
            | MbarrierTestWait
            | MbarrierTryWait
            | MbarrierPendingCount
            | CpAsyncMbarrierArrive => self.mbarrier(i),
            CpAsync => self.cp_async(i),
            CpAsyncBulk | CpReduceAsyncBulk | MultimemCpAsyncBulk | MultimemCpReduceAsyncBulk => {
                self.cp_async_bulk(i)
            }
            ClusterlaunchcontrolTryCancel => self.try_cancel(i),
            ClusterlaunchcontrolQueryCancel => self.query_cancel(i),
            CpAsyncBulkTensor | CpReduceAsyncBulkTensor => self.tensor_copy(i),
            TensormapReplace => self.tensor_replace(i),
            TensormapCpFenceproxy => self.cp_async_bulk(i),
            StBulk => self.st_bulk(i),
            StAsync | RedAsync => self.async_access(i),
            WgmmaMmaAsync | WgmmaMmaAsyncSp => self.wgmma(i),
            CpAsyncCommitGroup
            | CpAsyncWaitGroup
            | CpAsyncWaitAll
            | CpAsyncBulkCommitGroup
            | CpAsyncBulkWaitGroup => self.copy_group(i),
            // Products are done when they are issued.
            CpAsyncBulkPrefetch
            | CpAsyncBulkPrefetchTensor
            | WgmmaFence
            | WgmmaCommitGroup
            | WgmmaWaitGroup => self.op(Op::Nop),
            Createpolicy => {
                let (d, a) = (self.dest(arg(i, 0)?)?, self.constant(0));
                self.op(Op::Mov { d, a })
            }
            Nanosleep => self.op(Op::Yield),
            Membar | Fence | FenceProxy | FenceMbarrierInit => self.op(Op::Fence),
            Prefetch
            | Prefetchu
            | Applypriority
            | Discard
            | GriddepcontrolLaunchDependents
            | GriddepcontrolWait
            | Pmevent
            | Setmaxnreg => self.op(Op::Nop),
            Tcgen05Alloc => self.tensor_alloc(i),
            Tcgen05Dealloc => self.tensor_dealloc(i),
            Tcgen05RelinquishAllocPermit => self.tensor_relinquish(),
            Tcgen05Ld | Tcgen05LdRed | Tcgen05St => self.tensor_access(i),
            Tcgen05Cp => self.tensor_cp(i),
            Tcgen05Shift => self.tensor_shift(i),
            Tcgen05Mma | Tcgen05MmaSp | Tcgen05MmaWs | Tcgen05MmaWsSp => self.tensor_mma(i),
            Tcgen05Commit => self.tensor_commit(i),
            // What they wait for is done when it is issued.
            Tcgen05WaitLd | Tcgen05WaitSt | Tcgen05FenceBefore | Tcgen05FenceAfter => self.op(Op::Nop),
            FabricSubmit
            | FabricWait
            | FabricTryAtomAsync
            | FabricTryGetAsync
            | FabricTryGetAsyncTensor
            | FabricTryPullredAsync
            | FabricTryPutAsync
            | FabricTryPutAsyncTensor
            | FabricTryRedAsync => Err(format!("{}: there is no other GPU", i.op.text())),
        }
    }

    pub(super) fn op(&mut self, op: Op) -> Decoded<()> {
        self.push(op);
        Ok(())
    }
}

/// An operand that must be there.
pub(super) fn arg(i: &Inst, n: usize) -> Decoded<&Operand> {
    i.operands.get(n).ok_or_else(|| format!("{} without operand {}", i.op.text(), n + 1))
}

/// The type modifier that must be there.
pub(super) fn ty(i: &Inst) -> Decoded<ScalarType> {
    i.ty().ok_or_else(|| format!("{} without a type", i.op.text()))
}

/// An integer or bit type.
pub(super) fn int_ty(ty: ScalarType) -> Decoded<IntTy> {
    match (ty.kind(), ty.bits()) {
        (TypeKind::Bits | TypeKind::Unsigned | TypeKind::Signed, bits @ (8 | 16 | 32 | 64)) => {
            Ok(IntTy { bits: bits as u8, signed: ty.is_signed() })
        }
        _ => Err(format!("integer arithmetic on .{}", ty.text())),
    }
}

pub(super) fn fmt(ty: ScalarType) -> Option<Fmt> {
    Some(match ty {
        ScalarType::F16 => Fmt::F16,
        ScalarType::Bf16 => Fmt::Bf16,
        ScalarType::F16x2 => Fmt::F16x2,
        ScalarType::Bf16x2 => Fmt::Bf16x2,
        ScalarType::F32 => Fmt::F32,
        ScalarType::F32x2 => Fmt::F32x2,
        ScalarType::F64 => Fmt::F64,
        _ => return None,
    })
}
