//! Feature gates: what needs which architecture, one row per feature.

use crate::target::{PtxVersion, Target, Variant};

/// Which targets admit a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gate {
    /// Every target from this SM number on, suffix or not.
    From(u16),
    /// Exactly this arch-specific target.
    OnlyA(u16),
    /// Arch- and family-specific targets from this SM number on.
    EveryAF(u16),
    /// Arch- and family-specific targets with one of these SM numbers.
    AF(&'static [u16]),
    /// Arch-specific targets with one of these SM numbers.
    A(&'static [u16]),
    /// Every target before this SM number: what older GPUs could do and newer ones cannot.
    Before(u16),
    /// sm_90a, and arch- and family-specific targets from sm_100 on.
    HopperAThenAF,
}

impl Gate {
    pub fn admits(self, target: Target) -> bool {
        let sm = target.sm();
        let a = target.variant() == Variant::ArchSpecific;
        let af = target.variant() != Variant::Base;
        match self {
            Gate::From(min) => sm >= min,
            Gate::OnlyA(only) => a && sm == only,
            Gate::EveryAF(min) => af && sm >= min,
            Gate::AF(list) => af && list.contains(&sm),
            Gate::A(list) => a && list.contains(&sm),
            Gate::Before(end) => sm < end,
            Gate::HopperAThenAF => (a && sm == 90) || (af && sm >= 100),
        }
    }

    /// The lowest SM number that can have the feature, for messages ("requires sm_90 or higher").
    pub fn min_sm(self) -> u16 {
        match self {
            Gate::From(sm) | Gate::OnlyA(sm) | Gate::EveryAF(sm) => sm,
            Gate::AF(list) | Gate::A(list) => list.iter().copied().min().unwrap_or(u16::MAX),
            Gate::Before(_) => 0,
            Gate::HopperAThenAF => 90,
        }
    }
}

macro_rules! features {
    ($($(#[doc = $doc:literal])* $name:ident => $gate:expr;)*) => {
        /// Something that only some targets can do. The doc comment of each says what it covers.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum Feature {
            $($(#[doc = $doc])* $name,)*
        }

        impl Feature {
            /// Every feature, in table order.
            pub const ALL: &'static [Feature] = &[$(Feature::$name),*];

            /// Which targets have it.
            pub fn gate(self) -> Gate {
                match self {
                    $(Feature::$name => $gate,)*
                }
            }
        }
    };
}

features! {
    // Maxwell and Pascal.
    /// f16 and f16x2 arithmetic and comparison; below, halves are converted to f32 and back.
    F16Arithmetic => Gate::From(53);
    /// alloca, stacksave, stackrestore.
    StackAllocation => Gate::From(52);
    /// Scopes of atom and red; without one, the GPU is meant.
    AtomicScope => Gate::From(60);
    /// atom.add and red.add of f64.
    AtomicF64 => Gate::From(60);
    /// atom.add.noftz and red.add.noftz of f16x2.
    AtomicF16x2 => Gate::From(60);
    /// membar.proxy.
    MembarProxy => Gate::From(60);
    /// The functions __nv_atomic_*.
    NvAtomic => Gate::From(60);
    /// dp4a, dp2a.
    DotProduct => Gate::From(61);
    /// shfl and vote without .sync.
    WarpWithoutSync => Gate::Before(70);

    // Volta and Turing.
    /// The memory model of PTX 6.0: .weak, .relaxed, .acquire, .release, .acq_rel and .mmio accesses, fence. Below, accesses are
    /// .volatile, and membar is the only fence.
    MemoryModel => Gate::From(70);
    /// match.
    Match => Gate::From(70);
    /// nanosleep.
    Nanosleep => Gate::From(70);
    /// atom.cas.b16.
    AtomicB16 => Gate::From(70);
    /// atom.add.noftz and red.add.noftz of f16.
    AtomicF16 => Gate::From(70);
    /// Registers, ld and st of .b128.
    LoadStoreB128 => Gate::From(70);
    /// Generic addresses of parameters: cvta and isspacep with .param.
    ParamAddress => Gate::From(70);
    /// Eviction priorities of the L1 cache.
    L1Eviction => Gate::From(70);
    /// lop3 with a predicate.
    Lop3Predicate => Gate::From(70);
    /// szext, bmsk.
    FieldMask => Gate::From(70);
    /// wmma with f16 fragments.
    Wmma => Gate::From(70);
    /// mma.sync m8n8k4 f16.
    MmaVolta => Gate::From(70);
    /// wmma with s8 and u8 fragments.
    WmmaInt8 => Gate::From(72);
    /// cvt.pack to bytes and 16 bits.
    CvtPack => Gate::From(72);
    /// wmma with s4, u4 and b1 (xor) fragments.
    WmmaSubByte => Gate::From(75);
    /// cvt.pack to less than a byte.
    CvtPackSubByte => Gate::From(75);
    /// tanh.approx.f32, ex2.approx.f16, tanh.approx.f16.
    TanhApprox => Gate::From(75);
    /// ldmatrix m8n8 .b16.
    Ldmatrix => Gate::From(75);
    /// .L2::64B and .L2::128B of loads.
    L2Prefetch => Gate::From(75);
    /// mma.sync m16n8k8 f16, m8n8k16 s8, m8n8k32 s4, m8n8k128 b1 xor.
    MmaTuring => Gate::From(75);

    // Ampere.
    /// redux.sync on integers.
    Redux => Gate::From(80);
    /// cp.async (not bulk) and its groups.
    CpAsync => Gate::From(80);
    /// mbarrier.init, arrive, test_wait.
    Mbarrier => Gate::From(80);
    /// bf16 fma, min, max, abs, neg, conversions from f32.
    Bf16 => Gate::From(80);
    /// cvt.rna.tf32.f32 and tf32 operands.
    Tf32 => Gate::From(80);
    /// min/max .NaN, .xorsign.abs; fma .relu; f16 min/max.
    MinMaxNan => Gate::From(80);
    /// wmma with bf16, tf32, f64 fragments and b1 and.popc.
    WmmaAmpere => Gate::From(80);
    /// mma.sync m16n8k16 f16/bf16, tf32, f64 m8n8k4, m16n8k32 s8, m16n8k256 b1.
    MmaAmpere => Gate::From(80);
    /// mma.sp.
    MmaSparse => Gate::From(80);
    /// .L2::cache_hint, createpolicy, .L1:: eviction priorities, discard, applypriority.
    CacheHints => Gate::From(80);
    /// branch.if.convergent.
    BranchIfConvergent => Gate::From(80);

    // Ada.
    /// cvt to and from e4m3x2 and e5m2x2.
    Fp8Convert => Gate::From(89);
    /// mma.sync m16n8k32 with fp8 operands.
    MmaFp8 => Gate::From(89);

    // Hopper.
    /// Cluster launch attributes, special registers, barrier.cluster, mapa, getctarank, .shared::cluster.
    Cluster => Gate::From(90);
    /// The .cluster scope of fences and atomics.
    ClusterScope => Gate::From(90);
    /// elect.sync.
    ElectSync => Gate::From(90);
    /// griddepcontrol.
    GridDepControl => Gate::From(90);
    /// stmatrix m8n8 .b16.
    Stmatrix => Gate::From(90);
    /// cp.async.bulk, cp.reduce.async.bulk, st.async, red.async, fence.proxy.async, tensormap.
    BulkAsync => Gate::From(90);
    /// cp.async.bulk.tensor and its prefetch and reduce forms.
    Tma => Gate::From(90);
    /// mbarrier.try_wait, expect_tx, complete_tx.
    MbarrierTx => Gate::From(90);
    /// atom.exch and atom.cas of .b128.
    AtomicB128 => Gate::From(90);
    /// atom.add of .v2.f32, .v4.f32 and packed half vectors.
    AtomicVector => Gate::From(90);
    /// atom.add.noftz.bf16 and .bf16x2.
    AtomicBf16 => Gate::From(90);
    /// fence.acquire and fence.release as the reference chooses them (below, fence.acq_rel serves for both,
    /// although assemblers take the one-sided fences everywhere).
    OneSidedFence => Gate::From(90);
    /// add, sub, mul of bf16; tanh and ex2 of bf16.
    Bf16Arithmetic => Gate::From(90);
    /// add, min, max of .s16x2 and .u16x2.
    PackedInt16 => Gate::From(90);
    /// mma.sync f64 m16n8k4, k8, k16.
    MmaF64Wide => Gate::From(90);
    /// multimem.ld_reduce, st, red.
    Multimem => Gate::From(90);
    /// wgmma.fence, commit_group, wait_group, mma_async.
    Wgmma => Gate::OnlyA(90);
    /// fma.oob.
    FmaOob => Gate::From(90);
    /// tensormap.replace.
    TensormapReplace => Gate::HopperAThenAF;
    /// setmaxnreg.
    SetMaxNreg => Gate::HopperAThenAF;

    // Blackwell.
    /// 256-bit vector loads and stores.
    LoadStore256 => Gate::From(100);
    /// add, sub, mul, fma of .f32x2.
    PackedF32 => Gate::From(100);
    /// cvt.rn and cvt.rz to tf32 with .satfinite.
    Tf32Satfinite => Gate::From(100);
    /// min and max of three f32 inputs.
    MinMax3 => Gate::From(100);
    /// tensormap.replace of .swizzle_atomicity.
    TensormapAtomicity => Gate::EveryAF(100);
    /// clusterlaunchcontrol.try_cancel with .multicast.
    MulticastTryCancel => Gate::EveryAF(100);
    /// clusterlaunchcontrol.
    ClusterLaunchControl => Gate::From(100);
    /// tensormap im2col::w modes, tile::gather4 and scatter4, cp_mask, st.bulk.
    TmaIm2colW => Gate::From(100);
    /// fabric.submit, wait, try_get, try_put, try_red, try_atom, try_pullred.
    Fabric => Gate::From(100);
    /// fabric.try_pullred of halves that are added as floats.
    FabricAccumulate => Gate::EveryAF(100);
    /// fabric.try_get and try_put of tensors.
    FabricTensor => Gate::AF(&[107]);
    /// .cta_group::2 of cp.async.bulk.tensor.
    TmaTwoCta => Gate::AF(&[100, 101, 103, 107, 110]);
    /// redux.sync.min.f32 and relatives. (The reference's intrinsics know only sm_100a.)
    ReduxF32 => Gate::AF(&[100, 103, 107]);
    /// cvt to and from e2m3x2, e3m2x2, e2m1x2, ue8m0x2. (The reference's intrinsics reject the `f` targets.)
    Fp6Fp4Convert => Gate::EveryAF(100);
    /// cvt.rs.
    StochasticRounding => Gate::A(&[100, 103, 107]);
    /// ldmatrix m16n16 .b8, m8n16 with .b6x16_p32 and .b4x16_p64; stmatrix .b8.
    LdmatrixB8 => Gate::EveryAF(100);
    /// tcgen05.
    Tcgen05 => Gate::AF(&[100, 101, 103, 107, 110]);
    /// tcgen05.mma with sparse mxf4 or explicit scale_vec.
    Tcgen05ArchOnly => Gate::A(&[100, 101, 103, 107, 110]);
    /// tcgen05.mma .kind::i8.
    Tcgen05I8 => Gate::A(&[100, 101, 110]);
    /// tcgen05.mma with a scaled input accumulator.
    Tcgen05ScaleInputD => Gate::AF(&[100, 103, 107]);
    /// mma.sync with block scaling and f8f6f4 kinds.
    MmaBlockScale => Gate::AF(&[120, 121]);
    /// .offset.bindless textures and 16-bit texels.
    TextureBindlessOffset => Gate::From(120);
}

impl Feature {
    /// The first PTX version that has it, where that is later than the first that has all targets of its gate.
    pub fn since_ptx(self) -> PtxVersion {
        match self {
            Feature::LoadStore256 | Feature::MinMax3 => PtxVersion::new(8, 8),
            Feature::OneSidedFence => PtxVersion::new(8, 6),
            Feature::AtomicB128 | Feature::LoadStoreB128 => PtxVersion::new(8, 3),
            Feature::AtomicVector => PtxVersion::new(8, 1),
            _ => PtxVersion::new(8, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(feature: Feature) -> String {
        Target::all().filter(|t| t.has(feature)).map(|t| t.name()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn suffix_gates_match_the_specification() {
        assert_eq!(names(Feature::Wgmma), "sm_90a");
        assert_eq!(
            names(Feature::Tcgen05),
            "sm_100a sm_100f sm_101a sm_101f sm_103a sm_103f sm_107a sm_107f sm_110a sm_110f"
        );
        assert_eq!(names(Feature::Tcgen05I8), "sm_100a sm_101a sm_110a");
        assert_eq!(names(Feature::ReduxF32), "sm_100a sm_100f sm_103a sm_103f sm_107a sm_107f");
        assert_eq!(
            names(Feature::SetMaxNreg),
            "sm_90a sm_100a sm_100f sm_101a sm_101f sm_103a sm_103f sm_107a sm_107f sm_110a sm_110f sm_120a sm_120f \
             sm_121a sm_121f"
        );
    }

    #[test]
    fn plain_gates_are_monotonic() {
        for &feature in Feature::ALL {
            if let Gate::From(min) = feature.gate() {
                for t in Target::all() {
                    assert_eq!(t.has(feature), t.sm() >= min);
                }
            }
            assert!(feature.gate().min_sm() <= 121);
        }
    }
}
