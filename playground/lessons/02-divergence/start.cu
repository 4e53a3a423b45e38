// RUN: work<<<4, 64>>>(out=out:i32:256)
// EXPECT: out[i] == (i % 2 == 0 ? 3*i + 40 : i - 60)

__device__ int even(int x) {
    int y = 3 * x;
    #pragma unroll 1
    for (int k = 0; k < 40; k++)
        y += __popc(1 << (k & 7));
    return y;
}

__device__ int odd(int x) {
    #pragma unroll 1
    for (int k = 0; k < 20; k++)
        x -= 3 * __popc(2 << (k & 7));
    return x;
}

__global__ void work(int *out) {
    int i = blockIdx.x * 64 + threadIdx.x;
    if (threadIdx.x % 2 == 0)
        out[i] = even(i);
    else
        out[i] = odd(i);
}
