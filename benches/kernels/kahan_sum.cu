// Compensated sums: Kahan per thread, two-sum to join threads, float and double together.
// RUN: kahan_sum<<<264, 256>>>(n=i32:1<<22, x=buf:f32:1<<22:rand=1, sums=out:f32:67584, err=out:f32:67584, exact=out:f64:67584)
struct Sum {
    float s = 0, c = 0;
    __device__ void add(float x) {
        float y = x - c, t = s + y;
        c = (t - s) - y;
        s = t;
    }
};
extern "C" __global__ void kahan_sum(int n, const float* x, float* sums, float* err, double* exact) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    Sum k;
    double d = 0;
    for (int i = t; i < n; i += gridDim.x * blockDim.x) {
        k.add(x[i]);
        d += x[i];
    }
    sums[t] = k.s;
    err[t] = (float)(d - k.s);
    exact[t] = d;
}
