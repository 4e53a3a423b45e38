// Every atomic on 32-bit integers.
// PTXAS: sm_75 sm_100
// RUN: k<<<4, 64>>>(r=out:i32:[0,0,1000000,-1000000,-1,0,0x5a,7,0,500])
// EXPECT: r == [256, -256, -255, 255, 0, 256, 0x5a, 1234, 7, 500]
// RUN: returns<<<1, 32>>>(c=buf:i32:1, old=out:i32:32)
// EXPECT: c[0] == 32
// EXPECT: sum(k, 0, 32, old[k]) == 496
// EXPECT: count(k, 0, 32, count(j, 0, 32, old[j] == k) == 1) == 32
__global__ void k(int *r) {
    int t = threadIdx.x + blockIdx.x * blockDim.x;
    atomicAdd(&r[0], 1);
    atomicSub(&r[1], 1);
    atomicMin(&r[2], -t);
    atomicMax(&r[3], t);
    atomicAnd(&r[4], ~(1 << (t & 31)));
    atomicOr(&r[5], t == 255 ? 256 : 0);
    atomicXor(&r[6], 0x11);
    atomicCAS(&r[7], 7, 1234);
    if (t == 0)
        atomicExch(&r[8], 7);
    atomicCAS(&r[9], 7, 1234);
}
__global__ void returns(int *c, int *old) { old[threadIdx.x] = atomicAdd(c, 1); }
