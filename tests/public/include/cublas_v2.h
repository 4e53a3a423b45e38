// Stands in for cuBLAS: the declarations that host code of public projects names. Nothing of it runs on a device.
#pragma once
#include <stdint.h>
#include <cuda_runtime.h>
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <library_types.h>
#include <cuComplex.h>
typedef struct cublasContext* cublasHandle_t;
typedef enum { CUBLAS_STATUS_SUCCESS=0, CUBLAS_STATUS_NOT_INITIALIZED=1, CUBLAS_STATUS_ALLOC_FAILED=3, CUBLAS_STATUS_INVALID_VALUE=7, CUBLAS_STATUS_ARCH_MISMATCH=8, CUBLAS_STATUS_MAPPING_ERROR=11, CUBLAS_STATUS_EXECUTION_FAILED=13, CUBLAS_STATUS_INTERNAL_ERROR=14, CUBLAS_STATUS_NOT_SUPPORTED=15, CUBLAS_STATUS_LICENSE_ERROR=16 } cublasStatus_t;
typedef enum { CUBLAS_OP_N=0, CUBLAS_OP_T=1, CUBLAS_OP_C=2 } cublasOperation_t;
typedef enum { CUBLAS_DEFAULT_MATH=0, CUBLAS_TENSOR_OP_MATH=1, CUBLAS_PEDANTIC_MATH=2, CUBLAS_TF32_TENSOR_OP_MATH=3 } cublasMath_t;
typedef enum { CUBLAS_GEMM_DEFAULT=-1, CUBLAS_GEMM_DEFAULT_TENSOR_OP=99 } cublasGemmAlgo_t;
typedef enum { CUBLAS_COMPUTE_16F=64, CUBLAS_COMPUTE_32F=68, CUBLAS_COMPUTE_32F_FAST_TF32=77, CUBLAS_COMPUTE_32F_FAST_16F=74 } cublasComputeType_t;
typedef enum { CUBLAS_FILL_MODE_LOWER, CUBLAS_FILL_MODE_UPPER } cublasFillMode_t;
typedef enum { CUBLAS_SIDE_LEFT, CUBLAS_SIDE_RIGHT } cublasSideMode_t;
typedef enum { CUBLAS_DIAG_NON_UNIT, CUBLAS_DIAG_UNIT } cublasDiagType_t;
typedef cudaDataType cublasDataType_t;
extern "C" {
cublasStatus_t cublasCreate(cublasHandle_t*); cublasStatus_t cublasDestroy(cublasHandle_t); cublasStatus_t cublasSetStream(cublasHandle_t,cudaStream_t);
cublasStatus_t cublasSetMathMode(cublasHandle_t,cublasMath_t); const char* cublasGetStatusString(cublasStatus_t);
cublasStatus_t cublasSetWorkspace(cublasHandle_t,void*,size_t);
cublasStatus_t cublasSgemm(cublasHandle_t,cublasOperation_t,cublasOperation_t,int,int,int,const float*,const float*,int,const float*,int,const float*,float*,int);
cublasStatus_t cublasSgemv(cublasHandle_t,cublasOperation_t,int,int,const float*,const float*,int,const float*,int,const float*,float*,int);
cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t,cublasOperation_t,cublasOperation_t,int,int,int,const float*,const float*,int,long long,const float*,int,long long,const float*,float*,int,long long,int);
cublasStatus_t cublasSgemmBatched(cublasHandle_t,cublasOperation_t,cublasOperation_t,int,int,int,const float*,const float*const*,int,const float*const*,int,const float*,float*const*,int,int);
cublasStatus_t cublasStrsmBatched(cublasHandle_t,cublasSideMode_t,cublasFillMode_t,cublasOperation_t,cublasDiagType_t,int,int,const float*,const float*const*,int,float*const*,int,int);
cublasStatus_t cublasGemmEx(cublasHandle_t,cublasOperation_t,cublasOperation_t,int,int,int,const void*,const void*,cudaDataType,int,const void*,cudaDataType,int,const void*,void*,cudaDataType,int,cublasComputeType_t,cublasGemmAlgo_t);
cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t,cublasOperation_t,cublasOperation_t,int,int,int,const void*,const void*,cudaDataType,int,long long,const void*,cudaDataType,int,long long,const void*,void*,cudaDataType,int,long long,int,cublasComputeType_t,cublasGemmAlgo_t);
cublasStatus_t cublasGemmBatchedEx(cublasHandle_t,cublasOperation_t,cublasOperation_t,int,int,int,const void*,const void*const*,cudaDataType,int,const void*const*,cudaDataType,int,const void*,void*const*,cudaDataType,int,int,cublasComputeType_t,cublasGemmAlgo_t);
}
