#include "common.h"
#include <thrust/sort.h>
#include <thrust/sequence.h>
#include <thrust/gather.h>
struct ByDigit { __host__ __device__ bool operator()(int a, int b) const { return a % 10 < b % 10; } };
int main() {
  thrust::device_vector<int> k = ints(5000, 2, 1000), v(5000), g(5000);
  thrust::sequence(v.begin(), v.end());
  thrust::stable_sort_by_key(k.begin(), k.end(), v.begin(), ByDigit());
  report("keys", k); report("values", v);
  thrust::gather(v.begin(), v.end(), k.begin(), g.begin());
  report("gathered", g);
}
