// The runtime API: its types, and declarations of its functions so that whole programs parse.
#pragma once

#include "crt/prelude.h"
#include "crt/dim3.h"
#include "crt/launch_configuration.h"
#include "crt/runtime_types.h"

// Programs ask by these whether the runtime's headers were read.
#define __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_API_H__
#define __DRIVER_TYPES_H__
#define __VECTOR_TYPES_H__
#define __DEVICE_LAUNCH_PARAMETERS_H__

#define CUDART_DEVICE __device__
#define CUDA_IPC_HANDLE_SIZE 64
#define cudaArrayColorAttachment 0x20
#define cudaArrayDeferredMapping 0x80
#define cudaArraySparse 0x40
#define cudaArraySparsePropertiesSingleMipTail 0x1
#define cudaDeviceLmemResizeToMax 0x10
#define cudaDeviceMask 0xff
#define cudaDeviceScheduleMask 0x07
#define cudaDeviceSyncMemops 0x80
#define cudaEventRecordDefault 0x00
#define cudaEventRecordExternal 0x01
#define cudaEventWaitDefault 0x00
#define cudaEventWaitExternal 0x01
#define cudaExternalMemoryDedicated 0x1
#define cudaExternalSemaphoreSignalSkipNvSciBufMemSync 0x01
#define cudaExternalSemaphoreWaitSkipNvSciBufMemSync 0x02
#define cudaGraphKernelNodePortDefault 0
#define cudaGraphKernelNodePortLaunchCompletion 2
#define cudaGraphKernelNodePortProgrammatic 1
#define cudaHostRegisterIoMemory 0x04
#define cudaHostRegisterReadOnly 0x08
#define cudaInitDeviceFlagsAreValid 0x01
#define cudaIpcMemLazyEnablePeerAccess 0x01
#define cudaKernelNodeAttrID cudaLaunchAttributeID
#define cudaKernelNodeAttrValue cudaLaunchAttributeValue
#define cudaKernelNodeAttributeAccessPolicyWindow cudaLaunchAttributeAccessPolicyWindow
#define cudaKernelNodeAttributeClusterDimension cudaLaunchAttributeClusterDimension
#define cudaKernelNodeAttributeClusterSchedulingPolicyPreference cudaLaunchAttributeClusterSchedulingPolicyPreference
#define cudaKernelNodeAttributeCooperative cudaLaunchAttributeCooperative
#define cudaKernelNodeAttributeDeviceUpdatableKernelNode cudaLaunchAttributeDeviceUpdatableKernelNode
#define cudaKernelNodeAttributeMemSyncDomain cudaLaunchAttributeMemSyncDomain
#define cudaKernelNodeAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomainMap
#define cudaKernelNodeAttributeNvlinkUtilCentricScheduling cudaLaunchAttributeNvlinkUtilCentricScheduling
#define cudaKernelNodeAttributePreferredSharedMemoryCarveout cudaLaunchAttributePreferredSharedMemoryCarveout
#define cudaKernelNodeAttributePriority cudaLaunchAttributePriority
#define cudaMemPoolCreateUsageHwDecompress 0x2
#define cudaNvSciSyncAttrSignal 0x1
#define cudaNvSciSyncAttrWait 0x2
#define cudaOccupancyDisableCachingOverride 0x01
#define cudaPeerAccessDefault 0x00
#define cudaStreamAttrID cudaLaunchAttributeID
#define cudaStreamAttrValue cudaLaunchAttributeValue
#define cudaStreamAttributeAccessPolicyWindow cudaLaunchAttributeAccessPolicyWindow
#define cudaStreamAttributeMemSyncDomain cudaLaunchAttributeMemSyncDomain
#define cudaStreamAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomainMap
#define cudaStreamAttributePriority cudaLaunchAttributePriority
#define cudaStreamAttributeSynchronizationPolicy cudaLaunchAttributeSynchronizationPolicy
#define cudaSurfaceType1D 0x01
#define cudaSurfaceType1DLayered 0xF1
#define cudaSurfaceType2D 0x02
#define cudaSurfaceType2DLayered 0xF2
#define cudaSurfaceType3D 0x03
#define cudaSurfaceTypeCubemap 0x0C
#define cudaSurfaceTypeCubemapLayered 0xFC
#define cudaTextureType1D 0x01
#define cudaTextureType1DLayered 0xF1
#define cudaTextureType2D 0x02
#define cudaTextureType2DLayered 0xF2
#define cudaTextureType3D 0x03
#define cudaTextureTypeCubemap 0x0C
#define cudaTextureTypeCubemapLayered 0xFC
#define cudaStreamLegacy ((cudaStream_t)0x1)
#define cudaStreamPerThread ((cudaStream_t)0x2)
#define cudaStreamDefault 0x00
#define cudaStreamNonBlocking 0x01
#define cudaStreamFireAndForget ((cudaStream_t)0x4)
#define cudaStreamTailLaunch ((cudaStream_t)0x3)
#define cudaEventDefault 0x00
#define cudaEventBlockingSync 0x01
#define cudaEventDisableTiming 0x02
#define cudaEventInterprocess 0x04
#define cudaHostAllocDefault 0x00
#define cudaHostAllocPortable 0x01
#define cudaHostAllocMapped 0x02
#define cudaHostAllocWriteCombined 0x04
#define cudaHostRegisterDefault 0x00
#define cudaHostRegisterPortable 0x01
#define cudaHostRegisterMapped 0x02
#define cudaMemAttachGlobal 0x01
#define cudaMemAttachHost 0x02
#define cudaMemAttachSingle 0x04
#define cudaDeviceScheduleAuto 0x00
#define cudaDeviceScheduleSpin 0x01
#define cudaDeviceScheduleYield 0x02
#define cudaDeviceScheduleBlockingSync 0x04
#define cudaDeviceBlockingSync 0x04
#define cudaDeviceMapHost 0x08
#define cudaOccupancyDefault 0x00
#define cudaArrayDefault 0x00
#define cudaArrayLayered 0x01
#define cudaArraySurfaceLoadStore 0x02
#define cudaArrayCubemap 0x04
#define cudaArrayTextureGather 0x08
#define cudaCpuDeviceId ((int)-1)
#define cudaInvalidDeviceId ((int)-2)

#define __OXICC_API extern __host__ __cudart_builtin__ cudaError_t
// What the device runtime has as well.
#define __OXICC_BOTH extern __host__ __device__ __cudart_builtin__ cudaError_t
#define __OXICC_ON_DEVICE extern __device__ __cudart_builtin__
extern "C" {
__OXICC_BOTH cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device);
__OXICC_BOTH cudaDeviceGetLimit(size_t *value, enum cudaLimit limit);
__OXICC_BOTH cudaGetLastError(void);
__OXICC_BOTH cudaPeekAtLastError(void);
extern __host__ __device__ __cudart_builtin__ const char *cudaGetErrorString(cudaError_t error);
extern __host__ __device__ __cudart_builtin__ const char *cudaGetErrorName(cudaError_t error);
__OXICC_BOTH cudaGetDeviceCount(int *count);
__OXICC_BOTH cudaGetDevice(int *device);
__OXICC_BOTH cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned int flags);
__OXICC_BOTH cudaStreamDestroy(cudaStream_t stream);
__OXICC_BOTH cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags = 0);
__OXICC_BOTH cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags);
__OXICC_BOTH cudaEventRecord(cudaEvent_t event, cudaStream_t stream = 0);
__OXICC_BOTH cudaEventDestroy(cudaEvent_t event);
__OXICC_BOTH cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func);
__OXICC_BOTH cudaMalloc(void **devPtr, size_t size);
__OXICC_BOTH cudaFree(void *devPtr);
__OXICC_BOTH cudaMemcpyAsync(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream = 0);
__OXICC_BOTH cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream = 0);
__OXICC_BOTH cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream = 0);
__OXICC_BOTH cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream = 0);
__OXICC_BOTH cudaRuntimeGetVersion(int *version);
__OXICC_BOTH cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize);
__OXICC_API cudaDeviceSynchronize(void);
__OXICC_API cudaDeviceReset(void);
__OXICC_API cudaDeviceSetLimit(enum cudaLimit limit, size_t value);
__OXICC_API cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig);
__OXICC_API cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config);
__OXICC_API cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice);
__OXICC_API cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags);
__OXICC_API cudaDeviceDisablePeerAccess(int peerDevice);
__OXICC_API cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
__OXICC_API cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device);
__OXICC_API cudaSetDevice(int device);
__OXICC_API cudaSetDeviceFlags(unsigned int flags);
__OXICC_API cudaGetDeviceProperties(struct cudaDeviceProp *prop, int device);
__OXICC_API cudaChooseDevice(int *device, const struct cudaDeviceProp *prop);
__OXICC_API cudaDriverGetVersion(int *version);
__OXICC_API cudaStreamCreate(cudaStream_t *stream);
__OXICC_API cudaStreamCreateWithPriority(cudaStream_t *stream, unsigned int flags, int priority);
__OXICC_API cudaStreamSynchronize(cudaStream_t stream);
__OXICC_API cudaStreamQuery(cudaStream_t stream);
__OXICC_API cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int flags);
__OXICC_API cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode);
__OXICC_API cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *graph);
__OXICC_API cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length = 0, unsigned int flags = cudaMemAttachSingle);
__OXICC_API cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData);
__OXICC_API cudaEventCreate(cudaEvent_t *event);
__OXICC_API cudaEventQuery(cudaEvent_t event);
__OXICC_API cudaEventSynchronize(cudaEvent_t event);
__OXICC_API cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end);
__OXICC_API cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream);
__OXICC_API cudaGraphExecDestroy(cudaGraphExec_t graphExec);
__OXICC_API cudaGraphDestroy(cudaGraph_t graph);
__OXICC_API cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags = 0);
__OXICC_API cudaMallocHost(void **ptr, size_t size);
__OXICC_API cudaFreeHost(void *ptr);
__OXICC_API cudaHostAlloc(void **pHost, size_t size, unsigned int flags);
__OXICC_API cudaHostRegister(void *ptr, size_t size, unsigned int flags);
__OXICC_API cudaHostUnregister(void *ptr);
__OXICC_API cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags);
__OXICC_API cudaMallocManaged(void **devPtr, size_t size, unsigned int flags = cudaMemAttachGlobal);
__OXICC_API cudaMallocAsync(void **devPtr, size_t size, cudaStream_t stream);
__OXICC_API cudaFreeAsync(void *devPtr, cudaStream_t stream);
__OXICC_API cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height);
__OXICC_API cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent);
__OXICC_API cudaMallocArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t width, size_t height = 0, unsigned int flags = 0);
__OXICC_API cudaMalloc3DArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int flags = 0);
__OXICC_API cudaMallocMipmappedArray(cudaMipmappedArray_t *array, const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels, unsigned int flags = 0);
__OXICC_API cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_t array, unsigned int level);
__OXICC_API cudaFreeArray(cudaArray_t array);
__OXICC_API cudaFreeMipmappedArray(cudaMipmappedArray_t array);
__OXICC_API cudaArrayGetInfo(struct cudaChannelFormatDesc *desc, struct cudaExtent *extent, unsigned int *flags, cudaArray_t array);
__OXICC_API cudaMemcpy(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind);
__OXICC_API cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind);
__OXICC_API cudaMemcpy3D(const struct cudaMemcpy3DParms *p);
__OXICC_API cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream = 0);
__OXICC_API cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t count);
__OXICC_API cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t count, cudaStream_t stream = 0);
__OXICC_API cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, enum cudaMemcpyKind kind);
__OXICC_API cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind);
__OXICC_API cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind);
__OXICC_API cudaMemset(void *devPtr, int value, size_t count);
__OXICC_API cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height);
__OXICC_API cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent);
__OXICC_API cudaMemGetInfo(size_t *free, size_t *total);
__OXICC_API cudaPointerGetAttributes(struct cudaPointerAttributes *attributes, const void *ptr);
__OXICC_API cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr, int value);
__OXICC_API cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig);
__OXICC_API cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream);
__OXICC_API cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args);
__OXICC_API cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream);
__OXICC_API cudaCreateTextureObject(cudaTextureObject_t *object, const struct cudaResourceDesc *resource, const struct cudaTextureDesc *texture, const struct cudaResourceViewDesc *view);
__OXICC_API cudaDestroyTextureObject(cudaTextureObject_t object);
__OXICC_API cudaCreateSurfaceObject(cudaSurfaceObject_t *object, const struct cudaResourceDesc *resource);
__OXICC_API cudaDestroySurfaceObject(cudaSurfaceObject_t object);
extern __host__ struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, enum cudaChannelFormatKind f);
__OXICC_API cudaGetSymbolAddress(void **devPtr, const void *symbol);
__OXICC_API cudaGetSymbolSize(size_t *size, const void *symbol);
__OXICC_API cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset = 0, enum cudaMemcpyKind kind = cudaMemcpyHostToDevice);
__OXICC_API cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset = 0, enum cudaMemcpyKind kind = cudaMemcpyDeviceToHost);
__OXICC_API cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream = 0);
__OXICC_API cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream = 0);
__OXICC_API cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr);
__OXICC_API cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags);
__OXICC_API cudaIpcCloseMemHandle(void *devPtr);
__OXICC_API cudaMemPoolSetAttribute(cudaMemPool_t pool, enum cudaMemPoolAttr attr, void *value);
__OXICC_API cudaGetChannelDesc(struct cudaChannelFormatDesc *desc, cudaArray_const_t array);
__OXICC_API cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes);
__OXICC_API cudaMemAdvise(const void *devPtr, size_t count, enum cudaMemoryAdvise advice, struct cudaMemLocation location);
__OXICC_API cudaMemPrefetchAsync(const void *devPtr, size_t count, struct cudaMemLocation location, unsigned int flags, cudaStream_t stream = 0);
__OXICC_API cudaProfilerStart(void);
__OXICC_API cudaProfilerStop(void);
__OXICC_API cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, const void *, int, size_t, unsigned int);
__OXICC_API cudaDeviceGetTexture1DLinearMaxWidth(size_t *, const cudaChannelFormatDesc *, int);
__OXICC_API cudaDeviceGetCacheConfig(cudaFuncCache *);
__OXICC_API cudaDeviceGetByPCIBusId(int *, const char *);
__OXICC_API cudaDeviceGetPCIBusId(char *, int, int);
__OXICC_API cudaIpcGetEventHandle(cudaIpcEventHandle_t *, cudaEvent_t);
__OXICC_API cudaIpcOpenEventHandle(cudaEvent_t *, cudaIpcEventHandle_t);
__OXICC_API cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget, cudaFlushGPUDirectRDMAWritesScope);
__OXICC_API cudaDeviceRegisterAsyncNotification(int, cudaAsyncCallback, void *, cudaAsyncCallbackHandle_t *);
__OXICC_API cudaDeviceUnregisterAsyncNotification(int, cudaAsyncCallbackHandle_t);
__OXICC_API cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *);
__OXICC_API cudaDeviceGetHostAtomicCapabilities(unsigned int *, const cudaAtomicOperation *, unsigned int, int);
__OXICC_API cudaDeviceSetMemPool(int, cudaMemPool_t);
__OXICC_API cudaDeviceGetMemPool(cudaMemPool_t *, int);
__OXICC_API cudaDeviceGetNvSciSyncAttributes(void *, int, int);
__OXICC_API cudaDeviceGetP2PAttribute(int *, cudaDeviceP2PAttr, int, int);
__OXICC_API cudaDeviceGetP2PAtomicCapabilities(unsigned int *, const cudaAtomicOperation *, unsigned int, int, int);
__OXICC_API cudaInitDevice(int, unsigned int, unsigned int);
__OXICC_API cudaSetValidDevices(int *, int);
__OXICC_API cudaGetDeviceFlags(unsigned int *);
__OXICC_API cudaStreamGetPriority(cudaStream_t, int *);
__OXICC_API cudaStreamGetFlags(cudaStream_t, unsigned int *);
__OXICC_API cudaStreamGetId(cudaStream_t, unsigned long long *);
__OXICC_API cudaStreamGetDevice(cudaStream_t, int *);
__OXICC_API cudaCtxResetPersistingL2Cache();
__OXICC_API cudaStreamCopyAttributes(cudaStream_t, cudaStream_t);
__OXICC_API cudaStreamGetAttribute(cudaStream_t, cudaLaunchAttributeID, cudaLaunchAttributeValue *);
__OXICC_API cudaStreamSetAttribute(cudaStream_t, cudaLaunchAttributeID, const cudaLaunchAttributeValue *);
__OXICC_API cudaStreamBeginCaptureToGraph(cudaStream_t, cudaGraph_t, const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t, cudaStreamCaptureMode);
__OXICC_API cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *);
__OXICC_API cudaStreamIsCapturing(cudaStream_t, cudaStreamCaptureStatus *);
__OXICC_API cudaStreamGetCaptureInfo(cudaStream_t, cudaStreamCaptureStatus *, unsigned long long * = 0, cudaGraph_t * = 0, const cudaGraphNode_t ** = 0, const cudaGraphEdgeData ** = 0, size_t * = 0);
__OXICC_API cudaStreamUpdateCaptureDependencies(cudaStream_t, cudaGraphNode_t *, const cudaGraphEdgeData *, size_t, unsigned int = 0);
__OXICC_API cudaEventRecordWithFlags(cudaEvent_t, cudaStream_t = 0, unsigned int = 0);
__OXICC_API cudaImportExternalMemory(cudaExternalMemory_t *, const cudaExternalMemoryHandleDesc *);
__OXICC_API cudaExternalMemoryGetMappedBuffer(void **, cudaExternalMemory_t, const cudaExternalMemoryBufferDesc *);
__OXICC_API cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *, cudaExternalMemory_t, const cudaExternalMemoryMipmappedArrayDesc *);
__OXICC_API cudaDestroyExternalMemory(cudaExternalMemory_t);
__OXICC_API cudaImportExternalSemaphore(cudaExternalSemaphore_t *, const cudaExternalSemaphoreHandleDesc *);
__OXICC_API cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *, const cudaExternalSemaphoreSignalParams *, unsigned int, cudaStream_t = 0);
__OXICC_API cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *, const cudaExternalSemaphoreWaitParams *, unsigned int, cudaStream_t = 0);
__OXICC_API cudaDestroyExternalSemaphore(cudaExternalSemaphore_t);
__OXICC_API cudaFuncGetName(const char **, const void *);
__OXICC_API cudaFuncGetParamInfo(const void *, size_t, size_t *, size_t *);
__OXICC_API cudaFuncSetSharedMemConfig(const void *, cudaSharedMemConfig);
__OXICC_API cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, const void *, int, int);
__OXICC_API cudaOccupancyMaxPotentialClusterSize(int *, const void *, const cudaLaunchConfig_t *);
__OXICC_API cudaOccupancyMaxActiveClusters(int *, const void *, const cudaLaunchConfig_t *);
__OXICC_API cudaHostGetFlags(unsigned int *, void *);
__OXICC_API cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms *);
__OXICC_API cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms *, cudaStream_t = 0);
__OXICC_API cudaArrayGetPlane(cudaArray_t *, cudaArray_t, unsigned int);
__OXICC_API cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements *, cudaArray_t, int);
__OXICC_API cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements *, cudaMipmappedArray_t, int);
__OXICC_API cudaArrayGetSparseProperties(cudaArraySparseProperties *, cudaArray_t);
__OXICC_API cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties *, cudaMipmappedArray_t);
__OXICC_API cudaMemcpy2DArrayToArray(cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, cudaMemcpyKind = cudaMemcpyDeviceToDevice);
__OXICC_API cudaMemcpyBatchAsync(void *const *, const void *const *, const size_t *, size_t, cudaMemcpyAttributes *, size_t *, size_t, cudaStream_t);
__OXICC_API cudaMemcpy3DBatchAsync(size_t, cudaMemcpy3DBatchOp *, unsigned long long, cudaStream_t);
__OXICC_API cudaMemcpy2DToArrayAsync(cudaArray_t, size_t, size_t, const void *, size_t, size_t, size_t, cudaMemcpyKind, cudaStream_t = 0);
__OXICC_API cudaMemcpy2DFromArrayAsync(void *, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, cudaMemcpyKind, cudaStream_t = 0);
__OXICC_API cudaMemset3DAsync(cudaPitchedPtr, int, cudaExtent, cudaStream_t = 0);
__OXICC_API cudaMemPrefetchBatchAsync(void **, size_t *, size_t, cudaMemLocation *, size_t *, size_t, unsigned long long, cudaStream_t);
__OXICC_API cudaMemDiscardBatchAsync(void **, size_t *, size_t, unsigned long long, cudaStream_t);
__OXICC_API cudaMemDiscardAndPrefetchBatchAsync(void **, size_t *, size_t, cudaMemLocation *, size_t *, size_t, unsigned long long, cudaStream_t);
__OXICC_API cudaMemRangeGetAttribute(void *, size_t, cudaMemRangeAttribute, const void *, size_t);
__OXICC_API cudaMemRangeGetAttributes(void **, size_t *, cudaMemRangeAttribute *, size_t, const void *, size_t);
__OXICC_API cudaMemcpyFromArray(void *, cudaArray_const_t, size_t, size_t, size_t, cudaMemcpyKind);
__OXICC_API cudaMemcpyArrayToArray(cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t, size_t, cudaMemcpyKind = cudaMemcpyDeviceToDevice);
__OXICC_API cudaMemcpyToArrayAsync(cudaArray_t, size_t, size_t, const void *, size_t, cudaMemcpyKind, cudaStream_t = 0);
__OXICC_API cudaMemcpyFromArrayAsync(void *, cudaArray_const_t, size_t, size_t, size_t, cudaMemcpyKind, cudaStream_t = 0);
__OXICC_API cudaMemPoolTrimTo(cudaMemPool_t, size_t);
__OXICC_API cudaMemPoolGetAttribute(cudaMemPool_t, cudaMemPoolAttr, void *);
__OXICC_API cudaMemPoolSetAccess(cudaMemPool_t, const cudaMemAccessDesc *, size_t);
__OXICC_API cudaMemPoolGetAccess(cudaMemAccessFlags *, cudaMemPool_t, cudaMemLocation *);
__OXICC_API cudaMemPoolCreate(cudaMemPool_t *, const cudaMemPoolProps *);
__OXICC_API cudaMemPoolDestroy(cudaMemPool_t);
__OXICC_API cudaMemGetDefaultMemPool(cudaMemPool_t *, cudaMemLocation *, cudaMemAllocationType);
__OXICC_API cudaMemGetMemPool(cudaMemPool_t *, cudaMemLocation *, cudaMemAllocationType);
__OXICC_API cudaMemSetMemPool(cudaMemLocation *, cudaMemAllocationType, cudaMemPool_t);
__OXICC_API cudaMallocFromPoolAsync(void **, size_t, cudaMemPool_t, cudaStream_t);
__OXICC_API cudaMemPoolExportToShareableHandle(void *, cudaMemPool_t, cudaMemAllocationHandleType, unsigned int);
__OXICC_API cudaMemPoolImportFromShareableHandle(cudaMemPool_t *, void *, cudaMemAllocationHandleType, unsigned int);
__OXICC_API cudaMemPoolExportPointer(cudaMemPoolPtrExportData *, void *);
__OXICC_API cudaMemPoolImportPointer(void **, cudaMemPool_t, cudaMemPoolPtrExportData *);
__OXICC_API cudaGraphicsUnregisterResource(cudaGraphicsResource_t);
__OXICC_API cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t, unsigned int);
__OXICC_API cudaGraphicsMapResources(int, cudaGraphicsResource_t *, cudaStream_t = 0);
__OXICC_API cudaGraphicsUnmapResources(int, cudaGraphicsResource_t *, cudaStream_t = 0);
__OXICC_API cudaGraphicsResourceGetMappedPointer(void **, size_t *, cudaGraphicsResource_t);
__OXICC_API cudaGraphicsSubResourceGetMappedArray(cudaArray_t *, cudaGraphicsResource_t, unsigned int, unsigned int);
__OXICC_API cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *, cudaGraphicsResource_t);
__OXICC_API cudaGetTextureObjectResourceDesc(cudaResourceDesc *, cudaTextureObject_t);
__OXICC_API cudaGetTextureObjectTextureDesc(cudaTextureDesc *, cudaTextureObject_t);
__OXICC_API cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc *, cudaTextureObject_t);
__OXICC_API cudaGetSurfaceObjectResourceDesc(cudaResourceDesc *, cudaSurfaceObject_t);
__OXICC_API cudaLogsRegisterCallback(cudaLogsCallback_t, void *, cudaLogsCallbackHandle *);
__OXICC_API cudaLogsUnregisterCallback(cudaLogsCallbackHandle);
__OXICC_API cudaLogsCurrent(cudaLogIterator *, unsigned int);
__OXICC_API cudaLogsDumpToFile(cudaLogIterator *, const char *, unsigned int);
__OXICC_API cudaLogsDumpToMemory(cudaLogIterator *, char *, size_t *, unsigned int);
__OXICC_API cudaGraphCreate(cudaGraph_t *, unsigned int);
__OXICC_API cudaGraphAddKernelNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const cudaKernelNodeParams *);
__OXICC_API cudaGraphKernelNodeGetParams(cudaGraphNode_t, cudaKernelNodeParams *);
__OXICC_API cudaGraphKernelNodeSetParams(cudaGraphNode_t, const cudaKernelNodeParams *);
__OXICC_API cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t, cudaGraphNode_t);
__OXICC_API cudaGraphKernelNodeGetAttribute(cudaGraphNode_t, cudaLaunchAttributeID, cudaLaunchAttributeValue *);
__OXICC_API cudaGraphKernelNodeSetAttribute(cudaGraphNode_t, cudaLaunchAttributeID, const cudaLaunchAttributeValue *);
__OXICC_API cudaGraphAddMemcpyNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const cudaMemcpy3DParms *);
__OXICC_API cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const void *, const void *, size_t, size_t, cudaMemcpyKind);
__OXICC_API cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, void *, const void *, size_t, size_t, cudaMemcpyKind);
__OXICC_API cudaGraphAddMemcpyNode1D(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, void *, const void *, size_t, cudaMemcpyKind);
__OXICC_API cudaGraphMemcpyNodeGetParams(cudaGraphNode_t, cudaMemcpy3DParms *);
__OXICC_API cudaGraphMemcpyNodeSetParams(cudaGraphNode_t, const cudaMemcpy3DParms *);
__OXICC_API cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t, const void *, const void *, size_t, size_t, cudaMemcpyKind);
__OXICC_API cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t, void *, const void *, size_t, size_t, cudaMemcpyKind);
__OXICC_API cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t, void *, const void *, size_t, cudaMemcpyKind);
__OXICC_API cudaGraphAddMemsetNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const cudaMemsetParams *);
__OXICC_API cudaGraphMemsetNodeGetParams(cudaGraphNode_t, cudaMemsetParams *);
__OXICC_API cudaGraphMemsetNodeSetParams(cudaGraphNode_t, const cudaMemsetParams *);
__OXICC_API cudaGraphAddHostNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const cudaHostNodeParams *);
__OXICC_API cudaGraphHostNodeGetParams(cudaGraphNode_t, cudaHostNodeParams *);
__OXICC_API cudaGraphHostNodeSetParams(cudaGraphNode_t, const cudaHostNodeParams *);
__OXICC_API cudaGraphAddChildGraphNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaGraph_t);
__OXICC_API cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t, cudaGraph_t *);
__OXICC_API cudaGraphAddEmptyNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t);
__OXICC_API cudaGraphAddEventRecordNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaEvent_t);
__OXICC_API cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t, cudaEvent_t *);
__OXICC_API cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t, cudaEvent_t);
__OXICC_API cudaGraphAddEventWaitNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaEvent_t);
__OXICC_API cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t, cudaEvent_t *);
__OXICC_API cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t, cudaEvent_t);
__OXICC_API cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const cudaExternalSemaphoreSignalNodeParams *);
__OXICC_API cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t, cudaExternalSemaphoreSignalNodeParams *);
__OXICC_API cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t, const cudaExternalSemaphoreSignalNodeParams *);
__OXICC_API cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const cudaExternalSemaphoreWaitNodeParams *);
__OXICC_API cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t, cudaExternalSemaphoreWaitNodeParams *);
__OXICC_API cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t, const cudaExternalSemaphoreWaitNodeParams *);
__OXICC_API cudaGraphAddMemAllocNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaMemAllocNodeParams *);
__OXICC_API cudaGraphMemAllocNodeGetParams(cudaGraphNode_t, cudaMemAllocNodeParams *);
__OXICC_API cudaGraphAddMemFreeNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, void *);
__OXICC_API cudaGraphMemFreeNodeGetParams(cudaGraphNode_t, void *);
__OXICC_API cudaDeviceGraphMemTrim(int);
__OXICC_API cudaDeviceGetGraphMemAttribute(int, cudaGraphMemAttributeType, void *);
__OXICC_API cudaDeviceSetGraphMemAttribute(int, cudaGraphMemAttributeType, void *);
__OXICC_API cudaGraphClone(cudaGraph_t *, cudaGraph_t);
__OXICC_API cudaGraphNodeFindInClone(cudaGraphNode_t *, cudaGraphNode_t, cudaGraph_t);
__OXICC_API cudaGraphNodeGetType(cudaGraphNode_t, cudaGraphNodeType *);
__OXICC_API cudaGraphGetRootNodes(cudaGraph_t, cudaGraphNode_t *, size_t *);
__OXICC_API cudaGraphGetEdges(cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *);
__OXICC_API cudaGraphNodeGetDependencies(cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *);
__OXICC_API cudaGraphNodeGetDependentNodes(cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *);
__OXICC_API cudaGraphAddDependencies(cudaGraph_t, const cudaGraphNode_t *, const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t);
__OXICC_API cudaGraphRemoveDependencies(cudaGraph_t, const cudaGraphNode_t *, const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t);
__OXICC_API cudaGraphDestroyNode(cudaGraphNode_t);
__OXICC_API cudaGraphInstantiateWithFlags(cudaGraphExec_t *, cudaGraph_t, unsigned long long = 0);
__OXICC_API cudaGraphInstantiateWithParams(cudaGraphExec_t *, cudaGraph_t, cudaGraphInstantiateParams *);
__OXICC_API cudaGraphExecGetFlags(cudaGraphExec_t, unsigned long long *);
__OXICC_API cudaGraphExecKernelNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaKernelNodeParams *);
__OXICC_API cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaMemcpy3DParms *);
__OXICC_API cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t, cudaGraphNode_t, const void *, const void *, size_t, size_t, cudaMemcpyKind);
__OXICC_API cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t, cudaGraphNode_t, void *, const void *, size_t, size_t, cudaMemcpyKind);
__OXICC_API cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t, cudaGraphNode_t, void *, const void *, size_t, cudaMemcpyKind);
__OXICC_API cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaMemsetParams *);
__OXICC_API cudaGraphExecHostNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaHostNodeParams *);
__OXICC_API cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, cudaGraph_t);
__OXICC_API cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t);
__OXICC_API cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t);
__OXICC_API cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaExternalSemaphoreSignalNodeParams *);
__OXICC_API cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaExternalSemaphoreWaitNodeParams *);
__OXICC_API cudaGraphNodeSetEnabled(cudaGraphExec_t, cudaGraphNode_t, unsigned int);
__OXICC_API cudaGraphNodeGetEnabled(cudaGraphExec_t, cudaGraphNode_t, unsigned int *);
__OXICC_API cudaGraphExecUpdate(cudaGraphExec_t, cudaGraph_t, cudaGraphExecUpdateResultInfo *);
__OXICC_API cudaGraphUpload(cudaGraphExec_t, cudaStream_t);
__OXICC_API cudaGraphDebugDotPrint(cudaGraph_t, const char *, unsigned int);
__OXICC_API cudaUserObjectCreate(cudaUserObject_t *, void *, cudaHostFn_t, unsigned int, unsigned int);
__OXICC_API cudaUserObjectRetain(cudaUserObject_t, unsigned int = 1);
__OXICC_API cudaUserObjectRelease(cudaUserObject_t, unsigned int = 1);
__OXICC_API cudaGraphRetainUserObject(cudaGraph_t, cudaUserObject_t, unsigned int = 1, unsigned int = 0);
__OXICC_API cudaGraphReleaseUserObject(cudaGraph_t, cudaUserObject_t, unsigned int = 1);
__OXICC_API cudaGraphAddNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t, cudaGraphNodeParams *);
__OXICC_API cudaGraphNodeSetParams(cudaGraphNode_t, cudaGraphNodeParams *);
__OXICC_API cudaGraphExecNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, cudaGraphNodeParams *);
__OXICC_API cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *, cudaGraph_t, unsigned int = 0, unsigned int = 0);
__OXICC_API cudaGetDriverEntryPoint(const char *, void **, unsigned long long, cudaDriverEntryPointQueryResult * = 0);
__OXICC_API cudaGetDriverEntryPointByVersion(const char *, void **, unsigned int, unsigned long long, cudaDriverEntryPointQueryResult * = 0);
__OXICC_API cudaLibraryLoadData(cudaLibrary_t *, const void *, cudaJitOption *, void **, unsigned int, cudaLibraryOption *, void **, unsigned int);
__OXICC_API cudaLibraryLoadFromFile(cudaLibrary_t *, const char *, cudaJitOption *, void **, unsigned int, cudaLibraryOption *, void **, unsigned int);
__OXICC_API cudaLibraryUnload(cudaLibrary_t);
__OXICC_API cudaLibraryGetKernel(cudaKernel_t *, cudaLibrary_t, const char *);
__OXICC_API cudaLibraryGetGlobal(void **, size_t *, cudaLibrary_t, const char *);
__OXICC_API cudaLibraryGetManaged(void **, size_t *, cudaLibrary_t, const char *);
__OXICC_API cudaLibraryGetUnifiedFunction(void **, cudaLibrary_t, const char *);
__OXICC_API cudaLibraryGetKernelCount(unsigned int *, cudaLibrary_t);
__OXICC_API cudaLibraryEnumerateKernels(cudaKernel_t *, unsigned int, cudaLibrary_t);
__OXICC_API cudaKernelSetAttributeForDevice(cudaKernel_t, cudaFuncAttribute, int, int);
__OXICC_API cudaGetExportTable(const void **, const cudaUUID_t *);
__OXICC_API cudaGetFuncBySymbol(cudaFunction_t *, const void *);
__OXICC_API cudaGetKernel(cudaKernel_t *, const void *);
__OXICC_ON_DEVICE cudaError_t cudaGraphKernelNodeSetParam(cudaGraphDeviceNode_t, size_t, const void *, size_t);
__OXICC_ON_DEVICE cudaError_t cudaGraphKernelNodeSetEnabled(cudaGraphDeviceNode_t, bool);
__OXICC_ON_DEVICE cudaError_t cudaGraphKernelNodeSetGridDim(cudaGraphDeviceNode_t, dim3);
__OXICC_ON_DEVICE cudaError_t cudaGraphKernelNodeUpdatesApply(const cudaGraphKernelNodeUpdate *, size_t);
#ifdef __OXICC_PROGRAM__
// In our own runtime a condition's handle is the address of its word.
static inline __device__ void cudaGraphSetConditional(cudaGraphConditionalHandle handle, unsigned int value) { *(volatile unsigned int *)handle = value; }
#else
__OXICC_ON_DEVICE void cudaGraphSetConditional(cudaGraphConditionalHandle, unsigned int);
#endif
__OXICC_ON_DEVICE cudaError_t cudaCGSynchronize(unsigned long long, unsigned int);
__OXICC_ON_DEVICE cudaError_t cudaCGSynchronizeGrid(unsigned long long, unsigned int);
__OXICC_ON_DEVICE cudaError_t cudaCGGetSize(unsigned int *, unsigned int *, unsigned long long);
__OXICC_ON_DEVICE cudaError_t cudaCGGetRank(unsigned int *, unsigned int *, unsigned long long);
__OXICC_ON_DEVICE void *__cudaCDP2GetParameterBuffer(size_t, size_t);
__OXICC_ON_DEVICE cudaError_t __cudaCDP2LaunchDevice(void *, void *, dim3, dim3, unsigned int, cudaStream_t);
__OXICC_ON_DEVICE void *__cudaCDP2GetParameterBufferV2(void *, dim3, dim3, unsigned int);
__OXICC_ON_DEVICE cudaError_t __cudaCDP2LaunchDeviceV2(void *, cudaStream_t);
extern __device__ __cudart_builtin__ cudaError_t __cudaCDP2StreamCreateWithFlags(cudaStream_t *stream, unsigned int flags);
extern __device__ __cudart_builtin__ void *cudaGetParameterBufferV2(void *func, dim3 gridDim, dim3 blockDim, unsigned int sharedMemSize);
extern __device__ __cudart_builtin__ cudaError_t cudaLaunchDeviceV2(void *parameterBuffer, cudaStream_t stream);
extern __device__ __cudart_builtin__ unsigned long long cudaCGGetIntrinsicHandle(enum cudaCGScope scope);
}
static __device__ inline cudaGraphExec_t cudaGetCurrentGraphExec(void) {
    unsigned long long current;
    asm("mov.u64 %0, %%current_graph_exec;" : "=l"(current));
    return (cudaGraphExec_t)current;
}
static __device__ inline void *cudaGetParameterBuffer(size_t alignment, size_t size) { return __cudaCDP2GetParameterBuffer(alignment, size); }
static __device__ inline cudaError_t cudaLaunchDevice(void *func, void *parameters, dim3 grid, dim3 block, unsigned int sharedMem, cudaStream_t stream) {
    return __cudaCDP2LaunchDevice(func, parameters, grid, block, sharedMem, stream);
}
template <class T> static __device__ inline cudaError_t cudaGraphKernelNodeSetParam(cudaGraphDeviceNode_t node, size_t offset, const T &value) {
    return cudaGraphKernelNodeSetParam(node, offset, &value, sizeof(T));
}
static __device__ inline void cudaTriggerProgrammaticLaunchCompletion(void) { asm volatile("griddepcontrol.launch_dependents;" ::: "memory"); }
static __device__ inline void cudaGridDependencySynchronize(void) { asm volatile("griddepcontrol.wait;" ::: "memory"); }

// Other forms of some of them.
static __host__ inline cudaError_t cudaGraphInstantiate(cudaGraphExec_t *exec, cudaGraph_t graph, cudaGraphNode_t *errorNode, char *log, size_t logSize) {
    return cudaGraphInstantiate(exec, graph, 0);
}
static __host__ inline cudaError_t cudaGraphExecUpdate(cudaGraphExec_t exec, cudaGraph_t graph, cudaGraphNode_t *errorNode, enum cudaGraphExecUpdateResult *result) {
    cudaGraphExecUpdateResultInfo info;
    return cudaGraphExecUpdate(exec, graph, &info);
}
static __host__ inline cudaError_t cudaMallocHost(void **ptr, size_t size, unsigned int flags) { return cudaHostAlloc(ptr, size, flags); }
static __host__ inline cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaMemPool_t pool, cudaStream_t stream) {
    return cudaMallocFromPoolAsync(devPtr, size, pool, stream);
}

// The same functions with types.
template <class T> static __host__ __device__ inline cudaError_t cudaMalloc(T **devPtr, size_t size) { return cudaMalloc((void **)devPtr, size); }
#define __OXICC_TYPED(name, parameters, ...)                                                                              \
    template <class T> static __host__ inline cudaError_t name parameters { return name(__VA_ARGS__); }
__OXICC_TYPED(cudaMallocManaged, (T **devPtr, size_t size, unsigned int flags = cudaMemAttachGlobal), (void **)devPtr, size, flags)
__OXICC_TYPED(cudaMallocHost, (T **ptr, size_t size, unsigned int flags = 0), (void **)ptr, size, flags)
__OXICC_TYPED(cudaHostAlloc, (T **ptr, size_t size, unsigned int flags), (void **)ptr, size, flags)
__OXICC_TYPED(cudaHostGetDevicePointer, (T **pDevice, void *pHost, unsigned int flags), (void **)pDevice, pHost, flags)
__OXICC_TYPED(cudaMallocAsync, (T **devPtr, size_t size, cudaStream_t stream), (void **)devPtr, size, stream)
__OXICC_TYPED(cudaMallocPitch, (T **devPtr, size_t *pitch, size_t width, size_t height), (void **)devPtr, pitch, width, height)
__OXICC_TYPED(cudaGetSymbolAddress, (void **devPtr, const T &symbol), devPtr, (const void *)&symbol)
__OXICC_TYPED(cudaGetSymbolSize, (size_t *size, const T &symbol), size, (const void *)&symbol)
__OXICC_TYPED(cudaMemcpyToSymbol, (const T &symbol, const void *src, size_t count, size_t offset = 0, enum cudaMemcpyKind kind = cudaMemcpyHostToDevice), (const void *)&symbol, src, count, offset, kind)
__OXICC_TYPED(cudaMemcpyFromSymbol, (void *dst, const T &symbol, size_t count, size_t offset = 0, enum cudaMemcpyKind kind = cudaMemcpyDeviceToHost), dst, (const void *)&symbol, count, offset, kind)
__OXICC_TYPED(cudaMemcpyToSymbolAsync, (const T &symbol, const void *src, size_t count, size_t offset = 0, enum cudaMemcpyKind kind = cudaMemcpyHostToDevice, cudaStream_t stream = 0), (const void *)&symbol, src, count, offset, kind, stream)
__OXICC_TYPED(cudaMemcpyFromSymbolAsync, (void *dst, const T &symbol, size_t count, size_t offset = 0, enum cudaMemcpyKind kind = cudaMemcpyDeviceToHost, cudaStream_t stream = 0), dst, (const void *)&symbol, count, offset, kind, stream)
__OXICC_TYPED(cudaFuncSetAttribute, (T *func, enum cudaFuncAttribute attr, int value), (const void *)func, attr, value)
__OXICC_TYPED(cudaFuncSetCacheConfig, (T *func, enum cudaFuncCache cacheConfig), (const void *)func, cacheConfig)
__OXICC_TYPED(cudaFuncGetAttributes, (struct cudaFuncAttributes *attr, T *func), attr, (const void *)func)
__OXICC_TYPED(cudaLaunchKernel, (T *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem = 0, cudaStream_t stream = 0), (const void *)func, gridDim, blockDim, args, sharedMem, stream)
__OXICC_TYPED(cudaLaunchCooperativeKernel, (T *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem = 0, cudaStream_t stream = 0), (const void *)func, gridDim, blockDim, args, sharedMem, stream)
__OXICC_TYPED(cudaOccupancyMaxActiveBlocksPerMultiprocessor, (int *numBlocks, T func, int blockSize, size_t dynamicSMemSize), numBlocks, (const void *)func, blockSize, dynamicSMemSize)
__OXICC_TYPED(cudaMallocFromPoolAsync, (T **devPtr, size_t size, cudaMemPool_t pool, cudaStream_t stream), (void **)devPtr, size, pool, stream)
__OXICC_TYPED(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, (int *numBlocks, T func, int blockSize, size_t dynamicSMemSize, unsigned int flags), numBlocks, (const void *)func, blockSize, dynamicSMemSize, flags)
__OXICC_TYPED(cudaOccupancyAvailableDynamicSMemPerBlock, (size_t *size, T *func, int numBlocks, int blockSize), size, (const void *)func, numBlocks, blockSize)
__OXICC_TYPED(cudaOccupancyMaxPotentialClusterSize, (int *size, T *func, const cudaLaunchConfig_t *config), size, (const void *)func, config)
__OXICC_TYPED(cudaOccupancyMaxActiveClusters, (int *number, T *func, const cudaLaunchConfig_t *config), number, (const void *)func, config)
__OXICC_TYPED(cudaFuncGetName, (const char **name, T *func), name, (const void *)func)
__OXICC_TYPED(cudaGetKernel, (cudaKernel_t *kernel, T *func), kernel, (const void *)func)
__OXICC_TYPED(cudaGetFuncBySymbol, (cudaFunction_t *function, T *symbol), function, (const void *)symbol)
__OXICC_TYPED(cudaGraphAddMemcpyNodeToSymbol, (cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t numBefore, const T &symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind), node, graph, before, numBefore, (const void *)&symbol, src, count, offset, kind)
__OXICC_TYPED(cudaGraphAddMemcpyNodeFromSymbol, (cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t numBefore, void *dst, const T &symbol, size_t count, size_t offset, cudaMemcpyKind kind), node, graph, before, numBefore, dst, (const void *)&symbol, count, offset, kind)
__OXICC_TYPED(cudaLibraryGetGlobal, (T **devPtr, size_t *bytes, cudaLibrary_t library, const char *name), (void **)devPtr, bytes, library, name)
__OXICC_TYPED(cudaLibraryGetManaged, (T **devPtr, size_t *bytes, cudaLibrary_t library, const char *name), (void **)devPtr, bytes, library, name)
__OXICC_TYPED(cudaMallocAsync, (T **devPtr, size_t size, cudaMemPool_t pool, cudaStream_t stream), (void **)devPtr, size, pool, stream)
__OXICC_TYPED(cudaStreamAttachMemAsync, (cudaStream_t stream, T *devPtr, size_t length = 0, unsigned int flags = cudaMemAttachSingle), stream, (void *)devPtr, length, flags)
__OXICC_TYPED(cudaGraphMemcpyNodeSetParamsToSymbol, (cudaGraphNode_t node, const T &symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind), node, (const void *)&symbol, src, count, offset, kind)
__OXICC_TYPED(cudaGraphMemcpyNodeSetParamsFromSymbol, (cudaGraphNode_t node, void *dst, const T &symbol, size_t count, size_t offset, cudaMemcpyKind kind), node, dst, (const void *)&symbol, count, offset, kind)
__OXICC_TYPED(cudaGraphExecMemcpyNodeSetParamsToSymbol, (cudaGraphExec_t exec, cudaGraphNode_t node, const T &symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind), exec, node, (const void *)&symbol, src, count, offset, kind)
__OXICC_TYPED(cudaGraphExecMemcpyNodeSetParamsFromSymbol, (cudaGraphExec_t exec, cudaGraphNode_t node, void *dst, const T &symbol, size_t count, size_t offset, cudaMemcpyKind kind), exec, node, dst, (const void *)&symbol, count, offset, kind)
__OXICC_TYPED(cudaFuncSetSharedMemConfig, (T *func, enum cudaSharedMemConfig config), (const void *)func, config)
__OXICC_TYPED(cudaLibraryGetUnifiedFunction, (T **function, cudaLibrary_t library, const char *symbol), (void **)function, library, symbol)
#undef __OXICC_TYPED
template <class T> static __host__ cudaError_t cudaUserObjectCreate(cudaUserObject_t *object, T *wrapped, unsigned int initialRefcount, unsigned int flags);
template <class... Actual> static __host__ cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, const cudaKernel_t kernel, Actual &&...args);
template <class T> static __host__ cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, T func, size_t dynamicSMemSize = 0, int blockSizeLimit = 0, unsigned int flags = 0);
template <class T, class F> static __host__ cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *minGridSize, int *blockSize, T func, F blockSizeToDynamicSMemSize, int blockSizeLimit = 0);
template <class T, class F> static __host__ cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int *minGridSize, int *blockSize, T func, F blockSizeToDynamicSMemSize, int blockSizeLimit = 0, unsigned int flags = 0);
template <class T> static __host__ cudaError_t cudaOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, T func, size_t dynamicSMemSize = 0, int blockSizeLimit = 0);
template <class... Expected, class... Actual> static __host__ cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(Expected...), Actual &&...args);
template <class T> static __host__ cudaChannelFormatDesc cudaCreateChannelDesc();
static __host__ inline cudaError_t cudaEventCreate(cudaEvent_t *event, unsigned int flags) { return cudaEventCreateWithFlags(event, flags); }
#define __OXICC_HALF_DESC(name, y, z, w) \
    static __host__ inline cudaChannelFormatDesc name(void) { return cudaCreateChannelDesc(16, y, z, w, cudaChannelFormatKindFloat); }
__OXICC_HALF_DESC(cudaCreateChannelDescHalf, 0, 0, 0)
__OXICC_HALF_DESC(cudaCreateChannelDescHalf1, 0, 0, 0)
__OXICC_HALF_DESC(cudaCreateChannelDescHalf2, 16, 0, 0)
__OXICC_HALF_DESC(cudaCreateChannelDescHalf4, 16, 16, 16)
#undef __OXICC_HALF_DESC
static __host__ inline cudaChannelFormatDesc cudaCreateChannelDescNV12(void) { return cudaCreateChannelDesc(8, 8, 8, 0, cudaChannelFormatKindNV12); }
static __host__ inline cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz) { return cudaPitchedPtr{d, p, xsz, ysz}; }
static __host__ inline cudaPos make_cudaPos(size_t x, size_t y, size_t z) { return cudaPos{x, y, z}; }
static __host__ inline cudaExtent make_cudaExtent(size_t w, size_t h, size_t d) { return cudaExtent{w, h, d}; }
#undef __OXICC_API
#undef __OXICC_BOTH
#undef __OXICC_ON_DEVICE
