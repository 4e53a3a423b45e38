// Every memory space at every place, arrays of structures, statics in functions and templates.
struct Entry { int key; float value[2]; };
__constant__ Entry table[3] = {{1, {1, 2}}, {2, {3, 4}}};
__device__ Entry live[4];
__managed__ int managed_count = 3;
namespace deep { namespace er { __device__ double total; __constant__ short small[5]; } static __device__ unsigned long long hidden; }
extern __shared__ unsigned char pool[];
template <class T> __device__ T last;
template <class T> __device__ T next()
{
    static __device__ T state = 3;
    __shared__ T both[32];
    both[threadIdx.x] = state;
    state += 1;
    last<T> = state;
    return both[31 - threadIdx.x];
}
__global__ void spaces2(int *p)
{
    __shared__ Entry sh[8];
    __shared__ int count;
    static __device__ int calls;
    static __constant__ const float scale = 1.5f;
    calls++;
    if (threadIdx.x == 0) count = p[0];
    sh[threadIdx.x & 7] = table[threadIdx.x % 3];
    pool[threadIdx.x] = 1;
    __syncthreads();
    live[0].value[1] = scale * count;
    deep::er::total += deep::er::small[2];
    deep::hidden++;
    p[1] = next<int>() + next<float>() + sh[3].key + managed_count + pool[2];
}

// A constant in constant memory; the original says that it is in global memory.
// OTHERWISE: scale
