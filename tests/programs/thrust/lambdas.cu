// NVCC-FLAGS: --extended-lambda -std=c++17
#include "common.h"
#include <thrust/transform.h>
#include <thrust/tabulate.h>
#include <thrust/logical.h>
#include <thrust/execution_policy.h>
template <class F> void apply(thrust::device_vector<int>& v, F f) { thrust::transform(thrust::device, v.begin(), v.end(), v.begin(), f); }
int main() {
  thrust::device_vector<int> v = ints(1000, 14, 100);
  int offset = 17;
  apply(v, [=] __device__(int x) { return x * x + offset; }); report("squares", v);
  apply(v, [] __host__ __device__(int x) { return x ^ 0x55; }); report("xor", v);
  thrust::tabulate(v.begin(), v.end(), [] __device__(int i) { return i * 3; }); report("table", v);
  std::printf("%d\n", thrust::all_of(v.begin(), v.end(), [] __device__(int x) { return x % 3 == 0; }));
}
