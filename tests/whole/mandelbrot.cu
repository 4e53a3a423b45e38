// A picture in characters; two-dimensional memory with a pitch.
#include <cstdio>
#include <vector>
__global__ void mandelbrot(char *picture, size_t pitch, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float cr = x * 3.0f / width - 2.2f, ci = y * 2.4f / height - 1.2f, r = 0, i = 0;
    int n = 0;
    for (; n < 50 && r * r + i * i < 4; n++) {
        float t = r * r - i * i + cr;
        i = 2 * r * i + ci;
        r = t;
    }
    *(picture + y * pitch + x) = n == 50 ? '#' : n > 6 ? '+' : n > 3 ? '.' : ' ';
}
int main() {
    const int width = 48, height = 17;
    char *device;
    size_t pitch;
    cudaMallocPitch(&device, &pitch, width, height);
    mandelbrot<<<dim3(3, 3), dim3(16, 8)>>>(device, pitch, width, height);
    std::vector<char> picture(width * height);
    cudaMemcpy2D(picture.data(), width, device, pitch, width, height, cudaMemcpyDeviceToHost);
    int inside = 0;
    for (char c : picture) inside += c == '#';
    std::printf("%d inside, pitch %zu\n%.*s\n", inside, pitch, width, &picture[8 * width]);
}
// OUTPUT:
// 178 inside, pitch 512
//     ......++++++#########################+..... 
