// Types of the runtime API.
#pragma once
#include "cuda_runtime_api.h"
