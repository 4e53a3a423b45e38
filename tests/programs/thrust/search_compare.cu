#include "common.h"
#include <thrust/find.h>
#include <thrust/mismatch.h>
#include <thrust/equal.h>
#include <thrust/fill.h>
#include <thrust/generate.h>
#include <thrust/replace.h>
#include <thrust/sort.h>
struct Big { __host__ __device__ bool operator()(int x) const { return x > 990; } };
int main() {
  thrust::device_vector<int> v = ints(4321, 16, 1000), w = v;
  std::printf("%ld\n", long(thrust::find(v.begin(), v.end(), int(v[1234])) - v.begin()));
  std::printf("%ld\n", long(thrust::find_if(v.begin(), v.end(), Big()) - v.begin()));
  std::printf("%d\n", thrust::equal(v.begin(), v.end(), w.begin()));
  w[2222] = -5;
  std::printf("%ld\n", long(thrust::mismatch(v.begin(), v.end(), w.begin()).first - v.begin()));
  thrust::replace_if(w.begin(), w.end(), Big(), 0); report("replaced", w);
  thrust::fill(w.begin() + 10, w.begin() + 20, 3); report("filled", w);
  std::printf("%d\n", thrust::is_sorted(w.begin(), w.end()));
}
