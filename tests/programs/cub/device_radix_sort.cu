#include "common.h"
#include <cub/device/device_radix_sort.cuh>
int main() {
  Device<int> keys(ints(50021, 5, 1 << 20)), sorted(keys.size), values(ints(50021, 6, 1 << 30)), moved(keys.size);
  TWICE(cub::DeviceRadixSort::SortPairs(temp, bytes, keys.data, sorted.data, values.data, moved.data, int(keys.size)));
  report("keys", sorted.host());
  report("values", moved.host());
  TWICE(cub::DeviceRadixSort::SortKeysDescending(temp, bytes, keys.data, sorted.data, int(keys.size)));
  report("descending", sorted.host());
  Device<float> f(floats(9001, 7)), g(f.size);
  TWICE(cub::DeviceRadixSort::SortKeys(temp, bytes, f.data, g.data, int(f.size)));
  report("floats", g.host());
  Device<unsigned long long> l(1000), m(1000);
  TWICE(cub::DeviceRadixSort::SortKeys(temp, bytes, l.data, m.data, 1000, 8, 40));
  report("bits", m.host());
}
