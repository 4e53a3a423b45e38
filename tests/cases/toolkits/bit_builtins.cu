// Funnel shifts, dot products and the active threads in the headers of CUDA 13.4.
// NO-CLANG: the builtins are those of nvcc
// FLAGS: -arch=sm_90
// PTXAS: sm_75 sm_90 sm_100
// CHECK-NOT: .extern .func

__device__ unsigned int __nv_fshl_wrap_impl(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __nv_fshl_clamp_impl(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __nv_fshr_wrap_impl(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __nv_fshr_clamp_impl(unsigned int, unsigned int, unsigned int);
__device__ int __nv_idp4a_s_s_impl(int, int, int);
__device__ unsigned int __nv_idp4a_u_u_impl(unsigned int, unsigned int, unsigned int);
__device__ int __nv_idp2a_lo_s_s_impl(int, int, int);
__device__ unsigned int __nv_idp2a_lo_u_u_impl(unsigned int, unsigned int, unsigned int);
__device__ int __nv_idp2a_hi_s_s_impl(int, int, int);
__device__ unsigned int __nv_idp2a_hi_u_u_impl(unsigned int, unsigned int, unsigned int);
__device__ unsigned __nv_activemask_impl(void);

// A distance over 32 counts modulo 32, or as 32.
__global__ void shifts(unsigned low, unsigned high, unsigned *left, unsigned *left_clamped, unsigned *right, unsigned *right_clamped) {
    unsigned by = threadIdx.x * 4;
    left[threadIdx.x] = __nv_fshl_wrap_impl(low, high, by);
    left_clamped[threadIdx.x] = __nv_fshl_clamp_impl(low, high, by);
    right[threadIdx.x] = __nv_fshr_wrap_impl(low, high, by);
    right_clamped[threadIdx.x] = __nv_fshr_clamp_impl(low, high, by);
}
// CHECK-DAG: shf.l.wrap.b32
// CHECK-DAG: shf.l.clamp.b32
// CHECK-DAG: shf.r.wrap.b32
// CHECK-DAG: shf.r.clamp.b32
// RUN: shifts<<<1, 10>>>(low=u32:0x89abcdef, high=u32:0x01234567, left=out:u32:10:0, left_clamped=out:u32:10:0,
//     right=out:u32:10:0, right_clamped=out:u32:10:0)
// EXPECT: left[i] == u32((u64(high) << 32 | low) << (i * 4 % 32) >> 32)
// EXPECT: left_clamped[i] == u32((u64(high) << 32 | low) << (i * 4) >> 32) for i in 0..8
// EXPECT: left_clamped[i] == low for i in 8..10
// EXPECT: right[i] == u32((u64(high) << 32 | low) >> (i * 4 % 32))
// EXPECT: right_clamped[i] == u32((u64(high) << 32 | low) >> (i * 4)) for i in 0..8
// EXPECT: right_clamped[i] == high for i in 8..10

__global__ void products(int a, int b, int c, long long *out) {
    out[0] = __nv_idp4a_s_s_impl(a, b, c);
    out[1] = __nv_idp4a_u_u_impl(a, b, c);
    out[2] = __nv_idp2a_lo_s_s_impl(a, b, c);
    out[3] = __nv_idp2a_hi_s_s_impl(a, b, c);
    out[4] = __nv_idp2a_lo_u_u_impl(a, b, c);
    out[5] = __nv_idp2a_hi_u_u_impl(a, b, c);
}
// a is the bytes 4, 3, -2, -1 and the halves 772, -2; b the bytes 5, 6, 7, -8.
// RUN: products<<<1, 1>>>(a=i32:0xfffe0304, b=i32:0xf8070605, c=i32:100, out=out:i64:6:0)
// EXPECT: out == [132, 65156, 3948, 5520, 397164, 16257936]

// The mask is that of the threads that are there: asked twice, in different places, it has two answers.
__global__ void active(unsigned *out) {
    unsigned all = __nv_activemask_impl();
    unsigned some = 0;
    if (threadIdx.x % 2)
        some = __nv_activemask_impl();
    out[threadIdx.x] = threadIdx.x % 2 ? some : all;
}
// CHECK: .entry {{.*}}active
// CHECK: activemask.b32
// CHECK: activemask.b32
// RUN: active<<<1, 32>>>(out=out:u32:32:0)
// EXPECT: out[i] == 0xffffffff if i % 2 == 0
// EXPECT: out[i] == 0xaaaaaaaa if i % 2 == 1
