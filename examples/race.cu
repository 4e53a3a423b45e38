// Neighbours are read without a barrier between the write and the read: --check finds the race.
__global__ void shift(int *out) {
    __shared__ int tile[64];
    tile[threadIdx.x] = threadIdx.x;
    out[threadIdx.x] = tile[(threadIdx.x + 1) % 64];
}
