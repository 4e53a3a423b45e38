// Conjugate gradient steps on a small system in double precision, and library functions.
// RUN: cg<<<1, 32>>>(x=out:f64:32)
// EXPECT: x[i] == 1 ~ 1e-9
// RUN: functions<<<1, 64>>>(x=buf:f64:64:0.1*i+0.05, y=out:f64:64)
// EXPECT: y[i] == 1 ~ 1e-12
__global__ void cg(double *x) {
    __shared__ double p[34], red[32];
    int i = threadIdx.x;
    auto sum = [&](double v) {
        red[i] = v;
        __syncthreads();
        for (int d = 16; d; d /= 2) {
            if (i < d) red[i] += red[i + d];
            __syncthreads();
        }
        double s = red[0];
        __syncthreads();
        return s;
    };
    // Tridiagonal 4, -1; the right side makes every solution 1.
    double b = i == 0 || i == 31 ? 3 : 2, xi = 0, r = b;
    p[i + 1] = r;
    if (i == 0) p[0] = p[33] = 0;
    __syncthreads();
    double rr = sum(r * r);
    for (int k = 0; k < 40 && rr > 1e-28; k++) {
        double q = 4 * p[i + 1] - p[i] - p[i + 2];
        double alpha = rr / sum(p[i + 1] * q);
        xi += alpha * p[i + 1];
        r -= alpha * q;
        double next = sum(r * r);
        double pi = r + next / rr * p[i + 1];
        rr = next;
        __syncthreads();
        p[i + 1] = pi;
        __syncthreads();
    }
    x[i] = xi;
}
__global__ void functions(const double *x, double *y) {
    double v = x[threadIdx.x];
    double s = sin(v), c = cos(v);
    y[threadIdx.x] = (s * s + c * c) * exp(log(v)) / v * sqrt(v) * rsqrt(v) * cbrt(v * v * v) / v;
}
