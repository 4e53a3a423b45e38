#pragma once
#include "one.h"
__device__ inline int two() { return 2 * one(); }
