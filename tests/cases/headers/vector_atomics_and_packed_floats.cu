// Functions of sm_90 and sm_100: sums of vectors in memory, two floats at once; the older signed forms of atomic logic.
// FLAGS: -arch=sm_100
// NO-CLANG: NVIDIA's header does not know clang's builtins
// PTXAS: sm_100 sm_120
// NO-GPU: for sm_100 and later
// RUN: k<<<2, 64>>>(sum=buf:f32:12:0, bits=buf:i64:3:-(i==0), f=out:f32:12, n=out:i32:6)
// EXPECT: sum == [128, 256, 384, 512, 128, 256, 384, 512, 128, 256, 384, 512]
// EXPECT: bits == [-4, 10, 0]
// EXPECT: f == [4, 6, 3, 8, 7, 14, 4, 6, 3, 8, 7, 14]
// EXPECT: n == [32, 0, 1, 1, 3, 64]
__global__ void k(float4 *sum, long long *bits, float2 *f, int *n) {
    atomicAdd(sum, make_float4(1, 2, 3, 4));
    atomicAdd((float2 *)(sum + 1), make_float2(1, 2));
    atomicAdd_system((float2 *)(sum + 1) + 1, make_float2(3, 4));
    atomicAdd_block((float2 *)(sum + 2) + blockIdx.x, make_float2(2 + 4 * blockIdx.x, 4 + 4 * blockIdx.x));
    atomicAnd(bits, -4ll);
    atomicOr_block(bits + 1, 10ll);
    atomicXor_system(bits + 2, 5ll);
    float2 a = make_float2(1, 2), b = make_float2(3, 4), c = make_float2(4, 6);
    if (threadIdx.x == 0) {
        f[3 * blockIdx.x] = __fadd2_rn(a, b);
        f[3 * blockIdx.x + 1] = __fmul2_rz(a, b);
        f[3 * blockIdx.x + 2] = __ffma2_ru(a, b, c);
    }
    int odd = syncthreads_count(threadIdx.x & 1);
    bool all = syncthreads_and(threadIdx.x < 63), any = syncthreads_or(threadIdx.x == 63);
    __shared__ int here;
    uint2 both = __cluster_map_shared_multicast(&here, 3);
    if (threadIdx.x == 0 && blockIdx.x == 0) {
        n[0] = odd;
        n[1] = all;
        n[2] = any;
        n[3] = both.x == (unsigned)__cvta_generic_to_shared(&here);
        n[4] = both.y;
        n[5] = __reduce_add_sync(1, 64);
    }
}
