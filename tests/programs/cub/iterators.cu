#include "common.h"
#include <cub/device/device_reduce.cuh>
#include <cub/iterator/cache_modified_input_iterator.cuh>
#include <cub/iterator/arg_index_input_iterator.cuh>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/counting_iterator.h>
struct Square { __host__ __device__ long long operator()(int x) const { return (long long)x * x; } };
int main() {
  Device<int> in(ints(10000, 24, 1000)); Device<long long> out(1);
  auto squares = thrust::make_transform_iterator(in.data, Square());
  TWICE(cub::DeviceReduce::Sum(temp, bytes, squares, out.data, int(in.size)));
  std::printf("%lld\n", out.host()[0]);
  auto counted = thrust::make_transform_iterator(thrust::counting_iterator<int>(1), Square());
  TWICE(cub::DeviceReduce::Sum(temp, bytes, counted, out.data, 1000));
  std::printf("%lld\n", out.host()[0]);
  cub::CacheModifiedInputIterator<cub::LOAD_LDG, int> cached(in.data);
  Device<int> most(1);
  TWICE(cub::DeviceReduce::Max(temp, bytes, cached, most.data, int(in.size)));
  std::printf("%d\n", most.host()[0]);
}
