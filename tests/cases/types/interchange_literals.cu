// Literals of the types that GCC has since version 13.
// NO-CLANG: clang does not have these suffixes
// FLAGS: -arch=sm_90 --gnu_version=130200
template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;
static_assert(same<decltype(1.5F32), _Float32> && same<decltype(1.5f64), _Float64> && same<decltype(1.5F32x), _Float32x>);
static_assert(same<decltype(1.5F64x), _Float64x> && same<decltype(1.5F128), _Float128> && same<decltype(1.5f), float>);
static_assert(same<decltype(1.5f16), _Float16> && same<decltype(1.5BF16), __bf16> && 0.1f16 == 0x1.998p-4 && 1.00390625bf16 == 1);
static_assert(1.17549435082228750796873653722224568e-38F32 == 0x1p-126f && 0x1.8p3F64 == 12.0);
__global__ void k(float *o, _Float32 x) {
    o[0] = x * 2.5F32;
    o[1] = 0.1F32;
}
// RUN: k<<<1, 1>>>(o=out:f32:2:0, x=f32:3)
// EXPECT: o == [7.5, 0.1]
