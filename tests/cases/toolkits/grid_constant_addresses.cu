// Addresses of parameters in the headers of CUDA 13.4.
// NO-CLANG: the builtins are those of nvcc
// FLAGS: -arch=sm_90 --toolkit=13.4
// PTXAS: sm_75 sm_90
// CHECK-NOT: .extern .func
__device__ unsigned long __nv_cvta_generic_to_param_impl(const void *);
__device__ void *__nv_cvta_param_to_generic_impl(unsigned long);

__global__ void read(const __grid_constant__ long n, int *out) {
    unsigned long at = __nv_cvta_generic_to_param_impl(&n);
    out[threadIdx.x] = *(const int *)__nv_cvta_param_to_generic_impl(at + 4 * threadIdx.x);
}
// RUN: read<<<1, 2>>>(n=i64:0x500000007, out=out:i32:2:0)
// EXPECT: out == [7, 5]
