// Device functions that another module could name stay, used or not; what has no name for others, and inline functions that
// nobody uses, do not.
// FLAGS: -arch=sm_90 --keep-device-functions -Wno-177
// PTXAS: sm_90
// CHECK-DAG: .visible .func (.param .b32 func_retval0) _Z4usedi(
// CHECK-DAG: .visible .func (.param .b32 func_retval0) _Z6unusedi(
// CHECK-DAG: .visible .func (.param .b32 func_retval0) named(
// CHECK-DAG: .visible .func (.param .b32 func_retval0) _Z5twiceIiET_S0_(
// CHECK-DAG: .visible .func (.param .b32 func_retval0) _Z5wherei(
// CHECK-DAG: .visible .func (.param .b32 func_retval0) _Z5placei(
// CHECK-DAG: .visible .func (.param .b32 func_retval0) _ZN1S1nEi(
// CHECK-DAG: .visible .func _ZN1SC1Ei(
// CHECK-DAG: .visible .func _ZN1SC2Ei(
// CHECK-DAG: .visible .entry k(
// CHECK-NOT: idle
__device__ int used(int x) { return x * 2; }
__device__ int unused(int x) { return x * 3; }
extern "C" __device__ int named(int x) { return x * 5; }
static __device__ int idle_static(int x) { return x * 7; }
namespace {
__device__ int idle_nameless(int x) { return x * 11; }
}
__device__ inline int idle_inline(int x) { return x * 13; }
template <class T>
__device__ T twice(T x) { return x + x; }
template __device__ int twice<int>(int);
template <class T>
__device__ T idle_template(T x) { return x; }
__device__ __forceinline__ int where(int x) { return x + 17; }
__device__ int place(int x) { return where(x); }
struct S {
  int a;
  __device__ int idle_member(int x) { return x + a; }
  __device__ int n(int);
  __device__ S(int);
};
__device__ int S::n(int x) { return x * a; }
__device__ S::S(int x) : a(x) {}
extern "C" __global__ void k(int *p) { *p = used(*p); }
// RUN: k<<<1, 1>>>(p=out:i32:1:21)
// EXPECT: p[0] == 42
