// Lambdas and templates as arguments.
template <typename F>
__device__ void apply(float *x, int n, F f)
{
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        x[i] = f(x[i], i);
}
template <typename T>
struct Clamp {
    T low, high;
    __device__ T operator()(T v, int) const
    {
        if (v < low)
            return low;
        if (v > high)
            return high;
        return v;
    }
};
template <int N, typename T>
__device__ T power(T x)
{
    if constexpr (N == 0) {
        return T(1);
    } else {
        T half = power<N / 2>(x);
        return N % 2 ? half * half * x : half * half;
    }
}
__global__ void functors(float *x, int n, float a, float b)
{
    apply(x, n, [=](float v, int i) {
        float t = v * a;
        return t + b * i;
    });
    apply(x, n, Clamp<float>{a, b});
    auto p = [](float v, int) { return power<5>(v); };
    apply(x, n, p);
}
