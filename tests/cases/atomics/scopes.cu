// Atomics of block and system scope.
// PTXAS: sm_75 sm_100
// CHECK-DAG: .cta.
// CHECK-DAG: .sys.
// RUN: k<<<4, 32>>>(r=out:i32:2)
// EXPECT: r[1] == 128
__global__ void k(int *r) {
    atomicAdd_block(&r[0], 1);
    atomicAdd_system(&r[1], 1);
}
