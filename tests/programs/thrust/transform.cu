#include "common.h"
#include <thrust/transform.h>
#include <thrust/for_each.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/tuple.h>
struct Saxpy { float a; __host__ __device__ float operator()(float x, float y) const { return a * x + y; } };
struct Mix { template <class T> __host__ __device__ void operator()(T t) const { thrust::get<2>(t) = thrust::get<0>(t) * 3 + thrust::get<1>(t); } };
int main() {
  thrust::device_vector<int> a = ints(1000, 7, 100), b = ints(1000, 8, 100), c(1000);
  thrust::device_vector<float> x(a.begin(), a.end()), y(b.begin(), b.end());
  thrust::transform(x.begin(), x.end(), y.begin(), y.begin(), Saxpy{2.5f}); report("saxpy", y);
  thrust::for_each(thrust::make_zip_iterator(thrust::make_tuple(a.begin(), b.begin(), c.begin())),
                   thrust::make_zip_iterator(thrust::make_tuple(a.end(), b.end(), c.end())), Mix());
  report("mixed", c);
  thrust::transform(thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(1000), c.begin(), thrust::negate<int>());
  report("counted", c);
}
