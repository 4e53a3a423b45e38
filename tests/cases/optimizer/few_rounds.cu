// A loop that runs a few times at most, by a minimum, becomes copies with their tests where the source asks, and its array registers.
// PTXAS: sm_90
// RUN: rows<<<1, 32>>>(n=i32:3, a=buf:f32:128:iota, out=out:f32:64)
// EXPECT: out[i] == (i < 32 ? 2 * i : 2 * i)
// RUN: rows<<<1, 32>>>(n=i32:1, a=buf:f32:128:iota, out=out:f32:64)
// EXPECT: out[i] == (i < 32 ? 2 * i : 0)
// RUN: rows<<<1, 32>>>(n=i32:-5, a=buf:f32:128:iota, out=out:f32:64)
// EXPECT: out[i] == 0
// RUN: once<<<1, 32>>>(n=i32:7, a=buf:f32:128:iota, out=out:f32:128)
// EXPECT: out[i] == 2 * i
// RUN: once<<<1, 32>>>(n=i32:0, a=buf:f32:128:iota, out=out:f32:128)
// EXPECT: out[i] == 0
// CHECK@O3: .entry rows
// CHECK-NOT@O3: local
// CHECK@O3: .entry once
// CHECK-NOT@O3: local
extern "C" __global__ void rows(int n, const float* a, float* out) {
    float kept[2];
    int rows = n > 2 ? 2 : n;
#pragma unroll
    for (int i = 0; i < rows; i++) kept[i] = a[i * 32 + threadIdx.x];
    __syncthreads();
#pragma unroll
    for (int i = 0; i < rows; i++) out[i * 32 + threadIdx.x] = kept[i] * 2;
}
extern "C" __global__ void once(int n, const float* a, float* out) {
    float kept[1][4];
    if (n > 1) n = 1;
#pragma unroll
    for (int i = 0; i < n; i++) {
#pragma unroll
        for (int j = 0; j < 4; j++) kept[i][j] = a[i * 128 + j * 32 + threadIdx.x];
    }
    __syncthreads();
#pragma unroll
    for (int i = 0; i < n; i++) {
#pragma unroll
        for (int j = 0; j < 4; j++) out[i * 128 + j * 32 + threadIdx.x] = kept[i][j] * 2;
    }
}
