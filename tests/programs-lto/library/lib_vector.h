#pragma once
struct Vector {
  float x, y, z;
};
__device__ Vector cross(Vector a, Vector b);
__device__ float dot(Vector a, Vector b);
// Nothing of the program calls it.
__device__ float length(Vector a);
