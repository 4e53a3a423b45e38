// Image filter: median of nine by a network of minima and maxima.
// RUN: median3x3<<<(128,512), (32,8)>>>(w=i32:4096, h=i32:4096, in=buf:i32:1<<24:rand=1, out=out:i32:1<<24)
__device__ void order(int& a, int& b) {
    int lo = min(a, b), hi = max(a, b);
    a = lo;
    b = hi;
}
extern "C" __global__ void median3x3(int w, int h, const int* __restrict__ in, int* __restrict__ out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1) return;
    int v[9];
    for (int i = 0; i < 9; i++) v[i] = in[(y + i / 3 - 1) * w + x + i % 3 - 1];
    order(v[1], v[2]); order(v[4], v[5]); order(v[7], v[8]);
    order(v[0], v[1]); order(v[3], v[4]); order(v[6], v[7]);
    order(v[1], v[2]); order(v[4], v[5]); order(v[7], v[8]);
    order(v[0], v[3]); order(v[5], v[8]); order(v[4], v[7]);
    order(v[3], v[6]); order(v[1], v[4]); order(v[2], v[5]);
    order(v[4], v[7]); order(v[4], v[2]); order(v[6], v[4]);
    order(v[4], v[2]);
    out[y * w + x] = v[4];
}
