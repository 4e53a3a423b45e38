// A graph captured from two streams and launched several times, one built by hand, and one that is updated.
#include <cstdio>
__global__ void add(int *p, int by) { p[threadIdx.x] += by; }
__global__ void scale(int *p, int by) { p[threadIdx.x] *= by; }
static void count(void *n) { ++*(int *)n; }
int main() {
    int *p, calls = 0, host[32];
    cudaMalloc(&p, sizeof host);
    cudaMemset(p, 0, sizeof host);
    cudaStream_t s, t;
    cudaEvent_t fork, join;
    cudaStreamCreate(&s), cudaStreamCreate(&t);
    cudaEventCreate(&fork), cudaEventCreate(&join);
    cudaGraph_t graph;
    cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
    add<<<1, 32, 0, s>>>(p, 1);
    cudaEventRecord(fork, s);
    cudaStreamWaitEvent(t, fork);
    scale<<<1, 32, 0, t>>>(p, 3);
    cudaEventRecord(join, t);
    cudaStreamWaitEvent(s, join);
    cudaLaunchHostFunc(s, count, &calls);
    cudaStreamEndCapture(s, &graph);
    size_t nodes = 0;
    cudaGraphGetNodes(graph, nullptr, &nodes);
    cudaGraphExec_t exec;
    cudaGraphInstantiate(&exec, graph, 0);
    for (int i = 0; i < 3; i++) cudaGraphLaunch(exec, s);
    cudaStreamSynchronize(s);
    cudaMemcpy(host, p, sizeof host, cudaMemcpyDeviceToHost);
    std::printf("%zu nodes, %d calls, %d\n", nodes, calls, host[7]);
    cudaGraph_t made;
    cudaGraphCreate(&made, 0);
    cudaGraphNode_t first, second;
    int by = 100;
    void *args[] = {&p, &by};
    cudaKernelNodeParams node = {};
    node.func = (void *)add, node.gridDim = 1, node.blockDim = 32, node.kernelParams = args;
    cudaGraphAddKernelNode(&first, made, nullptr, 0, &node);
    cudaGraphAddMemcpyNode1D(&second, made, &first, 1, host, p, sizeof host, cudaMemcpyDeviceToHost);
    cudaGraphInstantiate(&exec, made, 0);
    by = 5;
    cudaGraphLaunch(exec, 0);
    cudaDeviceSynchronize();
    std::printf("%d, %s\n", host[0], cudaGetErrorString(cudaGetLastError()));
}
// OUTPUT:
// 3 nodes, 3 calls, 39
// 139, no error
