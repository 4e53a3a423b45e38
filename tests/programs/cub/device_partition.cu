#include "common.h"
#include <cub/device/device_partition.cuh>
struct Below { int limit; __host__ __device__ bool operator()(int x) const { return x < limit; } };
int main() {
  Device<int> in(ints(12345, 10, 1000)), out(in.size), count(1), small(in.size), middle(in.size), rest(in.size), two(2);
  TWICE(cub::DevicePartition::If(temp, bytes, in.data, out.data, count.data, int(in.size), Below{300}));
  std::printf("%d\n", count.host()[0]);
  report("parts", out.host());
  TWICE(cub::DevicePartition::If(temp, bytes, in.data, small.data, middle.data, rest.data, two.data, int(in.size), Below{100}, Below{500}));
  std::printf("%d %d\n", two.host()[0], two.host()[1]);
}
