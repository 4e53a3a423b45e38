#include "common.h"
#include <cub/device/device_reduce.cuh>
struct MaxAbs { __host__ __device__ int operator()(int a, int b) const { a = a < 0 ? -a : a; b = b < 0 ? -b : b; return a > b ? a : b; } };
int main() {
  Device<int> in(ints(100003, 1, 1000)), sum(1), least(1), most(1), custom(1);
  TWICE(cub::DeviceReduce::Sum(temp, bytes, in.data, sum.data, int(in.size)));
  TWICE(cub::DeviceReduce::Min(temp, bytes, in.data, least.data, int(in.size)));
  TWICE(cub::DeviceReduce::Max(temp, bytes, in.data, most.data, int(in.size)));
  TWICE(cub::DeviceReduce::Reduce(temp, bytes, in.data, custom.data, int(in.size), MaxAbs(), -1));
  std::printf("%d %d %d %d\n", sum.host()[0], least.host()[0], most.host()[0], custom.host()[0]);
  Device<float> f(floats(5000, 2)), fs(1);
  Device<cub::KeyValuePair<int, float>> arg(1);
  TWICE(cub::DeviceReduce::Sum(temp, bytes, f.data, fs.data, int(f.size)));
  TWICE(cub::DeviceReduce::ArgMax(temp, bytes, f.data, arg.data, int(f.size)));
  std::printf("%g %d %g\n", fs.host()[0], arg.host()[0].key, arg.host()[0].value);
}
