#pragma once
// Instances for the same arguments appear in both units; the program keeps one of each.
template <class T, int N> __device__ __noinline__ T power(T x) {
  T r = 1;
  for (int i = 0; i < N; i++) r *= x;
  return r;
}

template <class T> struct Accumulator {
  T sum;
  static __device__ T weight(int i) {
    static __device__ T table[4] = {1, 2, 3, 4};
    return table[i & 3];
  }
  __device__ void add(T x, int i) { sum += x * weight(i); }
};

__device__ double other(double x, int i);
