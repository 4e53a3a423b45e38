#pragma once
struct Shape {
  __device__ virtual float area() const = 0;
  __device__ virtual ~Shape() {}
};
__device__ Shape *make(int kind, float x);
__device__ float largest(const Shape *const *shapes, int n);
