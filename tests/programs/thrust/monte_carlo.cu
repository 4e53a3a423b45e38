#include "common.h"
#include <thrust/random.h>
#include <thrust/transform_reduce.h>
#include <thrust/iterator/counting_iterator.h>
struct Inside {
  __host__ __device__ int operator()(unsigned thread) const {
    thrust::default_random_engine engine(thread * 7919 + 1);
    thrust::uniform_real_distribution<float> u(0, 1);
    int hits = 0;
    for (int i = 0; i < 200; i++) { float x = u(engine), y = u(engine); hits += x * x + y * y <= 1; }
    return hits;
  }
};
int main() {
  int hits = thrust::transform_reduce(thrust::counting_iterator<unsigned>(0), thrust::counting_iterator<unsigned>(5000), Inside(), 0, thrust::plus<int>());
  std::printf("%d %.3f\n", hits, 4.0 * hits / 1e6);
}
