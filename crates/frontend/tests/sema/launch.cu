struct dim3 { unsigned x, y, z; __host__ __device__ constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
struct CUstream_st;
extern "C" unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block = 1, unsigned long shared = 0, CUstream_st* stream = 0);
template <class T> __global__ void fill(T* p, T v) { p[threadIdx.x] = v; }
__global__ void plain(int* p) { *p = 1; }
void host(float* p, int* q) {
    fill<<<1, 32>>>(p, 2.0f);
    fill<int><<<dim3(2, 2), 64, 0>>>(q, 3);
    plain<<<1, 1>>>(q);
    plain<<<1, 1, 0, 0, 0>>>(q);
    host<<<1, 1>>>(p, q);
}
