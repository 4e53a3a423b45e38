__device__ void count(int *h, float *f, unsigned long long *m, int i) {
  atomicAdd(&h[i & 7], i);
  atomicAdd(&f[i & 7], 0.5f);
  atomicMax(&m[0], i * 3ull);
  atomicAdd_system(&m[1], 2ull);
  atomicXor(&m[2], 1ull << (i & 31));
  int old = h[8], seen;
  do {
    seen = old;
    old = atomicCAS(&h[8], seen, seen + 1);
  } while (old != seen);
  __threadfence();
}
