// Functions of the device headers that are assembly in some releases and builtins in others.
// ARCH: sm_61 sm_75 sm_90 sm_100a sm_101a sm_107a
template <class T> __global__ void loads(T *out, const T *in) { out[threadIdx.x] = __ldg(in + threadIdx.x); }
#define LOADS(type) template __global__ void loads<type>(type *, const type *);
LOADS(char) LOADS(signed char) LOADS(short) LOADS(int) LOADS(long) LOADS(long long) LOADS(float) LOADS(double)
LOADS(unsigned char) LOADS(unsigned short) LOADS(unsigned) LOADS(unsigned long) LOADS(unsigned long long)
LOADS(char2) LOADS(char4) LOADS(short2) LOADS(short4) LOADS(int2) LOADS(int4) LOADS(longlong2) LOADS(float2) LOADS(float4) LOADS(double2)
LOADS(uchar2) LOADS(uchar4) LOADS(ushort2) LOADS(ushort4) LOADS(uint2) LOADS(uint4) LOADS(ulonglong2)

__global__ void hints(int *p, float4 *q) {
    p[0] = __ldcg(p + 1) + __ldca(p + 2) + __ldcs(p + 3) + __ldlu(p + 4) + __ldcv(p + 5);
    __stwb(p + 6, 1); __stcg(p + 7, 2); __stcs(p + 8, 3); __stwt(p + 9, 4);
    __stcs(q, __ldcs(q + 1));
}
__global__ void bits(unsigned *u, int *i, unsigned s) {
    u[0] = __funnelshift_l(u[1], u[2], s) + __funnelshift_lc(u[1], u[2], s);
    u[3] = __funnelshift_r(u[1], u[2], s) + __funnelshift_rc(u[1], u[2], s);
    i[0] = __dp4a(i[1], i[2], i[3]) + __dp2a_lo(i[1], i[2], i[3]) + __dp2a_hi(i[1], i[2], i[3]);
    u[4] = __dp4a(u[1], u[2], u[3]) + __dp2a_lo(u[1], u[2], u[3]) + __dp2a_hi(u[1], u[2], u[3]);
    u[5] = __byte_perm(u[1], u[2], s) + __brev(u[1]) + __popc(u[2]) + __clz(i[1]) + __ffs(i[2]) + __fns(u[1], 0, 2);
    u[6] = __vadd4(u[1], u[2]) + __vabsdiffs2(u[1], u[2]) + __vmaxu4(u[1], u[2]) + __viaddmax_s32(i[1], i[2], i[3]);
}
__global__ void warps(unsigned *u, double *d, long long *l) {
    u[0] = __activemask();
    u[1] = __ballot_sync(~0u, u[2] > 3) + __all_sync(~0u, u[2]) + __any_sync(~0u, u[3]);
    u[4] = __shfl_sync(~0u, u[5], 3) + __shfl_up_sync(~0u, u[5], 1) + __shfl_xor_sync(~0u, u[6], 2);
    d[0] = __shfl_down_sync(~0u, d[1], 4);
    l[0] = __shfl_xor_sync(~0u, l[1], 8);
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700
    u[7] = __match_any_sync(~0u, l[2]);
#endif
    __syncwarp();
}
