#include "common.h"
#include <thrust/set_operations.h>
#include <thrust/merge.h>
#include <thrust/sort.h>
int main() {
  thrust::device_vector<int> a = ints(2000, 12, 5000), b = ints(3000, 13, 5000), o(5000);
  thrust::sort(a.begin(), a.end()); thrust::sort(b.begin(), b.end());
  thrust::merge(a.begin(), a.end(), b.begin(), b.end(), o.begin()); report("merged", o);
  o.resize(5000); o.resize(thrust::set_union(a.begin(), a.end(), b.begin(), b.end(), o.begin()) - o.begin()); report("union", o);
  o.resize(5000); o.resize(thrust::set_intersection(a.begin(), a.end(), b.begin(), b.end(), o.begin()) - o.begin()); report("intersection", o);
  o.resize(5000); o.resize(thrust::set_difference(a.begin(), a.end(), b.begin(), b.end(), o.begin()) - o.begin()); report("difference", o);
}
