#pragma once
__device__ inline float clamp(float x, float lo, float hi) {
  return x < lo ? lo : x > hi ? hi : x;
}
__device__ float filter(const float *p, int i, int n);
