// FLAGS: -arch=sm_53
__global__ void k(unsigned *p) {
    // error@+1: __nv_atomic_* functions are not supported on arch < sm_60.
    __nv_atomic_store_n(p, 9u, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_DEVICE);  // warning: memory order is supported on architecture sm_70 or above
}
