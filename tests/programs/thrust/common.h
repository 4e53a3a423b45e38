// What the programs of this directory share: data that is the same on every run, and showing results.
#pragma once
#include <cstdio>
#include <cstdint>
#include <thrust/host_vector.h>
#include <thrust/device_vector.h>

inline thrust::host_vector<int> ints(size_t n, uint32_t seed, int limit) {
  thrust::host_vector<int> v(n);
  uint32_t s = seed * 2654435761u + 1;
  for (size_t i = 0; i < n; i++) { s ^= s << 13; s ^= s >> 17; s ^= s << 5; v[i] = int(s % uint32_t(limit)); }
  return v;
}

template <class V> void report(const char* name, const V& device) {
  using T = typename V::value_type;
  thrust::host_vector<T> v(device.begin(), device.end());
  uint64_t hash = 1469598103934665603ull;
  const unsigned char* bytes = reinterpret_cast<const unsigned char*>(thrust::raw_pointer_cast(v.data()));
  for (size_t i = 0; i < v.size() * sizeof(T); i++) hash = (hash ^ bytes[i]) * 1099511628211ull;
  std::printf("%s: %zu values, hash %016llx\n", name, size_t(v.size()), (unsigned long long)hash);
}
