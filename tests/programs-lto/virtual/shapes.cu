#include "shape.h"

namespace {
struct Square : Shape {
  float a;
  __device__ Square(float a) : a(a) {}
  __device__ float area() const override { return a * a; }
};
struct Circle : Shape {
  float r;
  __device__ Circle(float r) : r(r) {}
  __device__ float area() const override { return 3.25f * r * r; }
};
struct Line : Shape {
  __device__ float area() const override { return -1; }
};
} // namespace

__device__ Shape *make(int kind, float x) {
  switch (kind) {
    case 0: return new Square(x);
    case 1: return new Circle(x);
    default: return new Line;
  }
}
