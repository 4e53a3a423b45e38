#include "common.h"
#include <cub/device/device_select.cuh>
struct Odd { __host__ __device__ bool operator()(int x) const { return x & 1; } };
int main() {
  Device<int> in(ints(30011, 9, 50)), out(in.size), count(1);
  TWICE(cub::DeviceSelect::If(temp, bytes, in.data, out.data, count.data, int(in.size), Odd{}));
  std::printf("odd: %d\n", count.host()[0]);
  auto v = out.host(); v.resize(count.host()[0]); report("odd", v);
  TWICE(cub::DeviceSelect::Unique(temp, bytes, in.data, out.data, count.data, int(in.size)));
  v = out.host(); v.resize(count.host()[0]); report("unique", v);
  std::vector<char> flags(in.size); for (size_t i = 0; i < flags.size(); i++) flags[i] = i % 3 == 0;
  Device<char> f(flags);
  TWICE(cub::DeviceSelect::Flagged(temp, bytes, in.data, f.data, out.data, count.data, int(in.size)));
  v = out.host(); v.resize(count.host()[0]); report("flagged", v);
}
