// Builtins of a toolkit that is newer than we know: all that device code calls are named, where they are declared.
// FLAGS: -arch=sm_90
// OPT: 3
__device__ int __nv_brand_new_impl(int); // error: "__nv_brand_new_impl" is a builtin that this version of oxicc does not know
extern "C" __device__ int __nvvm_brand_new(int); // error: "__nvvm_brand_new" is a builtin
__device__ int __nv_not_called_impl(int);
__device__ int __nv_in_dead_code_impl(int);
__device__ int elsewhere(int);
__global__ void k(int *p) {
    if (sizeof(int) == 8)
        *p = __nv_in_dead_code_impl(*p);
    *p = __nv_brand_new_impl(*p) + __nvvm_brand_new(*p) + elsewhere(*p);
}
