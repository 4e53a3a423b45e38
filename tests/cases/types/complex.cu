// Complex numbers: parts, arithmetic, conversions, layout, parameters and results.
// PTXAS: sm_90
// RUN: k<<<1, 1>>>(o=out:f32:18, q=out:f64:4, x=f32:3, y=f32:4)
// EXPECT: o == [-7, 24, 0.12, -0.16, -4, 0, -20.24, 41, 25, 4, 1, 5, 3, 3, 28, 7, 1, 6]
//     ~ 1e-6rel
// EXPECT: q == [3, 4, 0.71875, 0.15625]

struct P { _Complex double z; char c; };
struct Wrapped { _Complex float v; __device__ float real() const { return __real__ v; } __device__ float imag() const { return __imag__ v; } };
__device__ _Complex float global;
__device__ __noinline__ _Complex float times(_Complex float a, _Complex float b) { return a * b; }
__device__ __noinline__ _Complex double over(_Complex double a, _Complex double b) { return a / b; }
__device__ __noinline__ Wrapped wrap(_Complex float a) { return Wrapped{a}; }

__global__ void k(float *o, double *q, float x, float y) {
    _Complex float a;
    __real__ a = x;
    __imag__ a = y;
    _Complex float b = a * a, c = a / (a * a);
    o[0] = __real__ b;
    o[1] = __imag__ b;
    o[2] = __real__ c;
    o[3] = __imag__ c;
    _Complex float conjugate = ~a;
    o[4] = __imag__ conjugate;
    o[5] = a == b;
    c += a;
    c -= b;
    c *= 2.0f;
    c = -c;
    o[6] = __real__ c;
    o[7] = sizeof(a) + sizeof(P) + alignof(P) + 1;
    o[8] = __real__ times(a, conjugate);
    global = a;
    o[9] = __imag__ global;
    o[10] = a != b;
    _Complex double wide = a;
    q[0] = __real__ wide;
    q[1] = __imag__ wide;
    wide = over(wide, wide + 1.0) ;
    q[2] = __real__ wide - 0.15625 + 0.0;
    q[3] = __imag__ wide + 0.03125;
    _Complex float list[2] = {a, b};
    o[11] = __imag__ list[0] + 1;
    int whole = __real__ a;
    o[12] = whole;
    _Complex float three = 3;
    o[13] = __real__ three + __imag__ three;
    Wrapped w = wrap(a);
    o[14] = w.real() * 8 + w.imag();
    __imag__ a += 3;
    o[15] = __imag__ a;
    o[16] = __real__ (a / a);
    o[17] = __real__ (a + 3.0f);
}
