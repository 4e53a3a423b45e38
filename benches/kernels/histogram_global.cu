// Atomics: straight to global memory, with float weights.
// RUN: histogram_global<<<4096, 256>>>(n=i32:1<<20, key=buf:u32:1<<20:rand=1, weight=buf:f32:1<<20:rand=2, bins=buf:f32:65536)
extern "C" __global__ void histogram_global(int n, const unsigned* key, const float* weight, float* bins) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(bins + key[i] % 65536, weight[i]);
}
