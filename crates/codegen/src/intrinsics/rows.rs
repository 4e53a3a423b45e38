//! Synchronisation, warp operations, matrices, caches, control.

use oxicc_arch::Feature::*;

use super::{Row, none, on, row};

pub const ROWS: &[Row] = &[
    // Barriers and fences.
    row("barrier0", "bar.sync =0"),
    row("bar0", "bar.sync =0"),
    row("barrier.n", "bar.sync 0"),
    row("barrier.sync", "barrier.sync 0"),
    row("barrier.sync.cnt", "barrier.sync 0, 1"),
    row("bar.sync.all", "barrier.sync 0"),
    row("bar.sync.all.cnt", "barrier.sync 0, 1"),
    row("bar.sync", "bar.sync 0"),
    row("bar.warp.sync", "bar.warp.sync 0"),
    row("barrier.cta.{sync|arrive}.aligned.all", "bar.$1 0"),
    row("barrier.cta.{sync|arrive}.aligned.count", "bar.$1 0, 1"),
    row("barrier.cta.{sync|arrive}.all", "barrier.$1 0"),
    row("barrier.cta.{sync|arrive}.count", "barrier.$1 0, 1"),
    row("barrier.cta.red.popc.aligned.{all= d, 0, 1|count= d, 0, 1, 2}", "bar.red.popc.u32$1"),
    row("barrier.cta.red.popc.{all= d, 0, 1|count= d, 0, 1, 2}", "barrier.red.popc.u32$1"),
    row("barrier.cta.red.{and|or}.aligned.{all= d, 0, 1|count= d, 0, 1, 2}", "bar.red.$1.pred$2"),
    row("barrier.cta.red.{and|or}.{all= d, 0, 1|count= d, 0, 1, 2}", "barrier.red.$1.pred$2"),
    row("barrier", "bar.sync 0, 1"),
    on(Cluster, row("barrier.cluster.arrive{|.relaxed}{|.aligned}", "barrier.cluster.arrive$1$2")),
    on(Cluster, row("barrier.cluster.wait{|.aligned}", "barrier.cluster.wait$1")),
    row("membar.{cta|gl|sys}", "membar.$1"),
    on(ClusterScope, row("fence.sc.cluster", "fence.sc.cluster")),
    on(
        BulkAsync,
        row(
            "fence.proxy.tensormap_generic.release.{cta|cluster|gpu|sys}",
            "fence.proxy.tensormap::generic.release.$1",
        ),
    ),
    on(
        BulkAsync,
        row(
            "fence.proxy.tensormap_generic.acquire.{cta|cluster|gpu|sys}",
            "fence.proxy.tensormap::generic.acquire.$1 [0], #1",
        ),
    ),
    on(BulkAsync, row("fence.proxy.{alias|async}", "fence.proxy.$1")),
    on(
        BulkAsync,
        row(
            "fence.proxy.async.{global|shared_cta=shared::cta|shared_cluster=shared::cluster}",
            "fence.proxy.async.$1",
        ),
    ),
    on(Cluster, row("fence.mbarrier_init.release.cluster", "fence.mbarrier_init.release.cluster")),
    on(
        Cluster,
        row(
            "fence.acquire.sync_restrict.space.cluster.scope.cluster",
            "fence.acquire.sync_restrict::shared::cluster.cluster",
        ),
    ),
    on(
        Cluster,
        row(
            "fence.release.sync_restrict.space.cta.scope.cluster",
            "fence.release.sync_restrict::shared::cta.cluster",
        ),
    ),
    on(
        Cluster,
        row(
            "fence.proxy.async_generic.acquire.sync_restrict.space.cluster.scope.cluster",
            "fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster",
        ),
    ),
    on(
        Cluster,
        row(
            "fence.proxy.async_generic.release.sync_restrict.space.cta.scope.cluster",
            "fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster",
        ),
    ),
    // Warps.
    // The forms of before Volta, for the threads that happen to be active.
    row("vote.{all|any|uni}", "vote.sync.$1.pred d, 0, am"),
    row("vote.ballot", "vote.sync.ballot.b32 d, 0, am"),
    row("shfl.{down|up|bfly|idx}.{i32p|f32p}", "shfl.sync.$1.b32 d0|d1, 0, 1, 2, am"),
    row("shfl.{down|up|bfly|idx}.{i32|f32}", "shfl.sync.$1.b32 d, 0, 1, 2, am"),
    row("vote.{all|any|uni}.sync", "vote.sync.$1.pred d, 1, 0"),
    row("vote.ballot.sync", "vote.sync.ballot.b32 d, 1, 0"),
    row("shfl.sync.{down|up|bfly|idx}.{i32p|f32p}", "shfl.sync.$1.b32 d0|d1, 1, 2, 3, 0"),
    row("shfl.sync.{down|up|bfly|idx}.{i32|f32}", "shfl.sync.$1.b32 d, 1, 2, 3, 0"),
    on(Match, row("match.any.sync.{i32=b32|i64=b64}", "match.any.sync.$1 d, 1, 0")),
    on(Match, row("match.all.sync.{i32=b32|i64=b64}{p|}", "match.all.sync.$1 d0|d1, 1, 0")),
    on(
        Redux,
        row(
            "redux.sync.{add=add.s32|umax=max.u32|umin=min.u32|max=max.s32|min=min.s32|and=and.b32|or=or.b32|xor=xor.b32}",
            "redux.sync.$1 d, 0, 1",
        ),
    ),
    on(ReduxF32, row("redux.sync.f{min|max}{|.abs}{|.NaN}", "redux.sync.$1$2$3.f32 d, 0, 1")),
    row("activemask", "activemask.b32 d"),
    on(ElectSync, row("elect.sync", "elect.sync d0|d1, 0")),
    // Address spaces and clusters.
    on(Cluster, row("isspacep.shared.cluster", "isspacep.shared::cluster d, 0")),
    row("isspacep.{global|const|local|shared}", "isspacep.$1 d, 0"),
    on(ParamAddress, row("isspacep.param", "isspacep.param d, 0")),
    on(ParamAddress, row("isspacep.grid_const", "isspacep.param d, 0")),
    on(Cluster, row("mapa", "mapa.u64 d, 0, 1")),
    on(Cluster, row("cluster.set.rank", "mapa.u64 d, 0, 1")),
    on(Cluster, row("getctarank", "getctarank.u64 d, 0")),
    on(Cluster, row("cluster.get.rank", "getctarank.u64 d, 0")),
    on(Cluster, row("is_explicit_cluster", "mov.pred d, %is_explicit_cluster")),
    // Matrices.
    on(
        Ldmatrix,
        row(
            "ldmatrix.sync.aligned.m8n8.{x1|x2|x4}{|.trans}.b16",
            "ldmatrix.sync.aligned.m8n8.$1$2@0.b16 {d}, [0]",
        ),
    ),
    on(
        LdmatrixB8,
        row(
            "ldmatrix.sync.aligned.m16n16.{x1|x2}.trans.{b8x16.b6x16_p32|b8x16.b4x16_p64|b8}",
            "ldmatrix.sync.aligned.m16n16.$1.trans@0.$2 {d}, [0]",
        ),
    ),
    on(
        LdmatrixB8,
        row(
            "ldmatrix.sync.aligned.m8n16.{x1|x2|x4}.{b8x16.b6x16_p32|b8x16.b4x16_p64}",
            "ldmatrix.sync.aligned.m8n16.$1@0.$2 {d}, [0]",
        ),
    ),
    on(
        Stmatrix,
        row(
            "stmatrix.sync.aligned.m8n8.{x1|x2|x4}{|.trans}.b16",
            "stmatrix.sync.aligned.m8n8.$1$2@0.b16 [0], {1..}",
        ),
    ),
    on(
        LdmatrixB8,
        row(
            "stmatrix.sync.aligned.m16n8.{x1|x2|x4}.trans.b8",
            "stmatrix.sync.aligned.m16n8.$1.trans@0.b8 [0], {1..}",
        ),
    ),
    on(Ldmatrix, row("movmatrix.sync.aligned.m8n8.trans.b16", "movmatrix.sync.aligned.m8n8.trans.b16 d, 0")),
    on(Wgmma, row("wgmma.{fence|commit_group}.sync.aligned", "wgmma.$1.sync.aligned")),
    on(Wgmma, row("wgmma.wait_group.sync.aligned", "wgmma.wait_group.sync.aligned #0")),
    // Control.
    on(GridDepControl, row("griddepcontrol.{launch.dependents=launch_dependents|wait}", "griddepcontrol.$1")),
    on(Nanosleep, row("nanosleep", "nanosleep.u32 0")),
    row("pm.event.mask", "pmevent.mask #0"),
    row("exit", "exit"),
    none("compiler.error"),
    row("prefetch.{global|local}.{L1|L2}", "prefetch.$1.$2 [0]"),
    row("prefetch.{L1|L2}", "prefetch.$1 [0]"),
    on(CacheHints, row("prefetch.global.L2.evict.{normal|last}", "prefetch.global.L2::evict_$1 [0]")),
    row("prefetchu.L1", "prefetchu.L1 [0]"),
    on(Tma, row("prefetch.tensormap", "prefetch@0.tensormap [0]")),
    on(CacheHints, row("discard{|.global}.L2", "discard$1.L2 [0], #1")),
    on(
        CacheHints,
        row("applypriority{|.global}.L2.evict.normal", "applypriority$1.L2::evict_normal [0], #1"),
    ),
];
