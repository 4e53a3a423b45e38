// What the source says about unrolling goes on to ptxas, which unrolls loops of its own.
// FLAGS: -arch=sm_90
// OPT: 2 3
// PTXAS: sm_75 sm_90

extern "C" __global__ void one(int *p, int n) {
  int s = 0;
#pragma unroll 1
  for (int i = 0; i < n; i++) s += p[i];
  p[n] = s;
}
// CHECK: .entry one(
// CHECK: .pragma "nounroll";
// CHECK-NOT: nounroll
// RUN: one<<<1, 1>>>(p=out:i32:6:i+1, n=i32:5)
// EXPECT: p[5] == 15

extern "C" __global__ void do_loop(int *p, int n) {
  int s = 0, i = 0;
#pragma unroll 1
  do {
    s += p[i];
  } while (++i < n);
  p[n] = s;
}
// CHECK: .entry do_loop(
// CHECK: .pragma "nounroll";
// CHECK-NOT: nounroll
// RUN: do_loop<<<1, 1>>>(p=out:i32:6:i+1, n=i32:5)
// EXPECT: p[5] == 15

extern "C" __global__ void while_loop(int *p, int n) {
  int s = 0, i = 0;
#pragma unroll 1
  while (i < n) s += p[i++];
  p[n] = s;
}
// CHECK: .entry while_loop(
// CHECK: .pragma "nounroll";
// CHECK-NOT: nounroll

extern "C" __global__ void over_a_range(int *p) {
  int a[8];
#pragma unroll 1
  for (int i = 0; i < 8; i++) a[i] = p[7 - i];
  int s = 0;
#pragma unroll 1
  for (int x : a) s = s * 3 + x;
  p[8] = s;
}
// CHECK: .entry over_a_range(
// CHECK: .pragma "nounroll";
// CHECK: .pragma "nounroll";
// CHECK-NOT: nounroll
// RUN: over_a_range<<<1, 1>>>(p=out:i32:9:iota)
// EXPECT: p[8] == 21324

extern "C" __global__ void nested(int *p, int n) {
  int s = 0;
#pragma unroll 1
  for (int i = 0; i < n; i++)
#pragma unroll 1
    for (int j = 0; j < i; j++) s += p[i * n + j];
  p[0] = s;
}
// CHECK: .entry nested(
// CHECK: .pragma "nounroll";
// CHECK: .pragma "nounroll";
// CHECK-NOT: nounroll

// As many copies as were asked for, and no more: neither here nor by ptxas.
extern "C" __global__ void four_of_sixteen(int *p) {
  int s = 0;
#pragma unroll 4
  for (int i = 0; i < 16; i++) s += p[i];
  p[16] = s;
}
// CHECK: .entry four_of_sixteen(
// CHECK: .pragma "nounroll";
// CHECK: ld.global
// CHECK: ld.global
// CHECK: ld.global
// CHECK: ld.global
// CHECK-NOT: ld.global
// CHECK: bra
// CHECK-NOT: nounroll
// RUN: four_of_sixteen<<<1, 1>>>(p=out:i32:17:iota)
// EXPECT: p[16] == 120

extern "C" __global__ void four(int *p, int n) {
  int s = 0;
#pragma unroll 4
  for (int i = 0; i < n; i++) s += p[i];
  p[n] = s;
}
// CHECK: .entry four(
// CHECK: .pragma "nounroll";
// CHECK: .pragma "nounroll";
// CHECK-NOT: nounroll
// RUN: four<<<1, 1>>>(p=out:i32:17:iota, n=i32:15)
// EXPECT: p[15] == 105

template <int N>
__global__ void instance(int *p, int n) {
  int s = 0;
#pragma unroll N
  for (int i = 0; i < n; i++) s += p[i];
  p[n] = s;
}
template __global__ void instance<1>(int *, int);
// CHECK: .entry _Z8instanceILi1EEvPii(
// CHECK: .pragma "nounroll";
// CHECK-NOT: nounroll

__device__ int sum(int *p, int n) {
  int s = 0;
#pragma unroll 1
  for (int i = 0; i < n; i++) s += p[i];
  return s;
}
extern "C" __global__ void inlined(int *p, int n) { p[0] = sum(p, n) + sum(p + 5, n + 1); }
// CHECK: .entry inlined(
// CHECK: .pragma "nounroll";
// CHECK: .pragma "nounroll";
