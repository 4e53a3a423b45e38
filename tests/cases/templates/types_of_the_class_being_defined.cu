// A member that is defined outside its class template names types of that class without `typename`, at any depth, and the
// class's own constructors and static members are told apart by what the class declares.
template <class B, class A = B> struct bits {
    typedef B block;
    struct ref {
        typedef B block;
        __device__ ref(block *, int);
        __device__ bool bit(block, int) noexcept;
        __device__ auto twice(block) -> block;
        block *p;
        int n;
    };
    __device__ bits(block);
    __device__ ref at(int);
    template <class T, class U, class V> struct Args {};
    typedef Args<B, bits, A> args;
    typedef Args<int, ref, A> more;
    static const int width;
    block b;
};
template <class B, class A> __device__ bits<B, A>::ref::ref(bits<B, A>::ref::block *q, int i) : p(q), n(i) {}
template <class B, class A> inline __device__ bool bits<B, A>::ref::bit(bits<B, A>::ref::block v, const int i) noexcept { return v >> i & 1; }
template <class B, class A> __device__ auto bits<B, A>::ref::twice(bits<B, A>::ref::block v) -> bits<B, A>::ref::block { return 2 * v; }
template <class B, class A> __device__ bits<B, A>::bits(bits<B, A>::block x) : b(x) {}
template <class B, class A> __device__ typename bits<B, A>::ref bits<B, A>::at(int i) { return ref(&b, i); }
template <class B, class A> const int bits<B, A>::width(sizeof(B) * 8);
__global__ void k(int *o) {
    bits<int> x(6);
    bits<int>::ref r = x.at(1);
    o[0] = r.bit(*r.p, r.n), o[1] = r.bit(*r.p, 0), o[2] = r.twice(4), o[3] = bits<int>::width;
}
// RUN: k<<<1, 1>>>(o=out:i32:4)
// EXPECT: o == [1, 0, 8, 32]
// PTXAS: sm_90
