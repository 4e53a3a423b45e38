// What __ldg is in the headers of CUDA 13.4: builtins that are read-only loads, vectors through their second argument.
// NO-CLANG: the builtins are those of nvcc
// FLAGS: -arch=sm_90 --toolkit=13.4
// PTXAS: sm_75 sm_90 sm_100
// CHECK-NOT: .extern .func

__device__ char __nv_ldg_c_impl(const char *);
__device__ signed char __nv_ldg_sc_impl(const signed char *);
__device__ short __nv_ldg_s_impl(const short *);
__device__ int __nv_ldg_i_impl(const int *);
__device__ long __nv_ldg_l_impl(const long *);
__device__ long long __nv_ldg_ll_impl(const long long *);
__device__ unsigned char __nv_ldg_uc_impl(const unsigned char *);
__device__ unsigned short __nv_ldg_us_impl(const unsigned short *);
__device__ unsigned int __nv_ldg_ui_impl(const unsigned int *);
__device__ unsigned long __nv_ldg_ul_impl(const unsigned long *);
__device__ unsigned long long __nv_ldg_ull_impl(const unsigned long long *);
__device__ float __nv_ldg_f_impl(const float *);
__device__ double __nv_ldg_d_impl(const double *);
#define VECTOR(name, type) __device__ void __nv_ldg_##name##_impl(const type *, type *);
VECTOR(c2, char2) VECTOR(c4, char4) VECTOR(s2, short2) VECTOR(s4, short4) VECTOR(i2, int2) VECTOR(i4, int4) VECTOR(ll2, longlong2)
VECTOR(uc2, uchar2) VECTOR(uc4, uchar4) VECTOR(us2, ushort2) VECTOR(us4, ushort4) VECTOR(ui2, uint2) VECTOR(ui4, uint4)
VECTOR(ull2, ulonglong2) VECTOR(f2, float2) VECTOR(f4, float4) VECTOR(d2, double2)

// Bytes 200 + i, so that signs show.
__global__ void scalars(const unsigned char *bytes, double *out) {
    out[0] = __nv_ldg_c_impl((const char *)bytes + 1);
    out[1] = __nv_ldg_sc_impl((const signed char *)bytes + 2);
    out[2] = __nv_ldg_uc_impl(bytes + 3);
    out[3] = __nv_ldg_s_impl((const short *)bytes + 2);
    out[4] = __nv_ldg_us_impl((const unsigned short *)bytes + 2);
    out[5] = __nv_ldg_i_impl((const int *)bytes + 1);
    out[6] = __nv_ldg_ui_impl((const unsigned int *)bytes + 1);
    out[7] = __nv_ldg_l_impl((const long *)bytes + 1) == *((const long *)bytes + 1);
    out[8] = __nv_ldg_ul_impl((const unsigned long *)bytes + 1) == *((const unsigned long *)bytes + 1);
    out[9] = __nv_ldg_ll_impl((const long long *)bytes + 1) == *((const long long *)bytes + 1);
    out[10] = __nv_ldg_ull_impl((const unsigned long long *)bytes + 1) == *((const unsigned long long *)bytes + 1);
}
// RUN: scalars<<<1, 1>>>(bytes=buf:u8:16:200+i, out=out:f64:11:0)
// EXPECT: out == [-55, -54, 203, -12852, 52684, -808530484, 3486436812, 1, 1, 1, 1]

__global__ void floats(const float *x, const double *y, double *out) {
    out[0] = __nv_ldg_f_impl(x + 3) + __nv_ldg_d_impl(y + 2);
    float2 f2;
    float4 f4;
    double2 d2;
    __nv_ldg_f2_impl((const float2 *)x + 1, &f2);
    __nv_ldg_f4_impl((const float4 *)x + 1, &f4);
    __nv_ldg_d2_impl((const double2 *)y + 1, &d2);
    out[1] = f2.x * 10 + f2.y;
    out[2] = f4.x * 1000 + f4.y * 100 + f4.z * 10 + f4.w;
    out[3] = d2.x * 10 + d2.y;
}
// CHECK: ld.global.nc.v2.f32
// CHECK: ld.global.nc.v4.f32
// RUN: floats<<<1, 1>>>(x=buf:f32:8:iota, y=buf:f64:4:iota, out=out:f64:4:0)
// EXPECT: out == [5, 23, 4567, 23]

#define SUM2(v) ((v).x * 10 + (v).y)
#define SUM4(v) ((v).x * 1000 + (v).y * 100 + (v).z * 10 + (v).w)
#define LOAD(name, type, from, sum) { type v; __nv_ldg_##name##_impl((const type *)from + 1, &v); *out++ = sum(v); }
__global__ void integers(const signed char *c, const short *s, const int *i, const long long *l, long long *out) {
    LOAD(c2, char2, c, SUM2) LOAD(c4, char4, c, SUM4) LOAD(uc2, uchar2, c, SUM2) LOAD(uc4, uchar4, c, SUM4)
    LOAD(s2, short2, s, SUM2) LOAD(s4, short4, s, SUM4) LOAD(us2, ushort2, s, SUM2) LOAD(us4, ushort4, s, SUM4)
    LOAD(i2, int2, i, SUM2) LOAD(i4, int4, i, SUM4) LOAD(ui2, uint2, i, SUM2) LOAD(ui4, uint4, i, SUM4)
    LOAD(ll2, longlong2, l, SUM2) LOAD(ull2, ulonglong2, l, SUM2)
}
// RUN: integers<<<1, 1>>>(c=buf:i8:8:i-5, s=buf:i16:8:i-5,
//     i=buf:i32:8:iota, l=buf:i64:4:iota, out=out:i64:14:0)
// EXPECT: out == [-32, -988, 2784, 255012, -32, -988, 720864, 65535012, 23, 4567, 23, 4567, 23, 23]

// Loads the optimizer knows: hoisted out of the loop, though it stores, and gone where nobody uses them.
__global__ void in_a_loop(const int *scale, int *out, int n) {
    for (int i = 0; i < n; i++) {
        __nv_ldg_i_impl(scale + 7);
        out[i] = i * __nv_ldg_i_impl(scale);
    }
}
// CHECK: .entry {{.*}}in_a_loop
// CHECK@O3: ld.global.nc.u32
// CHECK-NOT@O3: ld.global.nc.u32
// CHECK: ret;
// RUN: in_a_loop<<<1, 1>>>(scale=buf:i32:1:3, out=out:i32:20:0, n=i32:20)
// EXPECT: out[i] == i*3
