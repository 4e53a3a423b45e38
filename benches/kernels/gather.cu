// Memory-bound: indirect reads.
// RUN: gather<<<16384, 256>>>(n=i32:1<<22, idx=buf:i32:1<<22:(i*1103515245+12345)&4194303, src=buf:f32:1<<22:rand=1, dst=out:f32:1<<22)
extern "C" __global__ void gather(int n, const int* __restrict__ idx, const float* __restrict__ src, float* __restrict__ dst) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) dst[i] = src[idx[i]] * 2.0f + 1.0f;
}
