// `override` and `final` behind declarators with dependent types are no names.
template <class V> struct B {
    __device__ virtual typename V::x *f() noexcept { return nullptr; }
    __device__ virtual const typename V::x &g(typename V::x &x) const & { return x; }
    __device__ virtual auto h(typename V::x x) noexcept(sizeof(V) > 0) -> typename V::x { return x; }
    __device__ virtual V i() { return V(); }
};
template <class V> struct D : B<V> {
    using T = typename V::x;
    T value = 3;
    __device__ T *f() noexcept override { return &value; }
    __device__ const T &g(T &) const & override final { return value; }
    __device__ auto h(T x) noexcept(sizeof(V) > 0) -> T override { return x + 1; }
    __device__ V i() final override { return V{5}; }
};
struct V {
    using x = int;
    int v = 0;
};
__global__ void k(int *o) {
    D<V> d;
    B<V> &b = d;
    int x = 8;
    o[0] = *b.f(), o[1] = b.g(x), o[2] = b.h(x), o[3] = b.i().v;
}
// RUN: k<<<1, 1>>>(o=out:i32:4)
// EXPECT: o == [3, 3, 9, 5]
// PTXAS: sm_90
