// What only gives an object without data is not evaluated, unless it does something besides.
// FLAGS: -arch=sm_90
// RUN: effects<<<1, 1>>>(out=out:i32:12)
// EXPECT: out == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
// RUN: nothing<<<1, 1>>>(out=out:i32:4)
// EXPECT: out == [7, 1, 5, 9]
// IR-NOT@O0: tag_of_tag
// IR@O0: define {{.*}}effects

template <int N> struct Tag {
    __device__ constexpr operator int() const { return N; }
};
template <int N, int M> __device__ Tag<N + M> tag_of_tag_sum(Tag<N> const &, Tag<M>) {
    return {};
}
template <int N> __device__ auto tag_of_tag_twice(Tag<N> t) {
    auto sum = tag_of_tag_sum(t, t);
    if (N > 3) return sum;
    return tag_of_tag_sum(t, Tag<N>());
}

// Objects without data inside of others.
struct Pair { Tag<1> a; Tag<5> b; };
__device__ Pair pair(Pair const &p) { return p; }

__device__ Tag<1> writes(int *p, int v) { *p = v; return {}; }
__device__ Tag<1> writes_indirectly(int *p, int v) { return writes(p, v); }
__device__ Tag<2> counts(int &n) { ++n; return {}; }
__device__ Tag<1> loops(int *p, int n) {
    for (int i = 0; i < n; i++) p[i] = 7 + i;
    return {};
}
__device__ Tag<1> reaches(int *p, int n) {
    if (n > 0) { reaches(p - 1, n - 1); *p += n; }
    return {};
}
struct Builds {
    __device__ Builds(int *p, int v) { *p = v; }
};
struct Ends {
    int *p;
    __device__ ~Ends() { *p = 11; }
};
__device__ Tag<1> ends(int *p) { Ends e{p}; return {}; }
__device__ Tag<1> takes(Tag<1>, Tag<2>, Builds) { return {}; }
struct Base { __device__ Base(int *p) { *p = 12; } };
struct Derived : Base { __device__ Derived(int *p) : Base(p) {} };
__device__ Tag<1> choose(bool b, int *p) { return b ? writes(p, 9) : Tag<1>(); }

__global__ void effects(int *out) {
    for (int i = 0; i < 12; i++) out[i] = 0;
    Tag<1> a = writes(out, 1);
    writes_indirectly(out + 1, 2);
    int n = 2;
    auto c = counts(n);
    out[2] = n;
    Tag<1> used = takes(a, c, Builds(out + 3, 4));
    Builds b(out + 4, used + 4);
    volatile int five = 5;
    (void)(five, writes(out + 5, 6));
    loops(out + 6, 2);
    choose(true, out + 8);
    out[9] = 4;
    out[8] += 0 * n;
    reaches(out + 9, 1);
    out[9] += 5;
    ends(out + 10);
    Derived d(out + 11);
}

__global__ void nothing(int *out) {
    auto six = tag_of_tag_twice(tag_of_tag_sum(Tag<1>(), Tag<2>()));
    out[0] = six + 1;
    Pair p = pair(Pair());
    out[1] = p.a;
    out[2] = pair(p).b;
    Tag<9> const &r = Tag<9>();
    int const &x = r;
    out[3] = x;
}
