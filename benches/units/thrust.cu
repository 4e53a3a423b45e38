// Thrust: algorithms over device vectors, reached through many layers of host templates.
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/transform.h>

struct Square {
    __host__ __device__ int operator()(int x) const { return x * x; }
};

int squares(const thrust::host_vector<int> &host) {
    thrust::device_vector<int> values = host;
    thrust::sort(values.begin(), values.end());
    thrust::transform(values.begin(), values.end(), values.begin(), Square());
    return thrust::reduce(values.begin(), values.end());
}
