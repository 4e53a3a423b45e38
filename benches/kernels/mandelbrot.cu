// Divergent: escape-time iteration.
// RUN: mandelbrot<<<(64,256), (32,8)>>>(w=i32:2048, h=i32:2048, limit=i32:256, out=out:i32:1<<22)
extern "C" __global__ void mandelbrot(int w, int h, int limit, int* out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h) return;
    float cr = -2.0f + 3.0f * x / w, ci = -1.5f + 3.0f * y / h, zr = 0, zi = 0;
    int i = 0;
    while (i < limit && zr * zr + zi * zi < 4.0f) {
        float t = zr * zr - zi * zi + cr;
        zi = 2.0f * zr * zi + ci;
        zr = t;
        i++;
    }
    out[y * w + x] = i;
}
