// Subscripts with any number of operands, statics in constexpr functions, escape sequences with braces.
// NO-CLANG: the suite compiles as C++17
// FLAGS: -std=c++23
// PTXAS: sm_90
// RUN: k<<<1, 1>>>(out=out:i32:16, n=i32:1)
// EXPECT: out == [12, 3, 6, 10, 2, 3, 65, 65, 233, 945, 19968, 44032, 97, 5, 4, 2]

struct Grid {
    int v[16];
    __device__ int operator[](int i, int j) const { return v[i * 4 + j]; }
    __device__ int &operator[]() { return v[0]; }
    __device__ int operator[](int i, int j, int k) const { return i + j + k; }
};
struct Any { template <class... T> __device__ int operator[](T... t) const { return (t + ... + 0); } };
struct Default { __device__ int operator[](int i, int j = 2) const { return i * j; } };
struct Static { static __device__ int operator[](int i, int j) { return i + j; } };
template <class... A> __device__ int expand(A... a) { return Any{}[a...]; }

__device__ constexpr int table(int i) {
    static constexpr int t[2] = {2, 3};
    return t[i];
}
__device__ constexpr int jump(int i) {
    if (i == 1) goto end;
    return 4;
end:
    return 5;
}
struct OfHost { int a; OfHost(); };
__device__ constexpr int rarely(int i) {
    if (i < 0) { OfHost h; return h.a; }
    return i;
}

__global__ void k(int *out, int n) {
    Grid g{};
    g.v[6] = 12;
    out[0] = g[1, 2];
    g[] = 3;
    out[1] = g.v[0];
    out[2] = g[1, 2, 3];
    out[3] = Any{}[] + Any{}[1, 2, 3] + expand(1, 1, 2);
    out[4] = Default{}[1];
    constexpr int c = table(1);
    out[5] = c + table(n) - 3;
    out[6] = "\x{41}"[0];
    out[7] = "\o{101}"[0];
    out[8] = U"\u{e9}"[0];
    out[9] = U'\N{GREEK SMALL LETTER ALPHA}';
    out[10] = U'\N{CJK UNIFIED IDEOGRAPH-4E00}';
    out[11] = U'\N{HANGUL SYLLABLE GA}';
    int \u{e9}t\N{LATIN SMALL LETTER E WITH ACUTE} = 97;
    out[12] = été;
    out[13] = jump(n);
    constexpr int r = rarely(4);
    out[14] = r;
    out[15] = Static{}[1, 1];
}
