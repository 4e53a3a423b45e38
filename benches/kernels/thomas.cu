// Recurrence: a tridiagonal system per thread, interleaved.
// RUN: thomas<<<256, 128>>>(n=i32:64, systems=i32:32768, a=buf:f32:1<<21:rand=1, b=buf:f32:1<<21:rand=2,4,5, c=buf:f32:1<<21:rand=3, d=buf:f32:1<<21:rand=4, x=out:f32:1<<21, scratch=buf:f32:1<<21)
extern "C" __global__ void thomas(int n, int systems, const float* __restrict__ a, const float* __restrict__ b, const float* __restrict__ c, const float* __restrict__ d, float* __restrict__ x, float* __restrict__ scratch) {
    int s = blockIdx.x * blockDim.x + threadIdx.x;
    if (s >= systems) return;
    float cp = c[s] / b[s], dp = d[s] / b[s];
    scratch[s] = cp;
    x[s] = dp;
    for (int i = 1; i < n; i++) {
        int at = i * systems + s;
        float m = 1.0f / (b[at] - a[at] * cp);
        cp = c[at] * m;
        dp = (d[at] - a[at] * dp) * m;
        scratch[at] = cp;
        x[at] = dp;
    }
    for (int i = n - 2; i >= 0; i--) {
        int at = i * systems + s;
        dp = x[at] - scratch[at] * dp;
        x[at] = dp;
    }
}
