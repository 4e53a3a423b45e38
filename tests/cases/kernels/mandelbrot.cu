// Escape times: a loop whose length differs from thread to thread.
// PTXAS: sm_75 sm_90 sm_100
// RUN: mandelbrot<<<(2,2), (16,16)>>>(r=out:i32:1024, width=i32:32, limit=i32:50)
// EXPECT: r[i] == 50 if i == 16*32+16 || i == 16*32+20
// EXPECT: r[0] == 1
// EXPECT: count(k, 0, 1024, r[k] > 50 || r[k] < 1) == 0
// EXPECT: r[i] == r[(32 - i/32)*32 + i%32] if i/32 > 0
__global__ void mandelbrot(int *r, int width, int limit) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    float cr = -2.0f + 3.0f * x / width;
    float ci = -1.5f + 3.0f * y / width;
    float zr = 0, zi = 0;
    int n = 0;
    while (n < limit && zr * zr + zi * zi <= 4.0f) {
        float t = zr * zr - zi * zi + cr;
        zi = 2 * zr * zi + ci;
        zr = t;
        ++n;
    }
    r[y * width + x] = n;
}
