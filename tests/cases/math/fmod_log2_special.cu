// fmodf and log2f where the usual way does not hold: zeros, infinities, NaN, denormals, quotients beyond 2^20, results next to zero.
// RUN: k<<<1, 1>>>(r=out:i32:20)
// EXPECT: r[i] == 1
__device__ bool is(float x, float y) { return __float_as_int(x) == __float_as_int(y); }
__global__ void k(int *r) {
    volatile float inf = __int_as_float(0x7f800000), nan = __int_as_float(0x7fffffff), zero = 0.0f, tiny = 0x1p-149f, big = 0x1.fffffep127f, one = 1.0f;
    r[0] = is(fmodf(-zero, one), -0.0f);
    r[1] = is(fmodf(-3.5f * one, inf), -3.5f);
    r[2] = isnan(fmodf(inf, one));
    r[3] = isnan(fmodf(one, zero));
    r[4] = isnan(fmodf(nan, one)) && isnan(fmodf(one, nan));
    r[5] = is(fmodf(7.5f * one, 2.0f), 1.5f);
    r[6] = is(fmodf(-7.5f * one, -2.0f), -1.5f);
    r[7] = is(fmodf(big, 3.0f), 0.0f);
    r[8] = is(fmodf(0x1p-100f * one, tiny * 3.0f), 0x1p-148f);
    r[9] = is(fmodf(6.0f * one, 2.0f), 0.0f) && is(fmodf(-6.0f * one, 2.0f), -0.0f);
    r[10] = is(fmodf(0x1p30f * one, 7.0f), 1.0f);
    r[11] = fmod((double)big, 3.0) == 0.0 && fmod(-5.0 * one, 8.0) == -5.0 && isnan(fmod((double)inf, 1.0));
    r[12] = is(log2f(one), 0.0f);
    r[13] = is(log2f(zero), -inf) && is(log2f(-zero), -inf);
    r[14] = isnan(log2f(-one)) && isnan(log2f(-inf)) && isnan(log2f(nan)) && isnan(log2f(-tiny));
    r[15] = is(log2f(inf), inf);
    r[16] = is(log2f(tiny), -149.0f) && is(log2f(0x1p-126f * one), -126.0f);
    r[17] = is(log2f(0x1p127f * one), 127.0f);
    r[18] = is(log2f(0x1.000002p0f * one), 0x1.715474p-23f) && fabsf(log2f(0x1.fffffep-1f * one) + 0x1.715476p-24f) <= 0x1p-47f;
    r[19] = is(logf(-zero), -inf) && isnan(logf(-tiny)) && is(log10f(inf), inf) && isnan(log10f(-one));
}
