// Types of the runtime API and short vectors.
#pragma once
#include "cuda_runtime_api.h"
#include "vector_types.h"
