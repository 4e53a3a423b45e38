// A kernel launched by a kernel, and functions and variables of other modules.
// FLAGS: -rdc=true
// CHECK-DAG: .extern .func (.param .b64 func_retval0) __cudaCDP2GetParameterBufferV2
// CHECK-DAG: .extern .func (.param .b32 func_retval0) _Z5otheri
// CHECK-DAG: .extern .global .align 4 .u32 elsewhere;
// CHECK: .visible .entry _Z6parentPi(
// CHECK: __cudaCDP2GetParameterBufferV2
// CHECK: setp.{{eq|ne}}.s64
// CHECK: __cudaCDP2LaunchDeviceV2

extern "C" __device__ void *__cudaCDP2GetParameterBufferV2(void *, dim3, dim3, unsigned);
extern "C" __device__ cudaError_t __cudaCDP2LaunchDeviceV2(void *, cudaStream_t);

__device__ int other(int);
extern __device__ int elsewhere;

__global__ void child(int a, double d, int *p) { *p = a + (int)d + other(a) + elsewhere; }

__global__ void parent(int *p) { child<<<dim3(2, 3), 64, 128>>>(7, 2.5, p); }
