#include "structs.h"

__device__ Big shift(Big b, int n) {
  Big r;
  for (int i = 0; i < 64; i++) r.v[i] = b.v[(i + n) & 63] * 2;
  return r;
}

__device__ Small swap(Small s) { return Small{s.b, s.a, short(s.c + s.d), char(s.c - 1)}; }

__device__ Mid mix(Mid a, Mid b, Small s) {
  for (int i = 0; i < 5; i++) a.m[i] = a.m[i] * b.m[i] + s.c;
  return a;
}

__device__ Wide widen(Empty, Wide w, bool flag, char c, unsigned short u) {
  for (float &x : w.x) x += c + u * 0.5f;
  w.flag ^= flag;
  return w;
}
