#include "../common.h"
extern __device__ int history[64];
extern __constant__ int stride;
static __constant__ float scale = 1;
__device__ void note(int i) { history[i] = int(i * stride * scale) + 1; }
void set_scale(float x) { check(cudaMemcpyToSymbol(scale, &x, sizeof x)); }
