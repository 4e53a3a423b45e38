// Concepts of one name in several namespaces tell templates apart; one concept may be named through more scopes or fewer, or
// through an alias of its namespace.
//
// FLAGS: -arch=sm_90 -std=c++20
// NO-CLANG: compiled there as C++17
// RUN: k<<<1, 1>>>(o=out:i32:8)
// EXPECT: o[0] == 1
// EXPECT: o[1] == 2
// EXPECT: o[2] == 3
// EXPECT: o[3] == 4
// EXPECT: o[4] == 5
// EXPECT: o[5] == 6
// EXPECT: o[6] == 7
// EXPECT: o[7] == 8
namespace kinds {
namespace tile {
struct tag {};
template <class T> concept all = __is_same(typename T::kind, tag);
}
namespace vec {
struct tag {};
template <class T> concept all = __is_same(typename T::kind, tag);
}
}
struct Tile { using kind = kinds::tile::tag; };
struct Vec { using kind = kinds::vec::tag; };

template <kinds::tile::all T> __device__ int f(const T &) { return 1; }
template <kinds::vec::all T> __device__ int f(const T &) { return 2; }

template <class T> requires kinds::tile::all<T> __device__ int g(const T &) { return 3; }
template <class U> requires kinds::vec::all<U> __device__ int g(const U &) { return 4; }

template <class T> struct Of { static constexpr int value = 0; };
template <kinds::tile::all T> struct Of<T> { static constexpr int value = 5; };
template <kinds::vec::all T> struct Of<T> { static constexpr int value = 6; };

namespace kinds {
template <tile::all T> __device__ int h(const T &);
template <vec::all T> __device__ int h(const T &);
}
template <kinds::tile::all T> __device__ int kinds::h(const T &) { return 7; }
namespace v = kinds::vec;
template <v::all U> __device__ int kinds::h(const U &) { return 8; }

extern "C" __global__ void k(int *o) {
    o[0] = f(Tile());
    o[1] = f(Vec());
    o[2] = g(Tile());
    o[3] = g(Vec());
    o[4] = Of<Tile>::value;
    o[5] = Of<Vec>::value;
    o[6] = kinds::h(Tile());
    o[7] = kinds::h(Vec());
}
