// NVCC-FLAGS: --extended-lambda
#include "common.h"
#include <cub/device/device_for.cuh>
#include <cub/device/device_transform.cuh>
int main() {
  Device<int> a(ints(3000, 15, 100)), b(ints(3000, 16, 100)), c(3000);
  int *x = a.data, *y = b.data, *z = c.data;
  TWICE(cub::DeviceFor::Bulk(temp, bytes, 3000, [=] __device__(int i) { z[i] = x[i] * y[i] + i; }));
  report("bulk", c.host());
  TWICE(cub::DeviceFor::ForEachN(temp, bytes, z, 3000, [] __device__(int& v) { v = -v; }));
  report("for each", c.host());
}
