// A value that both sides of a branch know is not loaded again; one that only one side knows is loaded on the other.
// Behind a barrier it is.
// PTXAS: sm_90
// RUN: both<<<1, 64>>>(p=out:f32:64:iota, out=out:f32:64)
// EXPECT: out[i] == (i % 2 ? i*2 : i + 1)
// RUN: barrier<<<1, 64>>>(out=out:i32:64)
// EXPECT: out[i] == 63 - i
// CHECK@O3: .entry both
// CHECK@O3: ld.global
// CHECK-NOT@O3: ld.global
// CHECK@O3: .entry barrier
// CHECK@O3: bar.sync
// CHECK@O3: ld.shared
extern "C" __global__ void both(float* p, float* out) {
    int i = threadIdx.x;
    float v = p[i];
    if (i & 1) p[i] = v * 2;
    else p[i] = v + 1;
    out[i] = p[i];
}

extern "C" __global__ void barrier(int* out) {
    __shared__ int s[64];
    int i = threadIdx.x;
    s[i] = i;
    __syncthreads();
    out[i] = s[63 - i];
}
