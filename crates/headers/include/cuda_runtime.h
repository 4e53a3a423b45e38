// The runtime header: the prelude and all its parts.
#pragma once

#include "crt/prelude.h"
#include "cuda_runtime_api.h"
#include "vector_types.h"
#include "vector_functions.h"
#include "device_functions.h"
#include "device_load_store.h"
#include "simd_functions.h"
#include "device_atomic_functions.h"
#include "crt/scoped_atomic_functions.h"
#include "math_functions.h"
#include "texture_indirect_functions.h"
#include "surface_indirect_functions.h"
// As nvcc's does.
#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cstddef>
#include <new>
