// volatile accesses stay; fences of all scopes; a flag passed between blocks.
// PTXAS: sm_75 sm_100
// CHECK-DAG: ld.volatile.
// CHECK-DAG: membar.gl
// RUN: k<<<2, 1>>>(flag=buf:i32:1, data=buf:i32:1, r=out:i32:1)
// EXPECT: r[0] == 42
__global__ void k(volatile int *flag, int *data, int *r) {
    if (blockIdx.x == 0) {
        *data = 42;
        __threadfence();
        *flag = 1;
        __threadfence_block();
        __threadfence_system();
    } else {
        while (*flag == 0) {
        }
        __threadfence();
        *r = *(volatile int *)data;
    }
}
