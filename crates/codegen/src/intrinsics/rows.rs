//! Synchronisation, warp operations, matrices, caches, control.

use oxicc_arch::Feature::*;

use super::{Row, e, none, on, p};

pub const ROWS: &[Row] = &[
    // Barriers and fences.
    e("barrier0", "bar.sync =0"),
    e("bar0", "bar.sync =0"),
    e("barrier.n", "bar.sync 0"),
    e("barrier.sync", "barrier.sync 0"),
    e("barrier.sync.cnt", "barrier.sync 0, 1"),
    e("bar.sync.all", "barrier.sync 0"),
    e("bar.sync.all.cnt", "barrier.sync 0, 1"),
    e("bar.sync", "bar.sync 0"),
    e("bar.warp.sync", "bar.warp.sync 0"),
    e("barrier.cta.{sync|arrive}.aligned.all", "bar.$1 0"),
    e("barrier.cta.{sync|arrive}.aligned.count", "bar.$1 0, 1"),
    e("barrier.cta.{sync|arrive}.all", "barrier.$1 0"),
    e("barrier.cta.{sync|arrive}.count", "barrier.$1 0, 1"),
    e("barrier.cta.red.popc.aligned.{all= d, 0, 1|count= d, 0, 1, 2}", "bar.red.popc.u32$1"),
    e("barrier.cta.red.popc.{all= d, 0, 1|count= d, 0, 1, 2}", "barrier.red.popc.u32$1"),
    e("barrier.cta.red.{and|or}.aligned.{all= d, 0, 1|count= d, 0, 1, 2}", "bar.red.$1.pred$2"),
    e("barrier.cta.red.{and|or}.{all= d, 0, 1|count= d, 0, 1, 2}", "barrier.red.$1.pred$2"),
    e("barrier", "bar.sync 0, 1"),
    on(Cluster, e("barrier.cluster.arrive{|.relaxed}{|.aligned}", "barrier.cluster.arrive$1$2")),
    on(Cluster, e("barrier.cluster.wait{|.aligned}", "barrier.cluster.wait$1")),
    e("membar.{cta|gl|sys}", "membar.$1"),
    on(ClusterScope, e("fence.sc.cluster", "fence.sc.cluster")),
    on(
        BulkAsync,
        e(
            "fence.proxy.tensormap_generic.release.{cta|cluster|gpu|sys}",
            "fence.proxy.tensormap::generic.release.$1",
        ),
    ),
    on(
        BulkAsync,
        e(
            "fence.proxy.tensormap_generic.acquire.{cta|cluster|gpu|sys}",
            "fence.proxy.tensormap::generic.acquire.$1 [0], #1",
        ),
    ),
    on(BulkAsync, e("fence.proxy.{alias|async}", "fence.proxy.$1")),
    on(
        BulkAsync,
        e(
            "fence.proxy.async.{global|shared_cta=shared::cta|shared_cluster=shared::cluster}",
            "fence.proxy.async.$1",
        ),
    ),
    on(Cluster, e("fence.mbarrier_init.release.cluster", "fence.mbarrier_init.release.cluster")),
    on(
        Cluster,
        e(
            "fence.acquire.sync_restrict.space.cluster.scope.cluster",
            "fence.acquire.sync_restrict::shared::cluster.cluster",
        ),
    ),
    on(
        Cluster,
        e(
            "fence.release.sync_restrict.space.cta.scope.cluster",
            "fence.release.sync_restrict::shared::cta.cluster",
        ),
    ),
    on(
        Cluster,
        e(
            "fence.proxy.async_generic.acquire.sync_restrict.space.cluster.scope.cluster",
            "fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster",
        ),
    ),
    on(
        Cluster,
        e(
            "fence.proxy.async_generic.release.sync_restrict.space.cta.scope.cluster",
            "fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster",
        ),
    ),
    // Warps.
    // The forms of before Volta, for the threads that happen to be active.
    e("vote.{all|any|uni}", "vote.sync.$1.pred d, 0, am"),
    e("vote.ballot", "vote.sync.ballot.b32 d, 0, am"),
    e("shfl.{down|up|bfly|idx}.{i32p|f32p}", "shfl.sync.$1.b32 d0|d1, 0, 1, 2, am"),
    e("shfl.{down|up|bfly|idx}.{i32|f32}", "shfl.sync.$1.b32 d, 0, 1, 2, am"),
    e("vote.{all|any|uni}.sync", "vote.sync.$1.pred d, 1, 0"),
    e("vote.ballot.sync", "vote.sync.ballot.b32 d, 1, 0"),
    e("shfl.sync.{down|up|bfly|idx}.{i32p|f32p}", "shfl.sync.$1.b32 d0|d1, 1, 2, 3, 0"),
    e("shfl.sync.{down|up|bfly|idx}.{i32|f32}", "shfl.sync.$1.b32 d, 1, 2, 3, 0"),
    on(Match, e("match.any.sync.{i32=b32|i64=b64}", "match.any.sync.$1 d, 1, 0")),
    on(Match, e("match.all.sync.{i32=b32|i64=b64}{p|}", "match.all.sync.$1 d0|d1, 1, 0")),
    on(
        Redux,
        e(
            "redux.sync.{add=add.s32|umax=max.u32|umin=min.u32|max=max.s32|min=min.s32|and=and.b32|or=or.b32|xor=xor.b32}",
            "redux.sync.$1 d, 0, 1",
        ),
    ),
    on(ReduxF32, e("redux.sync.f{min|max}{|.abs}{|.NaN}", "redux.sync.$1$2$3.f32 d, 0, 1")),
    e("activemask", "activemask.b32 d"),
    on(ElectSync, e("elect.sync", "elect.sync d0|d1, 0")),
    // Address spaces and clusters.
    on(Cluster, p("isspacep.shared.cluster", "isspacep.shared::cluster d, 0")),
    p("isspacep.{global|const|local|shared}", "isspacep.$1 d, 0"),
    on(ParamAddress, p("isspacep.param", "isspacep.param d, 0")),
    on(ParamAddress, p("isspacep.grid_const", "isspacep.param d, 0")),
    on(Cluster, p("mapa", "mapa.u64 d, 0, 1")),
    on(Cluster, p("cluster.set.rank", "mapa.u64 d, 0, 1")),
    on(Cluster, p("getctarank", "getctarank.u64 d, 0")),
    on(Cluster, p("cluster.get.rank", "getctarank.u64 d, 0")),
    on(Cluster, p("is_explicit_cluster", "mov.pred d, %is_explicit_cluster")),
    // Matrices.
    on(
        Ldmatrix,
        e(
            "ldmatrix.sync.aligned.m8n8.{x1|x2|x4}{|.trans}.b16",
            "ldmatrix.sync.aligned.m8n8.$1$2@0.b16 {d}, [0]",
        ),
    ),
    on(
        LdmatrixB8,
        e(
            "ldmatrix.sync.aligned.m16n16.{x1|x2}.trans.{b8x16.b6x16_p32|b8x16.b4x16_p64|b8}",
            "ldmatrix.sync.aligned.m16n16.$1.trans@0.$2 {d}, [0]",
        ),
    ),
    on(
        LdmatrixB8,
        e(
            "ldmatrix.sync.aligned.m8n16.{x1|x2|x4}.{b8x16.b6x16_p32|b8x16.b4x16_p64}",
            "ldmatrix.sync.aligned.m8n16.$1@0.$2 {d}, [0]",
        ),
    ),
    on(
        Stmatrix,
        e(
            "stmatrix.sync.aligned.m8n8.{x1|x2|x4}{|.trans}.b16",
            "stmatrix.sync.aligned.m8n8.$1$2@0.b16 [0], {1..}",
        ),
    ),
    on(
        LdmatrixB8,
        e(
            "stmatrix.sync.aligned.m16n8.{x1|x2|x4}.trans.b8",
            "stmatrix.sync.aligned.m16n8.$1.trans@0.b8 [0], {1..}",
        ),
    ),
    on(Ldmatrix, e("movmatrix.sync.aligned.m8n8.trans.b16", "movmatrix.sync.aligned.m8n8.trans.b16 d, 0")),
    on(Wgmma, e("wgmma.{fence|commit_group}.sync.aligned", "wgmma.$1.sync.aligned")),
    on(Wgmma, e("wgmma.wait_group.sync.aligned", "wgmma.wait_group.sync.aligned #0")),
    // Control.
    on(GridDepControl, e("griddepcontrol.{launch.dependents=launch_dependents|wait}", "griddepcontrol.$1")),
    on(Nanosleep, e("nanosleep", "nanosleep.u32 0")),
    e("pm.event.mask", "pmevent.mask #0"),
    e("exit", "exit"),
    none("compiler.error"),
    e("prefetch.{global|local}.{L1|L2}", "prefetch.$1.$2 [0]"),
    e("prefetch.{L1|L2}", "prefetch.$1 [0]"),
    on(CacheHints, e("prefetch.global.L2.evict.{normal|last}", "prefetch.global.L2::evict_$1 [0]")),
    e("prefetchu.L1", "prefetchu.L1 [0]"),
    on(Tma, e("prefetch.tensormap", "prefetch@0.tensormap [0]")),
    on(CacheHints, e("discard{|.global}.L2", "discard$1.L2 [0], #1")),
    on(CacheHints, e("applypriority{|.global}.L2.evict.normal", "applypriority$1.L2::evict_normal [0], #1")),
];
