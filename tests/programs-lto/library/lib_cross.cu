#include "lib_vector.h"
__device__ Vector cross(Vector a, Vector b) {
  return Vector{a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
