#include "common.h"
#include <thrust/complex.h>
#include <thrust/transform.h>
#include <thrust/reduce.h>
using C = thrust::complex<double>;
struct Iterate { int n; __host__ __device__ C operator()(C c) const { C z = 0; for (int i = 0; i < n && thrust::norm(z) < 4; i++) z = z * z + c; return z; } };
int main() {
  thrust::host_vector<C> h(1024);
  for (int i = 0; i < 1024; i++) h[i] = C(-2 + 3.0 * (i % 32) / 32, -1.5 + 3.0 * (i / 32) / 32);
  thrust::device_vector<C> v = h;
  thrust::transform(v.begin(), v.end(), v.begin(), Iterate{20});
  report("mandelbrot", v);
  C s = thrust::reduce(v.begin(), v.end(), C(0), thrust::plus<C>());
  std::printf("%.6f %.6f\n", s.real(), s.imag());
}
