// CUB, Thrust and libcu++.
// ARCH: sm_75 sm_90
#include <cub/cub.cuh>
#include <cuda/atomic>
#include <cuda/std/array>
#include <cuda/std/complex>
#include <cuda/std/tuple>
#include <cuda/std/type_traits>
#include <thrust/device_ptr.h>
#include <thrust/sort.h>
#include <thrust/transform_reduce.h>

template <int N> __global__ void block_sum(const int *in, int *out) {
    using Reduce = cub::BlockReduce<int, N>;
    __shared__ typename Reduce::TempStorage temp;
    int sum = Reduce(temp).Sum(in[blockIdx.x * N + threadIdx.x]);
    if (threadIdx.x == 0) out[blockIdx.x] = sum;
}
template __global__ void block_sum<128>(const int *, int *);
__global__ void sorted(unsigned *keys) {
    using Sort = cub::BlockRadixSort<unsigned, 64, 4>;
    __shared__ typename Sort::TempStorage temp;
    unsigned mine[4];
    for (int i = 0; i < 4; i++) mine[i] = keys[threadIdx.x * 4 + i];
    Sort(temp).Sort(mine);
    for (int i = 0; i < 4; i++) keys[threadIdx.x * 4 + i] = mine[i];
}
__global__ void std_like(int *p, float *f) {
    cuda::atomic_ref<int, cuda::thread_scope_device> count(*p);
    count.fetch_add(1, cuda::memory_order_relaxed);
    cuda::std::array<float, 4> a{f[0], f[1], f[2], f[3]};
    auto t = cuda::std::make_tuple(a[0], a.size());
    cuda::std::complex<float> z(a[1], a[2]);
    f[4] = cuda::std::get<0>(t) + (z * z).real();
    static_assert(cuda::std::is_same_v<cuda::std::tuple_element_t<1, decltype(t)>, cuda::std::size_t>);
}
struct Square { __host__ __device__ float operator()(float x) const { return x * x; } };
float norm(float *data, int n) {
    thrust::device_ptr<float> p(data);
    thrust::sort(p, p + n);
    return thrust::transform_reduce(p, p + n, Square(), 0.0f, thrust::plus<float>());
}
