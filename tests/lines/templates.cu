// Templates and a lambda.
template <class T, int N>
__device__ T power(T v)
{
    T r = v;
    for (int k = 1; k < N; ++k)
        r *= v;
    return r;
}

template <class F>
__device__ int apply(F f, int v)
{
    return f(v) + 1;
}

__global__ void templates(int *p, float *q, int bias)
{
    int i = threadIdx.x;
    q[i] = power<float, 3>(q[i]);
    p[i] = power<int, 2>(p[i]);
    auto add = [=](int v) {
        int w = v * 5;
        return w + bias;
    };
    p[i + 32] = apply(add, p[i + 32]);
}
