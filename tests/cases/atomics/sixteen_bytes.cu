// Exchanges of 16 bytes.
// NO-CLANG: its headers have no atomics of 16 bytes
// FLAGS: -arch=sm_90
// PTXAS: sm_90 sm_100

struct alignas(16) Pair {
    long long a, b;
};

// RUN: k<<<1, 1>>>(o=out:i64:8)
// EXPECT: o == [1, 2, 3, 4, 3, 4, 7, 8]
__global__ void k(long long *o) {
    __shared__ Pair p;
    p = Pair{1, 2};
    Pair old = atomicExch(&p, Pair{3, 4});
    o[0] = old.a;
    o[1] = old.b;
    old = atomicCAS_block(&p, Pair{3, 5}, Pair{9, 9});
    o[2] = old.a;
    o[3] = old.b;
    old = atomicCAS(&p, Pair{3, 4}, Pair{7, 8});
    o[4] = old.a;
    o[5] = old.b;
    o[6] = p.a;
    o[7] = p.b;
}
