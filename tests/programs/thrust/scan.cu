#include "common.h"
#include <thrust/scan.h>
#include <thrust/transform_scan.h>
struct Twice { __host__ __device__ int operator()(int x) const { return 2 * x; } };
int main() {
  thrust::device_vector<int> v = ints(20202, 5, 100), k = ints(20202, 6, 2), o(20202);
  thrust::inclusive_scan(v.begin(), v.end(), o.begin()); report("inclusive", o);
  thrust::exclusive_scan(v.begin(), v.end(), o.begin(), 7); report("exclusive", o);
  thrust::inclusive_scan_by_key(k.begin(), k.end(), v.begin(), o.begin()); report("by key", o);
  thrust::transform_inclusive_scan(v.begin(), v.end(), o.begin(), Twice(), thrust::plus<int>()); report("transformed", o);
}
