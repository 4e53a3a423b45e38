#include "common.h"
#include <thrust/scatter.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/reverse_iterator.h>
#include <thrust/iterator/discard_iterator.h>
#include <thrust/iterator/transform_output_iterator.h>
#include <thrust/reduce.h>
#include <thrust/copy.h>
#include <thrust/sequence.h>
#include <thrust/reverse.h>
#include <thrust/swap.h>
struct Half { __host__ __device__ int operator()(int x) const { return x / 2; } };
int main() {
  thrust::device_vector<int> map(997), v = ints(997, 15, 1000), o(997);
  for (int i = 0; i < 997; i++) map[i] = int(i * 31L % 997);
  thrust::scatter(v.begin(), v.end(), map.begin(), o.begin()); report("scattered", o);
  auto p = thrust::make_permutation_iterator(v.begin(), map.begin());
  std::printf("%d\n", thrust::reduce(p, p + 500));
  thrust::copy(thrust::make_reverse_iterator(v.end()), thrust::make_reverse_iterator(v.begin()), thrust::make_transform_output_iterator(o.begin(), Half()));
  report("halves", o);
  thrust::reverse(o.begin(), o.end()); report("reversed", o);
}
