// Loops whose step is known only at run time have a main loop of several copies, also where the bound is near the largest number.
// PTXAS: sm_90
// RUN: sums<<<1, 32>>>(n=i32:1000, step=i32:7, x=buf:f32:1000:1, out=out:f32:32)
// EXPECT: out[i] == floor((1000 - i - 1) / 7) + 1
// RUN: sums<<<1, 32>>>(n=i32:10, step=i32:3, x=buf:f32:1000:1, out=out:f32:32)
// EXPECT: out[i] == (i < 10 ? floor((10 - i - 1) / 3) + 1 : 0)
// RUN: rows<<<2, 32>>>(n=i64:300, step=i64:5, x=buf:f32:300:iota, out=out:f32:600)
// EXPECT: out[i] == (i < 300 ? (i % 5 == 0) * 2 * i : 0)
// RUN: near<<<1, 1>>>(from=i32:2147483600, n=i32:2147483647, step=i32:9, out=out:f32:4)
// EXPECT: out[i] == (i == 0 ? 6 : (i == 1 ? 4 : (i == 2 ? 1 : 2)))
// CHECK@O3: .entry sums
// CHECK@O3: ld.global.nc.f32
// CHECK@O3: ld.global.nc.f32
// CHECK@O3: ld.global.nc.f32
// CHECK@O3: ld.global.nc.f32
// CHECK@O3: ld.global.nc.f32
// CHECK@O3: ret
extern "C" __global__ void sums(int n, int step, const float* __restrict__ x, float* __restrict__ out) {
    float s = 0;
    for (int i = threadIdx.x; i < n; i += step) s += x[i];
    out[threadIdx.x] = s;
}
extern "C" __global__ void rows(long long n, long long step, const float* __restrict__ x, float* __restrict__ out) {
    if (blockIdx.x == 0 && threadIdx.x == 0)
        for (long long i = 0; i < n; i += step) out[i] = 2 * x[i];
}
extern "C" __global__ void near(int from, int n, int step, float* out) {
    int turns = 0;
    // The last step would overflow.
    for (int i = from; i <= n - step; i += step) turns++;
    out[0] = turns + 1;
    turns = 0;
    for (long long i = 0x7fffffffffffffffLL - step * 4; i <= 0x7fffffffffffffffLL - step; i += step) turns++;
    out[1] = turns;
    turns = 0;
    for (int i = from; i < from + 1; i += 2 * step) turns++;
    out[2] = turns;
    turns = 0;
    long long big = (long long)step << 58;
    for (long long i = -0x7fffffffffffffffLL; i < -0x7fffffffffffffffLL + 2 && big != 0; i += step / 9) turns++;
    out[3] = turns;
}
