// The runtime API of the embedded headers has the names, values and layouts of NVIDIA's, so that whole programs can be read.
// NO-CLANG: it is about our headers
// RUN: k<<<1, 1>>>(r=out:i32:1)
// EXPECT: r == [7]
#include <cuda_runtime.h>
#include <cuda.h>
#include <cstddef>
__global__ void k(int *r) { *r = 7; }

#define LAYOUT(type, size, align) static_assert(sizeof(type) == size && alignof(type) == align, #type);
LAYOUT(cudaChannelFormatDesc, 20, 4)
LAYOUT(cudaArraySparseProperties, 48, 8)
LAYOUT(cudaArrayMemoryRequirements, 32, 8)
LAYOUT(cudaPitchedPtr, 32, 8)
LAYOUT(cudaExtent, 24, 8)
LAYOUT(cudaPos, 24, 8)
LAYOUT(cudaMemcpy3DParms, 160, 8)
LAYOUT(cudaMemcpyNodeParams, 176, 8)
LAYOUT(cudaMemcpy3DPeerParms, 168, 8)
LAYOUT(cudaMemsetParams, 40, 8)
LAYOUT(cudaMemsetParamsV2, 40, 8)
LAYOUT(cudaAccessPolicyWindow, 32, 8)
LAYOUT(cudaHostNodeParams, 16, 8)
LAYOUT(cudaHostNodeParamsV2, 16, 8)
LAYOUT(cudaResourceDesc, 144, 8)
LAYOUT(cudaResourceViewDesc, 112, 8)
LAYOUT(cudaPointerAttributes, 88, 8)
LAYOUT(cudaFuncAttributes, 144, 8)
LAYOUT(cudaMemLocation, 8, 4)
LAYOUT(cudaMemAccessDesc, 12, 4)
LAYOUT(cudaMemPoolProps, 88, 8)
LAYOUT(cudaMemPoolPtrExportData, 64, 1)
LAYOUT(cudaMemAllocNodeParams, 120, 8)
LAYOUT(cudaMemAllocNodeParamsV2, 120, 8)
LAYOUT(cudaMemFreeNodeParams, 8, 8)
LAYOUT(cudaMemcpyAttributes, 24, 4)
LAYOUT(cudaOffset3D, 24, 8)
LAYOUT(cudaMemcpy3DOperand, 40, 8)
LAYOUT(cudaMemcpy3DBatchOp, 112, 8)
LAYOUT(CUuuid_st, 16, 1)
LAYOUT(cudaDeviceProp, 1008, 8)
LAYOUT(cudaIpcEventHandle_t, 64, 1)
LAYOUT(cudaIpcMemHandle_t, 64, 1)
LAYOUT(cudaMemFabricHandle_t, 64, 1)
LAYOUT(cudaExternalMemoryHandleDesc, 104, 8)
LAYOUT(cudaExternalMemoryBufferDesc, 88, 8)
LAYOUT(cudaExternalMemoryMipmappedArrayDesc, 128, 8)
LAYOUT(cudaExternalSemaphoreHandleDesc, 96, 8)
LAYOUT(cudaExternalSemaphoreSignalParams, 144, 8)
LAYOUT(cudaExternalSemaphoreWaitParams, 144, 8)
LAYOUT(cudalibraryHostUniversalFunctionAndDataTable, 32, 8)
LAYOUT(cudaKernelNodeParams, 56, 8)
LAYOUT(cudaKernelNodeParamsV2, 56, 8)
LAYOUT(cudaExternalSemaphoreSignalNodeParams, 24, 8)
LAYOUT(cudaExternalSemaphoreSignalNodeParamsV2, 24, 8)
LAYOUT(cudaExternalSemaphoreWaitNodeParams, 24, 8)
LAYOUT(cudaExternalSemaphoreWaitNodeParamsV2, 24, 8)
LAYOUT(cudaConditionalNodeParams, 24, 8)
LAYOUT(cudaChildGraphNodeParams, 16, 8)
LAYOUT(cudaEventRecordNodeParams, 8, 8)
LAYOUT(cudaEventWaitNodeParams, 8, 8)
LAYOUT(cudaGraphNodeParams, 256, 8)
LAYOUT(cudaGraphEdgeData, 8, 1)
LAYOUT(cudaGraphInstantiateParams, 32, 8)
LAYOUT(cudaGraphExecUpdateResultInfo, 24, 8)
LAYOUT(cudaGraphKernelNodeUpdate, 40, 8)
LAYOUT(cudaLaunchMemSyncDomainMap, 2, 1)
LAYOUT(cudaLaunchAttributeValue, 64, 8)
LAYOUT(cudaLaunchAttribute, 72, 8)
LAYOUT(cudaLaunchConfig_t, 56, 8)
LAYOUT(cudaAsyncNotificationInfo_t, 16, 8)
LAYOUT(cudaTextureDesc, 72, 4)

static_assert(cudaErrorTimeout == 909 && cudaErrorUnknown == 999 && cudaErrorMisalignedAddress == 716, "errors");
static_assert(cudaDevAttrMaxBlocksPerMultiprocessor == 106 && cudaDevAttrOnlyPartialHostNativeAtomicSupported == 147, "attributes");
static_assert(cudaFuncAttributeNonPortableClusterSizeAllowed == 14 && cudaFuncAttributeMax == 16, "function attributes");
static_assert(cudaLimitPersistingL2CacheSize == 6 && cudaResViewFormatUnsignedBlockCompressed7 == 34, "limits and formats");
static_assert(cudaStreamAttributePriority == cudaLaunchAttributePriority && cudaGraphNodeTypeConditional == 13, "kinds");

// Host code with a launch is read.
int main() {
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    cudaStreamAttrValue value = {};
    value.accessPolicyWindow.hitProp = cudaAccessPropertyPersisting;
    cudaStreamSetAttribute(stream, cudaStreamAttributeAccessPolicyWindow, &value);
    cudaMemPoolProps props = {};
    props.allocType = cudaMemAllocationTypePinned;
    props.location.type = cudaMemLocationTypeDevice;
    cudaMemPool_t pool;
    cudaMemPoolCreate(&pool, &props);
    int *p;
    cudaMallocFromPoolAsync(&p, sizeof *p, pool, stream);
    cudaGraph_t graph;
    cudaGraphNode_t node;
    cudaGraphExec_t exec;
    cudaGraphExecUpdateResultInfo info;
    cudaGraphCreate(&graph, 0);
    void *args[] = {&p};
    cudaKernelNodeParams params = {};
    params.func = (void *)k;
    params.gridDim = dim3(1);
    params.blockDim = dim3(1);
    params.kernelParams = args;
    cudaGraphAddKernelNode(&node, graph, nullptr, 0, &params);
    cudaGraphInstantiate(&exec, graph);
    cudaGraphInstantiate(&exec, graph, nullptr, nullptr, 0);
    cudaGraphExecUpdate(exec, graph, &info);
    cudaGraphNode_t wrong;
    cudaGraphExecUpdateResult result;
    cudaGraphExecUpdate(exec, graph, &wrong, &result);
    int grid, block;
    cudaOccupancyMaxPotentialBlockSizeVariableSMem(&grid, &block, k, [](int threads) { return 4 * threads; });
    k<<<1, 1, 0, stream>>>(p);
    return cudaStreamSynchronize(stream) == cudaErrorTimeout;
}
