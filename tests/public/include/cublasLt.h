// Stands in for cuBLASLt, see cublas_v2.h.
#pragma once
#include <stdint.h>
#include "cublas_v2.h"
typedef struct cublasLtContext* cublasLtHandle_t; typedef struct { uint64_t d[8]; } cublasLtMatmulDescOpaque_t; typedef cublasLtMatmulDescOpaque_t* cublasLtMatmulDesc_t; typedef struct{uint64_t d[8];}*cublasLtMatrixLayout_t; typedef struct{uint64_t d[8];}*cublasLtMatmulPreference_t;
typedef struct { int algo; float w; size_t workspaceSize; } cublasLtMatmulHeuristicResult_t; typedef struct{uint64_t d[8];} cublasLtMatmulAlgo_t;
extern "C" { cublasStatus_t cublasLtCreate(cublasLtHandle_t*); cublasStatus_t cublasLtDestroy(cublasLtHandle_t); }
