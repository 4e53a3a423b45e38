__device__ float wave(float x) { return sinf(x) * cosf(2 * x) + logf(1 + x) + sqrtf(x); }
__device__ double wave(double x) { return sin(x) / (1 + x) + cbrt(x) + rsqrt(1 + x); }
