// Constants of type long double are computed with all their bits, as the reference does; only the result is a double.
// NO-CLANG: long double is double in its device code, also in constants
// RUN: constants<<<1, 1>>>(r=out:f64:6, q=out:i64:2)
// EXPECT: r == [1.8512752095189988e-17, 0.3333333333333333, 1, 1, -1.8512752095189988e-17, 1]
// EXPECT: q == [9223372036854775806, 1]
__device__ double initialised = 1.0L / 3 - (double)(1.0L / 3);
__device__ long double stored = 1.0L / 3;

__global__ void constants(double *r, long long *q) {
    r[0] = 1.0L / 3 - (double)(1.0L / 3);
    r[1] = stored;
    const long double a_little_more = 1.0L + __LDBL_EPSILON__;
    r[2] = a_little_more > 1;
    constexpr long double tenths = 0.1L + 0.2L;
    r[3] = tenths == 0.3L;
    r[4] = -initialised;
    r[5] = (double)(__LDBL_MAX__ / __DBL_MAX__ > 5);
    q[0] = (long long)(9223372036854775807.0L - 1);
    q[1] = !!1e-4000L;
}
