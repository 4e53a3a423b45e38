// An extended lambda may not capture an element of a parameter pack of the function around it; what is made of them it may.
// FLAGS: --extended-lambda
template <class F> __global__ void run(F f, int* out) { out[0] = f(1); }
template <class F> void go(F f) { run<<<1, 1>>>(f, (int*)0); }
template <class... A> void elements(int first, A... args) {
    go([=] __device__(int i) { return (args + ... + i); });            // error: An extended __device__ lambda cannot capture an element of a parameter pack
    go([args...] __device__(int i) { return (args + ... + i); });      // error: An extended __device__ lambda cannot capture an element of a parameter pack
    (go([=] __host__ __device__(int i) { return args + i; }), ...);    // error: An extended __host__ __device__ lambda cannot capture an element of a parameter pack
    int sum = (args + ...), list[] = {args...};
    go([=] __device__(int i) { return first + sum + list[i] + (int)sizeof...(args); });
    (go([x = args] __device__(int i) { return x + i; }), ...);
    auto host = [=](int j) { return (args + ... + j); };
    go([r = host(1)] __device__(int i) { return r + i; });
}
template <class... A> __device__ int inside(A... args) {
    auto f = [=] __device__(int i) { return (args + ... + i); };
    return f(1);
}
__global__ void kernel(int* out) { out[0] = inside(1, 2); }
int main() { elements(1, 2); }
