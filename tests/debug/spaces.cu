// Variables of every memory space and linkage.
struct Pt { int x, y; };
__device__ int plain = 1;
__device__ Pt pair = {1, 2};
__device__ const int fixed[3] = {1, 2, 3};
__device__ volatile int changing;
__constant__ float weights[2][3];
__managed__ int managed;
static __device__ double internal = 2.5;
extern __device__ int defined_here;
__device__ int defined_here = 4;
namespace outer {
__device__ int member = 2;
namespace inner {
__constant__ unsigned char bytes[8];
inline namespace v1 { __device__ int versioned; }
}
}
namespace { __device__ int hidden = 6; }
static inline __device__ int shared_by_units = 7;
template <class T> __device__ T of_type;
struct Holder {
    static constexpr int limit = 10;
    int own;
};
extern __shared__ float dynamic[];
__shared__ int of_file[4];
__device__ __noinline__ int counted(int by)
{
    static int calls = 5;
    static __constant__ int steps[2] = {1, 2};
    __shared__ int local_shared[2][2];
    local_shared[0][1] = by;
    calls += by + steps[by & 1] + local_shared[0][1];
    return calls;
}
__global__ void spaces(int *p, int n, cudaTextureObject_t texture)
{
    __shared__ Pt tile[16];
    __shared__ union { int i; float f; } scratch;
    tile[threadIdx.x & 15].x = n;
    scratch.i = n;
    of_file[0] = n;
    dynamic[1] = 2.0f;
    changing = n;
    {
        __shared__ double nested;
        nested = n;
        p[6] = (int)nested;
    }
    int *to_global = &plain;
    const float *to_constant = &weights[0][1];
    p[0] = plain + pair.x + fixed[n] + changing + (int)weights[1][n] + managed + (int)internal + defined_here;
    p[1] = outer::member + outer::inner::bytes[n] + outer::inner::versioned + hidden + shared_by_units;
    p[2] = (int)of_type<float> + of_type<short> + Holder::limit;
    p[3] = counted(n) + tile[0].y + scratch.i + of_file[1] + (int)dynamic[0];
    p[4] = *to_global + (int)*to_constant + (int)texture;
}

// CLANG
// GDB: whatis outer::member
//     type = int
// GDB: whatis weights
//     type = float [2][3]
// GDB: whatis 'outer::inner::bytes'
//     type = unsigned char [8]
