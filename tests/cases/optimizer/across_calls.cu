// Functions that are not inlined still learn from their calls: constant arguments, unused ones, and which memory is meant.
// PTXAS: sm_90
// RUN: k<<<1, 32>>>(x=buf:f32:32:iota, out=out:f32:32)
// EXPECT: out[i] == 2*x[i] + x[31 - i]
// CHECK@O3: .func {{.*}}scaled
// CHECK-NOT@O3: scaled{{.*}}_param_1
// CHECK@O3: .entry k
// CHECK-NOT@O3: ld.f32
// CHECK@O3: ret
__device__ __noinline__ static float scaled(float x, float factor, int unused) {
    return factor > 1.0f ? x * factor : x / factor;
}

__device__ __noinline__ static float mirrored(const float* p, int i) { return p[31 - i]; }

extern "C" __global__ void k(const float* x, float* out) {
    __shared__ float tile[32];
    int i = threadIdx.x;
    tile[i] = x[i];
    __syncthreads();
    float from_global = mirrored(x, i);
    float from_shared = mirrored(tile, i);
    out[i] = scaled(x[i], 2.0f, i) + (from_global + from_shared) * 0.5f;
}
