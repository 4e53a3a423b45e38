// What stands behind the last named parameter, in either spelling of its place.
// FLAGS: -arch=sm_90
// PTXAS: sm_75 sm_90 sm_100
// NO-CLANG: clang passes variadic arguments in its own buffer
// RUN: k<<<1, 8>>>(out=out:f64:8)
// EXPECT: out[i] == 100 + 7*i + 2.5*i + i/2 + 3
#include <stdarg.h>

struct Pair { char tag; double value; };

__device__ __noinline__ double total(const char *kinds, ...) {
    va_list list, again;
    va_start(list, kinds);
    va_copy(again, list);
    double sum = va_arg(again, int);
    va_end(again);
    sum = 0;
    for (; *kinds; kinds++) {
        switch (*kinds) {
        case 'i': sum += va_arg(list, int); break;
        case 'l': sum += va_arg(list, long long); break;
        case 'd': sum += va_arg(list, double); break;
        case 'p': { Pair p = va_arg(list, Pair); sum += p.value + p.tag; } break;
        }
    }
    va_end(list);
    return sum;
}

__global__ void k(double *out) {
    int i = threadIdx.x;
    out[i] = total("ildip", 100, 7ll * i, 2.5f * i, i / 2, Pair{1, 2.0});
}
