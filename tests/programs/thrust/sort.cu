#include "common.h"
#include <thrust/sort.h>
#include <thrust/functional.h>
int main() {
  thrust::device_vector<int> v = ints(30000, 1, 100000);
  thrust::sort(v.begin(), v.end());
  report("sorted", v);
  thrust::sort(v.begin(), v.end(), thrust::greater<int>());
  report("descending", v);
}
