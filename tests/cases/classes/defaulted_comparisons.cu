// Defaulted comparisons: friends, and the == that comes with a defaulted <=>.
// FLAGS: -std=c++20
// PTXAS: sm_75
// NO-CLANG: it is compiled as C++17 there
// RUN: k<<<1, 1>>>(r=out:i32:8)
// EXPECT: r == [1, 0, 1, 0, 1, 1, 0, 1]
#include <compare>
struct A {
    signed char v;
    friend __host__ __device__ constexpr bool operator==(A, A) noexcept = default;
};
class B {
    int v, w;

public:
    __host__ __device__ B(int a, int b) : v(a), w(b) {}
    friend __host__ __device__ bool operator==(const B &, const B &) = default;
};
struct C {
    int v, w;
    // warning@+2: __host__ annotation is ignored
    // warning@+1: __device__ annotation is ignored
    __host__ __device__ auto operator<=>(const C &) const = default;
};
__global__ void k(int *r) {
    A a{1}, b{2};
    r[0] = a == a;
    r[1] = a == b;
    B c(1, 2), d(1, 3);
    r[2] = c != d;
    r[3] = c == d;
    C e{1, 2}, f{1, 3};
    r[4] = e < f;
    r[5] = e != f;
    r[6] = e == f;
    r[7] = (e <=> f) == std::strong_ordering::less;
}
