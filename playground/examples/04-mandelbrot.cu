// The Mandelbrot set: choose "image" beside the result
// RUN: mandelbrot<<<(8,16), (16,8)>>>(width=i32:128, out=out:i32:16384)

__global__ void mandelbrot(int width, int *out) {
    int column = blockIdx.x * blockDim.x + threadIdx.x;
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    float cx = -2.2f + 3.0f * column / width;
    float cy = -1.5f + 3.0f * row / width;
    float x = 0, y = 0;
    int n = 0;
    while (n < 64 && x * x + y * y < 4) {
        float next = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = next;
        n++;
    }
    out[row * width + column] = n;
}
