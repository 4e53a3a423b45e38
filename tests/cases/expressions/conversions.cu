// Conversions between integers and floats, truncating and saturating as the hardware does.
// PTXAS: sm_75 sm_100
// RUN: to_int<<<1, 8>>>(x=buf:f32:[1.9,-1.9,0.5,1e10,-1e10,100.25,-0.0,16777217], i=out:i32:8, u=out:u32:8, l=out:i64:8)
// EXPECT: i == [1, -1, 0, 2147483647, -2147483648, 100, 0, 16777216]
// EXPECT: l == [1, -1, 0, 10000000000, -10000000000, 100, 0, 16777216]
// RUN: to_float<<<1, 64>>>(a=buf:i32:64:rand=5, b=buf:u64:64:rand=6, f=out:f32:64, d=out:f64:64, g=out:f32:64)
// EXPECT: f[i] == a[i]
// EXPECT: d[i] == a[i]
// EXPECT: g[i] == f64(b[i]) ~ 1ulp
// RUN: widths<<<1, 64>>>(a=buf:i32:64:rand=7, r=out:i64:320)
// EXPECT: r[i] == i8(a[i/5]) if i%5 == 0
// EXPECT: r[i] == u8(a[i/5]) if i%5 == 1
// EXPECT: r[i] == i16(a[i/5]) if i%5 == 2
// EXPECT: r[i] == u32(a[i/5]) if i%5 == 3
// EXPECT: r[i] == (a[i/5] != 0) if i%5 == 4
__global__ void to_int(const float *x, int *i, unsigned *u, long long *l) {
    int t = threadIdx.x;
    i[t] = (int)x[t];
    u[t] = x[t] < 0 ? 0 : (unsigned)x[t];
    l[t] = (long long)x[t];
}

__global__ void to_float(const int *a, const unsigned long long *b, float *f, double *d, float *g) {
    int t = threadIdx.x;
    f[t] = a[t];
    d[t] = a[t];
    g[t] = b[t];
}

__global__ void widths(const int *a, long long *r) {
    int t = threadIdx.x;
    int x = a[t];
    r[5 * t] = (signed char)x;
    r[5 * t + 1] = (unsigned char)x;
    r[5 * t + 2] = (short)x;
    r[5 * t + 3] = (unsigned)x;
    r[5 * t + 4] = (bool)x;
}
