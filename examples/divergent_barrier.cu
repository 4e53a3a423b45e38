// Only ten threads of the warp reach the barrier: --check finds it.
__global__ void partial(int *out) {
    out[threadIdx.x] = 0;
    if (threadIdx.x < 10)
        __syncthreads();
    out[threadIdx.x] = 1;
}
