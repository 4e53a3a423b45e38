// A function template of the host that a later declaration puts on the device, too, as CUDA's headers do with std::pow.
// RUN: kernel<<<1, 1>>>(out=out:f32:2)
// EXPECT: out[i] == 5 + i
// NO-CLANG: it keeps declarations for different sides apart
namespace host {
template <class T, class U> inline constexpr T add(T x, U y) { return x + T(y); }
}
namespace host {
template <class T, class U> extern __attribute__((host, device, cudart_builtin)) constexpr T add(T, U);
}
// As the headers do with cudaMalloc: no mistake.
template <class T> __attribute__((device, cudart_builtin)) T of_the_compiler(T x);
template <class T> __host__ T of_the_compiler(T x) { return x; }
template <class T> T declared_first(T x);
// warning@+1: a __host__ function("declared_first") redeclared with __host__ __device__
template <class T> __host__ __device__ T declared_first(T x) { return x + 1; }
__device__ float with_int(float a) { return host::add(a, 2); }
__global__ void kernel(float *out) {
    out[0] = with_int(3);
    out[1] = declared_first(of_the_compiler(5.0f));
}
