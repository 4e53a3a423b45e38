// Values at the edges of the formats, and exponents that do not fit into 32 bits.
// RUN: exponents<<<1, 1>>>(f=out:f32:8, d=out:f64:8)
// EXPECT: f == [inf, 0, inf, 0, 8, inf, 0, 1]
// EXPECT: d == [inf, 0, inf, 0, 8, inf, 0, 1]
// RUN: signs<<<1, 1>>>(x=f64:0.5, u=out:u64:6)
// EXPECT: u == [0, 0, 1, 1, 1, 1]
__global__ void exponents(float *f, double *d) {
    const long large = 4294967296L, most = 0x7fffffffffffffffL;
    f[0] = scalblnf(1.0f, large);
    f[1] = scalblnf(1.0f, -large);
    f[2] = scalbln(1.0f, most);
    f[3] = scalbln(1.0f, -most);
    f[4] = scalblnf(1.0f, 3);
    f[5] = scalblnf(1.0f, large + 1);
    f[6] = scalblnf(1.0f, -2147483649L);
    f[7] = __builtin_scalblnf(1.0f, 0);
    d[0] = scalbln(1.0, large);
    d[1] = scalbln(1.0, -large);
    d[2] = scalbln(1.0, most);
    d[3] = scalbln(1.0, -most);
    d[4] = scalbln(1.0, 3);
    d[5] = scalbln(1.0, 2147483648L);
    d[6] = __builtin_scalbln(1.0, -large);
    d[7] = scalbln(1.0, 0);
}
__global__ void signs(double x, unsigned long long *u) {
    // The median is +0.
    u[0] = __float_as_uint(normcdfinvf((float)x));
    u[1] = __double_as_longlong(normcdfinv(x));
    // A NaN whose high half is that of infinity.
    double nan = __longlong_as_double(0x7ff0000000000001ll);
    u[2] = isnan(rsqrt(nan));
    // Quotients below all normal numbers.
    double tiny = __longlong_as_double(1);
    u[3] = __double_as_longlong(atan2(tiny, 2 * x));
    u[4] = __double_as_longlong(atan2(tiny, 3 * x));
    u[5] = -atan2(-tiny, 2 * x) == tiny;
}
