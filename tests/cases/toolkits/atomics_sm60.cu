// What older targets make of the orders and scopes of atomics: a fence, and the scope of the device.
// NO-CLANG: clang does not have these builtins
// FLAGS: -arch=sm_60 --toolkit=12.9
// PTXAS: sm_60
// CHECK: membar.gl;
// CHECK-NOT: .relaxed
// CHECK: ret;
#define DEVICE __NV_THREAD_SCOPE_DEVICE
#define CLUSTER __NV_THREAD_SCOPE_CLUSTER
__global__ void k(int *p) {
    p[1] = __nv_atomic_load_n(p, __NV_ATOMIC_ACQUIRE, DEVICE); // warning: atomic operations' argument of memory order is supported on architecture sm_70 or above
    // warning@+1: atomic operations' argument of memory order is supported
    __nv_atomic_store_n(p + 2, 5, __NV_ATOMIC_RELAXED, CLUSTER); // warning: atomic load and store's scope of cluster is supported on architecture sm_90
    // warning@+1: atomic operations' argument of memory order is supported
    p[3] = __nv_atomic_fetch_add(p, 1, __NV_ATOMIC_RELAXED, CLUSTER); // warning: atomic operations' scope of cluster is supported on architecture sm_90
    __nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST, DEVICE); // warning: atomic operations' argument of memory order is supported
}
// RUN: k<<<1, 1>>>(p=out:i32:4:7)
// EXPECT: p == [8, 7, 5, 7]
