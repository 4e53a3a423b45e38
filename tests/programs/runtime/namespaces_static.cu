#include <cstdio>
namespace { struct Local { int v; }; __global__ void hidden(Local* p, int x) { p->v = x; } template <class T> __global__ void generic(T* p, T x) { *p += x; } }
static __global__ void internal(int* p) { *p = 11; }
namespace a { namespace b { inline namespace v1 { __global__ void nested(int* p) { *p += 31; } } } template <int N> __global__ void counted(int* p) { *p += N; } }
enum class Mode : char { Add = 1, Sub };
template <Mode M> __global__ void mode(int* p) { if constexpr (M == Mode::Add) *p += 5; else *p -= 5; }
template <template <class> class W, class T> __global__ void wrapped(W<T> w, int* p) { *p += w.get(); }
template <class T> struct Box { T t; __host__ __device__ T get() const { return t; } };
typedef void (*Kernel)(int*);
int main() {
  int* p; Local* l; cudaMallocManaged(&p, 4); cudaMallocManaged(&l, sizeof(Local));
  hidden<<<1, 1>>>(l, 42); internal<<<1, 1>>>(p); generic<int><<<1, 1>>>(p, 100); a::b::nested<<<1, 1>>>(p); a::counted<7><<<1, 1>>>(p);
  Kernel k = mode<Mode::Sub>; k<<<1, 1>>>(p); mode<Mode::Add><<<1, 1>>>(p); wrapped<<<1, 1>>>(Box<short>{9}, p);
  auto pointer = &generic<int>; int one = 1; void* args[] = {&p, &one}; cudaLaunchKernel((const void*)pointer, 1, 1, args, 0, 0);
  cudaError_t e = cudaDeviceSynchronize();
  std::printf("%s %d %d\n", cudaGetErrorName(e), *p, l->v);
}
