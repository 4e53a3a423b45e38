extern "C" __attribute__((device)) void __syncthreads();
__global__ void saxpy(int n, float a, const float* x, float* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}
template <int TILE> __global__ void matmul(const float* A, const float* B, float* C, int n) {
  __shared__ float As[TILE][TILE];
  __shared__ float Bs[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y;
  float sum = 0;
  for (int t = 0; t < n / TILE; ++t) {
    As[ty][tx] = A[(blockIdx.y * TILE + ty) * n + t * TILE + tx];
    Bs[ty][tx] = B[(t * TILE + ty) * n + tx];
    __syncthreads();
#pragma unroll
    for (int k = 0; k < TILE; k++) sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  C[ty * n + tx] = sum;
}
template __global__ void matmul<16>(const float*, const float*, float*, int);
struct Vec { float x, y; __device__ Vec(float a, float b) : x(a), y(b) {} 
  __device__ float dot(const Vec& o) const { return x * o.x + y * o.y; }
  __device__ Vec operator+(const Vec& o) const { return Vec(x + o.x, y + o.y); } };
__device__ int f(int a) { return a + 1; }
__device__ double f(double a) { return a * 2; }
template <class T> struct Box { T v; __device__ T get() const { return v; } };
__global__ void k2(float* out, int m) {
  Vec a(1.0f, 2.0f), b{3.0f, 4.0f};
  Vec c = a + b;
  out[0] = c.dot(b);
  out[1] = f(3) + f(2.5);
  Box<float> bx{1.5f};
  out[2] = bx.get();
  switch (m) { case 1: out[3] = 1; break; case 2 ... 4: out[3] = 2; default: break; }
  auto l = [=](int z) { return z + m; };
  out[4] = l(5);
  int arr[3] = {1, 2, 3};
  for (int v : arr) out[5] += v;
  asm volatile("mov.u32 %0, %1;" : "=r"(arr[0]) : "r"(arr[1]));
}
