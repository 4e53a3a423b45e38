// cuda_bf16.h: every scalar and packed function over samples of all bit patterns, as sums of the results.
// The expected sums are what the reference compiler's code gives.
// FLAGS: -arch=sm_90
// PTXAS: sm_75 sm_80 sm_120
// NO-CLANG: at -O3 clang itself rounds one conversion differently; llc's PTX of its IR gives the same
// RUN: scalars<<<4, 64>>>(r=out:u32:61)
// EXPECT: r == [2134435642, 2132322070, 1884274170, 1887060538, 1103763195, 2185107195, 2406038795, 2400669891, 1838948126, 1842820337, 2406038795,
//     2400669891, 1838948126, 495143016, 481486786, 468528240, 2366336703, 572672770, 1761794772, 2458348331, 1779334679, 2475888238, 322, 63861,
//     30777, 31099, 33084, 33406, 1675, 65214, 32130, 32452, 34437, 34759, 4294967280, 791, 2406038795, 2400669891, 1838948126, 1842820337,
//     2185107195, 2150761237, 322, 65214, 30777, 31099, 33084, 33406, 65518, 2406038795, 2613631005, 2225374342, 2393748535, 2393748535,
//     2192120000, 2192120000, 1850656313, 1077936128, 1075838976, 1125872320, 925368320]
// RUN: pairs<<<4, 64>>>(r=out:u32:91)
// EXPECT: r == [4089976314, 4071941586, 3059519906, 3079016034, 68989286, 261501286, 1117559988, 1044777964, 3737934976, 3629073418, 1117559988,
//     1044777964, 3737934976, 2028416529, 1993743031, 1734848466, 1271457871, 2044756825, 2028355075, 2406928289, 1630075731, 2413500049,
//     1636647491, 27732736, 52246784, 4144889856, 1971495168, 2023741952, 2173394688, 2225641472, 116523008, 4209166080, 2035771392, 2088018176,
//     2237670912, 2289917696, 322, 62545, 15561, 16364, 18221, 18704, 515, 64572, 16332, 17135, 19670, 20153, 4252892862, 10159755, 39946183,
//     4292839045, 4265180868, 4223106434, 4284742005, 42008898, 71795326, 29720892, 1117559988, 1044777964, 3737934976, 3629073418, 261501286,
//     4152246246, 322, 64572, 15561, 16364, 18221, 18704, 64440, 1117559988, 1922464531, 4000166562, 4000166562, 3909079807, 3909079807,
//     2864588681, 2150761237, 2098817435, 13110356, 4100302444, 4185645267, 4264287547, 4256133850, 4100302444, 1997668352, 4146053130, 4109638865,
//     4274924224, 1961459712]
// RUN: conversions<<<4, 64>>>(r=out:u32:76)
// EXPECT: r == [51707904, 51707904, 2360147053, 2360146858, 2360130860, 2360162467, 3461311622, 3461311232, 3461311232, 3461326841, 10615621,
//     10615426, 10599428, 10631035, 952037150, 952036760, 952036760, 952052369, 3953986338, 3953986143, 3953970145, 3954001752, 2387573331,
//     2387572941, 2387572941, 2387588550, 179784, 4189039, 10615426, 2360146858, 3953986143, 4189039, 179784, 56623893, 11152000, 1324966691,
//     1324966691, 1324933708, 1324942639, 1324990312, 1324966691, 2887148323, 2887171944, 2887124271, 1562460218, 1562440550, 1562448821,
//     1562476803, 1190128988, 1190102562, 1190102562, 1190150990, 1871205865, 1871184951, 1871201934, 1871209994, 1135376275, 1135352144,
//     1135352144, 1135399624, 1215034587, 1215007520, 1215007520, 1215058402, 1215034587, 1215007520, 1215007520, 1215058402, 1004899468,
//     976883728, 1396477068, 51707904, 1663238144, 51707904, 1663238144, 1065353216]
// RUN: approximations<<<4, 64>>>(x=out:bf16:256, r=out:bf16:2304)
// EXPECT: r[i] == exp(x[i % 256]) ~ 1ulp for i in 0..256
// EXPECT: r[i] == exp2(x[i % 256]) ~ 1ulp for i in 256..512
// EXPECT: r[i] == pow(10, x[i % 256]) ~ 1ulp for i in 512..768
// EXPECT: r[i] == log(x[i % 256]) ~ 1ulp for i in 768..1024
// EXPECT: r[i] == log2(x[i % 256]) ~ 1ulp for i in 1024..1280
// EXPECT: r[i] == log10(x[i % 256]) ~ 1ulp for i in 1280..1536
// EXPECT: r[i] == 1.0 / x[i % 256] ~ 1ulp for i in 1536..1792
// EXPECT: r[i] == sqrt(x[i % 256]) ~ 1ulp for i in 1792..2048
// EXPECT: r[i] == rsqrt(x[i % 256]) ~ 1ulp for i in 2048..2304
// RUN: approximate_pairs<<<4, 64>>>(x=out:bf16:512, r=out:bf16:4608)
// EXPECT: r[i] == exp(x[i % 512]) ~ 1ulp for i in 0..512
// EXPECT: r[i] == exp2(x[i % 512]) ~ 1ulp for i in 512..1024
// EXPECT: r[i] == pow(10, x[i % 512]) ~ 1ulp for i in 1024..1536
// EXPECT: r[i] == log(x[i % 512]) ~ 1ulp for i in 1536..2048
// EXPECT: r[i] == log2(x[i % 512]) ~ 1ulp for i in 2048..2560
// EXPECT: r[i] == log10(x[i % 512]) ~ 1ulp for i in 2560..3072
// EXPECT: r[i] == 1.0 / x[i % 512] ~ 1ulp for i in 3072..3584
// EXPECT: r[i] == sqrt(x[i % 512]) ~ 1ulp for i in 3584..4096
// EXPECT: r[i] == rsqrt(x[i % 512]) ~ 1ulp for i in 4096..4608
#include <cuda_bf16.h>

__device__ const unsigned short special[] = {0x0000, 0x8000, 0x0001, 0x8001, 0x007f, 0x0080, 0x3f80, 0xbf80, 0x7f7f, 0xff7f, 0x7f80,
    0xff80, 0x7fc0, 0xffc1, 0xbc95, 0x3f00, 0x4000, 0xc000, 0x4b00, 0x4b80, 0x5f00, 0xdf00, 0x7e80, 0xfe80, 0x7f00, 0x4f00, 0xcf00, 0x4300,
    0x4301, 0x4380, 0x3e00, 0x3eff, 0x3dcd, 0x4049, 0x40c9, 0x3fff, 0x4010, 0x5800, 0xd800, 0x3800};

__device__ __nv_bfloat16 sample(unsigned t, unsigned step) {
    unsigned i = t * step;
    return __ushort_as_bfloat16(i % 8 == 0 ? special[i / 8 % 40] : (unsigned short)(i * 0x9e5));
}

#define SUM(e) atomicAdd(&r[n++], (unsigned)(e) * (2 * t + 1))
#define H(e) SUM(__bfloat16_as_ushort(e))

__global__ void scalars(unsigned *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0;
    __nv_bfloat16 a = sample(t, 1), b = sample(t, 3), c = sample(t, 5);
    H(hceil(a)); H(hfloor(a)); H(htrunc(a)); H(hrint(a)); H(__habs(a)); H(__hneg(a));
    H(__hadd(a, b)); H(__hsub(a, b)); H(__hmul(a, b)); H(__hdiv(a, b)); H(__hadd_rn(a, b)); H(__hsub_rn(a, b)); H(__hmul_rn(a, b));
    H(__hadd_sat(a, b)); H(__hsub_sat(a, b)); H(__hmul_sat(a, b)); H(__hfma(a, b, c)); H(__hfma_sat(a, b, c));
    H(__hmax(a, b)); H(__hmin(a, b)); H(__hmax_nan(a, b)); H(__hmin_nan(a, b));
    SUM(__heq(a, b)); SUM(__hne(a, b)); SUM(__hlt(a, b)); SUM(__hle(a, b)); SUM(__hgt(a, b)); SUM(__hge(a, b));
    SUM(__hequ(a, b)); SUM(__hneu(a, b)); SUM(__hltu(a, b)); SUM(__hleu(a, b)); SUM(__hgtu(a, b)); SUM(__hgeu(a, b));
    SUM(__hisinf(a)); SUM(__hisnan(a));
    H(a + b); H(a - b); H(a * b); H(a / b); H(-a); H(+a);
    SUM(a == b); SUM(a != b); SUM(a < b); SUM(a <= b); SUM(a > b); SUM(a >= b); SUM((bool)a);
    __nv_bfloat16 d = a;
    d += b; H(d);
    d -= c; H(d);
    d *= b; H(d);
    d /= c; H(d);
    H(d++); H(++d); H(d--); H(--d);
    d = 3; H(d);
    d = 2.5f; H(d);
    H(__nv_bfloat16(t)); H(__nv_bfloat16(1e-5));
}

#define P(e) { __nv_bfloat162 v = (e); SUM(__bfloat16_as_ushort(v.x) + 3 * __bfloat16_as_ushort(v.y)); }

__global__ void pairs(unsigned *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0;
    __nv_bfloat162 a = __halves2bfloat162(sample(t, 1), sample(t, 7)), b = make_bfloat162(sample(t, 3), sample(t, 11)), c = __nv_bfloat162(sample(t, 5), sample(t, 9));
    P(h2ceil(a)); P(h2floor(a)); P(h2trunc(a)); P(h2rint(a)); P(__habs2(a)); P(__hneg2(a));
    P(__hadd2(a, b)); P(__hsub2(a, b)); P(__hmul2(a, b)); P(__h2div(a, b)); P(__hadd2_rn(a, b)); P(__hsub2_rn(a, b)); P(__hmul2_rn(a, b));
    P(__hadd2_sat(a, b)); P(__hsub2_sat(a, b)); P(__hmul2_sat(a, b)); P(__hfma2(a, b, c)); P(__hfma2_sat(a, b, c)); P(__hcmadd(a, b, c));
    P(__hmax2(a, b)); P(__hmin2(a, b)); P(__hmax2_nan(a, b)); P(__hmin2_nan(a, b)); P(__hisnan2(a));
    P(__heq2(a, b)); P(__hne2(a, b)); P(__hlt2(a, b)); P(__hle2(a, b)); P(__hgt2(a, b)); P(__hge2(a, b));
    P(__hequ2(a, b)); P(__hneu2(a, b)); P(__hltu2(a, b)); P(__hleu2(a, b)); P(__hgtu2(a, b)); P(__hgeu2(a, b));
    SUM(__hbeq2(a, b)); SUM(__hbne2(a, b)); SUM(__hblt2(a, b)); SUM(__hble2(a, b)); SUM(__hbgt2(a, b)); SUM(__hbge2(a, b));
    SUM(__hbequ2(a, b)); SUM(__hbneu2(a, b)); SUM(__hbltu2(a, b)); SUM(__hbleu2(a, b)); SUM(__hbgtu2(a, b)); SUM(__hbgeu2(a, b));
    SUM(__heq2_mask(a, b)); SUM(__hne2_mask(a, b)); SUM(__hlt2_mask(a, b)); SUM(__hle2_mask(a, b)); SUM(__hgt2_mask(a, b));
    SUM(__hge2_mask(a, b)); SUM(__hequ2_mask(a, b)); SUM(__hneu2_mask(a, b)); SUM(__hltu2_mask(a, b)); SUM(__hleu2_mask(a, b));
    P(a + b); P(a - b); P(a * b); P(a / b); P(-a); P(+a);
    SUM(a == b); SUM(a != b); SUM(a < b); SUM(a <= b); SUM(a > b); SUM(a >= b); SUM(a == a);
    __nv_bfloat162 d = a;
    d += b; P(d);
    d -= c; P(d);
    d *= b; P(d);
    P(d++); P(++d); P(d--); P(--d);
    H(__low2bfloat16(a)); H(__high2bfloat16(a)); P(__low2bfloat162(a)); P(__high2bfloat162(a)); P(__lows2bfloat162(a, b)); P(__highs2bfloat162(a, b));
    P(__lowhigh2highlow(a)); P(__bfloat162bfloat162(a.y));
    P(__shfl_sync(0xffffffff, a, 5)); P(__shfl_xor_sync(0xffffffff, a, 3)); P(__shfl_up_sync(0xffffffff, a, 2)); P(__shfl_down_sync(0xffffffff, a, 1, 8));
    H(__shfl_sync(0xffffffff, a.x, 9, 16));
}

#define F(e) SUM(__float_as_uint(e))

__global__ void conversions(unsigned *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0;
    __nv_bfloat16 a = sample(t, 1);
    F(__bfloat162float(a)); F((float)a);
    SUM(__bfloat162int_rn(a)); SUM(__bfloat162int_rz(a)); SUM(__bfloat162int_rd(a)); SUM(__bfloat162int_ru(a));
    SUM(__bfloat162uint_rn(a)); SUM(__bfloat162uint_rz(a)); SUM(__bfloat162uint_rd(a)); SUM(__bfloat162uint_ru(a));
    SUM(__bfloat162short_rn(a)); SUM(__bfloat162short_rz(a)); SUM(__bfloat162short_rd(a)); SUM(__bfloat162short_ru(a));
    SUM(__bfloat162ushort_rn(a)); SUM(__bfloat162ushort_rz(a)); SUM(__bfloat162ushort_rd(a)); SUM(__bfloat162ushort_ru(a));
    SUM(__bfloat162ll_rn(a)); SUM(__bfloat162ll_rz(a)); SUM(__bfloat162ll_rd(a)); SUM(__bfloat162ll_ru(a));
    SUM(__bfloat162ull_rn(a)); SUM(__bfloat162ull_rz(a)); SUM(__bfloat162ull_rd(a)); SUM(__bfloat162ull_ru(a));
    SUM(__bfloat162char_rz(a)); SUM(__bfloat162uchar_rz(a)); SUM((short)a); SUM((int)a); SUM((long long)a); SUM((unsigned char)a); SUM((char)a);
    SUM(__bfloat16_as_short(a)); H(__short_as_bfloat16((short)t));
    float f = __uint_as_float(t % 4 == 0 ? t * 0x12345677u : 0x30000000u + t * 0x1234567u % 0x1a000000u);
    H(__float2bfloat16(f)); H(__float2bfloat16_rn(f)); H(__float2bfloat16_rz(f)); H(__float2bfloat16_rd(f)); H(__float2bfloat16_ru(f));
    H(__double2bfloat16(f * 1.000000059604644775390625)); H(__float2bfloat16_rn(-f)); H(__float2bfloat16_rd(-f)); H(__float2bfloat16_ru(-f));
    int i = (int)(t * t * 40503u) >> (t % 31);
    H(__int2bfloat16_rn(i)); H(__int2bfloat16_rz(i)); H(__int2bfloat16_rd(i)); H(__int2bfloat16_ru(i));
    H(__uint2bfloat16_rn(i)); H(__uint2bfloat16_rz(i)); H(__uint2bfloat16_rd(i)); H(__uint2bfloat16_ru(i));
    short s = (short)i;
    H(__short2bfloat16_rn(s)); H(__short2bfloat16_rz(s)); H(__short2bfloat16_rd(s)); H(__short2bfloat16_ru(s));
    H(__ushort2bfloat16_rn(s)); H(__ushort2bfloat16_rz(s)); H(__ushort2bfloat16_rd(s)); H(__ushort2bfloat16_ru(s));
    long long l = (long long)i * i / 7;
    H(__ll2bfloat16_rn(l)); H(__ll2bfloat16_rz(l)); H(__ll2bfloat16_rd(l)); H(__ll2bfloat16_ru(l));
    H(__ull2bfloat16_rn(l)); H(__ull2bfloat16_rz(l)); H(__ull2bfloat16_rd(l)); H(__ull2bfloat16_ru(l));
    P(__float2bfloat162_rn(f)); P(__floats2bfloat162_rn(f, f + 1)); P(__float22bfloat162_rn(make_float2(f, -f)));
    __nv_bfloat162 p = __nv_bfloat162(a, __float2bfloat16(f));
    F(__bfloat1622float2(p).x); F(__bfloat1622float2(p).y); F(__low2float(p)); F(__high2float(p));
    H(CUDART_ONE_BF16);
}

#define A(e) r[n++ * 256 + t] = e

// Within one unit in the last place: the header corrects what the hardware's approximations give for some operands, and the
// simulator's are others.
__global__ void approximations(__nv_bfloat16 *x, __nv_bfloat16 *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0;
    __nv_bfloat16 a = x[t] = sample(t, 1);
    A(hexp(a)); A(hexp2(a)); A(hexp10(a)); A(hlog(a)); A(hlog2(a)); A(hlog10(a));
    A(hrcp(a)); A(hsqrt(a)); A(hrsqrt(a));
}

__global__ void approximate_pairs(__nv_bfloat162 *x, __nv_bfloat162 *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0;
    __nv_bfloat162 a = x[t] = __halves2bfloat162(sample(t, 1), sample(t, 7));
    A(h2exp(a)); A(h2exp2(a)); A(h2exp10(a)); A(h2log(a)); A(h2log2(a)); A(h2log10(a));
    A(h2rcp(a)); A(h2sqrt(a)); A(h2rsqrt(a));
}
