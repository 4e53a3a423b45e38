#include "power.h"
__device__ double other(double x, int i) {
  Accumulator<double> a{0};
  a.add(power<double, 5>(x), i);
  return a.sum * 0.5;
}
