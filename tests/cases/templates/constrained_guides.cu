// The requires-clause of a constructor holds for the deduction guide made from it.
// NO-CLANG: the suite compiles as C++17
// FLAGS: -arch=sm_90 -std=c++20
// RUN: k<<<1, 1>>>(p=out:i32:2)
// EXPECT: p == [1, 2]

template <class T> concept Plain = requires { T(); };
template <class C> struct Adaptor {
    int which;
    __host__ __device__ constexpr Adaptor(const C & = {}) requires Plain<C> : which(1) {}
    __host__ __device__ constexpr Adaptor(C) requires(!Plain<C>) : which(2) {}
};
template <class C> Adaptor(C) -> Adaptor<C>;
struct NotPlain {
    __device__ NotPlain(int) {}
};

extern "C" __global__ void k(int *p) {
    Adaptor a = [](int x) { return x; };
    Adaptor b = NotPlain(1);
    p[0] = a.which;
    p[1] = b.which;
}
