// Conditional nodes: a kernel decides what the rest of the graph does.
#include <cstdio>
__global__ void decide(cudaGraphConditionalHandle handle, unsigned value) { cudaGraphSetConditional(handle, value); }
__global__ void count(int *p, int step, int most, cudaGraphConditionalHandle handle) {
    *p += step;
    cudaGraphSetConditional(handle, *p < most);
}
__global__ void add(int *p, int step) { *p += step; }

static cudaGraphNode_t kernel(cudaGraph_t graph, cudaGraphNode_t *before, void *function, void **args) {
    cudaGraphNodeParams params = {cudaGraphNodeTypeKernel};
    params.kernel.func = function;
    params.kernel.gridDim = params.kernel.blockDim = dim3(1);
    params.kernel.kernelParams = args;
    cudaGraphNode_t node;
    cudaError_t e = cudaGraphAddNode(&node, graph, before, nullptr, before != nullptr, &params);
    if (e) std::printf("kernel node: %s\n", cudaGetErrorName(e));
    return node;
}

static cudaGraph_t *condition(cudaGraph_t graph, cudaGraphNode_t *before, cudaGraphConditionalHandle handle,
                              cudaGraphConditionalNodeType type, unsigned bodies) {
    cudaGraphNodeParams params = {cudaGraphNodeTypeConditional};
    params.conditional.handle = handle;
    params.conditional.type = type;
    params.conditional.size = bodies;
    cudaGraphNode_t node;
    cudaError_t e = cudaGraphAddNode(&node, graph, before, nullptr, before != nullptr, &params);
    if (e) std::printf("condition: %s\n", cudaGetErrorName(e));
    cudaGraphNodeType found;
    cudaGraphNodeGetType(node, &found);
    if (found != cudaGraphNodeTypeConditional) std::printf("not a condition\n");
    return params.conditional.phGraph_out;
}

static int run(cudaGraph_t graph, int *p, int launches = 1) {
    cudaMemset(p, 0, sizeof(int));
    cudaGraphExec_t exec;
    cudaGraphInstantiate(&exec, graph, 0);
    for (int i = 0; i < launches; i++) cudaGraphLaunch(exec, 0);
    int h = -1;
    cudaMemcpy(&h, p, sizeof h, cudaMemcpyDeviceToHost);
    cudaGraphExecDestroy(exec);
    cudaGraphDestroy(graph);
    return h;
}

int main() {
    int *p, one = 1, ten = 10, seven = 7;
    cudaMalloc(&p, sizeof(int));
    void *add_one[] = {&p, &one}, *add_ten[] = {&p, &ten};
    for (unsigned value = 0; value < 4; value++) {
        cudaGraph_t graphs[2];
        for (cudaGraph_t &graph : graphs) {
            cudaGraphCreate(&graph, 0);
            cudaGraphConditionalHandle handle;
            cudaGraphConditionalHandleCreate(&handle, graph, 0, cudaGraphCondAssignDefault);
            void *args[] = {&handle, &value};
            cudaGraphNode_t first = kernel(graph, nullptr, (void *)decide, args);
            bool is_if = &graph == graphs;
            cudaGraph_t *body = condition(graph, &first, handle, is_if ? cudaGraphCondTypeIf : cudaGraphCondTypeSwitch, 2);
            kernel(body[0], nullptr, (void *)add, add_one);
            kernel(body[1], nullptr, (void *)add, add_ten);
        }
        int chosen = run(graphs[0], p);
        std::printf("%u: if %d, switch %d\n", value, chosen, run(graphs[1], p));
    }
    cudaGraph_t graph;
    cudaGraphCreate(&graph, 0);
    cudaGraphConditionalHandle handle;
    cudaGraphConditionalHandleCreate(&handle, graph, 1, cudaGraphCondAssignDefault);
    cudaGraph_t *body = condition(graph, nullptr, handle, cudaGraphCondTypeWhile, 1);
    void *count_args[] = {&p, &one, &seven, &handle};
    kernel(body[0], nullptr, (void *)count, count_args);
    // The second launch runs the body once more: it begins with the default.
    std::printf("while %d\n", run(graph, p, 2));
    cudaGraphCreate(&graph, 0);
    cudaGraphNodeParams bad = {cudaGraphNodeTypeConditional};
    cudaGraphNode_t node;
    std::printf("%s\n", cudaGetErrorName(cudaGraphAddNode(&node, graph, nullptr, nullptr, 0, &bad)));
}
// OUTPUT:
// 0: if 10, switch 1
// 1: if 1, switch 10
// 2: if 1, switch 0
// 3: if 1, switch 0
// while 8
// cudaErrorInvalidValue
