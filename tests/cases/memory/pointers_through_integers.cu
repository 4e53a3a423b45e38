// NO-CLANG: clang has no atomics of 128 bits
// OPT: 0 1 2 3
// PTXAS: sm_90 sm_100
// Pointers into shared and local memory that reach memory other than as pointers come back as what they are.
// FLAGS: -arch=sm_90

#include <string.h>

typedef unsigned long long u64;
#define SHARED                  \
  __shared__ float s[64];       \
  int t = threadIdx.x;          \
  s[t] = 2 * t + 1;             \
  if (t == 0) g[0] = 0;         \
  __syncthreads()
#define RESULT                  \
  __syncthreads();              \
  o[t] = (*(float **)g)[t]

extern "C" __global__ void exchange(u64 *g, float *o) {
  SHARED;
  if (!t) atomicExch(g, (u64)(float *)s);
  RESULT;
}
// RUN: exchange<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void compare_and_swap(u64 *g, float *o) {
  SHARED;
  if (!t) atomicCAS(g, 0ull, (u64)(float *)s);
  RESULT;
}
// RUN: compare_and_swap<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void maximum(u64 *g, float *o) {
  SHARED;
  atomicMax(g, (u64)(float *)s);
  RESULT;
}
// RUN: maximum<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void sum(u64 *g, float *o) {
  SHARED;
  if (!t) atomicAdd(g, (u64)(float *)s);
  RESULT;
}
// RUN: sum<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void either(u64 *g, float *o) {
  SHARED;
  atomicOr(g, (u64)(float *)s);
  RESULT;
}
// RUN: either<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

// Half a pointer at a time.
extern "C" __global__ void halves_exchanged(unsigned *g, float *o) {
  SHARED;
  u64 v = (u64)(float *)s;
  if (!t) {
    atomicExch(g, (unsigned)v);
    atomicExch(g + 1, (unsigned)(v >> 32));
  }
  RESULT;
}
// RUN: halves_exchanged<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void halves(unsigned *g, float *o) {
  SHARED;
  u64 v = (u64)(float *)s;
  if (!t) {
    g[0] = (unsigned)v;
    g[1] = (unsigned)(v >> 32);
  }
  RESULT;
}
// RUN: halves<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void bytes(unsigned char *g, float *o) {
  SHARED;
  u64 v = (u64)(float *)s;
  if (!t)
    for (int i = 0; i < 8; i++) g[i] = (unsigned char)(v >> 8 * i);
  RESULT;
}
// RUN: bytes<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void single_bits(u64 *g, float *o) {
  SHARED;
  u64 v = (u64)(float *)s, w = 0;
  for (int i = 0; i < 64; i++) w |= v >> i & 1 ? 1ull << i : 0;
  if (!t) *g = w;
  RESULT;
}
// RUN: single_bits<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

// The difference to something, taken back at the load.
extern "C" __global__ void scrambled(u64 *g, float *o) {
  SHARED;
  if (!t) *g = (u64)(float *)s ^ 0x5555;
  __syncthreads();
  if (!t) *g ^= 0x5555;
  RESULT;
}
// RUN: scrambled<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void in_a_double(double *g, float *o) {
  SHARED;
  if (!t) *g = __longlong_as_double((long long)(float *)s);
  RESULT;
}
// RUN: in_a_double<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void in_a_vector(u64 *g, float *o) {
  SHARED;
  if (!t) *(uint4 *)g = make_uint4((unsigned)(u64)(float *)s, (unsigned)((u64)(float *)s >> 32), 0, 0);
  RESULT;
}
// RUN: in_a_vector<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

union Both {
  float *p;
  uint2 u;
  double d;
};
extern "C" __global__ void in_a_union(u64 *g, float *o) {
  SHARED;
  if (!t) {
    Both b;
    b.p = s;
    *(uint2 *)g = b.u;
  }
  RESULT;
}
// RUN: in_a_union<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void of_a_union(u64 *g, float *o) {
  SHARED;
  if (!t) {
    Both b;
    b.p = s;
    atomicExch((double *)g == 0 ? (u64 *)0 : g, (u64)__double_as_longlong(b.d));
  }
  RESULT;
}
// RUN: of_a_union<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void copied(u64 *g, float *o) {
  SHARED;
  if (!t) {
    float *p = s;
    memcpy(g, &p, 8);
  }
  RESULT;
}
// RUN: copied<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

struct Holder {
  int n;
  float *p[3];
};
extern "C" __global__ void copied_in_a_record(Holder *g, float *o) {
  __shared__ float s[64];
  int t = threadIdx.x;
  s[t] = 2 * t + 1;
  __syncthreads();
  if (!t) {
    Holder h = {1, {0, s, 0}};
    memcpy(g, &h, sizeof h);
    g[1] = g[0];
    memcpy(g + 2, g + 1, sizeof h);
  }
  __syncthreads();
  o[t] = g[2].p[g[2].n][t];
}
// RUN: copied_in_a_record<<<1, 64>>>(g=out:u64:12, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void volatile_integer(volatile u64 *g, float *o) {
  SHARED;
  if (!t) *g = (u64)(float *)s;
  RESULT;
}
// RUN: volatile_integer<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void volatile_pointer(float *volatile *g, float *o) {
  SHARED;
  if (!t) *g = s;
  __syncthreads();
  float *p = *g;
  o[t] = p[t];
}
// RUN: volatile_pointer<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void by_assembly(u64 *g, float *o) {
  SHARED;
  if (!t) asm volatile("st.global.u64 [%0], %1;" ::"l"(g), "l"((float *)s) : "memory");
  RESULT;
}
// RUN: by_assembly<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

// Assembly that only computes.
extern "C" __global__ void through_assembly(u64 *g, float *o) {
  SHARED;
  u64 v;
  asm("add.u64 %0, %1, 4;" : "=l"(v) : "l"((float *)s));
  if (!t) atomicExch(g, v - 4);
  RESULT;
}
// RUN: through_assembly<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void split_by_assembly(unsigned *g, float *o) {
  SHARED;
  unsigned lo, hi;
  asm("mov.b64 {%0, %1}, %2;" : "=r"(lo), "=r"(hi) : "l"((float *)s));
  if (!t) {
    g[0] = lo;
    g[1] = hi;
  }
  RESULT;
}
// RUN: split_by_assembly<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void made_by_assembly(unsigned *g, float *o) {
  SHARED;
  unsigned lo, hi, a = (unsigned)__cvta_generic_to_shared(s);
  asm("{ .reg .u64 a; cvt.u64.u32 a, %2; cvta.shared.u64 a, a; mov.b64 {%0, %1}, a; }" : "=r"(lo), "=r"(hi) : "r"(a));
  if (!t) {
    g[0] = lo;
    g[1] = hi;
  }
  RESULT;
}
// RUN: made_by_assembly<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void shuffled(u64 *g, float *o) {
  SHARED;
  u64 v = __shfl_sync(~0u, (u64)(float *)(s + t), 0);
  if (!t) *g = v;
  RESULT;
}
// RUN: shuffled<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

__device__ __noinline__ u64 same(u64 v) { return v; }
extern "C" __global__ void through_a_function(u64 *g, float *o) {
  SHARED;
  if (!t) atomicExch(g, same((u64)(float *)s));
  RESULT;
}
// RUN: through_a_function<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

__shared__ float board[64];
__device__ __noinline__ u64 address() { return (u64)(float *)board; }
__device__ __noinline__ unsigned half(int i) { return (unsigned)((u64)(float *)board >> 32 * i); }
extern "C" __global__ void from_a_function(u64 *g, float *o) {
  int t = threadIdx.x;
  board[t] = 2 * t + 1;
  __syncthreads();
  if (!t) *g = address();
  RESULT;
}
// RUN: from_a_function<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void halves_from_a_function(unsigned *g, float *o) {
  int t = threadIdx.x;
  board[t] = 2 * t + 1;
  __syncthreads();
  if (!t) {
    g[0] = half(0);
    g[1] = half(1);
  }
  RESULT;
}
// RUN: halves_from_a_function<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

__device__ __noinline__ void put(void *at, u64 v) { *(u64 *)at = v; }
extern "C" __global__ void put_by_a_function(u64 *g, float *o) {
  SHARED;
  if (!t) put(g, (u64)(float *)s);
  RESULT;
}
// RUN: put_by_a_function<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

extern "C" __global__ void sixteen_bytes(u64 *g, float *o) {
  SHARED;
  if (!t) *(unsigned __int128 *)g = (unsigned __int128)(u64)(float *)s;
  RESULT;
}
// RUN: sixteen_bytes<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

struct alignas(16) Pair {
  float *p;
  u64 n;
};
extern "C" __global__ void sixteen_bytes_exchanged(Pair *g, float *o) {
  __shared__ float s[64];
  int t = threadIdx.x;
  s[t] = 2 * t + 1;
  __syncthreads();
  if (!t) {
    Pair x = {s, 5};
    atomicExch(g, x);
  }
  __syncthreads();
  o[t] = g->p[t];
}
// RUN: sixteen_bytes_exchanged<<<1, 64>>>(g=out:u64:2, o=out:f32:64)
// EXPECT: o[i] == 2*i + 1

// The slots of a thread.
extern "C" __global__ void own_slot(u64 *g, float *o) {
  float l[8];
  int t = threadIdx.x;
  for (int i = 0; i < 8; i++) l[i] = o[i] + 3 * i;
  atomicExch(g + t, (u64)(float *)l);
  float *p = *(float **)(g + t);
  o[t + 8] = p[t & 7];
}
// RUN: own_slot<<<1, 64>>>(g=out:u64:64, o=out:f32:72)
// EXPECT: o[i] == 3*((i - 8) % 8) for i in 8..72

// A by-value argument, the address of it and a pointer put into it.
struct Args {
  float *p;
  float x[4];
};
extern "C" __global__ void own_argument(Args a, u64 *g, float *o) {
  int t = threadIdx.x;
  atomicExch(g + t, (u64)(float *)a.x);
  float *p = *(float **)(g + t);
  o[t] = p[t & 3];
}
// RUN: own_argument<<<1, 64>>>(a={null,f32:1,f32:2,f32:3,f32:4}, g=out:u64:64, o=out:f32:64)
// EXPECT: o[i] == i % 4 + 1

extern "C" __global__ void changed_argument(Args a, float *o, int c) {
  __shared__ float s[64];
  int t = threadIdx.x;
  s[t] = 2 * t + 1;
  if (c) a.p = s;
  __syncthreads();
  o[t] = a.p[t];
}
// RUN: changed_argument<<<1, 64>>>(a={null,f32:1,f32:2,f32:3,f32:4}, o=out:f32:64, c=i32:1)
// EXPECT: o[i] == 2*i + 1

// A list that threads push nodes of shared memory to.
struct Node {
  int v;
  Node *next;
};
extern "C" __global__ void pushed(u64 *head, int *o) {
  __shared__ Node nodes[64];
  int t = threadIdx.x;
  if (t == 0) *head = 0;
  nodes[t].v = t;
  __syncthreads();
  u64 old = *head, assumed;
  do {
    assumed = old;
    nodes[t].next = (Node *)assumed;
    old = atomicCAS(head, assumed, (u64)&nodes[t]);
  } while (old != assumed);
  __syncthreads();
  if (t == 0)
    for (Node *p = *(Node **)head; p; p = p->next) {
      o[0] += p->v;
      o[1]++;
    }
}
// RUN: pushed<<<1, 64>>>(head=out:u64:1, o=out:i32:2)
// EXPECT: o == [2016, 64]
