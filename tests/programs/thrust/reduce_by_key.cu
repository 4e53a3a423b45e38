#include "common.h"
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/binary_search.h>
#include <thrust/adjacent_difference.h>
int main() {
  thrust::device_vector<int> v = ints(6000, 10, 64), keys(64), counts(64);
  thrust::sort(v.begin(), v.end());
  auto ends = thrust::reduce_by_key(v.begin(), v.end(), thrust::constant_iterator<int>(1), keys.begin(), counts.begin());
  std::printf("%ld\n", long(ends.first - keys.begin())); report("counts", counts);
  thrust::device_vector<int> wanted = ints(300, 11, 70), at(300), diff(6000);
  thrust::lower_bound(v.begin(), v.end(), wanted.begin(), wanted.end(), at.begin()); report("lower", at);
  thrust::upper_bound(v.begin(), v.end(), wanted.begin(), wanted.end(), at.begin()); report("upper", at);
  thrust::adjacent_difference(v.begin(), v.end(), diff.begin()); report("differences", diff);
}
