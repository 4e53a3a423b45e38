// Bits, packing, operators.
struct Complex {
    float re, im;
};
__device__ Complex operator+(Complex a, Complex b)
{
    return {a.re + b.re, a.im + b.im};
}
__device__ Complex operator*(Complex a, Complex b)
{
    Complex r;
    r.re = a.re * b.re - a.im * b.im;
    r.im = a.re * b.im + a.im * b.re;
    return r;
}
__device__ Complex &operator+=(Complex &a, Complex b)
{
    a = a + b;
    return a;
}
__global__ void mandelbrot(unsigned char *image, int width, int height, int limit)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    Complex c{x * 3.0f / width - 2.0f,
              y * 2.0f / height - 1.0f};
    Complex z{};
    int i = 0;
    for (; i < limit; ++i) {
        z = z * z;
        z += c;
        if (z.re * z.re + z.im * z.im > 4.0f)
            break;
    }
    image[y * width + x] = i == limit ? 0 : 255 - i % 256;
}
