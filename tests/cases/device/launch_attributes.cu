// FLAGS: -arch=sm_90
// OPT: 1
// PTXAS: sm_90 sm_100
// Bounds below one are no bounds: ptxas takes none.

#define K extern "C" __global__ void

K __launch_bounds__(128, 0) none_of_blocks() {}
// CHECK: .entry none_of_blocks()
// CHECK-NEXT: .maxntid 128
// CHECK-NEXT: {
K __launch_bounds__(0) none() {}
// CHECK: .entry none()
// CHECK-NEXT: {
K __launch_bounds__(0, 2) blocks_only() {}
// CHECK: .entry blocks_only()
// CHECK-NEXT: .minnctapersm 2
// CHECK-NEXT: {
K __launch_bounds__(128, 2, 0) no_rank() {}
// CHECK: .entry no_rank()
// CHECK-NEXT: .maxntid 128
// CHECK-NEXT: .minnctapersm 2
// CHECK-NEXT: {
K __launch_bounds__(128, 0, 4) rank_only() {}
// CHECK: .entry rank_only()
// CHECK-NEXT: .maxntid 128
// CHECK-NEXT: .maxclusterrank 4
K __launch_bounds__(-1) negative() {}
// CHECK: .entry negative()
// CHECK-NEXT: {
K __launch_bounds__(128, -1) negative_blocks() {}
// CHECK: .entry negative_blocks()
// CHECK-NEXT: .maxntid 128
// CHECK-NEXT: {
K __launch_bounds__(4294967296LL) too_wide() {}
// CHECK: .entry too_wide()
// CHECK-NEXT: {
template <int N>
__global__ void __launch_bounds__(N, N) instance() {}
template __global__ void instance<0>();
// CHECK: .entry _Z8instanceILi0EEvv()
// CHECK-NEXT: {

// Attributes given twice.
K __launch_bounds__(128, 2, 4) __launch_bounds__(64) twice() {}
// CHECK: .entry twice()
// CHECK-NEXT: .maxntid 64
// CHECK-NEXT: .minnctapersm 2
// CHECK-NEXT: .maxclusterrank 4
K __launch_bounds__(128, 2) __launch_bounds__(128, 0) taken_back() {}
// CHECK: .entry taken_back()
// CHECK-NEXT: .maxntid 128
// CHECK-NEXT: {

// The launch says the shape of the cluster.
K __cluster_dims__() at_launch() {}
// CHECK: .entry at_launch()
// CHECK-NEXT: .explicitcluster
// CHECK-NEXT: {
K __cluster_dims__(2) __cluster_dims__() still_at_launch() {}
// CHECK: .entry still_at_launch()
// CHECK-NEXT: .explicitcluster
// CHECK-NEXT: {
K __cluster_dims__() __cluster_dims__(2) at_launch_before() {}
// CHECK: .entry at_launch_before()
// CHECK-NEXT: .explicitcluster
// CHECK-NEXT: {
K __cluster_dims__(2, 2) given() {}
// CHECK: .entry given()
// CHECK-NEXT: .explicitcluster
// CHECK-NEXT: .reqnctapercluster 2, 2, 1

K __block_size__((32, 2, 1), (2, 1, 1)) both() {}
// CHECK: .entry both()
// CHECK-NEXT: .blocksareclusters
// CHECK-NEXT: .reqntid 32, 2, 1
// CHECK-NEXT: .reqnctapercluster 2, 1, 1
K __block_size__((32, 2, 1)) block_only() {}
// CHECK: .entry block_only()
// CHECK-NEXT: .blocksareclusters
// CHECK-NEXT: .reqntid 32, 2, 1
// CHECK-NEXT: .reqnctapercluster 1, 1, 1
K __block_size__((32, 2, 1)) __cluster_dims__(2, 2) apart() {}
// CHECK: .entry apart()
// CHECK-NEXT: .blocksareclusters
// CHECK-NEXT: .reqntid 32, 2, 1
// CHECK-NEXT: .reqnctapercluster 2, 2, 1
K __block_size__((32, 2, 1), (2, 1, 1)) __cluster_dims__() both_at_launch() {}
// CHECK: .entry both_at_launch()
// CHECK-NEXT: .blocksareclusters
// CHECK-NEXT: .reqntid 32, 2, 1
// CHECK-NEXT: .reqnctapercluster 2, 1, 1
template <int N>
__global__ void __block_size__((N, 1, 1), (N / 16, 1, 1)) sized() {}
template __global__ void sized<64>();
// CHECK: .entry _Z5sizedILi64EEvv()
// CHECK-NEXT: .blocksareclusters
// CHECK-NEXT: .reqntid 64, 1, 1
// CHECK-NEXT: .reqnctapercluster 4, 1, 1
