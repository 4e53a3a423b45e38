// Traits and transformations that clang's library is written with.
// NO-CLANG: some of them are keywords there only in the version that has them
// FLAGS: -arch=sm_90
// OPT: 0 3
struct Moved { Moved(Moved &&); };
struct Plain { int a; };
enum class Color { red };
static_assert(__is_same(__remove_reference_t(int &&), int) && __is_same(__remove_reference_t(const int &), const int));
static_assert(__array_rank(int) == 0 && __array_rank(int[2][3]) == 2 && __array_rank(int[]) == 1);
static_assert(__array_extent(int[2][3], 0) == 2 && __array_extent(int[2][3], 1) == 3 && __array_extent(int[2][3], 2) == 0);
static_assert(__array_extent(int[][5], 0) == 0 && __array_extent(int, 0) == 0);
static_assert(__is_referenceable(int) && __is_referenceable(int &) && __is_referenceable(void()) && !__is_referenceable(void));
static_assert(!__is_referenceable(void() const) && !__is_referenceable(void() &));
static_assert(__is_trivially_relocatable(Plain) && !__is_trivially_relocatable(Moved) && !__is_trivially_relocatable(int &));
static_assert(__is_trivially_equality_comparable(Color) && !__is_trivially_equality_comparable(float));
static_assert(!__builtin_lt_synthesizes_from_spaceship(const int &, const int &));
static_assert(__builtin_clzg((unsigned char)1) == 7 && __builtin_clzg(0u, 99) == 99 && __builtin_ctzg(8ull, 1) == 3);
static_assert(__builtin_popcountg((unsigned short)0xff01) == 9);
template <class T, unsigned N> struct Extent { static constexpr unsigned long value = __array_extent(T, N); };
template <class T> __device__ T &&pass(__remove_reference_t(T) &x) { return static_cast<T &&>(x); }
// Names of libraries stay theirs.
template <class T> using __is_referenceable_v = T;
namespace library {
template <class T> struct __array_rank { int v; };
}
__global__ void bits(int *o, unsigned char c, unsigned n, unsigned long l) {
    o[0] = __builtin_clzg(c, 8);
    o[1] = __builtin_ctzg(n, 32);
    o[2] = __builtin_clzg(l);
    o[3] = __builtin_popcountg(c);
}
// RUN: bits<<<1, 1>>>(o=out:i32:4:0, c=u8:3, n=u32:0, l=u64:256)
// EXPECT: o == [6, 32, 55, 2]
__global__ void k(int *o) {
    int x = 5;
    library::__array_rank<int> rank{2};
    o[0] = pass<int &>(x) + Extent<int[4][7], 1>::value + rank.v;
}
// RUN: k<<<1, 1>>>(o=out:i32:1:0)
// EXPECT: o == [14]
