#include "common.h"
#include <cub/device/device_run_length_encode.cuh>
int main() {
  Device<int> in(ints(20000, 12, 2)), values(in.size), lengths(in.size), runs(1), offsets(in.size);
  TWICE(cub::DeviceRunLengthEncode::Encode(temp, bytes, in.data, values.data, lengths.data, runs.data, int(in.size)));
  std::printf("%d runs\n", runs.host()[0]);
  report("lengths", lengths.host());
  TWICE(cub::DeviceRunLengthEncode::NonTrivialRuns(temp, bytes, in.data, offsets.data, lengths.data, runs.data, int(in.size)));
  std::printf("%d longer runs\n", runs.host()[0]);
}
