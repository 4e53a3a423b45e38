#include "common.h"
#include <cub/device/device_memcpy.cuh>
#include <cub/device/device_copy.cuh>
int main() {
  Device<int> in(ints(8192, 17, 1 << 30)), out(8192);
  std::vector<const void*> from; std::vector<void*> to; std::vector<size_t> sizes;
  size_t at = 0; Random r(18);
  while (at < 8192) { size_t n = 1 + r.next() % 700; if (at + n > 8192) n = 8192 - at; from.push_back(in.data + at); to.push_back(out.data + (8192 - at - n)); sizes.push_back(n * sizeof(int)); at += n; }
  Device<const void*> f(from); Device<void*> t(to); Device<size_t> s(sizes);
  TWICE(cub::DeviceMemcpy::Batched(temp, bytes, f.data, t.data, s.data, unsigned(sizes.size())));
  report("copied", out.host());
}
