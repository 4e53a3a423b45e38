// A function that looks for variable arguments where there are none is not inlined: its caller has no place for them.
// NO-CLANG: clang 19 has no va_arg on the device
// FLAGS: -arch=sm_90
// PTXAS: sm_90
// RUN: k<<<1, 1>>>(out=out:i32:2)
// EXPECT: out == [3, 8]

__device__ int sum(int n, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, n);
    int s = 3;
    while (n-- > 0) s += __builtin_va_arg(list, int);
    __builtin_va_end(list);
    return s;
}
__device__ int starts(int n, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, n);
    __builtin_va_end(list);
    return n;
}

__global__ void k(int *out) {
    out[0] = sum(starts(0));
    out[1] = sum(2, 1, 4);
}
