// Numbers of 128 bits. crates/oxicc/tests/quad.rs compares ten thousand pairs with exact arithmetic.
// NO-CLANG: clang has no __float128 on the device
// FLAGS: -arch=sm_100
// PTXAS: sm_100 sm_120
// RUN: k<<<1, 1>>>(one=f64:1, o=out:f64:12, u=out:u64:6)
// EXPECT: o == [3, 0.3333333333333333, -1, 1, 0.8414709848078965, 2.718281828459045, 0.6931471805599453, 1.4142135623730951, 3.141592653589793, 2, 0.5, 8]
// EXPECT: u == [6148914691236517205, 4610935418489492821, 3, 2, 1, 4611967493404098560]
#include <crt/device_fp128_functions.h>
struct Holder { char c; __float128 value; };
__device__ Holder holder = {1, 2.5Q};
__device__ __noinline__ __float128 third(__float128 x) { return x / 3; }
template <class T> __device__ T square(T x) { return x * x; }
__global__ void k(double one, double *o, unsigned long long *u) {
    __float128 x = one;
    o[0] = (double)(x + 2.0Q);
    __float128 t = third(x);
    o[1] = (double)t;
    o[2] = (double)-x;
    o[3] = (double)(x > 0 ? x : t);
    o[4] = (double)__nv_fp128_sin(x);
    o[5] = (double)__nv_fp128_exp(x);
    o[6] = (double)__nv_fp128_log(x + x);
    o[7] = (double)__nv_fp128_sqrt(2 * x);
    o[8] = (double)(4 * __nv_fp128_atan(x));
    int exponent;
    o[9] = (double)(__nv_fp128_frexp(x, &exponent) * 4);
    o[10] = (double)__nv_fp128_fmod(x * 2.5Q, x);
    o[11] = (double)__nv_fp128_pow(x + x, 3 * x);
    u[0] = *(unsigned long long *)&t;
    u[1] = ((unsigned long long *)&t)[1];
    u[2] = (unsigned long long)(holder.value + square(x) / 2);
    u[3] = sizeof(Holder) / 16;
    __float128 sum = 0;
    for (int i = 0; i < 10; i++) sum += 0.1Q * x;
    u[4] = __nv_fp128_fabs(sum - 1) < 1e-33Q;
    __float128 v = x + x;
    u[5] = ((unsigned long long *)&v)[1] + (1ull << 48);
}
