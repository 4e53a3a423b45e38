// A class is a tuple from where its size is specialised on: functions before that bind its members.
#include <utility>
struct Point { int x; };
template <std::size_t> __device__ int get(const Point &) { return -1; }
template <> struct std::tuple_element<0, Point> { using type = int; };

__device__ int before() {
    const Point p{99};
    auto &[x] = p;
    return x;
}

template <> struct std::tuple_size<Point> { static const std::size_t value = 1; };

__device__ int after() {
    const Point p{99};
    auto &&[x] = p;
    return x;
}

// RUN: k<<<1, 1>>>(o=out:i32:2)
// EXPECT: o == [99, -1]
__global__ void k(int *o) {
    o[0] = before();
    o[1] = after();
}
