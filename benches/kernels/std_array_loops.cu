// Loops in the style of the standard library: range-for over arrays, algorithms with lambdas, spans.
// RUN: std_array_loops<<<1024, 256>>>(n=i32:1<<18, x=buf:f32:262144*8:rand=1, y=out:f32:262144*8, norm=out:f32:262144)
#include <cstddef>
template <class T, size_t N>
struct Array {
    T data_[N];
    __device__ T* begin() { return data_; }
    __device__ T* end() { return data_ + N; }
    __device__ const T* begin() const { return data_; }
    __device__ const T* end() const { return data_ + N; }
    __device__ T& operator[](size_t i) { return data_[i]; }
    __device__ constexpr size_t size() const { return N; }
};
template <class It, class T, class F>
__device__ T accumulate(It first, It last, T init, F f) {
    for (; first != last; ++first) init = f(init, *first);
    return init;
}
template <class It, class Out, class F>
__device__ Out transform(It first, It last, Out out, F f) {
    while (first != last) *out++ = f(*first++);
    return out;
}
extern "C" __global__ void std_array_loops(int n, const float* x, float* y, float* norm) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Array<float, 8> a;
    transform(x + i * 8, x + i * 8 + 8, a.begin(), [](float v) { return v - 0.5f; });
    float sum = accumulate(a.begin(), a.end(), 0.f, [](float s, float v) { return s + v * v; });
    float scale = rsqrtf(sum + 1e-6f);
    for (auto& v : a) v *= scale;
    float biggest = accumulate(a.begin(), a.end(), a[0], [](float p, float q) { return q > p ? q : p; });
    size_t k = 0;
    for (const auto& v : a) y[i * a.size() + k++] = v / biggest;
    norm[i] = sum;
}
