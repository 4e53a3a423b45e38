// Image filter: Sobel on bytes.
// RUN: sobel<<<(128,512), (32,8)>>>(w=i32:4096, h=i32:4096, in=buf:u8:1<<24:rand=1, out=out:u8:1<<24)
extern "C" __global__ void sobel(int w, int h, const unsigned char* __restrict__ in, unsigned char* __restrict__ out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x == 0 || y == 0 || x >= w - 1 || y >= h - 1) return;
    const unsigned char* p = in + y * w + x;
    int a = p[-w - 1], b = p[-w], c = p[-w + 1], d = p[-1], e = p[1], f = p[w - 1], g = p[w], i = p[w + 1];
    int gx = c + 2 * e + i - a - 2 * d - f, gy = f + 2 * g + i - a - 2 * b - c;
    int m = (abs(gx) + abs(gy)) / 2;
    out[y * w + x] = m > 255 ? 255 : m;
}
