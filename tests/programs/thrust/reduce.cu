#include "common.h"
#include <thrust/reduce.h>
#include <thrust/transform_reduce.h>
#include <thrust/extrema.h>
#include <thrust/inner_product.h>
#include <thrust/count.h>
struct Square { __host__ __device__ long long operator()(int x) const { return (long long)x * x; } };
struct Even { __host__ __device__ bool operator()(int x) const { return x % 2 == 0; } };
int main() {
  thrust::device_vector<int> v = ints(44444, 3, 1000), w = ints(44444, 4, 1000);
  std::printf("%d\n", thrust::reduce(v.begin(), v.end()));
  std::printf("%d\n", thrust::reduce(v.begin(), v.end(), -1, thrust::maximum<int>()));
  std::printf("%lld\n", thrust::transform_reduce(v.begin(), v.end(), Square(), 0LL, thrust::plus<long long>()));
  std::printf("%lld\n", thrust::inner_product(v.begin(), v.end(), w.begin(), 0LL));
  auto mm = thrust::minmax_element(v.begin(), v.end());
  std::printf("%ld %ld\n", long(mm.first - v.begin()), long(mm.second - v.begin()));
  std::printf("%ld\n", long(thrust::count_if(v.begin(), v.end(), Even())));
}
