// Memory-bound: vector loads and stores.
// RUN: copy_float4<<<16384, 256>>>(n=i32:1<<22, src=buf:f32:1<<24:rand=1, dst=out:f32:1<<24)
extern "C" __global__ void copy_float4(int n, const float4* __restrict__ src, float4* __restrict__ dst) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) dst[i] = src[i];
}
