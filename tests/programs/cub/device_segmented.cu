#include "common.h"
#include <cub/device/device_segmented_reduce.cuh>
#include <cub/device/device_segmented_sort.cuh>
int main() {
  const int segments = 200;
  std::vector<int> at(segments + 1, 0);
  Random r(13);
  for (int i = 0; i < segments; i++) at[i + 1] = at[i] + int(r.next() % 300);
  Device<int> offsets(at), in(ints(at.back(), 14, 10000)), out(segments), sorted(in.size);
  TWICE(cub::DeviceSegmentedReduce::Sum(temp, bytes, in.data, out.data, segments, offsets.data, offsets.data + 1));
  report("sums", out.host());
  TWICE(cub::DeviceSegmentedSort::SortKeys(temp, bytes, in.data, sorted.data, int(in.size), segments, offsets.data, offsets.data + 1));
  report("sorted", sorted.host());
}
