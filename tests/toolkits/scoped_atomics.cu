// The atomics that the compiler knows itself.
// ARCH: sm_75 sm_90
// SINCE: 12.8
__global__ void scoped(int *p, long long *l, float *f) {
    p[0] = __nv_atomic_load_n(p + 1, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE);
    __nv_atomic_store_n(p + 2, 3, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_SYSTEM);
    p[3] = __nv_atomic_fetch_add(p + 4, 5, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
    int expected = 6;
    p[5] = __nv_atomic_compare_exchange_n(p + 6, &expected, 7, false, __NV_ATOMIC_SEQ_CST, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    l[0] = __nv_atomic_exchange_n(l + 1, 8ll, __NV_ATOMIC_ACQ_REL);
    f[0] = __nv_atomic_fetch_add(f + 1, 1.0f, __NV_ATOMIC_RELAXED);
    __nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE);
}
