// float and double operators without contraction: exact to the last bit.
// FLAGS: -fmad=false
// PTXAS: sm_75 sm_100
// RUN: singles<<<1, 64>>>(a=buf:f32:64:rand=1,-10,10, b=buf:f32:64:rand=2,0.5,10, r=out:f32:320)
// EXPECT: r[i] == a[i/5] + b[i/5] if i%5 == 0
// EXPECT: r[i] == a[i/5] - b[i/5] if i%5 == 1
// EXPECT: r[i] == a[i/5] * b[i/5] if i%5 == 2
// EXPECT: r[i] == a[i/5] / b[i/5] if i%5 == 3
// EXPECT: r[i] == f32(a[i/5] * b[i/5]) - a[i/5] if i%5 == 4
// RUN: doubles<<<1, 64>>>(a=buf:f64:64:rand=1,-10,10, b=buf:f64:64:rand=2,0.5,10, r=out:f64:256)
// EXPECT: r[i] == a[i/4] + b[i/4] if i%4 == 0
// EXPECT: r[i] == a[i/4] * b[i/4] - a[i/4] if i%4 == 1
// EXPECT: r[i] == a[i/4] / b[i/4] if i%4 == 2
// EXPECT: r[i] == -a[i/4] if i%4 == 3
__global__ void singles(const float *a, const float *b, float *r) {
    int i = threadIdx.x;
    float x = a[i], y = b[i];
    r[5 * i] = x + y;
    r[5 * i + 1] = x - y;
    r[5 * i + 2] = x * y;
    r[5 * i + 3] = x / y;
    r[5 * i + 4] = x * y - x;
}

__global__ void doubles(const double *a, const double *b, double *r) {
    int i = threadIdx.x;
    double x = a[i], y = b[i];
    r[4 * i] = x + y;
    r[4 * i + 1] = x * y - x;
    r[4 * i + 2] = x / y;
    r[4 * i + 3] = -x;
}
