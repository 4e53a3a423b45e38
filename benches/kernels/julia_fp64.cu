// Fractal: Julia set in double with smooth counts.
// RUN: julia_fp64<<<(64,256), (32,8)>>>(w=i32:2048, h=i32:2048, limit=i32:64, out=out:f32:1<<22)
extern "C" __global__ void julia_fp64(int w, int h, int limit, float* out) {
    int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= w || py >= h) return;
    double x = 3.0 * px / w - 1.5, y = 3.0 * py / h - 1.5;
    int n = 0;
    while (n < limit && x * x + y * y < 16.0) {
        double t = x * x - y * y - 0.4;
        y = 2 * x * y + 0.6;
        x = t;
        n++;
    }
    out[py * w + px] = n == limit ? 0.0f : n + 1 - log2f(0.5f * log2f((float)(x * x + y * y)));
}
