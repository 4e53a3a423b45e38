// For CUDA 12.0: its macros, and a PTX version that its assembler takes.
// NO-CLANG: clang says another version of CUDA
// FLAGS: -arch=sm_90 --toolkit=12.0
// CHECK: // Cuda compilation tools, release 12.0, V12.0.140
// CHECK: .version 8.0
#if CUDART_VERSION != 12000 || __CUDACC_VER_MAJOR__ != 12 || __CUDACC_VER_MINOR__ != 0 || CUDA_VERSION != 12000
#error "not CUDA 12.0"
#endif
__global__ void fence(int *p) {
    p[0] = 1;
    __threadfence();
    p[1] = 2;
}
// RUN: fence<<<1, 1>>>(p=out:i32:2:0)
// EXPECT: p == [1, 2]
