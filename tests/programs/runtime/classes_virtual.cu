#include <cstdio>
#include <new>
struct Shape { __device__ virtual float area() const = 0; __device__ virtual ~Shape() {} };
struct Square : Shape { float a; __device__ Square(float a) : a(a) {} __device__ float area() const override { return a * a; } };
struct Circle final : Shape { float r; __device__ Circle(float r) : r(r) {} __device__ float area() const override { return 3.0f * r * r; } __device__ ~Circle() { printf("circle of %g gone\n", r); } };
__global__ void make(Shape** s) { s[0] = new Square(3); s[1] = new Circle(2); }
__global__ void measure(Shape** s, float* out) { out[threadIdx.x] = s[threadIdx.x]->area(); }
__global__ void end(Shape** s) { delete s[0]; delete s[1]; }
template <int N> struct Fib { static constexpr int value = Fib<N - 1>::value + Fib<N - 2>::value; };
template <> struct Fib<0> { static constexpr int value = 0; };
template <> struct Fib<1> { static constexpr int value = 1; };
template <class... T> __global__ void sizes(int* out, T...) { int i = 0; ((out[i++] = int(sizeof(T))), ...); out[i] = Fib<20>::value; }
int main() {
  Shape** s; float* out; int* n;
  cudaMallocManaged(&s, 16); cudaMallocManaged(&out, 8); cudaMallocManaged(&n, 64);
  make<<<1, 1>>>(s); measure<<<1, 2>>>(s, out); end<<<1, 1>>>(s);
  sizes<<<1, 1>>>(n, 'a', 1, 2.0, short(3), make_float4(1, 2, 3, 4));
  cudaError_t e = cudaDeviceSynchronize();
  std::printf("%s %g %g %d %d %d %d %d %d\n", cudaGetErrorName(e), out[0], out[1], n[0], n[1], n[2], n[3], n[4], n[5]);
}
