// What the programs of this directory share: data that is the same on every run, and a sum of results.
#pragma once
#include <cstdio>
#include <vector>
#include <cstdint>
#include <cstring>
#include <cuda_runtime.h>

inline void check(cudaError_t e, int line) {
  if (e != cudaSuccess) { std::printf("line %d: %s\n", line, cudaGetErrorString(e)); std::exit(1); }
}
#define CHECK(e) check((e), __LINE__)

struct Random {
  uint32_t state;
  explicit Random(uint32_t seed) : state(seed * 2654435761u + 1) {}
  uint32_t next() { state ^= state << 13; state ^= state >> 17; state ^= state << 5; return state; }
};

template <class T> struct Device {
  T* data = nullptr;
  size_t size;
  explicit Device(size_t n) : size(n) { CHECK(cudaMalloc(&data, (n ? n : 1) * sizeof(T))); CHECK(cudaMemset(data, 0, n * sizeof(T))); }
  explicit Device(const std::vector<T>& v) : Device(v.size()) { CHECK(cudaMemcpy(data, v.data(), size * sizeof(T), cudaMemcpyHostToDevice)); }
  ~Device() { cudaFree(data); }
  std::vector<T> host() const {
    std::vector<T> v(size);
    CHECK(cudaMemcpy(v.data(), data, size * sizeof(T), cudaMemcpyDeviceToHost));
    return v;
  }
};

template <class T> void report(const char* name, const std::vector<T>& v) {
  uint64_t hash = 1469598103934665603ull;
  const unsigned char* bytes = reinterpret_cast<const unsigned char*>(v.data());
  for (size_t i = 0; i < v.size() * sizeof(T); i++) hash = (hash ^ bytes[i]) * 1099511628211ull;
  std::printf("%s: %zu values, hash %016llx\n", name, v.size(), (unsigned long long)hash);
}

inline std::vector<int> ints(size_t n, uint32_t seed, int limit) {
  Random r(seed); std::vector<int> v(n);
  for (auto& x : v) x = int(r.next() % uint32_t(limit));
  return v;
}
inline std::vector<float> floats(size_t n, uint32_t seed) {
  Random r(seed); std::vector<float> v(n);
  for (auto& x : v) x = float(r.next() % 4096) / 64.0f - 32.0f;
  return v;
}

// Calls a device-wide algorithm twice: for the size of its storage, and to run.
#define TWICE(call)                                              \
  do {                                                           \
    void* temp = nullptr; size_t bytes = 0;                      \
    CHECK(call);                                                 \
    CHECK(cudaMalloc(&temp, bytes ? bytes : 1));                 \
    CHECK(call);                                                 \
    CHECK(cudaDeviceSynchronize());                              \
    CHECK(cudaFree(temp));                                       \
  } while (0)
