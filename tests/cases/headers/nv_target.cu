// Code chosen by target.
// PTXAS: sm_75 sm_90
// FLAGS: -arch=sm_80
// NO-CLANG: it is about our header
// RUN: k<<<1, 1>>>(r=out:i32:7)
// EXPECT: r == [1, 3, 5, 8, 0, 12, 14]
#include <nv/target>
#include <sm_60_atomic_functions.h>
__host__ __device__ int where() { NV_IF_ELSE_TARGET(NV_IS_DEVICE, (return 1;), (return 2;)) }
__global__ void k(int *r) {
    r[0] = where();
    NV_IF_TARGET(NV_IS_EXACTLY_SM_80, (r[1] = 3;), (r[1] = 4;))
    NV_IF_TARGET(NV_PROVIDES_SM_75, (int a = 2, b = 3; r[2] = a + b;))
    NV_DISPATCH_TARGET(NV_PROVIDES_SM_90, (r[3] = 7;), NV_PROVIDES_SM_80, (r[3] = 8;), NV_ANY_TARGET, (r[3] = 9;))
    r[4] = 0;
    NV_IF_TARGET(NV_IS_HOST, (r[4] = 10;))
    NV_DISPATCH_TARGET(NV_IS_HOST, (r[5] = 11;), NV_ANY_TARGET, (r[5] = 12;))
    r[6] = 14;
    NV_DISPATCH_TARGET(NV_HAS_FEATURE_SM_90a, (r[6] = 15;), NV_NO_TARGET, (r[6] = 16;))
}
