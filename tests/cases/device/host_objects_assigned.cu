// Constant objects of the host on the right of an assignment that copies bytes: their values stand for them. And constants of
// the host that hold addresses of the host's functions, in functions for both sides.
// NO-CLANG: a call of a host function through a constant is emitted
// PTXAS: sm_75 sm_90

struct Pair {
    int a, b;
};
template <class T> struct Place {
    T value;
    int x, y;
};
template <class T> struct Start {
    static constexpr Place<T> place{T(7.5), -1, -2};
};
struct Table {
    static constexpr Pair pair{3, 4};
    static constexpr Pair pairs[2] = {{5, 6}, {7, 8}};
    static constexpr struct { Pair first; int rest; } nested{{9, 10}, 11};
};
constexpr Pair single{12, 13};
constexpr const Pair& referred = single;
constexpr const Pair* pointed = &single;
struct Made {
    int v;
    Made() = default;
    __host__ __device__ constexpr Made(int x) : v(x) {}
};
constexpr Made made{14};
union Either {
    int i;
    float f;
};
constexpr Either either{15};
constexpr float4 lanes{1, 2, 3, 4};

extern "C" __global__ void objects(int* out) {
    Pair p, q, r;
    p = Table::pair;
    q = r = Table::pairs[1];
    int s = p.a * 2 + p.b * 3 + q.b * 5 + r.a * 7;
    p = Table::nested.first;
    q = single;
    r = referred;
    s += p.a * 11 + q.b * 13 + r.a * 17;
    (r) = (*pointed);
    static_cast<Pair&>(p) = static_cast<const Pair&>(single);
    s += r.b * 19 + p.a * 23;
    Made m;
    m = made;
    Either e;
    e = either;
    float4 v;
    v = lanes;
    auto inside = [&] { p = Table::pair; };
    inside();
    out[0] = s + m.v * 29 + e.i * 31 + (int)v.w * 37 + p.b * 41;
}
// RUN: objects<<<1, 1>>>(out=out:i32:1)
// EXPECT: out == [2285]

template <class T> __global__ void places(Place<T>* all, T* out) {
    Place<T> here;
    here = Start<T>::place;
    *all = Start<T>::place;
    out[0] = here.value + here.y + all->x;
}
template __global__ void places<float>(Place<float>*, float*);
// RUN: places<float><<<1, 1>>>(all=buf:i32:3, out=out:f32:1)
// EXPECT: out == [4.5]

int host(int x) { return x + 1; }
int other(int x) { return x + 2; }
__host__ __device__ int both(int x) { return x + 3; }
constexpr int (*of_host)(int) = host;
constexpr int (*of_both)(int) = both;
struct Functions {
    static constexpr int (*member)(int) = other;
};
template <int (*F)(int)> struct Holder {
    static constexpr int (*member)(int) = F;
};
constexpr int (&named)(int) = host;

__host__ __device__ int compared() {
    return (of_host == Functions::member) + 2 * (of_host != nullptr) + 4 * (of_host == Holder<host>::member);
}
__host__ __device__ int called(int x) {
    int (*p)(int) = of_host;
    // warning@+1: calling a __host__ function("host(int)") from a __host__ __device__ function("called") is not allowed
    if (x == 1000) return of_host(x);
    // warning@+1: calling a __host__ function("other(int)") from a __host__ __device__ function("called") is not allowed
    if (x == 1001) return Functions::member(x);
    if (x == 1002) return (*Holder<host>::member)(x);
    if (x == 1003) return p(x);
    if (x == 1004) return named(x);
    return of_both(x);
}
extern "C" __global__ void functions(int* out) {
    out[0] = compared();
    out[1] = called(5 + out[1]);
}
// RUN: functions<<<1, 1>>>(out=buf:i32:2)
// EXPECT: out == [6, 8]
