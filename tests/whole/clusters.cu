// A cluster whose blocks read each other's shared memory, launched with attributes; how many blocks fit.
#include <cooperative_groups.h>
#include <cstdio>
namespace cg = cooperative_groups;
__global__ void exchange(int *out) {
    __shared__ int mine;
    cg::cluster_group cluster = cg::this_cluster();
    if (threadIdx.x == 0) mine = 10 + blockIdx.x;
    cluster.sync();
    unsigned other = cluster.block_rank() ^ 1;
    if (threadIdx.x == 0) out[blockIdx.x] = *cluster.map_shared_rank(&mine, other);
    cluster.sync();
}
int main() {
    int *out, host[4];
    cudaMalloc(&out, sizeof host);
    cudaLaunchConfig_t config = {};
    config.gridDim = 4, config.blockDim = 32;
    cudaLaunchAttribute attribute;
    attribute.id = cudaLaunchAttributeClusterDimension;
    attribute.val.clusterDim.x = 2, attribute.val.clusterDim.y = attribute.val.clusterDim.z = 1;
    config.attrs = &attribute, config.numAttrs = 1;
    cudaError_t status = cudaLaunchKernelEx(&config, exchange, out);
    cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost);
    int blocks, minimum, threads;
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, exchange, 1024, 0);
    cudaOccupancyMaxPotentialBlockSize(&minimum, &threads, exchange);
    std::printf("%s: %d %d %d %d, %d blocks, %d threads\n", cudaGetErrorString(status), host[0], host[1], host[2], host[3], blocks, threads);
}
// OUTPUT:
// no error: 11 10 13 12, 2 blocks, 1024 threads
