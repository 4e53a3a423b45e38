#include "../common.h"
#include "structs.h"

__global__ void kernel(int *p, float *q) {
  int t = threadIdx.x;
  Big b;
  for (int i = 0; i < 64; i++) b.v[i] = i + t;
  b = shift(b, 3);
  for (int i = 0; i < 64; i++) atomicAdd(&p[i], b.v[i]);
  Small s = swap(Small{1.5f + t, 2.5f, 3, 4});
  Mid m = mix(Mid{{1, 2, 3, 4, 5}}, Mid{{5, 4, 3, 2, 1}}, s);
  Wide w = widen(Empty(), Wide{{1, 2, 3, 4}, t % 2 == 0}, t > 3, char(t - 4), (unsigned short)(65530 + t));
  q[t] = s.a + s.b * 10 + s.c * 100 + s.d + m.m[2] + m.m[4] + w.x[t & 3] * (w.flag ? 2 : 1);
}

int main() {
  int *p = managed<int>(64);
  float *q = managed<float>(8);
  kernel<<<1, 8>>>(p, q);
  finish();
  show(p, 64, 9);
  show(q, 8);
}
