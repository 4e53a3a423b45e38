// Functions and templates with arguments as operands of conditionals, nested and in every order.
typedef float (*fn)(float, float);
__device__ float add(float a, float b) { return a + b; }
__device__ float mul(float a, float b) { return a * b; }
__device__ float quiet(float a, float b) noexcept { return a - b; }
template <int N> __device__ float poly(float a, float b) { return a * N + b; }
template <class T> __device__ T least(T a, T b) { return a < b ? a : b; }
struct S {
    static __device__ float stat(float a, float b) { return a * 100 + b; }
    __device__ float one(float a) { return a + 1; }
    __device__ float two(float a) { return a + 2; }
};
__device__ fn select(int i) { return i % 3 == 0 ? add : i % 3 == 1 ? quiet : poly<5>; }
__device__ fn other(int i) { return i == 0 ? poly<2> : i == 1 ? S::stat : i == 2 ? least<float> : add; }
__device__ fn third(int i) { return (i == 0 ? &add : i == 1 ? poly<3> : i == 2 ? &poly<4> : nullptr); }
__device__ fn overloaded(int i) { return i == 0 ? mul : poly<8>; }
__device__ auto member(int i) { return i ? &S::one : &S::two; }
__global__ void k(float *o) {
    int i = threadIdx.x;
    S s;
    o[i] = select(i)(2, i);
    o[4 + i] = other(i)(2, i);
    o[8 + i] = i == 3 ? 0 : third(i)(2, i);
    o[12 + i] = (i % 2 ? add : mul)(2.f, (float)i);
    o[16 + i] = (s.*member(i))(1);
    o[20 + i] = (i == 0 ? add : i == 1 ? poly<7> : quiet)(3, 1);
    fn f = i & 1 ? i & 2 ? poly<1> : poly<2> : add;
    o[24 + i] = f(5, 0);
    o[28 + i] = (*(i ? add : poly<9>))(1, 1);
}
// RUN: k<<<1, 4>>>(o=out:f32:32)
// EXPECT: o == [2, 1, 12, 5, 4, 201, 2, 5, 2, 7, 10, 0, 0, 3, 4, 5, 3, 2, 2, 2, 4, 22, 2, 2, 5, 10, 5, 5, 10, 2, 2, 2]
// PTXAS: sm_90
