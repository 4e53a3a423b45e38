// Barriers, fences and the control of launches: one PTX instruction each. Part of <cuda/ptx>, see crt/ptx/variants.h.

// barrier_cluster
__OXICC_PTX void barrier_cluster_arrive() { asm volatile("barrier.cluster.arrive;" :: : "memory"); }
__OXICC_PTX void barrier_cluster_wait() { asm volatile("barrier.cluster.wait;" :: : "memory"); }
__OXICC_PTX void barrier_cluster_arrive(sem_release_t) { asm volatile("barrier.cluster.arrive.release;" :: : "memory"); }
__OXICC_PTX void barrier_cluster_arrive(sem_relaxed_t) { asm volatile("barrier.cluster.arrive.relaxed;"); }
__OXICC_PTX void barrier_cluster_wait(sem_acquire_t) { asm volatile("barrier.cluster.wait.acquire;" :: : "memory"); }

// mbarrier_init
__OXICC_PTX void mbarrier_init(uint64_t *addr, const uint32_t &count) { asm("mbarrier.init.shared.b64 [%0], %1;" :: "r"(__smem(addr)), "r"(count) : "memory"); }

// mbarrier_inval
__OXICC_PTX void mbarrier_inval(uint64_t *addr) { asm("mbarrier.inval.shared.b64 [%0];" :: "r"(__smem(addr)) : "memory"); }

// mbarrier_arrive
__OXICC_PTX uint64_t mbarrier_arrive(uint64_t *addr) { uint64_t state; asm("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(__smem(addr)) : "memory"); return state; }
__OXICC_PTX uint64_t mbarrier_arrive(uint64_t *addr, const uint32_t &count) { uint64_t state; asm("mbarrier.arrive.shared::cta.b64 %0, [%1], %2;" : "=l"(state) : "r"(__smem(addr)), "r"(count) : "memory"); return state; }
template <dot_scope Scope> __OXICC_PTX uint64_t mbarrier_arrive(sem_release_t, scope_t<Scope> scope, space_shared_t, uint64_t *addr) { uint64_t state; __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.arrive.release.", ".shared::cta.b64 %0, [%1];", asm, : "=l"(state) : "r"(__smem(addr)) : "memory") return state; }
template <dot_scope Scope> __OXICC_PTX uint64_t mbarrier_arrive(sem_release_t, scope_t<Scope> scope, space_shared_t, uint64_t *addr, const uint32_t &count) { uint64_t state; __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.arrive.release.", ".shared::cta.b64 %0, [%1], %2;", asm, : "=l"(state) : "r"(__smem(addr)), "r"(count) : "memory") return state; }
__OXICC_PTX void mbarrier_arrive(sem_release_t, scope_cluster_t, space_cluster_t, uint64_t *addr) { asm("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" :: "r"(__smem(addr)) : "memory"); }
__OXICC_PTX void mbarrier_arrive(sem_release_t, scope_cluster_t, space_cluster_t, uint64_t *addr, const uint32_t &count) { asm("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0], %1;" :: "r"(__smem(addr)), "r"(count) : "memory"); }
template <dot_scope Scope> __OXICC_PTX uint64_t mbarrier_arrive(sem_relaxed_t, scope_t<Scope> scope, space_shared_t, uint64_t *addr, const uint32_t &count) { uint64_t state; __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.arrive.relaxed.", ".shared::cta.b64 %0, [%1], %2;", asm, : "=l"(state) : "r"(__smem(addr)), "r"(count) : "memory") return state; }
template <dot_scope Scope> __OXICC_PTX uint64_t mbarrier_arrive(sem_relaxed_t, scope_t<Scope> scope, space_shared_t, uint64_t *addr) { uint64_t state; __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.arrive.relaxed.", ".shared::cta.b64 %0, [%1];", asm, : "=l"(state) : "r"(__smem(addr)) : "memory") return state; }
__OXICC_PTX void mbarrier_arrive(sem_relaxed_t, scope_cluster_t, space_cluster_t, uint64_t *addr, const uint32_t &count) { asm("mbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [%0], %1;" :: "r"(__smem(addr)), "r"(count) : "memory"); }
__OXICC_PTX void mbarrier_arrive(sem_relaxed_t, scope_cluster_t, space_cluster_t, uint64_t *addr) { asm("mbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [%0];" :: "r"(__smem(addr)) : "memory"); }
template <dot_sem Sem> __OXICC_PTX void mbarrier_arrive_multicast_32b(sem_t<Sem> sem, scope_cluster_t, space_cluster_t, uint64_t *addr, const uint32_t &count, uint32_t ctaMask) { __OXICC_PICK2(sem, sem_release, sem_relaxed, "mbarrier.arrive.", ".cluster.shared::cluster.multicast::cluster::32b.b64 _, [%0], %1, %2;", asm, :: "r"(__smem(addr)), "r"(count), "r"(ctaMask) : "memory") }
template <dot_sem Sem> __OXICC_PTX void mbarrier_arrive_expect_tx_multicast_32b(sem_t<Sem> sem, scope_cluster_t, space_cluster_t, uint64_t *addr, const uint32_t &txCount, uint32_t ctaMask) { __OXICC_PICK2(sem, sem_release, sem_relaxed, "mbarrier.arrive.expect_tx.", ".cluster.shared::cluster.multicast::cluster::32b.b64 _, [%0], %1, %2;", asm, :: "r"(__smem(addr)), "r"(txCount), "r"(ctaMask) : "memory") }

// mbarrier_arrive_no_complete
__OXICC_PTX uint64_t mbarrier_arrive_no_complete(uint64_t *addr, const uint32_t &count) { uint64_t state; asm("mbarrier.arrive.noComplete.shared.b64 %0, [%1], %2;" : "=l"(state) : "r"(__smem(addr)), "r"(count) : "memory"); return state; }

// mbarrier_arrive_expect_tx
template <dot_scope Scope> __OXICC_PTX uint64_t mbarrier_arrive_expect_tx(sem_release_t, scope_t<Scope> scope, space_shared_t, uint64_t *addr, const uint32_t &tx_count) { uint64_t state; __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.arrive.expect_tx.release.", ".shared::cta.b64 %0, [%1], %2;", asm, : "=l"(state) : "r"(__smem(addr)), "r"(tx_count) : "memory") return state; }
__OXICC_PTX void mbarrier_arrive_expect_tx(sem_release_t, scope_cluster_t, space_cluster_t, uint64_t *addr, const uint32_t &tx_count) { asm("mbarrier.arrive.expect_tx.release.cluster.shared::cluster.b64 _, [%0], %1;" :: "r"(__smem(addr)), "r"(tx_count) : "memory"); }
template <dot_scope Scope> __OXICC_PTX uint64_t mbarrier_arrive_expect_tx(sem_relaxed_t, scope_t<Scope> scope, space_shared_t, uint64_t *addr, const uint32_t &txCount) { uint64_t state; __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.arrive.expect_tx.relaxed.", ".shared::cta.b64 %0, [%1], %2;", asm, : "=l"(state) : "r"(__smem(addr)), "r"(txCount) : "memory") return state; }
__OXICC_PTX void mbarrier_arrive_expect_tx(sem_relaxed_t, scope_cluster_t, space_cluster_t, uint64_t *addr, const uint32_t &txCount) { asm("mbarrier.arrive.expect_tx.relaxed.cluster.shared::cluster.b64 _, [%0], %1;" :: "r"(__smem(addr)), "r"(txCount) : "memory"); }

// mbarrier_arrive_drop
template <dot_scope Scope> __OXICC_PTX uint64_t mbarrier_arrive_drop(sem_release_t, scope_t<Scope> scope, space_shared_t, uint64_t *addr, uint32_t count) { uint64_t state; __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.arrive_drop.release.", ".shared::cta.b64 %0, [%1], %2;", asm, : "=l"(state) : "r"(__smem(addr)), "r"(count) : "memory") return state; }
__OXICC_PTX void mbarrier_arrive_drop(sem_release_t, scope_cluster_t, space_cluster_t, uint64_t *addr, uint32_t count) { asm("mbarrier.arrive_drop.release.cluster.shared::cluster.b64 _, [%0], %1;" :: "r"(__smem(addr)), "r"(count) : "memory"); }
template <dot_scope Scope> __OXICC_PTX uint64_t mbarrier_arrive_drop(sem_relaxed_t, scope_t<Scope> scope, space_shared_t, uint64_t *addr, uint32_t count) { uint64_t state; __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.arrive_drop.relaxed.", ".shared::cta.b64 %0, [%1], %2;", asm, : "=l"(state) : "r"(__smem(addr)), "r"(count) : "memory") return state; }
__OXICC_PTX void mbarrier_arrive_drop(sem_relaxed_t, scope_cluster_t, space_cluster_t, uint64_t *addr, uint32_t count) { asm("mbarrier.arrive_drop.relaxed.cluster.shared::cluster.b64 _, [%0], %1;" :: "r"(__smem(addr)), "r"(count) : "memory"); }
template <dot_sem Sem> __OXICC_PTX void mbarrier_arrive_drop_multicast(sem_t<Sem> sem, scope_cluster_t, space_cluster_t, uint64_t *addr, uint32_t count, uint32_t ctaMask) { __OXICC_PICK2(sem, sem_release, sem_relaxed, "mbarrier.arrive_drop.", ".cluster.shared::cluster.multicast::cluster::32b.b64 _, [%0], %1, %2;", asm, :: "r"(__smem(addr)), "r"(count), "r"(ctaMask) : "memory") }
template <dot_sem Sem> __OXICC_PTX void mbarrier_arrive_drop_expect_tx_multicast(sem_t<Sem> sem, scope_cluster_t, space_cluster_t, uint64_t *addr, uint32_t tx_count, uint32_t ctaMask) { __OXICC_PICK2(sem, sem_release, sem_relaxed, "mbarrier.arrive_drop.expect_tx.", ".cluster.shared::cluster.multicast::cluster::32b.b64 _, [%0], %1, %2;", asm, :: "r"(__smem(addr)), "r"(tx_count), "r"(ctaMask) : "memory") }
__OXICC_PTX uint64_t mbarrier_arrive_drop_no_complete(uint64_t *addr, uint32_t count) { uint64_t state; asm("mbarrier.arrive_drop.noComplete.release.cta.shared::cta.b64 %0, [%1], %2;" : "=l"(state) : "r"(__smem(addr)), "r"(count) : "memory"); return state; }
template <dot_scope Scope> __OXICC_PTX uint64_t mbarrier_arrive_drop_expect_tx(sem_release_t, scope_t<Scope> scope, space_shared_t, uint64_t *addr, uint32_t tx_count) { uint64_t state; __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.arrive_drop.expect_tx.release.", ".shared::cta.b64 %0, [%1], %2;", asm, : "=l"(state) : "r"(__smem(addr)), "r"(tx_count) : "memory") return state; }
__OXICC_PTX void mbarrier_arrive_drop_expect_tx(sem_release_t, scope_cluster_t, space_cluster_t, uint64_t *addr, uint32_t tx_count) { asm("mbarrier.arrive_drop.expect_tx.release.cluster.shared::cluster.b64 _, [%0], %1;" :: "r"(__smem(addr)), "r"(tx_count) : "memory"); }
template <dot_scope Scope> __OXICC_PTX uint64_t mbarrier_arrive_drop_expect_tx(sem_relaxed_t, scope_t<Scope> scope, space_shared_t, uint64_t *addr, uint32_t tx_count) { uint64_t state; __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.arrive_drop.expect_tx.relaxed.", ".shared::cta.b64 %0, [%1], %2;", asm, : "=l"(state) : "r"(__smem(addr)), "r"(tx_count) : "memory") return state; }
__OXICC_PTX void mbarrier_arrive_drop_expect_tx(sem_relaxed_t, scope_cluster_t, space_cluster_t, uint64_t *addr, uint32_t tx_count) { asm("mbarrier.arrive_drop.expect_tx.relaxed.cluster.shared::cluster.b64 _, [%0], %1;" :: "r"(__smem(addr)), "r"(tx_count) : "memory"); }

// mbarrier_expect_tx
template <dot_scope Scope> __OXICC_PTX void mbarrier_expect_tx(sem_relaxed_t, scope_t<Scope> scope, space_shared_t, uint64_t *addr, uint32_t txCount) { __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.expect_tx.relaxed.", ".shared::cta.b64 [%0], %1;", asm, :: "r"(__smem(addr)), "r"(txCount) : "memory") }
template <dot_scope Scope> __OXICC_PTX void mbarrier_expect_tx(sem_relaxed_t, scope_t<Scope> scope, space_cluster_t, uint64_t *addr, uint32_t txCount) { __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.expect_tx.relaxed.", ".shared::cluster.b64 [%0], %1;", asm, :: "r"(__smem(addr)), "r"(txCount) : "memory") }

// mbarrier_complete_tx
template <dot_scope Scope> __OXICC_PTX void mbarrier_complete_tx(sem_relaxed_t, scope_t<Scope> scope, space_shared_t, uint64_t *addr, uint32_t txCount) { __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.complete_tx.relaxed.", ".shared::cta.b64 [%0], %1;", asm, :: "r"(__smem(addr)), "r"(txCount) : "memory") }
template <dot_scope Scope> __OXICC_PTX void mbarrier_complete_tx(sem_relaxed_t, scope_t<Scope> scope, space_cluster_t, uint64_t *addr, uint32_t txCount) { __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.complete_tx.relaxed.", ".shared::cluster.b64 [%0], %1;", asm, :: "r"(__smem(addr)), "r"(txCount) : "memory") }
template <dot_scope Scope> __OXICC_PTX void mbarrier_complete_tx_multicast_32b(sem_relaxed_t, scope_t<Scope> scope, space_cluster_t, uint64_t *addr, uint32_t txCount, uint32_t ctaMask) { __OXICC_PICK2(scope, scope_cta, scope_cluster, "mbarrier.complete_tx.relaxed.", ".shared::cluster.multicast::cluster::32b.b64 [%0], %1, %2;", asm, :: "r"(__smem(addr)), "r"(txCount), "r"(ctaMask) : "memory") }

// mbarrier_pending_count
__OXICC_PTX uint32_t mbarrier_pending_count(uint64_t state) { uint32_t count; asm volatile("mbarrier.pending_count.b64 %0, %1;" : "=r"(count) : "l"(state)); return count; }

// mbarrier_test_wait
__OXICC_PTX bool mbarrier_test_wait(uint64_t *addr, const uint64_t &state) { uint32_t waitComplete; asm("{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }" : "=r"(waitComplete) : "r"(__smem(addr)), "l"(state) : "memory"); return bool(waitComplete); }
template <dot_scope Scope> __OXICC_PTX bool mbarrier_test_wait(sem_acquire_t, scope_t<Scope> scope, uint64_t *addr, const uint64_t &state) { uint32_t waitComplete; __OXICC_PICK2(scope, scope_cta, scope_cluster, "{ .reg .pred p; mbarrier.test_wait.acquire.", ".shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }", asm, : "=r"(waitComplete) : "r"(__smem(addr)), "l"(state) : "memory") return bool(waitComplete); }
template <dot_scope Scope> __OXICC_PTX bool mbarrier_test_wait(sem_relaxed_t, scope_t<Scope> scope, uint64_t *addr, const uint64_t &state) { uint32_t waitComplete; __OXICC_PICK2(scope, scope_cta, scope_cluster, "{ .reg .pred p; mbarrier.test_wait.relaxed.", ".shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }", asm, : "=r"(waitComplete) : "r"(__smem(addr)), "l"(state) : "memory") return bool(waitComplete); }

// mbarrier_test_wait_parity
__OXICC_PTX bool mbarrier_test_wait_parity(uint64_t *addr, const uint32_t &phaseParity) { uint32_t waitComplete; asm("{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }" : "=r"(waitComplete) : "r"(__smem(addr)), "r"(phaseParity) : "memory"); return bool(waitComplete); }
template <dot_scope Scope> __OXICC_PTX bool mbarrier_test_wait_parity(sem_acquire_t, scope_t<Scope> scope, uint64_t *addr, const uint32_t &phaseParity) { uint32_t waitComplete; __OXICC_PICK2(scope, scope_cta, scope_cluster, "{ .reg .pred p; mbarrier.test_wait.parity.acquire.", ".shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }", asm, : "=r"(waitComplete) : "r"(__smem(addr)), "r"(phaseParity) : "memory") return bool(waitComplete); }
template <dot_scope Scope> __OXICC_PTX bool mbarrier_test_wait_parity(sem_relaxed_t, scope_t<Scope> scope, uint64_t *addr, const uint32_t &phaseParity) { uint32_t waitComplete; __OXICC_PICK2(scope, scope_cta, scope_cluster, "{ .reg .pred p; mbarrier.test_wait.parity.relaxed.", ".shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }", asm, : "=r"(waitComplete) : "r"(__smem(addr)), "r"(phaseParity) : "memory") return bool(waitComplete); }

// mbarrier_try_wait
__OXICC_PTX bool mbarrier_try_wait(uint64_t *addr, const uint64_t &state) { uint32_t waitComplete; asm("{ .reg .pred p; mbarrier.try_wait.shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }" : "=r"(waitComplete) : "r"(__smem(addr)), "l"(state) : "memory"); return bool(waitComplete); }
__OXICC_PTX bool mbarrier_try_wait(uint64_t *addr, const uint64_t &state, const uint32_t &suspendTimeHint) { uint32_t waitComplete; asm("{ .reg .pred p; mbarrier.try_wait.shared::cta.b64 p, [%1], %2, %3; selp.b32 %0, 1, 0, p; }" : "=r"(waitComplete) : "r"(__smem(addr)), "l"(state), "r"(suspendTimeHint) : "memory"); return bool(waitComplete); }
template <dot_scope Scope> __OXICC_PTX bool mbarrier_try_wait(sem_acquire_t, scope_t<Scope> scope, uint64_t *addr, const uint64_t &state) { uint32_t waitComplete; __OXICC_PICK2(scope, scope_cta, scope_cluster, "{ .reg .pred p; mbarrier.try_wait.acquire.", ".shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }", asm, : "=r"(waitComplete) : "r"(__smem(addr)), "l"(state) : "memory") return bool(waitComplete); }
template <dot_scope Scope> __OXICC_PTX bool mbarrier_try_wait(sem_acquire_t, scope_t<Scope> scope, uint64_t *addr, const uint64_t &state, const uint32_t &suspendTimeHint) { uint32_t waitComplete; __OXICC_PICK2(scope, scope_cta, scope_cluster, "{ .reg .pred p; mbarrier.try_wait.acquire.", ".shared::cta.b64 p, [%1], %2, %3; selp.b32 %0, 1, 0, p; }", asm, : "=r"(waitComplete) : "r"(__smem(addr)), "l"(state), "r"(suspendTimeHint) : "memory") return bool(waitComplete); }
template <dot_scope Scope> __OXICC_PTX bool mbarrier_try_wait(sem_relaxed_t, scope_t<Scope> scope, uint64_t *addr, const uint64_t &state) { uint32_t waitComplete; __OXICC_PICK2(scope, scope_cta, scope_cluster, "{ .reg .pred p; mbarrier.try_wait.relaxed.", ".shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }", asm, : "=r"(waitComplete) : "r"(__smem(addr)), "l"(state) : "memory") return bool(waitComplete); }
template <dot_scope Scope> __OXICC_PTX bool mbarrier_try_wait(sem_relaxed_t, scope_t<Scope> scope, uint64_t *addr, const uint64_t &state, const uint32_t &suspendTimeHint) { uint32_t waitComplete; __OXICC_PICK2(scope, scope_cta, scope_cluster, "{ .reg .pred p; mbarrier.try_wait.relaxed.", ".shared::cta.b64 p, [%1], %2, %3; selp.b32 %0, 1, 0, p; }", asm, : "=r"(waitComplete) : "r"(__smem(addr)), "l"(state), "r"(suspendTimeHint) : "memory") return bool(waitComplete); }

// mbarrier_try_wait_parity
__OXICC_PTX bool mbarrier_try_wait_parity(uint64_t *addr, const uint32_t &phaseParity) { uint32_t waitComplete; asm("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }" : "=r"(waitComplete) : "r"(__smem(addr)), "r"(phaseParity) : "memory"); return bool(waitComplete); }
__OXICC_PTX bool mbarrier_try_wait_parity(uint64_t *addr, const uint32_t &phaseParity, const uint32_t &suspendTimeHint) { uint32_t waitComplete; asm("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2, %3; selp.b32 %0, 1, 0, p; }" : "=r"(waitComplete) : "r"(__smem(addr)), "r"(phaseParity), "r"(suspendTimeHint) : "memory"); return bool(waitComplete); }
template <dot_scope Scope> __OXICC_PTX bool mbarrier_try_wait_parity(sem_acquire_t, scope_t<Scope> scope, uint64_t *addr, const uint32_t &phaseParity) { uint32_t waitComplete; __OXICC_PICK2(scope, scope_cta, scope_cluster, "{ .reg .pred p; mbarrier.try_wait.parity.acquire.", ".shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }", asm, : "=r"(waitComplete) : "r"(__smem(addr)), "r"(phaseParity) : "memory") return bool(waitComplete); }
template <dot_scope Scope> __OXICC_PTX bool mbarrier_try_wait_parity(sem_acquire_t, scope_t<Scope> scope, uint64_t *addr, const uint32_t &phaseParity, const uint32_t &suspendTimeHint) { uint32_t waitComplete; __OXICC_PICK2(scope, scope_cta, scope_cluster, "{ .reg .pred p; mbarrier.try_wait.parity.acquire.", ".shared::cta.b64 p, [%1], %2, %3; selp.b32 %0, 1, 0, p; }", asm, : "=r"(waitComplete) : "r"(__smem(addr)), "r"(phaseParity), "r"(suspendTimeHint) : "memory") return bool(waitComplete); }
template <dot_scope Scope> __OXICC_PTX bool mbarrier_try_wait_parity(sem_relaxed_t, scope_t<Scope> scope, uint64_t *addr, const uint32_t &phaseParity) { uint32_t waitComplete; __OXICC_PICK2(scope, scope_cta, scope_cluster, "{ .reg .pred p; mbarrier.try_wait.parity.relaxed.", ".shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }", asm, : "=r"(waitComplete) : "r"(__smem(addr)), "r"(phaseParity) : "memory") return bool(waitComplete); }
template <dot_scope Scope> __OXICC_PTX bool mbarrier_try_wait_parity(sem_relaxed_t, scope_t<Scope> scope, uint64_t *addr, const uint32_t &phaseParity, const uint32_t &suspendTimeHint) { uint32_t waitComplete; __OXICC_PICK2(scope, scope_cta, scope_cluster, "{ .reg .pred p; mbarrier.try_wait.parity.relaxed.", ".shared::cta.b64 p, [%1], %2, %3; selp.b32 %0, 1, 0, p; }", asm, : "=r"(waitComplete) : "r"(__smem(addr)), "r"(phaseParity), "r"(suspendTimeHint) : "memory") return bool(waitComplete); }

// cp_async_mbarrier_arrive
__OXICC_PTX void cp_async_mbarrier_arrive(uint64_t *addr) { asm("cp.async.mbarrier.arrive.b64 [%0];" :: "r"(__smem(addr)) : "memory"); }

// cp_async_mbarrier_arrive_noinc
__OXICC_PTX void cp_async_mbarrier_arrive_noinc(uint64_t *addr) { asm("cp.async.mbarrier.arrive.noinc.b64 [%0];" :: "r"(__smem(addr)) : "memory"); }

// fence
template <dot_scope Scope> __OXICC_PTX void fence(sem_sc_t, scope_t<Scope> scope) { __OXICC_PICK3(scope, scope_cta, scope_gpu, scope_sys, "fence.sc.", ";", asm volatile, :: : "memory") }
__OXICC_PTX void fence(sem_sc_t, scope_cluster_t) { asm volatile("fence.sc.cluster;" :: : "memory"); }
template <dot_scope Scope> __OXICC_PTX void fence(sem_acq_rel_t, scope_t<Scope> scope) { __OXICC_PICK3(scope, scope_cta, scope_gpu, scope_sys, "fence.acq_rel.", ";", asm volatile, :: : "memory") }
__OXICC_PTX void fence(sem_acq_rel_t, scope_cluster_t) { asm volatile("fence.acq_rel.cluster;" :: : "memory"); }
template <dot_scope Scope> __OXICC_PTX void fence(sem_acquire_t, scope_t<Scope> scope) { __OXICC_PICK4(scope, scope_cta, scope_cluster, scope_gpu, scope_sys, "fence.acquire.", ";", asm volatile, :: : "memory") }
template <dot_scope Scope> __OXICC_PTX void fence(sem_release_t, scope_t<Scope> scope) { __OXICC_PICK4(scope, scope_cta, scope_cluster, scope_gpu, scope_sys, "fence.release.", ";", asm volatile, :: : "memory") }
__OXICC_PTX void fence_alias_sync_restrict_read_release_sys() { asm volatile("fence.alias.sync_restrict::read.release.sys;" :: : "memory"); }

// fence_mbarrier_init
__OXICC_PTX void fence_mbarrier_init(sem_release_t, scope_cluster_t) { asm volatile("fence.mbarrier_init.release.cluster;" :: : "memory"); }

// fence_proxy_alias
__OXICC_PTX void fence_proxy_alias() { asm volatile("fence.proxy.alias;" :: : "memory"); }
template <dot_sem Sem> __OXICC_PTX void fence_proxy_alias(sem_t<Sem> sem) { __OXICC_PICK2(sem, sem_acquire, sem_release, "fence.proxy.alias.", ".sys;", asm volatile, :: : "memory") }

// fence_proxy_async
__OXICC_PTX void fence_proxy_async() { asm volatile("fence.proxy.async;" :: : "memory"); }
template <dot_space Space> __OXICC_PTX void fence_proxy_async(space_t<Space> space) { __OXICC_PICK3(space, space_global, space_cluster, space_shared, "fence.proxy.async.", ";", asm volatile, :: : "memory") }

// fence_proxy_async_generic_sync_restrict
__OXICC_PTX void fence_proxy_async_generic_sync_restrict(sem_acquire_t, space_cluster_t, scope_cluster_t) { asm volatile("fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster;" :: : "memory"); }
__OXICC_PTX void fence_proxy_async_generic_sync_restrict(sem_release_t, space_shared_t, scope_cluster_t) { asm volatile("fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster;" :: : "memory"); }
template <dot_scope Scope> __OXICC_PTX void fence_proxy_async_generic_sync_restrict(sem_release_t, space_cluster_t, scope_t<Scope> scope) { __OXICC_PICK2(scope, scope_cta, scope_cluster, "fence.proxy.async::generic.release.sync_restrict::shared::cluster::read.", ";", asm volatile, :: : "memory") }

// fence_proxy_tensormap_generic
template <dot_scope Scope> __OXICC_PTX void fence_proxy_tensormap_generic(sem_release_t, scope_t<Scope> scope) { __OXICC_PICK4(scope, scope_cta, scope_cluster, scope_gpu, scope_sys, "fence.proxy.tensormap::generic.release.", ";", asm volatile, :: : "memory") }
template <int N32 = 128, dot_scope Scope> __OXICC_PTX void fence_proxy_tensormap_generic(sem_acquire_t, scope_t<Scope> scope, const void *addr, n32_t<N32> size = {}) { __OXICC_PICK4(scope, scope_cta, scope_cluster, scope_gpu, scope_sys, "fence.proxy.tensormap::generic.acquire.", " [%0], %1;", asm volatile, :: "l"(addr), "n"(size.value) : "memory") }

// fence_sync_restrict
__OXICC_PTX void fence_sync_restrict(sem_acquire_t, space_cluster_t, scope_cluster_t) { asm volatile("fence.acquire.sync_restrict::shared::cluster.cluster;" :: : "memory"); }
__OXICC_PTX void fence_sync_restrict(sem_release_t, space_shared_t, scope_cluster_t) { asm volatile("fence.release.sync_restrict::shared::cta.cluster;" :: : "memory"); }

// elect_sync
__OXICC_PTX bool elect_sync(const uint32_t &membermask) { uint32_t is_elected; asm volatile("{ .reg .pred p; elect.sync _|p, %1; selp.b32 %0, 1, 0, p; }" : "=r"(is_elected) : "r"(membermask)); return bool(is_elected); }

// clusterlaunchcontrol
__OXICC_PTX void clusterlaunchcontrol_try_cancel(void *addr, uint64_t *smem_bar) { asm("clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%0], [%1];" :: "r"(__smem(addr)), "r"(__smem(smem_bar)) : "memory"); }
__OXICC_PTX void clusterlaunchcontrol_try_cancel_multicast(void *addr, uint64_t *smem_bar) { asm("clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.multicast::cluster::all.b128 [%0], [%1];" :: "r"(__smem(addr)), "r"(__smem(smem_bar)) : "memory"); }
template <class B128, __sized<B128, 16> = true> __OXICC_PTX bool clusterlaunchcontrol_query_cancel_is_canceled(B128 try_cancel_response) { uint32_t pred_is_canceled; asm("{ .reg .pred p; .reg .b128 r; mov.b128 r, {%1, %2}; clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 p, r; selp.b32 %0, 1, 0, p; }" : "=r"(pred_is_canceled) : "l"(__low(try_cancel_response)), "l"(__high(try_cancel_response))); return bool(pred_is_canceled); }
template <class B32, __sized<B32, 4> = true, class B128, __sized<B128, 16> = true> __OXICC_PTX B32 clusterlaunchcontrol_query_cancel_get_first_ctaid_x(B128 try_cancel_response) { uint32_t ret_dim; asm("{ .reg .b128 r; mov.b128 r, {%1, %2}; clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128 %0, r; }" : "=r"(ret_dim) : "l"(__low(try_cancel_response)), "l"(__high(try_cancel_response))); return __as<B32>(ret_dim); }
template <class B32, __sized<B32, 4> = true, class B128, __sized<B128, 16> = true> __OXICC_PTX B32 clusterlaunchcontrol_query_cancel_get_first_ctaid_y(B128 try_cancel_response) { uint32_t ret_dim; asm("{ .reg .b128 r; mov.b128 r, {%1, %2}; clusterlaunchcontrol.query_cancel.get_first_ctaid::y.b32.b128 %0, r; }" : "=r"(ret_dim) : "l"(__low(try_cancel_response)), "l"(__high(try_cancel_response))); return __as<B32>(ret_dim); }
template <class B32, __sized<B32, 4> = true, class B128, __sized<B128, 16> = true> __OXICC_PTX B32 clusterlaunchcontrol_query_cancel_get_first_ctaid_z(B128 try_cancel_response) { uint32_t ret_dim; asm("{ .reg .b128 r; mov.b128 r, {%1, %2}; clusterlaunchcontrol.query_cancel.get_first_ctaid::z.b32.b128 %0, r; }" : "=r"(ret_dim) : "l"(__low(try_cancel_response)), "l"(__high(try_cancel_response))); return __as<B32>(ret_dim); }
template <class B32, __sized<B32, 4> = true, class B128, __sized<B128, 16> = true> __OXICC_PTX void clusterlaunchcontrol_query_cancel_get_first_ctaid(B32 (&block_dim)[4], B128 try_cancel_response) { asm("{ .reg .b128 r; mov.b128 r, {%4, %5}; clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {%0, %1, %2, %3}, r; }" : "=r"(block_dim[0]), "=r"(block_dim[1]), "=r"(block_dim[2]), "=r"(block_dim[3]) : "l"(__low(try_cancel_response)), "l"(__high(try_cancel_response))); }
