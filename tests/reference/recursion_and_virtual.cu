// Recursion, function pointers and virtual calls.
// RUN: fib<<<1, 20>>>(y=out:i32:20)
// EXPECT: y == [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181]
// RUN: shapes<<<1, 32>>>(y=out:f32:32)
// EXPECT: y[i] == (i % 2 == 0 ? i * i : i * 3)
__device__ __noinline__ int fib_of(int n) { return n < 2 ? n : fib_of(n - 1) + fib_of(n - 2); }
__global__ void fib(int *y) { y[threadIdx.x] = fib_of(threadIdx.x); }
struct Shape { __device__ virtual float area() const = 0; };
struct Square : Shape { float a; __device__ Square(float a) : a(a) {} __device__ float area() const override { return a * a; } };
struct Strip : Shape { float a; __device__ Strip(float a) : a(a) {} __device__ float area() const override { return a * 3; } };
__device__ __noinline__ float area_of(const Shape *s) { return s->area(); }
__global__ void shapes(float *y) {
    float t = threadIdx.x;
    Square square(t);
    Strip strip(t);
    const Shape *s = threadIdx.x % 2 ? (const Shape *)&strip : &square;
    y[threadIdx.x] = area_of(s);
}
