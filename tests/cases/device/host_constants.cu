// constexpr functions of the host that are constant are known by their values: in functions for both sides, and in
// default arguments and member initialisers of device code.
// PTXAS: sm_75 sm_90

constexpr int next(int x) { return x + 1; }
constexpr const int& larger(const int& a, const int& b) { return a < b ? b : a; }
struct Pair {
    int a, b;
    constexpr Pair(int x) : a(x + 1), b(2) {}
    constexpr Pair(int x, int y) : a(x), b(y) {}
    constexpr int sum() const { return a + b; }
    constexpr operator int() const { return b; }
};
struct Tag {
    constexpr Tag() {}
};
struct Base {
    int first;
};
struct Limits {
    Pair range = 3;
    int top = next(7);
};
struct Counter : Base, Tag {
    Pair p{3, 4};
    int n;
    __host__ __device__ Counter(int x) : Base{x}, n(x) {}
};
struct Mark {
    float limit = next(2);
    int id;
    __device__ Mark(int i) : id(i) {}
};

__host__ __device__ int both(int x) {
    Pair local(3, 4);
    Pair list[2] = {1, 2};
    int table[2] = {next(1), next(2)};
    constexpr Pair fixed(5, 6);
    int q = next(3) + next(4) * x;
    for (int i = next(0); i < next(3); i += next(0)) q += i;
    const Pair& bound = Pair(8, 9);
    return local.b + list[x & 1].a * 10 + table[x & 1] * 100 + fixed.sum() * 1000 + (x ? next(3) : next(4)) + q +
           Pair(7).b + bound.a + int(Pair(1, 2));
}
__host__ __device__ int references(int x) {
    return larger(3, 4) * x + // warning: calling a constexpr __host__ function
           larger(9, 2);      // warning: calling a constexpr __host__ function
}
__host__ __device__ Pair made(int x) {
    if (x & 1) return 3;
    return {3, 4};
}
__host__ __device__ int defaulted(int a = next(1), Pair p = 3, const Pair& r = {1, 2}) { return a + p.a + r.b; }
__device__ int only_here(int x, int limit = next(100), Pair p = Pair(5)) { return x + limit + p.a; }

extern "C" __global__ void constants(int* out) {
    int i = threadIdx.x;
    out[i] = both(i);
    out[8 + i] = references(i);
    Pair p = made(i);
    out[16 + i] = p.a * 10 + p.b;
    Limits l;
    Limits m{};
    Counter c(i);
    Mark k(i);
    constexpr Pair copied = 3;
    out[24 + i] = l.range.a + l.top + m.range.b + m.top + c.first + c.n + c.p.a * c.p.b + (int)k.limit + k.id + copied.a;
    out[32 + i] = defaulted() + only_here(i);
}
// RUN: constants<<<1, 8>>>(out=out:i32:40)
// EXPECT: out == [11251, 11365, 11260, 11375, 11270, 11385, 11280, 11395, 9, 13, 17, 21, 25, 29, 33, 37, 34, 42, 34, 42, 34, 42, 34, 42, 41, 44, 47, 50, 53, 56, 59, 62, 115, 116, 117, 118, 119, 120, 121, 122]
