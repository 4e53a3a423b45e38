// Reduction: a tree in shared memory.
// RUN: reduce_tree<<<32768, 256>>>(x=buf:i32:1<<24:rand=1,-100,100, r=out:i32:32768)
extern "C" __global__ void reduce_tree(const int* x, int* r) {
    __shared__ int s[256];
    int t = threadIdx.x, i = blockIdx.x * 512 + t;
    s[t] = x[i] + x[i + 256];
    __syncthreads();
    for (int d = blockDim.x / 2; d > 0; d >>= 1) {
        if (t < d) s[t] += s[t + d];
        __syncthreads();
    }
    if (t == 0) r[blockIdx.x] = s[0];
}
