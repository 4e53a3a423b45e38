// What the math library asks of an argument is known where it is an integer: no way for subnormal numbers stays. Loops with assertions are unrolled,
// and a step that two ways compute alike is one.
// PTXAS: sm_90
// RUN: logs<<<1, 64>>>(out=out:f32:64)
// EXPECT: out[i] == (i == 0 ? 0 : log(i)) ~ 1e-6rel
// RUN: asserted<<<1, 32>>>(out=out:i32:32)
// EXPECT: out[i] == i * (i - 1) / 2
// RUN: strided<<<1, 32>>>(n=i32:3, rounds=i32:5, a=buf:i32:64:iota, out=out:i32:32)
// EXPECT: out[i] == 36 + 5 * i
// CHECK@O3: .entry logs
// CHECK-NOT@O3: setp.lt.f32
// CHECK@O3: .entry asserted
#include <cassert>
extern "C" __global__ void logs(float* out) {
    unsigned n = threadIdx.x;
    out[n] = n == 0 ? 0.0f : logf((float)n);
}

extern "C" __global__ void asserted(int* out) {
    int sum = 0;
    for (int n = 0; n < threadIdx.x; n++) {
        assert(n < 32);
        sum += n;
    }
    out[threadIdx.x] = sum;
}

extern "C" __global__ void strided(int n, int rounds, const int* a, int* out) {
    int sum = 0, p;
#pragma unroll 1
    for (p = 0; p < 2 * rounds * n - 2 * n; p += 2 * n) sum += a[p] + (int)threadIdx.x;
    sum += (int)threadIdx.x;
    out[threadIdx.x] = sum;
}
