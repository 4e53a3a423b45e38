// Concepts, three-way comparison, C headers and placement new of the freestanding library.
// FLAGS: -std=c++20
// PTXAS: sm_75 sm_120
// NO-CLANG: the toolkit's library is not on its path
// RUN: k<<<1, 1>>>(r=out:i32:12, f=out:f64:8)
// EXPECT: r == [6, 1, 2, 3, 5, 10, 4, 1, 128, 255, 42, 9]
// EXPECT: f == [2, 3, 8, 1.5, 2.25, 5, 3, 7.5]
#include <cassert>
#include <cfloat>
#include <climits>
#include <cmath>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda/std/cmath>
#include <cuda/std/concepts>
#include <new>

template <std::integral T> __device__ int size_class(T) { return sizeof(T); }
template <std::floating_point T> __device__ int size_class(T) { return 10 * sizeof(T); }
template <class T> concept Addable = requires(T a, T b) { { a + b } -> cuda::std::convertible_to<T>; };
static_assert(Addable<int> && !Addable<int *> && std::regular<int> && std::invocable<int (*)(int), int> && !std::same_as<int, long>);
static_assert(std::totally_ordered<float> && std::copyable<int> && std::derived_from<std::true_type, std::integral_constant<bool, true>>);

struct Version {
    int major, minor;
    // warning@+2: __host__ annotation is ignored
    // warning@+1: __device__ annotation is ignored
    __host__ __device__ auto operator<=>(const Version &) const = default;
};

__global__ void k(int *r, double *f) {
    int n = 0;
    r[n++] = size_class((short)1) + size_class(1);
    Version a{1, 2}, b{1, 3};
    r[n++] = a < b && b > a && a != b && a <= a;
    r[n++] = (a <=> b) < 0 ? 2 : 0;
    r[n++] = (1.5 <=> 1.0) == std::partial_ordering::greater ? 3 : 0;
    char text[16];
    std::strcpy(text, "hello");
    r[n++] = (int)std::strlen(text);
    alignas(8) unsigned char room[8];
    int *p = new (room) int(10);
    r[n++] = *p;
    r[n++] = offsetof(Version, minor);
    r[n++] = std::memcmp(text, "help", 3) == 0;
    std::memset(text, 0x80, 4);
    r[n++] = (unsigned char)text[3];
    r[n++] = UINT8_MAX;
    r[n++] = std::abs(-42);
    std::int64_t wide = INT64_MAX;
    r[n++] = (int)(wide % 10) + (CHAR_BIT == 8 ? 2 : 0);
    assert(n == 12);
    f[0] = std::sqrt(4);
    f[1] = cuda::std::fabs(-3.0f);
    f[2] = std::fma(2.0, 3.0, 2.0);
    f[3] = std::fmax(1, 1.5f);
    f[4] = std::floor(2.5) + std::ceil(0.25f) - 0.75;
    f[5] = std::abs(-5.0);
    f[6] = std::isnan(NAN) + std::isfinite(1.0) * 2;
    f[7] = std::trunc(7.9f) + std::copysign(0.5, FLT_MAX);
}
