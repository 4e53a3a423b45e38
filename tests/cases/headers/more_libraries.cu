// Headers of libcu++ that kernels include.
// NO-CLANG: the headers are ours
// FLAGS: --extended-lambda -DFACTOR=2
// PTXAS: sm_90
// RUN: k<<<1, 1>>>(o=out:i32:24)
// EXPECT: o == [6, 5, 6, 2, 5000, 2005, 1, 12, 3, 4, 4, 8, 4, 3, 2, 16, 6, 9, 2, 3, 3, 1, 1, 1]
#include <cuda/annotated_ptr>
#include <cuda/cmath>
#include <cuda/functional>
#include <cuda/std/chrono>
#include <cuda/std/cmath>
#include <cuda/std/cstdlib>
#include <cuda/std/mdspan>
#include <cuda/std/numbers>
#include <cuda/std/ratio>
#include <cuda/std/span>

struct Sum {
    int n = 0;
    __device__ Sum(std::initializer_list<int> l) {
        for (int x : l) n += x;
    }
};
__global__ void k(int *o) {
    using namespace cuda::std::chrono;
    int a[6] = {1, 2, 3, 4, 5, 6};
    cuda::std::mdspan<int, cuda::std::extents<int, 2, 3>> m(a);
    o[0] = m(1, 2);
    cuda::std::mdspan<int, cuda::std::dextents<int, 2>, cuda::std::layout_left> l(a, 2, 3);
    o[1] = l(0, 2);
    o[2] = (int)m.size();
    cuda::std::mdspan d(a, 3, 2);
    o[3] = (int)d.stride(0);
    o[4] = (int)duration_cast<microseconds>(milliseconds(5)).count();
    o[5] = (int)(seconds(2) + milliseconds(5)).count();
    o[6] = nanoseconds(3) < milliseconds(1) && system_clock::now().time_since_epoch().count() >= 0;
    using R = cuda::std::ratio_add<cuda::std::ratio<1, 3>, cuda::std::ratio<1, 6>>;
    o[7] = R::num * 10 + R::den;
    auto next = cuda::proclaim_return_type<int>([](int x) { return x + 1; });
    o[8] = next(2);
    o[9] = cuda::maximum<>{}(3, 4);
    o[10] = cuda::ceil_div(7, 2);
    o[11] = cuda::round_up(7, 4);
    o[12] = cuda::round_down(7, 4);
    o[13] = cuda::ilog2(9u);
    o[14] = (int)cuda::std::lerp(1.0, 3.0, 0.5);
    o[15] = (int)cuda::std::as_bytes(cuda::std::span<int, 4>(a, 4)).size();
    o[16] = Sum{1, 2, 3}.n;
    for (int i : {4, 5}) o[17] += i;
    auto list = {7, 8};
    o[18] = (int)list.size();
    o[19] = cuda::std::div(7, 2).quot;
    o[20] = (int)cuda::std::numbers::pi;
    cuda::annotated_ptr<int, cuda::access_property::persisting> p(o);
    p[21] = 1;
    o[22] = cuda::std::isunordered(0.0f / 0.0f, 1.0f) || FACTOR != 2;
    o[23] = cuda::isqrt(3);
}
