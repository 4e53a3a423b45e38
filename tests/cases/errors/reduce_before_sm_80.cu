// Instructions that reduce over a warp came with sm_80.
// FLAGS: -arch=sm_75
__global__ void k(unsigned *p) {
    *p = __reduce_add_sync(~0u, *p); // error: identifier "__reduce_add_sync" is undefined
}
