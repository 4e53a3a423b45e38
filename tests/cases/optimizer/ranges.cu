// Launch bounds, tests and counters say what values can be: comparisons vanish, signed divisions become shifts.
// PTXAS: sm_90
// RUN: bounded<<<2, 64>>>(out=out:i32:128)
// EXPECT: out[i] == (i % 64) * 2 + 1
// RUN: counted<<<1, 1>>>(n=i32:40, out=out:i32:40)
// EXPECT: out[i] == i / 8 + i % 8
// CHECK@O3: .entry bounded
// CHECK-NOT@O3: setp
// CHECK@O3: st.global
// CHECK@O3: .entry counted
// CHECK-NOT@O3: shr.s32
// CHECK@O3: ret
extern "C" __global__ void __launch_bounds__(64) bounded(int* out) {
    int t = threadIdx.x;
    int v = t < 64 ? t * 2 + 1 : -1;
    if (blockDim.x > 64) v = -2;
    out[blockIdx.x * 64 + t] = v;
}

extern "C" __global__ void counted(int n, int* out) {
#pragma unroll 1
    for (int i = 0; i < n; i++) out[i] = i / 8 + i % 8;
}
