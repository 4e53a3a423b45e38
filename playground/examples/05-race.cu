// A race: run it with "Look for races"
// RUN: shift<<<1, 64>>>(out=out:i32:64)

__global__ void shift(int *out) {
    __shared__ int tile[64];
    tile[threadIdx.x] = threadIdx.x;
    // A __syncthreads() is missing here.
    out[threadIdx.x] = tile[(threadIdx.x + 1) % 64];
}
