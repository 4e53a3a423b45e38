// Simplex noise in two dimensions, six octaves, permutation in constant arithmetic.
// RUN: simplex_noise<<<(32,64), (32,8)>>>(width=i32:1024, scale=f32:0.013, out=out:f32:1024*512)
__device__ unsigned hash(int x, int y) {
    unsigned h = (unsigned)x * 374761393u + (unsigned)y * 668265263u;
    h = (h ^ (h >> 13)) * 1274126177u;
    return h ^ (h >> 16);
}
__device__ float grad(int x, int y, float dx, float dy) {
    switch (hash(x, y) & 7) {
    case 0: return dx + dy;
    case 1: return dx - dy;
    case 2: return -dx + dy;
    case 3: return -dx - dy;
    case 4: return dx * 1.4142f;
    case 5: return -dx * 1.4142f;
    case 6: return dy * 1.4142f;
    default: return -dy * 1.4142f;
    }
}
__device__ float corner(int x, int y, float dx, float dy) {
    float t = 0.5f - dx * dx - dy * dy;
    if (t < 0) return 0;
    t *= t;
    return t * t * grad(x, y, dx, dy);
}
__device__ float simplex(float x, float y) {
    const float f2 = 0.36602540f, g2 = 0.21132487f;
    float s = (x + y) * f2;
    int i = (int)floorf(x + s), j = (int)floorf(y + s);
    float t = (i + j) * g2, x0 = x - (i - t), y0 = y - (j - t);
    int i1 = x0 > y0 ? 1 : 0, j1 = 1 - i1;
    float n = corner(i, j, x0, y0) + corner(i + i1, j + j1, x0 - i1 + g2, y0 - j1 + g2) + corner(i + 1, j + 1, x0 - 1 + 2 * g2, y0 - 1 + 2 * g2);
    return 70.f * n;
}
extern "C" __global__ void simplex_noise(int width, float scale, float* out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    float v = 0, amp = 0.5f, f = scale;
    for (int o = 0; o < 6; o++) {
        v += amp * simplex(x * f, y * f);
        amp *= 0.5f;
        f *= 2.f;
    }
    out[y * width + x] = v;
}
