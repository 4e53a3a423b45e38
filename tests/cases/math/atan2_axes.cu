// Next to an axis the angle is exactly that of the axis, on both sides of it.
// RUN: k<<<1, 8>>>(d=out:f64:8, f=out:f32:8)
// EXPECT: d == [1.5707963267948966, 1.5707963267948966, -1.5707963267948966, 1.5707963267948966, 3.141592653589793, -3.141592653589793, 1.5707963267948966, -1.5707963267948966]
// EXPECT: f == [1.5707964, 1.5707964, -1.5707964, 1.5707964, 3.1415927, -3.1415927, 1.5707964, -1.5707964]
__constant__ double y[8] = {__builtin_huge_val(), 1e30, -__builtin_huge_val(), __builtin_huge_val(), 1e-30, -1e-30, 5, -3};
__constant__ double x[8] = {-2, -2, -2, 2, -1, -2, -0.0, 0};

__global__ void k(double *d, float *f) {
    int i = threadIdx.x;
    d[i] = atan2(y[i], x[i]);
    f[i] = atan2f((float)y[i], (float)x[i]);
}
