// Products and quotients of complex numbers have the infinities of C's annex G, and quotients of large and small numbers do not overflow on the way.
// NO-CLANG: asks for functions of compiler-rt
// PTXAS: sm_90
// RUN: f<<<1, 1>>>(o=out:f32:24, inf=f32:inf, nan=f32:nan, big=f32:3e38, small=f32:1e-38)
// EXPECT: o == [inf, inf, -inf, nan, 1, 0, 1, 0, 0, 0, inf, nan, inf, 0, -0, -5, inf, nan, 0.5, 0, nan, nan, 0, -inf]
// RUN: g<<<1, 1>>>(o=out:f64:24, inf=f64:inf, nan=f64:nan, big=f64:1.5e308, small=f64:1e-308)
// EXPECT: o == [inf, inf, -inf, nan, 1, 0, 1, 0, 0, 0, inf, nan, inf, 0, -0, -5, inf, nan, 0.5, 0, nan, nan, 0, -inf]

template <class C, class T> __device__ void put(T *o, int at, C z) {
    o[2 * at] = __real__ z;
    o[2 * at + 1] = __imag__ z;
}
template <class C, class T> __device__ void all(T *o, T inf, T nan, T big, T small) {
    C unit = {1, 1};
    put(o, 0, C{inf, nan} * unit);
    put(o, 1, C{-inf, 0} * C{1, 0});                // NaN beside an infinity stays
    put(o, 2, C{big, big} / C{big, big});
    put(o, 3, C{small, small} / C{small, small});
    put(o, 4, C{1, 1} / C{inf, nan});
    put(o, 5, C{1, 0} / C{0, 0});
    put(o, 6, C{inf, 0} * T(2));                    // a real factor has no imaginary part
    put(o, 7, C{-0.0f, -5} + T(-0.0));
    put(o, 8, C{inf, nan} / C{2, 0});
    put(o, 9, T(1) / C{2, 0});
    put(o, 10, C{nan, 1} * C{nan, 1});
    put(o, 11, C{0, -inf} / T(3));
}
__global__ void f(float *o, float inf, float nan, float big, float small) { all<_Complex float>(o, inf, nan, big, small); }
__global__ void g(double *o, double inf, double nan, double big, double small) { all<_Complex double>(o, inf, nan, big, small); }
