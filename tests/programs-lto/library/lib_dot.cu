#include "lib_vector.h"
__device__ float dot(Vector a, Vector b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__device__ float length(Vector a) { return sqrtf(dot(a, a)); }
