// Memory orders where instructions have none: volatile accesses with membar around them.
// NO-CLANG: clang 19 has no __nv_atomic builtins
// FLAGS: -arch=sm_60
// OPT: 3
// PTXAS: sm_60 sm_61 sm_70
// CHECK: loads
// CHECK@sm_60: ld.volatile.b32
// CHECK@sm_60: membar.cta;
// CHECK@sm_60: membar.sys;
// CHECK@sm_60: ld.volatile.b32
// CHECK@sm_60: membar.sys;
// CHECK: stores
// CHECK@sm_60: membar.gl;
// CHECK@sm_60: st.volatile.b32
// CHECK: updates
// CHECK@sm_60: membar.gl;
// CHECK@sm_60: atom.add.gpu.u32
// CHECK@sm_60: membar.gl;
// CHECK@sm_60: atom.cas.cta.b32
// CHECK@sm_60: membar.sys;
// RUN: loads<<<1, 1>>>(p=buf:i32:[7], r=out:i32:1)
// EXPECT: r[0] == 14
// RUN: stores<<<1, 1>>>(p=out:u32:1)
// EXPECT: p[0] == 9
// RUN: updates<<<2, 32>>>(p=out:u32:2)
// EXPECT: p[0] == 64
// EXPECT: p[1] == 5
__global__ void loads(int *p, int *r) {
    int a = __nv_atomic_load_n(p, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_BLOCK);  // warning: memory order is supported on architecture sm_70 or above
    *r = a + __nv_atomic_load_n(p, __NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_SYSTEM);  // warning: memory order is supported on architecture sm_70 or above
}

__global__ void stores(unsigned *p) { __nv_atomic_store_n(p, 9u, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_DEVICE); }  // warning: memory order is supported on architecture sm_70 or above

__global__ void updates(unsigned *p) {
    __nv_atomic_fetch_add(p, 1u, __NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_DEVICE);  // warning: memory order is supported on architecture sm_70 or above
    unsigned expected = 0;
    __nv_atomic_compare_exchange_n(p + 1, &expected, 5u, false, __NV_ATOMIC_RELAXED, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);  // warning: memory order is supported on architecture sm_70 or above
    __nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_SYSTEM);  // warning: memory order is supported on architecture sm_70 or above
}
