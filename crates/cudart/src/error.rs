//! Errors of the runtime: number, name and description of each.

use std::ffi::{CStr, c_char};

/// A status of the runtime API; 0 is success.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Error(pub u32);

pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    pub const SUCCESS: Error = Error(0);
    pub const INVALID_VALUE: Error = Error(1);
    pub const MEMORY_ALLOCATION: Error = Error(2);
    pub const INITIALIZATION_ERROR: Error = Error(3);
    pub const INVALID_PITCH_VALUE: Error = Error(12);
    pub const INVALID_SYMBOL: Error = Error(13);
    pub const INVALID_MEMCPY_DIRECTION: Error = Error(21);
    pub const INVALID_DEVICE_FUNCTION: Error = Error(98);
    pub const NO_DEVICE: Error = Error(100);
    pub const INVALID_DEVICE: Error = Error(101);
    pub const INVALID_KERNEL_IMAGE: Error = Error(200);
    pub const INVALID_CONTEXT: Error = Error(201);
    pub const NO_KERNEL_IMAGE_FOR_DEVICE: Error = Error(209);
    pub const UNSUPPORTED_LIMIT: Error = Error(215);
    pub const INVALID_PTX: Error = Error(218);
    pub const FILE_NOT_FOUND: Error = Error(301);
    pub const INVALID_RESOURCE_HANDLE: Error = Error(400);
    pub const NOT_FOUND: Error = Error(500);
    pub const NOT_READY: Error = Error(600);
    pub const ILLEGAL_ADDRESS: Error = Error(700);
    pub const LAUNCH_OUT_OF_RESOURCES: Error = Error(701);
    pub const PEER_ACCESS_NOT_ENABLED: Error = Error(705);
    pub const ASSERT: Error = Error(710);
    pub const HOST_MEMORY_ALREADY_REGISTERED: Error = Error(712);
    pub const HOST_MEMORY_NOT_REGISTERED: Error = Error(713);
    pub const HARDWARE_STACK_ERROR: Error = Error(714);
    pub const ILLEGAL_INSTRUCTION: Error = Error(715);
    pub const MISALIGNED_ADDRESS: Error = Error(716);
    pub const INVALID_ADDRESS_SPACE: Error = Error(717);
    pub const INVALID_PC: Error = Error(718);
    pub const LAUNCH_FAILURE: Error = Error(719);
    pub const COOPERATIVE_LAUNCH_TOO_LARGE: Error = Error(720);
    pub const NOT_SUPPORTED: Error = Error(801);
    pub const STREAM_CAPTURE_UNSUPPORTED: Error = Error(900);
    pub const ILLEGAL_STATE: Error = Error(401);
    pub const LAUNCH_TIMEOUT: Error = Error(702);
    pub const INVALID_CLUSTER_SIZE: Error = Error(912);
    pub const INVALID_CHANNEL_DESCRIPTOR: Error = Error(20);
    pub const MISSING_CONFIGURATION: Error = Error(52);
    pub const GRAPH_EXEC_UPDATE_FAILURE: Error = Error(910);
}

struct Row {
    code: u32,
    name: &'static CStr,
    text: &'static CStr,
}

impl Error {
    fn row(self) -> Option<&'static Row> {
        ROWS.binary_search_by_key(&self.0, |r| r.code).ok().map(|i| &ROWS[i])
    }

    /// The enumerator's name.
    pub fn name(self) -> &'static CStr {
        self.row().map_or(UNKNOWN, |r| r.name)
    }

    /// The description.
    pub fn text(self) -> &'static CStr {
        self.row().map_or(UNKNOWN, |r| r.text)
    }
}

const UNKNOWN: &CStr = c"unrecognized error code";

#[unsafe(no_mangle)]
pub extern "C" fn cudaGetErrorName(error: Error) -> *const c_char {
    error.name().as_ptr()
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGetErrorString(error: Error) -> *const c_char {
    error.text().as_ptr()
}

#[rustfmt::skip]
static ROWS: &[Row] = &[
    Row { code: 0, name: c"cudaSuccess", text: c"no error" },
    Row { code: 1, name: c"cudaErrorInvalidValue", text: c"invalid argument" },
    Row { code: 2, name: c"cudaErrorMemoryAllocation", text: c"out of memory" },
    Row { code: 3, name: c"cudaErrorInitializationError", text: c"initialization error" },
    Row { code: 4, name: c"cudaErrorCudartUnloading", text: c"driver shutting down" },
    Row { code: 5, name: c"cudaErrorProfilerDisabled", text: c"profiler disabled while using external profiling tool" },
    Row { code: 6, name: c"cudaErrorProfilerNotInitialized", text: c"profiler not initialized: call cudaProfilerInitialize()" },
    Row { code: 7, name: c"cudaErrorProfilerAlreadyStarted", text: c"profiler already started" },
    Row { code: 8, name: c"cudaErrorProfilerAlreadyStopped", text: c"profiler already stopped" },
    Row { code: 9, name: c"cudaErrorInvalidConfiguration", text: c"invalid configuration argument" },
    Row { code: 12, name: c"cudaErrorInvalidPitchValue", text: c"invalid pitch argument" },
    Row { code: 13, name: c"cudaErrorInvalidSymbol", text: c"invalid device symbol" },
    Row { code: 16, name: c"cudaErrorInvalidHostPointer", text: c"invalid host pointer" },
    Row { code: 17, name: c"cudaErrorInvalidDevicePointer", text: c"invalid device pointer" },
    Row { code: 18, name: c"cudaErrorInvalidTexture", text: c"invalid texture reference" },
    Row { code: 19, name: c"cudaErrorInvalidTextureBinding", text: c"texture is not bound to a pointer" },
    Row { code: 20, name: c"cudaErrorInvalidChannelDescriptor", text: c"invalid channel descriptor" },
    Row { code: 21, name: c"cudaErrorInvalidMemcpyDirection", text: c"invalid copy direction for memcpy" },
    Row { code: 22, name: c"cudaErrorAddressOfConstant", text: c"invalid address of constant" },
    Row { code: 23, name: c"cudaErrorTextureFetchFailed", text: c"fetch from texture failed" },
    Row { code: 24, name: c"cudaErrorTextureNotBound", text: c"cannot fetch from a texture that is not bound" },
    Row { code: 25, name: c"cudaErrorSynchronizationError", text: c"incorrect use of __syncthreads()" },
    Row { code: 26, name: c"cudaErrorInvalidFilterSetting", text: c"linear filtering not supported for non-float type" },
    Row { code: 27, name: c"cudaErrorInvalidNormSetting", text: c"read as normalized float not supported for data type" },
    Row { code: 28, name: c"cudaErrorMixedDeviceExecution", text: c"device emulation mode and device execution mode cannot be mixed" },
    Row { code: 31, name: c"cudaErrorNotYetImplemented", text: c"feature not yet implemented" },
    Row { code: 32, name: c"cudaErrorMemoryValueTooLarge", text: c"memory size or pointer value too large to fit in 32 bit" },
    Row { code: 34, name: c"cudaErrorStubLibrary", text: c"CUDA driver is a stub library" },
    Row { code: 35, name: c"cudaErrorInsufficientDriver", text: c"CUDA driver version is insufficient for CUDA runtime version" },
    Row { code: 36, name: c"cudaErrorCallRequiresNewerDriver", text: c"API call is not supported in the installed CUDA driver" },
    Row { code: 37, name: c"cudaErrorInvalidSurface", text: c"invalid surface reference" },
    Row { code: 43, name: c"cudaErrorDuplicateVariableName", text: c"duplicate global variable looked up by string name" },
    Row { code: 44, name: c"cudaErrorDuplicateTextureName", text: c"duplicate texture looked up by string name" },
    Row { code: 45, name: c"cudaErrorDuplicateSurfaceName", text: c"duplicate surface looked up by string name" },
    Row { code: 46, name: c"cudaErrorDevicesUnavailable", text: c"CUDA-capable device(s) is/are busy or unavailable" },
    Row { code: 49, name: c"cudaErrorIncompatibleDriverContext", text: c"incompatible driver context" },
    Row { code: 52, name: c"cudaErrorMissingConfiguration", text: c"__global__ function call is not configured" },
    Row { code: 53, name: c"cudaErrorPriorLaunchFailure", text: c"unspecified launch failure in prior launch" },
    Row { code: 65, name: c"cudaErrorLaunchMaxDepthExceeded", text: c"launch would exceed maximum depth of nested launches" },
    Row { code: 66, name: c"cudaErrorLaunchFileScopedTex", text: c"launch failed because kernel uses unsupported, file-scoped textures (texture objects are supported)" },
    Row { code: 67, name: c"cudaErrorLaunchFileScopedSurf", text: c"launch failed because kernel uses unsupported, file-scoped surfaces (surface objects are supported)" },
    Row { code: 68, name: c"cudaErrorSyncDepthExceeded", text: c"cudaDeviceSynchronize failed because caller's grid depth exceeds cudaLimitDevRuntimeSyncDepth" },
    Row { code: 69, name: c"cudaErrorLaunchPendingCountExceeded", text: c"launch failed because launch would exceed cudaLimitDevRuntimePendingLaunchCount" },
    Row { code: 98, name: c"cudaErrorInvalidDeviceFunction", text: c"invalid device function" },
    Row { code: 100, name: c"cudaErrorNoDevice", text: c"no CUDA-capable device is detected" },
    Row { code: 101, name: c"cudaErrorInvalidDevice", text: c"invalid device ordinal" },
    Row { code: 102, name: c"cudaErrorDeviceNotLicensed", text: c"device doesn't have valid Grid license" },
    Row { code: 103, name: c"cudaErrorSoftwareValidityNotEstablished", text: c"integrity checks failed" },
    Row { code: 127, name: c"cudaErrorStartupFailure", text: c"startup failure in cuda runtime" },
    Row { code: 200, name: c"cudaErrorInvalidKernelImage", text: c"device kernel image is invalid" },
    Row { code: 201, name: c"cudaErrorDeviceUninitialized", text: c"invalid device context" },
    Row { code: 205, name: c"cudaErrorMapBufferObjectFailed", text: c"mapping of buffer object failed" },
    Row { code: 206, name: c"cudaErrorUnmapBufferObjectFailed", text: c"unmapping of buffer object failed" },
    Row { code: 207, name: c"cudaErrorArrayIsMapped", text: c"array is mapped" },
    Row { code: 208, name: c"cudaErrorAlreadyMapped", text: c"resource already mapped" },
    Row { code: 209, name: c"cudaErrorNoKernelImageForDevice", text: c"no kernel image is available for execution on the device" },
    Row { code: 210, name: c"cudaErrorAlreadyAcquired", text: c"resource already acquired" },
    Row { code: 211, name: c"cudaErrorNotMapped", text: c"resource not mapped" },
    Row { code: 212, name: c"cudaErrorNotMappedAsArray", text: c"resource not mapped as array" },
    Row { code: 213, name: c"cudaErrorNotMappedAsPointer", text: c"resource not mapped as pointer" },
    Row { code: 214, name: c"cudaErrorECCUncorrectable", text: c"uncorrectable ECC error encountered" },
    Row { code: 215, name: c"cudaErrorUnsupportedLimit", text: c"limit is not supported on this architecture" },
    Row { code: 216, name: c"cudaErrorDeviceAlreadyInUse", text: c"exclusive-thread device already in use by a different thread" },
    Row { code: 217, name: c"cudaErrorPeerAccessUnsupported", text: c"peer access is not supported between these two devices" },
    Row { code: 218, name: c"cudaErrorInvalidPtx", text: c"a PTX JIT compilation failed" },
    Row { code: 219, name: c"cudaErrorInvalidGraphicsContext", text: c"invalid OpenGL or DirectX context" },
    Row { code: 220, name: c"cudaErrorNvlinkUncorrectable", text: c"uncorrectable NVLink error detected during the execution" },
    Row { code: 221, name: c"cudaErrorJitCompilerNotFound", text: c"PTX JIT compiler library not found" },
    Row { code: 222, name: c"cudaErrorUnsupportedPtxVersion", text: c"the provided PTX was compiled with an unsupported toolchain." },
    Row { code: 223, name: c"cudaErrorJitCompilationDisabled", text: c"PTX JIT compilation was disabled" },
    Row { code: 224, name: c"cudaErrorUnsupportedExecAffinity", text: c"the provided execution affinity is not supported" },
    Row { code: 225, name: c"cudaErrorUnsupportedDevSideSync", text: c"the provided PTX contains unsupported call to cudaDeviceSynchronize" },
    Row { code: 226, name: c"cudaErrorContained", text: c"Invalid access of peer GPU memory over nvlink or a hardware error" },
    Row { code: 300, name: c"cudaErrorInvalidSource", text: c"device kernel image is invalid" },
    Row { code: 301, name: c"cudaErrorFileNotFound", text: c"file not found" },
    Row { code: 302, name: c"cudaErrorSharedObjectSymbolNotFound", text: c"shared object symbol not found" },
    Row { code: 303, name: c"cudaErrorSharedObjectInitFailed", text: c"shared object initialization failed" },
    Row { code: 304, name: c"cudaErrorOperatingSystem", text: c"OS call failed or operation not supported on this OS" },
    Row { code: 400, name: c"cudaErrorInvalidResourceHandle", text: c"invalid resource handle" },
    Row { code: 401, name: c"cudaErrorIllegalState", text: c"the operation cannot be performed in the present state" },
    Row { code: 402, name: c"cudaErrorLossyQuery", text: c"attempted introspection would be semantically lossy" },
    Row { code: 500, name: c"cudaErrorSymbolNotFound", text: c"named symbol not found" },
    Row { code: 600, name: c"cudaErrorNotReady", text: c"device not ready" },
    Row { code: 700, name: c"cudaErrorIllegalAddress", text: c"an illegal memory access was encountered" },
    Row { code: 701, name: c"cudaErrorLaunchOutOfResources", text: c"too many resources requested for launch" },
    Row { code: 702, name: c"cudaErrorLaunchTimeout", text: c"the launch timed out and was terminated" },
    Row { code: 703, name: c"cudaErrorLaunchIncompatibleTexturing", text: c"launch uses incompatible texturing mode" },
    Row { code: 704, name: c"cudaErrorPeerAccessAlreadyEnabled", text: c"peer access is already enabled" },
    Row { code: 705, name: c"cudaErrorPeerAccessNotEnabled", text: c"peer access has not been enabled" },
    Row { code: 708, name: c"cudaErrorSetOnActiveProcess", text: c"cannot set while device is active in this process" },
    Row { code: 709, name: c"cudaErrorContextIsDestroyed", text: c"context is destroyed" },
    Row { code: 710, name: c"cudaErrorAssert", text: c"device-side assert triggered" },
    Row { code: 711, name: c"cudaErrorTooManyPeers", text: c"peer mapping resources exhausted" },
    Row { code: 712, name: c"cudaErrorHostMemoryAlreadyRegistered", text: c"part or all of the requested memory range is already mapped" },
    Row { code: 713, name: c"cudaErrorHostMemoryNotRegistered", text: c"pointer does not correspond to a registered memory region" },
    Row { code: 714, name: c"cudaErrorHardwareStackError", text: c"hardware stack error" },
    Row { code: 715, name: c"cudaErrorIllegalInstruction", text: c"an illegal instruction was encountered" },
    Row { code: 716, name: c"cudaErrorMisalignedAddress", text: c"misaligned address" },
    Row { code: 717, name: c"cudaErrorInvalidAddressSpace", text: c"operation not supported on global/shared address space" },
    Row { code: 718, name: c"cudaErrorInvalidPc", text: c"invalid program counter" },
    Row { code: 719, name: c"cudaErrorLaunchFailure", text: c"unspecified launch failure" },
    Row { code: 720, name: c"cudaErrorCooperativeLaunchTooLarge", text: c"too many blocks in cooperative launch" },
    Row { code: 721, name: c"cudaErrorTensorMemoryLeak", text: c"tensor memory not completely freed" },
    Row { code: 800, name: c"cudaErrorNotPermitted", text: c"operation not permitted" },
    Row { code: 801, name: c"cudaErrorNotSupported", text: c"operation not supported" },
    Row { code: 802, name: c"cudaErrorSystemNotReady", text: c"system not yet initialized" },
    Row { code: 803, name: c"cudaErrorSystemDriverMismatch", text: c"system has unsupported display driver / cuda driver combination" },
    Row { code: 804, name: c"cudaErrorCompatNotSupportedOnDevice", text: c"forward compatibility was attempted on non supported HW" },
    Row { code: 805, name: c"cudaErrorMpsConnectionFailed", text: c"MPS client failed to connect to the MPS control daemon or the MPS server" },
    Row { code: 806, name: c"cudaErrorMpsRpcFailure", text: c"the remote procedural call between the MPS server and the MPS client failed" },
    Row { code: 807, name: c"cudaErrorMpsServerNotReady", text: c"MPS server is not ready to accept new MPS client requests" },
    Row { code: 808, name: c"cudaErrorMpsMaxClientsReached", text: c"the hardware resources required to create MPS client have been exhausted" },
    Row { code: 809, name: c"cudaErrorMpsMaxConnectionsReached", text: c"the hardware resources required to support device connections have been exhausted" },
    Row { code: 810, name: c"cudaErrorMpsClientTerminated", text: c"the MPS client has been terminated by the server" },
    Row { code: 811, name: c"cudaErrorCdpNotSupported", text: c"is using CUDA Dynamic Parallelism, but the current configuration, like MPS, does not support it" },
    Row { code: 812, name: c"cudaErrorCdpVersionMismatch", text: c"unsupported interaction between different versions of CUDA Dynamic Parallelism" },
    Row { code: 900, name: c"cudaErrorStreamCaptureUnsupported", text: c"operation not permitted when stream is capturing" },
    Row { code: 901, name: c"cudaErrorStreamCaptureInvalidated", text: c"operation failed due to a previous error during capture" },
    Row { code: 902, name: c"cudaErrorStreamCaptureMerge", text: c"operation would result in a merge of separate capture sequences" },
    Row { code: 903, name: c"cudaErrorStreamCaptureUnmatched", text: c"capture was not ended in the same stream as it began" },
    Row { code: 904, name: c"cudaErrorStreamCaptureUnjoined", text: c"capturing stream has unjoined work" },
    Row { code: 905, name: c"cudaErrorStreamCaptureIsolation", text: c"dependency created on uncaptured work in another stream" },
    Row { code: 906, name: c"cudaErrorStreamCaptureImplicit", text: c"operation would make the legacy stream depend on a capturing blocking stream" },
    Row { code: 907, name: c"cudaErrorCapturedEvent", text: c"operation not permitted on an event last recorded in a capturing stream" },
    Row { code: 908, name: c"cudaErrorStreamCaptureWrongThread", text: c"attempt to terminate a thread-local capture sequence from another thread" },
    Row { code: 909, name: c"cudaErrorTimeout", text: c"wait operation timed out" },
    Row { code: 910, name: c"cudaErrorGraphExecUpdateFailure", text: c"the graph update was not performed because it included changes which violated constraints specific to instantiated graph update" },
    Row { code: 911, name: c"cudaErrorExternalDevice", text: c"an async error has occured in external entity outside of CUDA" },
    Row { code: 912, name: c"cudaErrorInvalidClusterSize", text: c"a kernel launch error has occurred due to cluster misconfiguration" },
    Row { code: 913, name: c"cudaErrorFunctionNotLoaded", text: c"the function handle is not loaded when calling an API that requires a loaded function" },
    Row { code: 914, name: c"cudaErrorInvalidResourceType", text: c"one or more resources passed in are not valid resource types for the operation" },
    Row { code: 915, name: c"cudaErrorInvalidResourceConfiguration", text: c"one or more resources are insufficient or non-applicable for the operation" },
    Row { code: 999, name: c"cudaErrorUnknown", text: c"unknown error" },
    Row { code: 10000, name: c"cudaErrorApiFailureBase", text: c"api failure base" },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_sorted() {
        assert!(ROWS.is_sorted_by(|a, b| a.code < b.code));
        assert_eq!(Error::INVALID_VALUE.text(), c"invalid argument");
        assert_eq!(Error(12345).name(), UNKNOWN);
    }
}
