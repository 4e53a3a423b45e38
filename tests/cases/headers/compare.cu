// <compare> and its constants in device code.
// NO-CLANG: there is no cuda/std beside it
// FLAGS: -std=c++20
// PTXAS: sm_75 sm_90
#include <compare>
#include <cuda/std/compare>

struct Version {
    int major, minor;
    auto operator<=>(const Version &) const = default;
};

struct Rounded {
    float value;
    __device__ std::weak_ordering operator<=>(const Rounded &o) const { return int(value) <=> int(o.value); }
    __device__ bool operator==(const Rounded &o) const { return (*this <=> o) == 0; }
};

// RUN: compares<<<1, 3>>>(o=out:i32:3, p=out:i32:9)
// EXPECT: o == [-1, 0, 1]
// EXPECT: p == [1, 1, 1, 1, 1, 1, 1, 1, 1]
__global__ void compares(int *o, int *p) {
    Version mine{1, (int)threadIdx.x}, other{1, 1};
    std::strong_ordering order = mine <=> other;
    o[threadIdx.x] = order == std::strong_ordering::less ? -1 : order == std::strong_ordering::greater ? 1 : 0;
    if (threadIdx.x) return;
    float zero = o[0] + 1, nan = zero / zero;
    p[0] = (1.0f <=> nan) == std::partial_ordering::unordered;
    p[1] = (1.0f <=> 2.0f) == std::partial_ordering::less;
    p[2] = std::is_lt(order) && std::is_neq(order) && !std::is_gteq(order);
    p[3] = Rounded{1.2f} == Rounded{1.7f} && Rounded{1.2f} < Rounded{2.0f};
    p[4] = std::compare_three_way{}(3, 2) > 0;
    std::strong_ordering kept = order < 0 ? std::strong_ordering::greater : std::strong_ordering::equal;
    p[5] = kept > 0;
    p[6] = std::is_same_v<std::common_comparison_category_t<std::strong_ordering, std::partial_ordering>, std::partial_ordering>;
    p[7] = std::three_way_comparable<Version>;
    p[8] = cuda::std::strong_order(1, 2) == cuda::std::strong_ordering::less;
}
