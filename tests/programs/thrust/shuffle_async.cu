#include "common.h"
#include <thrust/shuffle.h>
#include <thrust/random.h>
#include <thrust/sequence.h>
#include <thrust/reduce.h>
#include <thrust/execution_policy.h>
int main() {
  cudaStream_t s; cudaStreamCreate(&s);
  thrust::device_vector<int> v(1000);
  thrust::sequence(thrust::cuda::par.on(s), v.begin(), v.end());
  thrust::shuffle(thrust::cuda::par.on(s), v.begin(), v.end(), thrust::default_random_engine(5));
  report("shuffled", v);
  std::printf("%d\n", thrust::reduce(thrust::cuda::par_nosync.on(s), v.begin(), v.end()));
  cudaStreamDestroy(s);
}
