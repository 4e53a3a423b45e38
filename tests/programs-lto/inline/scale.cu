__device__ float offset(int i);
__device__ float scale(float x, int i) { return x * 3.0f + offset(i); }
