// What all programs share: an error ends the program, and results are printed.
#pragma once
#include <cstdio>
#include <cstdlib>

inline void check(cudaError_t e) {
  if (e != cudaSuccess) {
    std::printf("%s\n", cudaGetErrorName(e));
    std::exit(1);
  }
}

template <class T> T *managed(int n) {
  T *p;
  check(cudaMallocManaged(&p, n * sizeof(T)));
  for (int i = 0; i < n; i++) p[i] = T();
  return p;
}

inline void finish() {
  check(cudaGetLastError());
  check(cudaDeviceSynchronize());
}

template <class T> void show(const T *p, int n, int step = 1) {
  for (int i = 0; i < n; i += step) std::printf("%.6g ", double(p[i]));
  std::printf("\n");
}
