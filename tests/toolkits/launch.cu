// The host's half: kernels of every linkage with every kind of parameter, variables, and a program that links.
// ARCH: sm_52 sm_75 sm_90
// LINK
#include <cstdio>

struct Pair { int first; double second; };
__device__ int counter;
__constant__ float weights[8];
__managed__ int shared_count;
static __device__ Pair pair;

__global__ void plain(int *p, float f, Pair by_value) { *p = counter + int(f) + by_value.first; }
static __global__ void internal(const Pair &p) { counter = p.first + shared_count + pair.first; }
namespace { __global__ void unnamed(char c, short s, long long l) { counter = c + s + int(l); } }
namespace spaces { inline __global__ void inlined(int *p) { *p = int(weights[threadIdx.x & 7]); } }
extern "C" __global__ void __launch_bounds__(128, 2) c_linkage(double *out, unsigned n) { if (threadIdx.x < n) out[threadIdx.x] = n; }
template <class T, int N> __global__ void templated(T *p) { p[threadIdx.x] = T(N); }
template <class... T> __global__ void several(int *p, T... t) { *p = (0 + ... + int(t)); }

int main() {
    int *p = nullptr;
    if (cudaMalloc(&p, 4096) != cudaSuccess) { puts("no GPU"); return 0; }
    plain<<<1, 1>>>(p, 1.5f, Pair{1, 2});
    unnamed<<<1, 1>>>('a', 2, 3);
    spaces::inlined<<<1, 8>>>(p);
    c_linkage<<<1, 128>>>((double *)p, 16);
    templated<int, 3><<<1, 32>>>(p);
    templated<float, 4><<<dim3(2, 2), dim3(8, 4), 64>>>((float *)p);
    several<<<1, 1>>>(p, 1, 2.5, 'c');
    (void)&internal;
    return cudaDeviceSynchronize() != cudaSuccess;
}
