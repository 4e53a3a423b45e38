// Noise: gradients by hashing, five octaves.
// RUN: perlin<<<(64,256), (32,8)>>>(w=i32:2048, h=i32:2048, octaves=i32:5, out=out:f32:1<<22)
__device__ float gradient(int x, int y, float fx, float fy) {
    unsigned h = x * 374761393u + y * 668265263u;
    h = (h ^ (h >> 13)) * 1274126177u;
    switch ((h >> 16) & 7) {
        case 0: return fx + fy;
        case 1: return fx - fy;
        case 2: return -fx + fy;
        case 3: return -fx - fy;
        case 4: return fx;
        case 5: return -fx;
        case 6: return fy;
        default: return -fy;
    }
}
__device__ float fade(float t) { return t * t * t * (t * (t * 6 - 15) + 10); }
__device__ float noise(float x, float y) {
    int ix = (int)floorf(x), iy = (int)floorf(y);
    float fx = x - ix, fy = y - iy, u = fade(fx), v = fade(fy);
    float a = gradient(ix, iy, fx, fy), b = gradient(ix + 1, iy, fx - 1, fy);
    float c = gradient(ix, iy + 1, fx, fy - 1), d = gradient(ix + 1, iy + 1, fx - 1, fy - 1);
    float p = a + u * (b - a), q = c + u * (d - c);
    return p + v * (q - p);
}
extern "C" __global__ void perlin(int w, int h, int octaves, float* out) {
    int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= w || py >= h) return;
    float x = px * 0.01f, y = py * 0.01f, s = 0, amp = 1;
    for (int o = 0; o < octaves; o++) {
        s += noise(x, y) * amp;
        x *= 2; y *= 2; amp *= 0.5f;
    }
    out[py * w + px] = s;
}
