// Writes to constant memory: a warning, and a kernel that gets there stops.
// FLAGS: -arch=sm_90
// PTXAS: sm_90
// OPT: 1 2 3
// NO-CLANG: clang refuses some of them

#include <string.h>

__constant__ int number;
__constant__ int numbers[4];
__constant__ float real;
__constant__ unsigned long long wide;

extern "C" __global__ void add() { atomicAdd(&number, 1); }  // warning: Cannot do atomic on constant memory
// RUN: add<<<1, 1>>>()
// FAULT: trap
extern "C" __global__ void swap(int *o) { o[0] = atomicCAS(&numbers[o[0]], 1, 2); }  // warning: Cannot do atomic on constant memory
// RUN: swap<<<1, 1>>>(o=out:i32:1)
// FAULT: trap
extern "C" __global__ void exchange(float *o) { o[0] = atomicExch(&real, 1.f); }  // warning: Cannot do atomic on constant memory
// RUN: exchange<<<1, 1>>>(o=out:f32:1)
// FAULT: trap
extern "C" __global__ void most(unsigned long long *o) { o[0] = atomicMax(&wide, 1ull); }  // warning: Cannot do atomic on constant memory
// RUN: most<<<1, 1>>>(o=out:u64:1)
// FAULT: trap
extern "C" __global__ void store(int *o) { numbers[o[0]] = 5; }  // warning: Cannot store to pointer that points to constant memory space
// RUN: store<<<1, 1>>>(o=out:i32:1)
// FAULT: trap
extern "C" __global__ void volatile_store() { *(volatile int *)&number = 5; }  // warning: Cannot store to pointer that points to constant memory space
// RUN: volatile_store<<<1, 1>>>()
// FAULT: trap
extern "C" __global__ void copy(int *o) { memcpy(numbers, o, 16); }  // warning: Cannot store to pointer that points to constant memory space
// RUN: copy<<<1, 1>>>(o=out:i32:4)
// FAULT: trap
extern "C" __global__ void fill() { memset(numbers, 0, 16); }  // warning: Cannot store to pointer that points to constant memory space
// RUN: fill<<<1, 1>>>()
// FAULT: trap

// Where it does not get there, everything else happens.
// warning@+1: Cannot do atomic on constant memory
extern "C" __global__ void never(int *o, int n) {
  if (n) atomicAdd(&number, 1);
  o[0] = 7;
}
// RUN: never<<<1, 1>>>(o=out:i32:1, n=i32:0)
// EXPECT: o[0] == 7
// RUN: never<<<1, 1>>>(o=out:i32:1, n=i32:1)
// FAULT: trap

// Memory of the thread itself needs no atomics.
struct Args {
  int a[4];
};
extern "C" __global__ void own(Args s, int *o) {
  int l[4] = {1, 2, 3, 4};
  o[1] = atomicAdd(&l[o[0]], 5);
  o[2] = l[o[0]];
  o[3] = atomicAdd(&s.a[o[0]], 6);
  o[4] = s.a[o[0]];
}
// RUN: own<<<1, 1>>>(s={i32:1,i32:2,i32:3,i32:4}, o=out:i32:5:2)
// EXPECT: o == [2, 3, 8, 3, 9]
