// A function that only a dependent base has is called by its bare name. The standard does not look there; the reference compiler does
// where the arguments depend on template parameters and nothing else of the name is declared.
struct Functor { __device__ int operator()(int x) const { return x + 40; } };
template <class I> struct Base {
    typedef long Wide;
    Functor object;
    static __device__ I twice(I x) { return x * 2; }
    __device__ I plus(I x) { return x + held; }
    template <class U> __device__ I size(U) { return sizeof(U); }
    I held = 5;
};
template <class I> struct Between : Base<I> {};
__device__ int shadow(int) { return -1; }
template <class I> struct Mut : Between<I> {
    struct Inner { __device__ I go(const I id) { return twice(id); } };
    I made = twice(I(8));
    __device__ I a(const I id) { I pos = twice(id); return pos; }
    __device__ I b(const I id) { return plus(twice(id)); }
    __device__ I c(const I id) { auto l = [&](I x) { return plus(x); }; return l(id) + size(id) + sizeof(Wide(id)); }
    __device__ I d(const I id);
    __device__ auto e(const I id) -> decltype(twice(id)) { return object(id); }
    static __device__ I f(const I id) { return twice({id}); }
};
template <class I> __device__ I Mut<I>::d(const I id) { return twice(id) + 1; }
namespace n {
struct Key { int v; };
__device__ int hash(Key) { return 1; }
}
template <class K> struct Hasher { __device__ int hash(K) { return 2; } };
// A member that lookup finds keeps the functions of the arguments' namespaces out.
template <class K> struct Map : Hasher<K> { __device__ int find(K k) { return hash(k); } };
__global__ void k(int *o) {
    Mut<int> m;
    Mut<int>::Inner in;
    o[0] = m.a(3), o[1] = m.b(3), o[2] = m.c(3), o[3] = m.d(3), o[4] = m.e(3), o[5] = Mut<int>::f(3), o[6] = in.go(3), o[7] = m.made;
    o[8] = Map<n::Key>().find(n::Key{1});
}
// NO-CLANG: clang does not look into dependent bases
// RUN: k<<<1, 1>>>(o=out:i32:9)
// EXPECT: o == [6, 11, 20, 7, 43, 6, 6, 16, 2]
// PTXAS: sm_90
