#include "common.h"
#include <cub/device/device_histogram.cuh>
int main() {
  Device<float> in(floats(40000, 11));
  Device<int> bins(64), custom(4);
  TWICE(cub::DeviceHistogram::HistogramEven(temp, bytes, in.data, bins.data, 65, -32.0f, 32.0f, int(in.size)));
  report("even", bins.host());
  Device<float> levels(std::vector<float>{-32.0f, -10.0f, 0.0f, 5.0f, 32.0f});
  TWICE(cub::DeviceHistogram::HistogramRange(temp, bytes, in.data, custom.data, 5, levels.data, int(in.size)));
  for (int b : custom.host()) std::printf("%d ", b);
  std::printf("\n");
}
