//! Asynchronous copies, barriers in memory, tensor memory.

use oxicc_arch::Feature::*;

use super::{Row, on, row};

pub const ROWS: &[Row] = &[
    on(CpAsync, row("cp.async.ca.shared.global.{4|8|16}.s", "cp.async.ca.shared.global [0], [1], =$1, 2")),
    on(CpAsync, row("cp.async.ca.shared.global.{4|8|16}", "cp.async.ca.shared.global [0], [1], =$1")),
    on(CpAsync, row("cp.async.cg.shared.global.16.s", "cp.async.cg.shared.global [0], [1], =16, 2")),
    on(CpAsync, row("cp.async.cg.shared.global.16", "cp.async.cg.shared.global [0], [1], =16")),
    on(CpAsync, row("cp.async.commit.group", "cp.async.commit_group")),
    on(CpAsync, row("cp.async.wait.group", "cp.async.wait_group #0")),
    on(CpAsync, row("cp.async.wait.all", "cp.async.wait_all")),
    on(CpAsync, row("cp.async.mbarrier.arrive{|.noinc}{|.shared}", "cp.async.mbarrier.arrive$1@0.b64 [0]")),
    on(BulkAsync, row("cp.async.bulk.commit.group", "cp.async.bulk.commit_group")),
    on(BulkAsync, row("cp.async.bulk.wait.group.read", "cp.async.bulk.wait_group.read #0")),
    on(BulkAsync, row("cp.async.bulk.wait.group", "cp.async.bulk.wait_group #0")),
    on(Mbarrier, row("mbarrier.init{|.shared}", "mbarrier.init@0.b64 [0], 1")),
    on(Mbarrier, row("mbarrier.inval{|.shared}", "mbarrier.inval@0.b64 [0]")),
    on(
        Mbarrier,
        row(
            "mbarrier.arrive{.drop=_drop|}.noComplete{|.shared}",
            "mbarrier.arrive$1.noComplete@0.b64 d, [0], 1",
        ),
    ),
    on(Mbarrier, row("mbarrier.arrive{.drop=_drop|}{|.shared}", "mbarrier.arrive$1@0.b64 d, [0]")),
    on(Mbarrier, row("mbarrier.test.wait{|.shared}", "mbarrier.test_wait@0.b64 d, [0], 1")),
    on(Mbarrier, row("mbarrier.pending.count", "mbarrier.pending_count.b64 d, 0")),
    // The forms that name a scope and a space.
    on(
        MbarrierTx,
        row(
            "mbarrier.{expect|complete}.tx.scope.{cta|cluster}.space.{cta|cluster}",
            "mbarrier.$1_tx.relaxed.$2.shared::$3.b64 [0], 1",
        ),
    ),
    on(
        MbarrierTx,
        row(
            "mbarrier.arrive{.drop=_drop|}{.expect.tx=.expect_tx|}{.relaxed|=.release}.scope.{cta|cluster}.space.cta",
            "mbarrier.arrive$1$2$3.$4.shared::cta.b64 d, [0], 1",
        ),
    ),
    on(
        MbarrierTx,
        row(
            "mbarrier.arrive{.drop=_drop|}{.expect.tx=.expect_tx|}{.relaxed|=.release}.scope.{cta|cluster}.space.cluster",
            "mbarrier.arrive$1$2$3.$4.shared::cluster.b64 _, [0], 1",
        ),
    ),
    on(
        MbarrierTx,
        row(
            "mbarrier.{test|try}.wait{.parity|}{.relaxed|=.acquire}.scope.{cta|cluster}.space.cta",
            "mbarrier.$1_wait$2$3.$4.shared::cta.b64 d, [0], 1",
        ),
    ),
    on(
        MbarrierTx,
        row(
            "mbarrier.try.wait{.parity|}.tl{.relaxed|=.acquire}.scope.{cta|cluster}.space.cta",
            "mbarrier.try_wait$1$2.$3.shared::cta.b64 d, [0], 1, 2",
        ),
    ),
    // Blackwell.
    on(TmaIm2colW, row("st.bulk", "st.bulk.weak [0], 1, #2")),
    on(TmaIm2colW, row("st.bulk.shared.cta", "st.bulk.weak.shared::cta [0], 1, #2")),
    on(
        ClusterLaunchControl,
        row(
            "clusterlaunchcontrol.try_cancel.async.shared",
            "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [0], [1]",
        ),
    ),
    on(
        MulticastTryCancel,
        row(
            "clusterlaunchcontrol.try_cancel.async.multicast.shared",
            "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.multicast::cluster::all.b128 [0], [1]",
        ),
    ),
    // Fields of tensor maps.
    on(
        TensormapReplace,
        row("tensormap.replace.global.address", "tensormap.replace.tile.global_address@c0.b1024.b64 [0], 1"),
    ),
    on(TensormapReplace, row("tensormap.replace.rank", "tensormap.replace.tile.rank@c0.b1024.b32 [0], 1")),
    on(
        TensormapReplace,
        row(
            "tensormap.replace.global.stride",
            "tensormap.replace.tile.global_stride@c0.b1024.b64 [0], #1, 2",
        ),
    ),
    on(
        TensormapReplace,
        row(
            "tensormap.replace.{box.dim=box_dim|global.dim=global_dim|element.stride=element_stride}",
            "tensormap.replace.tile.$1@c0.b1024.b32 [0], #1, 2",
        ),
    ),
    on(
        TensormapReplace,
        row(
            "tensormap.replace.{elemtype|interleave.layout=interleave_layout|swizzle.mode=swizzle_mode|fill.mode=fill_mode}",
            "tensormap.replace.tile.$1@c0.b1024.b32 [0], #1",
        ),
    ),
    on(
        TensormapAtomicity,
        row(
            "tensormap.replace.swizzle.atomicity",
            "tensormap.replace.tile.swizzle_atomicity@c0.b1024.b32 [0], #1",
        ),
    ),
    // Tensor memory.
    on(
        Tcgen05,
        row(
            "tcgen05.alloc{|.shared=.shared::cta}.cg{1|2}",
            "tcgen05.alloc.cta_group::$2.sync.aligned$1.b32 [0], 1",
        ),
    ),
    on(Tcgen05, row("tcgen05.dealloc.cg{1|2}", "tcgen05.dealloc.cta_group::$1.sync.aligned.b32 0, 1")),
    on(
        Tcgen05,
        row(
            "tcgen05.relinq.alloc.permit.cg{1|2}",
            "tcgen05.relinquish_alloc_permit.cta_group::$1.sync.aligned",
        ),
    ),
    on(Tcgen05, row("tcgen05.fence.before.thread.sync", "tcgen05.fence::before_thread_sync")),
    on(Tcgen05, row("tcgen05.fence.after.thread.sync", "tcgen05.fence::after_thread_sync")),
    on(Tcgen05, row("tcgen05.wait.{ld|st}", "tcgen05.wait::$1.sync.aligned")),
    on(Tcgen05, row("tcgen05.shift.down.cg{1|2}", "tcgen05.shift.cta_group::$1.down t[0]")),
    on(
        Tcgen05,
        row(
            "tcgen05.commit{|.shared=.shared::cluster}.cg{1|2}",
            "tcgen05.commit.cta_group::$2.mbarrier::arrive::one$1.b64 [0]",
        ),
    ),
    on(
        Tcgen05,
        row(
            "tcgen05.commit.mc{|.shared=.shared::cluster}.cg{1|2}",
            "tcgen05.commit.cta_group::$2.mbarrier::arrive::one$1.multicast::cluster.b64 [0], 1",
        ),
    ),
    on(
        Tcgen05,
        row(
            "tcgen05.cp.{128x256b|4x256b|128x128b}{.b6x16_p32=.b8x16.b6x16_p32|.b4x16_p64=.b8x16.b4x16_p64|}.cg{1|2}",
            "tcgen05.cp.cta_group::$3.$1$2 t[0], 1",
        ),
    ),
    on(
        Tcgen05,
        row(
            "tcgen05.cp.64x128b_warpx2_{02_13|01_23}{.b6x16_p32=.b8x16.b6x16_p32|.b4x16_p64=.b8x16.b4x16_p64|}.cg{1|2}",
            "tcgen05.cp.cta_group::$3.64x128b.warpx2::$1$2 t[0], 1",
        ),
    ),
    on(
        Tcgen05,
        row(
            "tcgen05.cp.32x128b_warpx4{.b6x16_p32=.b8x16.b6x16_p32|.b4x16_p64=.b8x16.b4x16_p64|}.cg{1|2}",
            "tcgen05.cp.cta_group::$2.32x128b.warpx4$1 t[0], 1",
        ),
    ),
    on(
        Tcgen05,
        row(
            "tcgen05.ld.{16x64b|16x128b|16x256b|32x32b}.{x128|x16|x1|x2|x32|x4|x64|x8}",
            "tcgen05.ld.sync.aligned.$1.$2<1:.pack;;16b:>.b32 {d}, t[0]",
        ),
    ),
    on(
        Tcgen05,
        row(
            "tcgen05.st.{16x64b|16x128b|16x256b|32x32b}.{x128|x16|x1|x2|x32|x4|x64|x8}",
            "tcgen05.st.sync.aligned.$1.$2<2:.unpack;;16b:>.b32 t[0], {1}",
        ),
    ),
    on(
        Tcgen05,
        row(
            "tcgen05.ld.16x32bx2.{x128|x16|x1|x2|x32|x4|x64|x8}",
            "tcgen05.ld.sync.aligned.16x32bx2.$1<2:.pack;;16b:>.b32 {d}, t[0], #1",
        ),
    ),
    on(
        Tcgen05,
        row(
            "tcgen05.st.16x32bx2.{x128|x16|x1|x2|x32|x4|x64|x8}",
            "tcgen05.st.sync.aligned.16x32bx2.$1<3:.unpack;;16b:>.b32 t[0], #1, {2}",
        ),
    ),
    on(SetMaxNreg, row("setmaxnreg.{inc|dec}.sync.aligned.u32", "setmaxnreg.$1.sync.aligned.u32 #0")),
];
