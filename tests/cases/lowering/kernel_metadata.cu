// Launch attributes as annotations and directives.
// FLAGS: --arch=sm_90
// PTXAS: sm_90 sm_100
// IR: !{ptr @_Z1av, !"kernel", i32 1, !"maxntidx", i32 128}
// IR: !{ptr @_Z1bv, !"kernel", i32 1, !"maxntidx", i32 128, !"minctasm", i32 2}
// IR: !"cluster_dim_x", i32 2, !"cluster_dim_y", i32 1, !"cluster_dim_z", i32 1
// IR: !"grid_constant"
// CHECK: .maxntid 128
// CHECK: .minnctapersm 2
// CHECK: .reqnctapercluster 2, 1, 1
struct Params { int v[4]; };
__global__ void __launch_bounds__(128) a() {}
__global__ void __launch_bounds__(128, 2) b() {}
__global__ void __cluster_dims__(2, 1, 1) c() {}
__global__ void d(const __grid_constant__ Params p, int *r) { *r = p.v[1]; }
