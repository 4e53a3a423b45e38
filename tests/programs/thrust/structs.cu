#include "common.h"
#include <thrust/sort.h>
#include <thrust/reduce.h>
#include <thrust/transform.h>
struct Point { float x, y; int id; };
struct ByX { __host__ __device__ bool operator()(const Point& a, const Point& b) const { return a.x < b.x || (a.x == b.x && a.id < b.id); } };
struct Box { float lx, ly, hx, hy; };
struct ToBox { __host__ __device__ Box operator()(const Point& p) const { return {p.x, p.y, p.x, p.y}; } };
struct Join { __host__ __device__ Box operator()(const Box& a, const Box& b) const { return {fminf(a.lx, b.lx), fminf(a.ly, b.ly), fmaxf(a.hx, b.hx), fmaxf(a.hy, b.hy)}; } };
int main() {
  auto a = ints(3000, 17, 1000), b = ints(3000, 18, 1000);
  thrust::host_vector<Point> h(3000);
  for (int i = 0; i < 3000; i++) h[i] = {a[i] / 8.0f, b[i] / 8.0f, i};
  thrust::device_vector<Point> v = h;
  thrust::sort(v.begin(), v.end(), ByX()); report("points", v);
  thrust::device_vector<Box> boxes(3000);
  thrust::transform(v.begin(), v.end(), boxes.begin(), ToBox());
  Box r = thrust::reduce(boxes.begin(), boxes.end(), Box{1e9f, 1e9f, -1e9f, -1e9f}, Join());
  std::printf("%g %g %g %g\n", r.lx, r.ly, r.hx, r.hy);
}
