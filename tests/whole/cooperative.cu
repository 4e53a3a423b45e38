// Cooperative groups: tiles of a warp, and a grid that synchronises.
#include <cooperative_groups.h>
#include <cstdio>
namespace cg = cooperative_groups;
__global__ void sum(int *data, int *parts, int *result) {
    cg::grid_group grid = cg::this_grid();
    auto warp = cg::tiled_partition<32>(cg::this_thread_block());
    int value = data[grid.thread_rank()];
    for (int d = warp.size() / 2; d > 0; d /= 2) value += warp.shfl_down(value, d);
    if (warp.thread_rank() == 0) parts[grid.thread_rank() / 32] = value;
    grid.sync();
    if (grid.thread_rank() == 0) {
        *result = 0;
        for (unsigned i = 0; i < grid.size() / 32; i++) *result += parts[i];
    }
}
int main() {
    const int blocks = 2, threads = 64, n = blocks * threads;
    int *data, *parts, *result;
    cudaMallocManaged(&data, n * sizeof(int));
    cudaMallocManaged(&parts, n / 32 * sizeof(int));
    cudaMallocManaged(&result, sizeof(int));
    for (int i = 0; i < n; i++) data[i] = i;
    void *args[] = {&data, &parts, &result};
    cudaError_t status = cudaLaunchCooperativeKernel((void *)sum, blocks, threads, args);
    std::printf("%s\n", cudaGetErrorString(status));
    cudaDeviceSynchronize();
    std::printf("%d\n", *result);
    std::printf("%s\n", cudaGetErrorString(cudaLaunchCooperativeKernel((void *)sum, 100000, threads, args)));
}
// OUTPUT:
// no error
// 8128
// too many blocks in cooperative launch
