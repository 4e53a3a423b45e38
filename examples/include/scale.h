#pragma once

__device__ inline float scale(float x) { return FACTOR * x; }
