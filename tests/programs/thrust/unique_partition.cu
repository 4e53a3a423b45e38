#include "common.h"
#include <thrust/unique.h>
#include <thrust/partition.h>
#include <thrust/remove.h>
#include <thrust/copy.h>
#include <thrust/sort.h>
struct Small { __host__ __device__ bool operator()(int x) const { return x < 50; } };
int main() {
  thrust::device_vector<int> v = ints(9999, 9, 200), o(9999);
  auto end = thrust::copy_if(v.begin(), v.end(), o.begin(), Small()); o.resize(end - o.begin()); report("copied", o);
  o = v; o.resize(thrust::remove_if(o.begin(), o.end(), Small()) - o.begin()); report("removed", o);
  o = v; thrust::stable_partition(o.begin(), o.end(), Small()); report("partitioned", o);
  o = v; thrust::sort(o.begin(), o.end()); o.resize(thrust::unique(o.begin(), o.end()) - o.begin()); report("unique", o);
}
