// The barrier of a grid and groups where there are no ordered accesses.
// NO-CLANG: it reads the headers of a toolkit for later architectures
// FLAGS: -arch=sm_60
// PTXAS: sm_60 sm_62 sm_70
// CHECK@sm_60: membar.gl; atom.add.u32
// CHECK@sm_60: ld.volatile.u32
// RUN: cooperative k<<<4, 32>>>(a=out:i32:128, r=out:i32:128)
// EXPECT: r[i] == 127 - i
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void k(int *a, int *r) {
    cg::grid_group grid = cg::this_grid();
    int i = grid.thread_rank();
    a[i] = i;
    grid.sync();
    r[i] = a[127 - i];
}
