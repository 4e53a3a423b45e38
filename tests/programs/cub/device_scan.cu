#include "common.h"
#include <cub/device/device_scan.cuh>
int main() {
  Device<int> in(ints(70001, 3, 100)), out(in.size), keys(ints(70001, 4, 3));
  TWICE(cub::DeviceScan::InclusiveSum(temp, bytes, in.data, out.data, int(in.size)));
  report("inclusive", out.host());
  TWICE(cub::DeviceScan::ExclusiveSum(temp, bytes, in.data, out.data, int(in.size)));
  report("exclusive", out.host());
  TWICE(cub::DeviceScan::ExclusiveSumByKey(temp, bytes, keys.data, in.data, out.data, int(in.size)));
  report("by key", out.host());
  TWICE(cub::DeviceScan::InclusiveScan(temp, bytes, in.data, out.data, cuda::maximum<>{}, int(in.size)));
  report("running maximum", out.host());
}
