// FLAGS: -arch=sm_61
__global__ void k(short *p, int *r) {
    short expected = 1;
    // error@+1: 16-bit atomic compare-and-exchange is supported on architecture sm_70 or above.
    *r = __nv_atomic_compare_exchange_n(p, &expected, (short)2, false, __NV_ATOMIC_RELAXED, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);  // warning: memory order is supported on architecture sm_70 or above
}
