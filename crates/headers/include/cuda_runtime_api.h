// The runtime API: its types, and declarations of its functions so that whole programs parse.
#pragma once

#include "crt/prelude.h"
#include "crt/dim3.h"

// Programs ask by these whether the runtime's headers were read.
#define __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_API_H__
#define __DRIVER_TYPES_H__
#define __VECTOR_TYPES_H__
#define __DEVICE_LAUNCH_PARAMETERS_H__

enum cudaError {
    cudaSuccess = 0,
    cudaErrorInvalidValue = 1,
    cudaErrorMemoryAllocation = 2,
    cudaErrorInitializationError = 3,
    cudaErrorCudartUnloading = 4,
    cudaErrorProfilerDisabled = 5,
    cudaErrorInvalidConfiguration = 9,
    cudaErrorInvalidPitchValue = 12,
    cudaErrorInvalidSymbol = 13,
    cudaErrorInvalidTexture = 18,
    cudaErrorInvalidTextureBinding = 19,
    cudaErrorInvalidChannelDescriptor = 20,
    cudaErrorInvalidMemcpyDirection = 21,
    cudaErrorInsufficientDriver = 35,
    cudaErrorMissingConfiguration = 52,
    cudaErrorPriorLaunchFailure = 53,
    cudaErrorLaunchMaxDepthExceeded = 65,
    cudaErrorInvalidDeviceFunction = 98,
    cudaErrorNoDevice = 100,
    cudaErrorInvalidDevice = 101,
    cudaErrorInvalidKernelImage = 200,
    cudaErrorDeviceUninitialized = 201,
    cudaErrorMapBufferObjectFailed = 205,
    cudaErrorNoKernelImageForDevice = 209,
    cudaErrorECCUncorrectable = 214,
    cudaErrorUnsupportedLimit = 215,
    cudaErrorPeerAccessUnsupported = 217,
    cudaErrorInvalidPtx = 218,
    cudaErrorOperatingSystem = 304,
    cudaErrorInvalidResourceHandle = 400,
    cudaErrorIllegalState = 401,
    cudaErrorSymbolNotFound = 500,
    cudaErrorNotReady = 600,
    cudaErrorIllegalAddress = 700,
    cudaErrorLaunchOutOfResources = 701,
    cudaErrorLaunchTimeout = 702,
    cudaErrorPeerAccessAlreadyEnabled = 704,
    cudaErrorPeerAccessNotEnabled = 705,
    cudaErrorContextIsDestroyed = 709,
    cudaErrorAssert = 710,
    cudaErrorHostMemoryAlreadyRegistered = 712,
    cudaErrorHostMemoryNotRegistered = 713,
    cudaErrorLaunchFailure = 719,
    cudaErrorCooperativeLaunchTooLarge = 720,
    cudaErrorNotPermitted = 800,
    cudaErrorNotSupported = 801,
    cudaErrorStreamCaptureUnsupported = 900,
    cudaErrorStreamCaptureInvalidated = 901,
    cudaErrorUnknown = 999
};
typedef enum cudaError cudaError_t;
enum cudaMemcpyKind {
    cudaMemcpyHostToHost = 0,
    cudaMemcpyHostToDevice = 1,
    cudaMemcpyDeviceToHost = 2,
    cudaMemcpyDeviceToDevice = 3,
    cudaMemcpyDefault = 4
};
enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };
enum cudaFuncCache { cudaFuncCachePreferNone, cudaFuncCachePreferShared, cudaFuncCachePreferL1, cudaFuncCachePreferEqual };
enum cudaFuncAttribute { cudaFuncAttributeMaxDynamicSharedMemorySize = 8, cudaFuncAttributePreferredSharedMemoryCarveout = 9, cudaFuncAttributeNonPortableClusterSizeAllowed = 13 };
enum cudaSharedCarveout { cudaSharedmemCarveoutDefault = -1, cudaSharedmemCarveoutMaxShared = 100, cudaSharedmemCarveoutMaxL1 = 0 };
enum cudaSharedMemConfig { cudaSharedMemBankSizeDefault, cudaSharedMemBankSizeFourByte, cudaSharedMemBankSizeEightByte };
enum cudaLimit { cudaLimitStackSize, cudaLimitPrintfFifoSize, cudaLimitMallocHeapSize, cudaLimitDevRuntimeSyncDepth, cudaLimitDevRuntimePendingLaunchCount };
enum cudaMemoryType { cudaMemoryTypeUnregistered, cudaMemoryTypeHost, cudaMemoryTypeDevice, cudaMemoryTypeManaged };
enum cudaComputeMode { cudaComputeModeDefault, cudaComputeModeExclusive, cudaComputeModeProhibited, cudaComputeModeExclusiveProcess };
enum cudaMemoryAdvise {
    cudaMemAdviseSetReadMostly = 1,
    cudaMemAdviseUnsetReadMostly,
    cudaMemAdviseSetPreferredLocation,
    cudaMemAdviseUnsetPreferredLocation,
    cudaMemAdviseSetAccessedBy,
    cudaMemAdviseUnsetAccessedBy
};
enum cudaDeviceAttr {
    cudaDevAttrMaxThreadsPerBlock = 1,
    cudaDevAttrMaxBlockDimX = 2,
    cudaDevAttrMaxGridDimX = 5,
    cudaDevAttrMaxSharedMemoryPerBlock = 8,
    cudaDevAttrTotalConstantMemory = 9,
    cudaDevAttrWarpSize = 10,
    cudaDevAttrMaxRegistersPerBlock = 12,
    cudaDevAttrClockRate = 13,
    cudaDevAttrGpuOverlap = 15,
    cudaDevAttrMultiProcessorCount = 16,
    cudaDevAttrIntegrated = 18,
    cudaDevAttrCanMapHostMemory = 19,
    cudaDevAttrComputeMode = 20,
    cudaDevAttrConcurrentKernels = 31,
    cudaDevAttrMemoryClockRate = 36,
    cudaDevAttrGlobalMemoryBusWidth = 37,
    cudaDevAttrL2CacheSize = 38,
    cudaDevAttrMaxThreadsPerMultiProcessor = 39,
    cudaDevAttrUnifiedAddressing = 41,
    cudaDevAttrComputeCapabilityMajor = 75,
    cudaDevAttrComputeCapabilityMinor = 76,
    cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
    cudaDevAttrManagedMemory = 83,
    cudaDevAttrConcurrentManagedAccess = 89,
    cudaDevAttrCooperativeLaunch = 95,
    cudaDevAttrMaxSharedMemoryPerBlockOptin = 97,
    cudaDevAttrMemoryPoolsSupported = 115
};
enum cudaStreamCaptureMode { cudaStreamCaptureModeGlobal, cudaStreamCaptureModeThreadLocal, cudaStreamCaptureModeRelaxed };

typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
typedef struct CUgraph_st *cudaGraph_t;
typedef struct CUgraphNode_st *cudaGraphNode_t;
typedef struct CUgraphExec_st *cudaGraphExec_t;
typedef struct CUmemPoolHandle_st *cudaMemPool_t;
typedef struct cudaArray *cudaArray_t;
typedef const struct cudaArray *cudaArray_const_t;
typedef struct cudaMipmappedArray *cudaMipmappedArray_t;
typedef struct cudaGraphicsResource *cudaGraphicsResource_t;
typedef unsigned long long cudaTextureObject_t;
typedef unsigned long long cudaSurfaceObject_t;
typedef void (*cudaHostFn_t)(void *);
typedef void (*cudaStreamCallback_t)(cudaStream_t, cudaError_t, void *);

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

enum cudaChannelFormatKind { cudaChannelFormatKindSigned, cudaChannelFormatKindUnsigned, cudaChannelFormatKindFloat, cudaChannelFormatKindNone };
struct cudaChannelFormatDesc {
    int x, y, z, w;
    enum cudaChannelFormatKind f;
};
enum cudaTextureAddressMode { cudaAddressModeWrap, cudaAddressModeClamp, cudaAddressModeMirror, cudaAddressModeBorder };
enum cudaTextureFilterMode { cudaFilterModePoint, cudaFilterModeLinear };
enum cudaTextureReadMode { cudaReadModeElementType, cudaReadModeNormalizedFloat };
enum cudaSurfaceBoundaryMode { cudaBoundaryModeZero, cudaBoundaryModeClamp, cudaBoundaryModeTrap };
enum cudaSurfaceFormatMode { cudaFormatModeForced, cudaFormatModeAuto };
struct cudaTextureDesc {
    enum cudaTextureAddressMode addressMode[3];
    enum cudaTextureFilterMode filterMode;
    enum cudaTextureReadMode readMode;
    int sRGB;
    float borderColor[4];
    int normalizedCoords;
    unsigned int maxAnisotropy;
    enum cudaTextureFilterMode mipmapFilterMode;
    float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
    int disableTrilinearOptimization;
    int seamlessCubemap;
};
enum cudaResourceType { cudaResourceTypeArray, cudaResourceTypeMipmappedArray, cudaResourceTypeLinear, cudaResourceTypePitch2D };
struct cudaResourceDesc {
    enum cudaResourceType resType;
    union {
        struct { cudaArray_t array; } array;
        struct { cudaMipmappedArray_t mipmap; } mipmap;
        struct { void *devPtr; struct cudaChannelFormatDesc desc; size_t sizeInBytes; } linear;
        struct { void *devPtr; struct cudaChannelFormatDesc desc; size_t width, height, pitchInBytes; } pitch2D;
    } res;
};
struct cudaResourceViewDesc;
enum cudaAccessProperty { cudaAccessPropertyNormal, cudaAccessPropertyStreaming, cudaAccessPropertyPersisting };
struct cudaAccessPolicyWindow { void *base_ptr; size_t num_bytes; float hitRatio; enum cudaAccessProperty hitProp, missProp; };
struct cudaIpcEventHandle_st { char reserved[64]; };
struct cudaIpcMemHandle_st { char reserved[64]; };
typedef struct cudaIpcEventHandle_st cudaIpcEventHandle_t;
typedef struct cudaIpcMemHandle_st cudaIpcMemHandle_t;
enum cudaMemPoolAttr { cudaMemPoolReuseFollowEventDependencies = 1, cudaMemPoolReuseAllowOpportunistic, cudaMemPoolReuseAllowInternalDependencies, cudaMemPoolAttrReleaseThreshold };
enum cudaMemLocationType { cudaMemLocationTypeInvalid, cudaMemLocationTypeDevice, cudaMemLocationTypeHost };
struct cudaMemLocation { enum cudaMemLocationType type; int id; };
struct cudaPitchedPtr { void *ptr; size_t pitch, xsize, ysize; };
struct cudaExtent { size_t width, height, depth; };
struct cudaPos { size_t x, y, z; };
struct cudaMemcpy3DParms {
    cudaArray_t srcArray;
    struct cudaPos srcPos;
    struct cudaPitchedPtr srcPtr;
    cudaArray_t dstArray;
    struct cudaPos dstPos;
    struct cudaPitchedPtr dstPtr;
    struct cudaExtent extent;
    enum cudaMemcpyKind kind;
};
struct cudaPointerAttributes { enum cudaMemoryType type; int device; void *devicePointer, *hostPointer; };
struct cudaFuncAttributes {
    size_t sharedSizeBytes, constSizeBytes, localSizeBytes;
    int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, cacheModeCA, maxDynamicSharedSizeBytes, preferredShmemCarveout;
};
struct cudaDeviceProp {
    char name[256];
    size_t totalGlobalMem, sharedMemPerBlock;
    int regsPerBlock, warpSize;
    size_t memPitch;
    int maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3];
    size_t totalConstMem;
    int major, minor;
    size_t textureAlignment, texturePitchAlignment;
    int multiProcessorCount, integrated, canMapHostMemory;
    int maxTexture1D, maxTexture2D[2], maxTexture3D[3];
    size_t surfaceAlignment;
    int concurrentKernels, ECCEnabled, pciBusID, pciDeviceID, pciDomainID, tccDriver, asyncEngineCount, unifiedAddressing;
    int memoryBusWidth, l2CacheSize, persistingL2CacheMaxSize, maxThreadsPerMultiProcessor, streamPrioritiesSupported;
    size_t sharedMemPerMultiprocessor;
    int regsPerMultiprocessor, managedMemory, isMultiGpuBoard, multiGpuBoardGroupID, hostNativeAtomicSupported;
    int pageableMemoryAccess, concurrentManagedAccess, computePreemptionSupported, canUseHostPointerForRegisteredMem, cooperativeLaunch;
    size_t sharedMemPerBlockOptin;
    int maxBlocksPerMultiProcessor, memoryPoolsSupported, clusterLaunch;
};
enum cudaLaunchAttributeID {
    cudaLaunchAttributeIgnore = 0,
    cudaLaunchAttributeAccessPolicyWindow = 1,
    cudaLaunchAttributeCooperative = 2,
    cudaLaunchAttributeClusterDimension = 4,
    cudaLaunchAttributeClusterSchedulingPolicyPreference = 5,
    cudaLaunchAttributeProgrammaticStreamSerialization = 6,
    cudaLaunchAttributePriority = 8
};
union cudaLaunchAttributeValue {
    char pad[64];
    int cooperative;
    struct { unsigned int x, y, z; } clusterDim;
    int programmaticStreamSerializationAllowed;
    int priority;
};
struct cudaLaunchAttribute { cudaLaunchAttributeID id; char pad[8 - sizeof(cudaLaunchAttributeID)]; cudaLaunchAttributeValue val; };
struct cudaLaunchConfig_t { dim3 gridDim, blockDim; size_t dynamicSmemBytes; cudaStream_t stream; cudaLaunchAttribute *attrs; unsigned int numAttrs; };

#define __OXICC_API extern __host__ __attribute__((cudart_builtin)) cudaError_t
// What the device runtime has as well.
#define __OXICC_BOTH extern __host__ __device__ __attribute__((cudart_builtin)) cudaError_t
extern "C" {
__OXICC_BOTH cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device);
__OXICC_BOTH cudaDeviceGetLimit(size_t *value, enum cudaLimit limit);
__OXICC_BOTH cudaGetLastError(void);
__OXICC_BOTH cudaPeekAtLastError(void);
extern __host__ __device__ __attribute__((cudart_builtin)) const char *cudaGetErrorString(cudaError_t error);
extern __host__ __device__ __attribute__((cudart_builtin)) const char *cudaGetErrorName(cudaError_t error);
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
extern __device__ __attribute__((cudart_builtin)) cudaError_t __cudaCDP2StreamCreateWithFlags(cudaStream_t *stream, unsigned int flags);
extern __device__ __attribute__((cudart_builtin)) void *cudaGetParameterBufferV2(void *func, dim3 gridDim, dim3 blockDim, unsigned int sharedMemSize);
extern __device__ __attribute__((cudart_builtin)) cudaError_t cudaLaunchDeviceV2(void *parameterBuffer, cudaStream_t stream);
extern __device__ __attribute__((cudart_builtin)) unsigned long long cudaCGGetIntrinsicHandle(int scope);
extern unsigned int __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem = 0, struct CUstream_st *stream = 0);
}
static __device__ inline cudaGraphExec_t cudaGetCurrentGraphExec(void) {
    unsigned long long current;
    asm("mov.u64 %0, %%current_graph_exec;" : "=l"(current));
    return (cudaGraphExec_t)current;
}
static __device__ inline void cudaTriggerProgrammaticLaunchCompletion(void) { asm volatile("griddepcontrol.launch_dependents;" ::: "memory"); }
static __device__ inline void cudaGridDependencySynchronize(void) { asm volatile("griddepcontrol.wait;" ::: "memory"); }

// The same functions with types.
template <class T> static __host__ __device__ inline cudaError_t cudaMalloc(T **devPtr, size_t size) { return cudaMalloc((void **)devPtr, size); }
#define __OXICC_TYPED(name, parameters, ...)                                                                              \
    template <class T> static __host__ inline cudaError_t name parameters { return name(__VA_ARGS__); }
__OXICC_TYPED(cudaMallocManaged, (T **devPtr, size_t size, unsigned int flags = cudaMemAttachGlobal), (void **)devPtr, size, flags)
__OXICC_TYPED(cudaMallocHost, (T **ptr, size_t size), (void **)ptr, size)
__OXICC_TYPED(cudaHostAlloc, (T **ptr, size_t size, unsigned int flags), (void **)ptr, size, flags)
__OXICC_TYPED(cudaHostGetDevicePointer, (T **pDevice, void *pHost, unsigned int flags), (void **)pDevice, pHost, flags)
__OXICC_TYPED(cudaMallocAsync, (T **devPtr, size_t size, cudaStream_t stream), (void **)devPtr, size, stream)
__OXICC_TYPED(cudaMallocPitch, (T **devPtr, size_t *pitch, size_t width, size_t height), (void **)devPtr, pitch, width, height)
__OXICC_TYPED(cudaGetSymbolAddress, (void **devPtr, const T &symbol), devPtr, (const void *)&symbol)
__OXICC_TYPED(cudaGetSymbolSize, (size_t *size, const T &symbol), size, (const void *)&symbol)
__OXICC_TYPED(cudaMemcpyToSymbol, (const T &symbol, const void *src, size_t count, size_t offset = 0, enum cudaMemcpyKind kind = cudaMemcpyHostToDevice), (const void *)&symbol, src, count, offset, kind)
__OXICC_TYPED(cudaMemcpyFromSymbol, (void *dst, const T &symbol, size_t count, size_t offset = 0, enum cudaMemcpyKind kind = cudaMemcpyDeviceToHost), dst, (const void *)&symbol, count, offset, kind)
__OXICC_TYPED(cudaMemcpyToSymbolAsync, (const T &symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream = 0), (const void *)&symbol, src, count, offset, kind, stream)
__OXICC_TYPED(cudaMemcpyFromSymbolAsync, (void *dst, const T &symbol, size_t count, size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream = 0), dst, (const void *)&symbol, count, offset, kind, stream)
__OXICC_TYPED(cudaFuncSetAttribute, (T *func, enum cudaFuncAttribute attr, int value), (const void *)func, attr, value)
__OXICC_TYPED(cudaFuncSetCacheConfig, (T *func, enum cudaFuncCache cacheConfig), (const void *)func, cacheConfig)
__OXICC_TYPED(cudaFuncGetAttributes, (struct cudaFuncAttributes *attr, T *func), attr, (const void *)func)
__OXICC_TYPED(cudaLaunchKernel, (T *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem = 0, cudaStream_t stream = 0), (const void *)func, gridDim, blockDim, args, sharedMem, stream)
__OXICC_TYPED(cudaLaunchCooperativeKernel, (T *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem = 0, cudaStream_t stream = 0), (const void *)func, gridDim, blockDim, args, sharedMem, stream)
__OXICC_TYPED(cudaOccupancyMaxActiveBlocksPerMultiprocessor, (int *numBlocks, T func, int blockSize, size_t dynamicSMemSize), numBlocks, (const void *)func, blockSize, dynamicSMemSize)
#undef __OXICC_TYPED
template <class T> static __host__ cudaError_t cudaOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, T func, size_t dynamicSMemSize = 0, int blockSizeLimit = 0);
template <class... Expected, class... Actual> static __host__ cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(Expected...), Actual &&...args);
template <class T> static __host__ cudaChannelFormatDesc cudaCreateChannelDesc();
static __host__ inline cudaError_t cudaEventCreate(cudaEvent_t *event, unsigned int flags) { return cudaEventCreateWithFlags(event, flags); }
static __host__ inline cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz) { return cudaPitchedPtr{d, p, xsz, ysz}; }
static __host__ inline cudaPos make_cudaPos(size_t x, size_t y, size_t z) { return cudaPos{x, y, z}; }
static __host__ inline cudaExtent make_cudaExtent(size_t w, size_t h, size_t d) { return cudaExtent{w, h, d}; }
#undef __OXICC_API
#undef __OXICC_BOTH
