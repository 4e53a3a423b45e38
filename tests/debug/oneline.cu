template <class T> __device__ T id(T v) { return v; } struct S { int a; __device__ int get() const { return a; } }; __device__ int add(int a, int b) { int c = a + b; return c; } __global__ void oneline(int *p) { S s{p[0]}; int t = add(s.get(), id(3)); p[1] = t; }
__global__ void empty() {}
__global__ void unused(int a, float b, S s) {}
extern "C" __global__ void plain(int *p) { for (int i = 0; i < 3; ++i) { int sq = i * i; p[i] = sq; } }
