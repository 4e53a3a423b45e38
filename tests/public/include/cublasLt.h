// Stands in for cuBLASLt, see cublas_v2.h.
#pragma once
#include <stdint.h>
#include "cublas_v2.h"
typedef struct cublasLtContext* cublasLtHandle_t; typedef struct { uint64_t d[8]; } cublasLtMatmulDescOpaque_t; typedef cublasLtMatmulDescOpaque_t* cublasLtMatmulDesc_t; typedef struct{uint64_t d[8];}*cublasLtMatrixLayout_t; typedef struct{uint64_t d[8];}*cublasLtMatmulPreference_t;
typedef struct { uint64_t d[8]; } cublasLtMatmulAlgo_t;
typedef struct { cublasLtMatmulAlgo_t algo; size_t workspaceSize; cublasStatus_t state; float wavesCount; } cublasLtMatmulHeuristicResult_t;
typedef enum { CUBLASLT_EPILOGUE_DEFAULT=1, CUBLASLT_EPILOGUE_BIAS=4, CUBLASLT_EPILOGUE_GELU=32, CUBLASLT_EPILOGUE_GELU_BIAS=36 } cublasLtEpilogue_t;
typedef enum { CUBLASLT_MATMUL_DESC_TRANSA=3, CUBLASLT_MATMUL_DESC_TRANSB=4, CUBLASLT_MATMUL_DESC_EPILOGUE=7, CUBLASLT_MATMUL_DESC_BIAS_POINTER=8 } cublasLtMatmulDescAttributes_t;
typedef enum { CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES=1 } cublasLtMatmulPreferenceAttributes_t;
extern "C" {
cublasStatus_t cublasLtCreate(cublasLtHandle_t*); cublasStatus_t cublasLtDestroy(cublasLtHandle_t);
cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t*,cublasComputeType_t,cudaDataType); cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t);
cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t,cublasLtMatmulDescAttributes_t,const void*,size_t);
cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t*,cudaDataType,uint64_t,uint64_t,int64_t); cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t);
cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t*); cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t);
cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t,cublasLtMatmulPreferenceAttributes_t,const void*,size_t);
cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t,cublasLtMatmulDesc_t,cublasLtMatrixLayout_t,cublasLtMatrixLayout_t,cublasLtMatrixLayout_t,cublasLtMatrixLayout_t,cublasLtMatmulPreference_t,int,cublasLtMatmulHeuristicResult_t*,int*);
cublasStatus_t cublasLtMatmul(cublasLtHandle_t,cublasLtMatmulDesc_t,const void*,const void*,cublasLtMatrixLayout_t,const void*,cublasLtMatrixLayout_t,const void*,const void*,cublasLtMatrixLayout_t,void*,cublasLtMatrixLayout_t,const cublasLtMatmulAlgo_t*,void*,size_t,cudaStream_t);
}
