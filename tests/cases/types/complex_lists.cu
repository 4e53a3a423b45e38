// Complex numbers from lists, as conditions, as real numbers, incremented, in containers of every kind.
// NO-CLANG: asks for functions of compiler-rt
// PTXAS: sm_90
// RUN: k<<<1, 1>>>(o=out:f32:40, n=out:i32:12, x=f32:3, y=f32:4)
// EXPECT: o == [1, 2, 3, 4, 3, 0, 0, 0, 4, 4, 5, 6, 4, 9, -7, 3, 4, 5, 3, 4, 5, 8, 7, 9, 4, 3, -4, 10, 24, 12, 20, 5, 6, 32, 0, 25, 4, 2, 16, 2]
// EXPECT: n == [1, 0, 1, 1, 0, 3, 32, 16, 1, 0, 1, 7]

typedef _Complex float C;
struct S { float f; C z; C list[2]; };
struct W {
    C z = {1, 2};
    C k{3, 4};
    __device__ W(float a, float b) : z{a, b} {}
};
__device__ C global = {5, 6};
__device__ _Complex double doubles[2] = {{1, 2}, {3, 9}};
__constant__ C constants[2] = {{1, 2}, {3, 4}};
__device__ __noinline__ C made(float a, float b) { return {a, b}; }
__device__ __noinline__ C passed(C a = {1, 2}) { return a + 1; }
template <class T> __device__ auto square(T a) { return __real__(a * a); }
__device__ constexpr C power(C a, int n) {
    C r = 1;
    for (int i = 0; i < n; i++) r *= a;
    ++r;
    return r;
}

__global__ void k(float *o, int *n, float x, float y) {
    C constant = {1, 2}, both = {x, y}, one = {x}, none = {};
    o[0] = __real__ constant, o[1] = __imag__ constant;
    o[2] = __real__ both, o[3] = __imag__ both;
    o[4] = __real__ one, o[5] = __imag__ one;
    o[6] = __real__ none, o[7] = __imag__ none;
    static C kept = {3, 4};
    o[8] = __imag__ kept, o[9] = __imag__ (C){x, y};
    o[10] = __real__ global, o[11] = __imag__ global;
    o[12] = __imag__ constants[n != nullptr], o[13] = __imag__ doubles[1];
    o[14] = square(C{x, y});
    S s{x, {x, y}, {{1, 2}, {x, 5}}};
    o[15] = __real__ s.z, o[16] = __imag__ s.z, o[17] = __imag__ s.list[1];
    C z = made(x, y);
    o[18] = __real__ z, o[19] = __imag__ z;
    z = {__imag__ z, __real__ z};
    ++z;
    C before = z++;
    o[20] = __real__ before, o[21] = __real__ --z + __imag__ z;
    C *p = new C{7, 9};
    o[22] = __real__ *p, o[23] = __imag__ *p;
    delete p;
    W w(x, y);
    o[24] = __imag__ w.z, o[25] = __real__ w.k, o[26] = __imag__ ~w.k;
    C sum = 0, several[3] = {x, y, {3, 24}};
    for (C e : several) sum += e;
    o[27] = __real__ sum, o[28] = __imag__ sum;
    z = 2 * both;
    z += __imag__ z;
    z = z - 2;
    o[29] = __real__ z, o[30] = __imag__ z + 12;
    float &imaginary = __imag__ z;
    imaginary = 5;
    o[31] = __imag__ z;
    o[32] = __real__ passed() + __imag__ passed({x, y});
    auto scaled = [both](float by) { return __imag__(both * by); };
    o[33] = scaled(8);
    constexpr C five = power({1, 2}, 2);
    o[34] = __real__ five + 2, o[35] = __real__ power({x, y}, 2) + 31;
    o[36] = __imag__ five, o[37] = __builtin_cimagf(__builtin_complex(x, 2.0f));
    float real = 4;
    __real__ real = 16;
    o[38] = real + __imag__ real;
    real = x;
    real *= C{1, 1} / C{1, 1};
    o[39] = real - 1;

    n[0] = (bool)both, n[1] = !both;
    C tiny = {0, 1e-45f}, zero = {0, -0.0f};
    n[2] = bool(tiny), n[3] = !zero, n[4] = zero ? 1 : 0;
    int whole = (int)both;
    n[5] = whole, n[6] = sizeof(_Complex long double), n[7] = alignof(_Complex long double);
    n[8] = both == both && both != x, n[9] = one == y, n[10] = x == one;
    _Complex long double wide = {x, y};
    n[11] = (int)(__real__ wide + __imag__ wide);
}
