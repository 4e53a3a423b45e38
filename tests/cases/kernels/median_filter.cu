// 3x3 median by a sorting network in registers.
// PTXAS: sm_75 sm_90 sm_100
// RUN: median<<<(2,2), (8,8)>>>(in=buf:i32:324:(i*97)%113, out=out:i32:256, w=i32:16)
// EXPECT: (count(dy, 0, 3, sum(dx, 0, 3, in[(i/16+dy)*18 + i%16+dx] < out[i]) > 9) == 0) == 1 for i in 0..256
// EXPECT: (sum(dy, 0, 3, sum(dx, 0, 3, in[(i/16+dy)*18 + i%16+dx] < out[i])) <= 4) == 1 for i in 0..256
// EXPECT: (sum(dy, 0, 3, sum(dx, 0, 3, in[(i/16+dy)*18 + i%16+dx] > out[i])) <= 4) == 1 for i in 0..256
__device__ void order(int &a, int &b) {
    int lo = min(a, b);
    b = max(a, b);
    a = lo;
}
__global__ void median(const int *in, int *out, int w) {
    int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    int v[9];
    for (int i = 0; i < 9; ++i)
        v[i] = in[(y + i / 3) * (w + 2) + x + i % 3];
    for (int round = 0; round < 9; ++round)
        for (int i = round & 1; i + 1 < 9; i += 2)
            order(v[i], v[i + 1]);
    out[y * w + x] = v[4];
}
