//! Functions that are declared and can be linked, and say `cudaErrorNotSupported`.

use crate::error::Error;
use crate::thread::status;

macro_rules! unsupported {
    ($($name:ident,)*) => {
        $(
            /// Its arguments are not looked at.
            #[unsafe(no_mangle)]
            pub extern "C" fn $name() -> Error {
                status(|| Err(Error::NOT_SUPPORTED))
            }
        )*

        /// Their names, for the table of the documentation.
        pub const UNSUPPORTED: &[&str] = &[$(stringify!($name)),*];
    };
}

#[rustfmt::skip]
unsupported! {
    cudaArrayGetMemoryRequirements, cudaArrayGetPlane, cudaArrayGetSparseProperties, cudaDestroyExternalMemory,
    cudaDestroyExternalSemaphore, cudaDeviceFlushGPUDirectRDMAWrites, cudaDeviceGetHostAtomicCapabilities,
    cudaDeviceGetNvSciSyncAttributes, cudaDeviceGetP2PAtomicCapabilities, cudaDeviceGetTexture1DLinearMaxWidth,
    cudaDeviceRegisterAsyncNotification, cudaDeviceUnregisterAsyncNotification, cudaExternalMemoryGetMappedBuffer,
    cudaExternalMemoryGetMappedMipmappedArray,
    cudaGetExportTable, cudaGetFuncBySymbol, cudaGetTextureObjectResourceViewDesc, cudaGraphAddEventRecordNode,
    cudaGraphAddEventWaitNode, cudaGraphAddExternalSemaphoresSignalNode, cudaGraphAddExternalSemaphoresWaitNode,
    cudaGraphAddMemcpyNodeFromSymbol, cudaGraphAddMemcpyNodeToSymbol, cudaGraphChildGraphNodeGetGraph,
    cudaGraphDebugDotPrint, cudaGraphDestroyNode, cudaGraphEventRecordNodeGetEvent,
    cudaGraphEventRecordNodeSetEvent, cudaGraphEventWaitNodeGetEvent, cudaGraphEventWaitNodeSetEvent,
    cudaGraphExecChildGraphNodeSetParams, cudaGraphExecEventRecordNodeSetEvent, cudaGraphExecEventWaitNodeSetEvent,
    cudaGraphExecExternalSemaphoresSignalNodeSetParams, cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    cudaGraphExecGetFlags, cudaGraphExecHostNodeSetParams, cudaGraphExecMemcpyNodeSetParams,
    cudaGraphExecMemcpyNodeSetParamsFromSymbol, cudaGraphExecMemcpyNodeSetParamsToSymbol, cudaGraphExecNodeSetParams,
    cudaGraphExternalSemaphoresSignalNodeGetParams, cudaGraphExternalSemaphoresSignalNodeSetParams,
    cudaGraphExternalSemaphoresWaitNodeGetParams, cudaGraphExternalSemaphoresWaitNodeSetParams, cudaGraphGetEdges,
    cudaGraphHostNodeGetParams, cudaGraphHostNodeSetParams, cudaGraphInstantiateWithParams,
    cudaGraphKernelNodeCopyAttributes, cudaGraphKernelNodeGetAttribute, cudaGraphKernelNodeGetParams,
    cudaGraphKernelNodeSetAttribute, cudaGraphMemAllocNodeGetParams, cudaGraphMemcpyNodeGetParams,
    cudaGraphMemcpyNodeSetParams, cudaGraphMemcpyNodeSetParams1D, cudaGraphMemcpyNodeSetParamsFromSymbol,
    cudaGraphMemcpyNodeSetParamsToSymbol, cudaGraphMemsetNodeGetParams, cudaGraphMemsetNodeSetParams,
    cudaGraphNodeFindInClone, cudaGraphNodeGetDependencies, cudaGraphNodeGetDependentNodes, cudaGraphNodeGetEnabled,
    cudaGraphNodeSetEnabled, cudaGraphNodeSetParams, cudaGraphReleaseUserObject, cudaGraphRemoveDependencies,
    cudaGraphRetainUserObject, cudaGraphicsMapResources, cudaGraphicsResourceGetMappedMipmappedArray,
    cudaGraphicsResourceGetMappedPointer, cudaGraphicsResourceSetMapFlags, cudaGraphicsSubResourceGetMappedArray,
    cudaGraphicsUnmapResources, cudaGraphicsUnregisterResource, cudaImportExternalMemory, cudaImportExternalSemaphore,
    cudaKernelSetAttributeForDevice, cudaLibraryEnumerateKernels, cudaLibraryGetGlobal, cudaLibraryGetKernel,
    cudaLibraryGetKernelCount, cudaLibraryGetManaged, cudaLibraryGetUnifiedFunction, cudaLibraryLoadData,
    cudaLibraryLoadFromFile, cudaLibraryUnload, cudaLogsCurrent, cudaLogsDumpToFile, cudaLogsDumpToMemory,
    cudaLogsRegisterCallback, cudaLogsUnregisterCallback, cudaMemDiscardAndPrefetchBatchAsync, cudaMemDiscardBatchAsync,
    cudaMemGetDefaultMemPool, cudaMemGetMemPool, cudaMemPoolExportPointer, cudaMemPoolExportToShareableHandle,
    cudaMemPoolGetAccess, cudaMemPoolImportFromShareableHandle, cudaMemPoolImportPointer, cudaMemPrefetchBatchAsync,
    cudaMemRangeGetAttribute, cudaMemRangeGetAttributes, cudaMemSetMemPool, cudaMemcpy3DBatchAsync, cudaMemcpy3DPeer,
    cudaMemcpy3DPeerAsync, cudaMemcpyArrayToArray, cudaMemcpyFromArrayAsync, cudaMemcpyToArrayAsync,
    cudaMipmappedArrayGetMemoryRequirements, cudaMipmappedArrayGetSparseProperties, cudaSignalExternalSemaphoresAsync,
    cudaStreamGetAttribute, cudaUserObjectCreate, cudaUserObjectRelease, cudaUserObjectRetain,
    cudaWaitExternalSemaphoresAsync,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted() {
        assert!(UNSUPPORTED.is_sorted());
    }
}
