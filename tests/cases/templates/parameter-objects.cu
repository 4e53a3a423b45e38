// Template parameters of class type are static objects: one for each value, whose address may be taken.
// FLAGS: -std=c++20
// NO-CLANG: compiled as C++17 there
// RUN: k<<<1, 1>>>(i32:2, out=out:i32:6)
// EXPECT: out == [5, 3, 5, 1, 0, 15]
struct A {
    int i;
    int j[4];
    constexpr A(int i) : i(i), j{1, 2, 3, 4} {}
    __device__ constexpr int sum() const { return i + j[0] + j[1] + j[2] + j[3]; }
};

template <A a> __device__ const A *address() { return &a; }

template <A a> __device__ void fill(int n, int *out) {
    const int *p = &a.i;
    out[0] = a.i;
    out[1] = a.j[n];
    out[2] = *p;
    out[3] = address<a>() == &a && address<A{5}>() == &a;
    out[4] = address<A{6}>() == &a;
    out[5] = a.sum();
}

__global__ void k(int n, int *out) { fill<A{5}>(n, out); }
