#include "common.h"
#include <cub/device/device_merge_sort.cuh>
struct Item { int key; float weight; };
struct Less { __device__ bool operator()(const Item& a, const Item& b) const { return a.key < b.key; } };
int main() {
  std::vector<Item> items(20011);
  Random r(8);
  for (auto& i : items) { i.key = int(r.next() % 500); i.weight = float(r.next() % 100); }
  Device<Item> d(items);
  TWICE(cub::DeviceMergeSort::StableSortKeys(temp, bytes, d.data, int(d.size), Less{}));
  report("items", d.host());
}
