// C++20 in device code, with the host's library.
// ARCH: sm_90
// STD: c++20
#include <algorithm>
#include <concepts>
#include <span>
#include <string>
#include <vector>
#include <cuda/std/concepts>
#include <cuda/std/span>

template <class T> concept Number = cuda::std::integral<T> || cuda::std::floating_point<T>;
template <Number T> __global__ void scale(cuda::std::span<T> data, T by) {
    if (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < data.size()) data[i] *= by;
}
struct Point { int x, y; bool operator==(const Point &) const = default; };
__global__ void compare(Point a, Point b, bool *out) { *out = a == b; }
void host(std::vector<float> v) {
    std::sort(v.begin(), v.end());
    std::string s = "text";
    scale<float><<<1, 32>>>({v.data(), v.size()}, float(s.size()));
}
