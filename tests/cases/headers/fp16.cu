// cuda_fp16.h: every scalar and packed function over samples of all bit patterns, as sums of the results.
// The expected sums are what the reference compiler's code gives.
// PTXAS: sm_75 sm_100
// RUN: scalars<<<4, 64>>>(r=out:u32:61)
// EXPECT: r == [2085685833, 2063951743, 1833489241, 1869198193, 1066000504, 2130632824, 2307592959, 2377558217, 1797928250, 1786557800, 2307592959,
//     2377558217, 1797928250, 464533249, 421609836, 424025837, 2322534051, 497618547, 1731470119, 2386779242, 1713884643, 2369193766, 322, 61804,
//     30860, 31182, 30944, 31266, 3732, 65214, 34270, 34592, 34354, 34676, 4294967280, 2009, 2307592959, 2377558217, 1797928250, 1786557800,
//     2130632824, 2119448053, 322, 65214, 30860, 31182, 30944, 31266, 65518, 2307592959, 2516348319, 2192256310, 2361226422, 2361226422,
//     2113858850, 2113858850, 2231608389, 1107296256, 1090519040, 1490900480, 11010048]
// RUN: pairs<<<4, 64>>>(r=out:u32:91)
// EXPECT: r == [4016191184, 3979210482, 3042242028, 3204624384, 4281968224, 4240516704, 887861335, 772139118, 3559588858, 3526648012, 887861335,
//     772139118, 3559588858, 1764675169, 1753336485, 1478283473, 825909283, 1830953247, 1544931855, 2347663587, 1393371966, 2366094374, 1411802753,
//     141404160, 49367040, 3693742080, 1768581120, 1817948160, 1925160960, 1974528000, 332789760, 3977164800, 2052003840, 2101370880, 2208583680,
//     2257950720, 322, 56730, 13143, 13946, 16964, 17447, 904, 64572, 19289, 20092, 19242, 19725, 4252892862, 147132052, 181241716, 139167282,
//     4260857632, 4218783198, 4147769708, 42008898, 76118562, 34044128, 887861335, 772139118, 3559588858, 3526648012, 4240516704, 4185317625, 322,
//     64572, 13143, 13946, 16964, 17447, 61517, 887861335, 1560349951, 3758287833, 3758287833, 3694392249, 3694392249, 3518666877, 2119448053,
//     2120278956, 4182824916, 4186148528, 4015840725, 4259220416, 4183655819, 4186148528, 1997668352, 4178926575, 4187702711, 4274924224,
//     1961459712]
// RUN: conversions<<<4, 64>>>(r=out:u32:76)
// EXPECT: r == [2662553639, 2662553639, 34778190, 34780300, 34755449, 34806360, 106211958, 106208447, 106208447, 106234507, 31455300, 31457410,
//     31432559, 31483470, 116763254, 116759743, 116759743, 116785803, 34778190, 34780300, 34755449, 34806360, 106211958, 106208447, 106208447,
//     106234507, 223961, 2580140, 31457410, 34780300, 34780300, 2580140, 223961, 10565109, 11152000, 1144271391, 1144271391, 1144240120,
//     1144249051, 1144296724, 1144271391, 2706453023, 2706478356, 2706430683, 2144855046, 2144821258, 2144826218, 2144853061, 1806491170,
//     1806450167, 1806450167, 1806494145, 2404668799, 2404654199, 2404665900, 2404671651, 1753082902, 1753060593, 1753060593, 1753099393,
//     1786487636, 1786441155, 1786441155, 1786488416, 1786487636, 1786441155, 1786441155, 1786488416, 282118268, 1302786398, 673695868, 2662553639,
//     1830346752, 2662553639, 1830346752, 1006632960]
// RUN: approximations<<<4, 64>>>(x=out:f16:256, r=out:f16:2816)
// EXPECT: r[i] == exp(x[i % 256]) ~ 1ulp for i in 0..256
// EXPECT: r[i] == exp2(x[i % 256]) ~ 1ulp for i in 256..512
// EXPECT: r[i] == pow(10, x[i % 256]) ~ 1ulp for i in 512..768
// EXPECT: r[i] == log(x[i % 256]) ~ 1ulp for i in 768..1024
// EXPECT: r[i] == log2(x[i % 256]) ~ 1ulp for i in 1024..1280
// EXPECT: r[i] == log10(x[i % 256]) ~ 1ulp for i in 1280..1536
// EXPECT: r[i] == sin(x[i % 256]) ~ 1ulp for i in 1536..1792
// EXPECT: r[i] == cos(x[i % 256]) ~ 1ulp for i in 1792..2048
// EXPECT: r[i] == 1.0 / x[i % 256] ~ 1ulp for i in 2048..2304
// EXPECT: r[i] == sqrt(x[i % 256]) ~ 1ulp for i in 2304..2560
// EXPECT: r[i] == rsqrt(x[i % 256]) ~ 1ulp for i in 2560..2816
// RUN: approximate_pairs<<<4, 64>>>(x=out:f16:512, r=out:f16:5632)
// EXPECT: r[i] == exp(x[i % 512]) ~ 1ulp for i in 0..512
// EXPECT: r[i] == exp2(x[i % 512]) ~ 1ulp for i in 512..1024
// EXPECT: r[i] == pow(10, x[i % 512]) ~ 1ulp for i in 1024..1536
// EXPECT: r[i] == log(x[i % 512]) ~ 1ulp for i in 1536..2048
// EXPECT: r[i] == log2(x[i % 512]) ~ 1ulp for i in 2048..2560
// EXPECT: r[i] == log10(x[i % 512]) ~ 1ulp for i in 2560..3072
// EXPECT: r[i] == sin(x[i % 512]) ~ 1ulp for i in 3072..3584
// EXPECT: r[i] == cos(x[i % 512]) ~ 1ulp for i in 3584..4096
// EXPECT: r[i] == 1.0 / x[i % 512] ~ 1ulp for i in 4096..4608
// EXPECT: r[i] == sqrt(x[i % 512]) ~ 1ulp for i in 4608..5120
// EXPECT: r[i] == rsqrt(x[i % 512]) ~ 1ulp for i in 5120..5632
#include <cuda_fp16.h>

__device__ const unsigned short special[] = {0x0000, 0x8000, 0x0001, 0x8001, 0x03ff, 0x0400, 0x3c00, 0xbc00, 0x7bff, 0xfbff, 0x7c00,
    0xfc00, 0x7e00, 0xfe01, 0x1f79, 0x25cf, 0xc13b, 0xc1ef, 0x34de, 0x9766, 0x9972, 0xa5c4, 0xbf0a, 0x160d, 0x3bfe, 0x3c0b, 0x6051,
    0x338f, 0x33f8, 0x57e1, 0x719d, 0x32b3, 0x5cb0, 0x2b7c, 0x3fff, 0x4000, 0x5800, 0xd800, 0x3800, 0xb800};

__device__ __half sample(unsigned t, unsigned step) {
    unsigned i = t * step;
    return __ushort_as_half(i % 8 == 0 ? special[i / 8 % 40] : (unsigned short)(i * 0x9e5));
}

#define SUM(e) atomicAdd(&r[n++], (unsigned)(e) * (2 * t + 1))
#define H(e) SUM(__half_as_ushort(e))

__global__ void scalars(unsigned *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0;
    __half a = sample(t, 1), b = sample(t, 3), c = sample(t, 5);
    H(hceil(a)); H(hfloor(a)); H(htrunc(a)); H(hrint(a)); H(__habs(a)); H(__hneg(a));
    H(__hadd(a, b)); H(__hsub(a, b)); H(__hmul(a, b)); H(__hdiv(a, b)); H(__hadd_rn(a, b)); H(__hsub_rn(a, b)); H(__hmul_rn(a, b));
    H(__hadd_sat(a, b)); H(__hsub_sat(a, b)); H(__hmul_sat(a, b)); H(__hfma(a, b, c)); H(__hfma_sat(a, b, c));
    H(__hmax(a, b)); H(__hmin(a, b)); H(__hmax_nan(a, b)); H(__hmin_nan(a, b));
    SUM(__heq(a, b)); SUM(__hne(a, b)); SUM(__hlt(a, b)); SUM(__hle(a, b)); SUM(__hgt(a, b)); SUM(__hge(a, b));
    SUM(__hequ(a, b)); SUM(__hneu(a, b)); SUM(__hltu(a, b)); SUM(__hleu(a, b)); SUM(__hgtu(a, b)); SUM(__hgeu(a, b));
    SUM(__hisinf(a)); SUM(__hisnan(a));
    H(a + b); H(a - b); H(a * b); H(a / b); H(-a); H(+a);
    SUM(a == b); SUM(a != b); SUM(a < b); SUM(a <= b); SUM(a > b); SUM(a >= b); SUM((bool)a);
    __half d = a;
    d += b; H(d);
    d -= c; H(d);
    d *= b; H(d);
    d /= c; H(d);
    H(d++); H(++d); H(d--); H(--d);
    d = 3; H(d);
    d = 2.5f; H(d);
    H(__half(t)); H(__half(1e-5));
}

#define P(e) { __half2 v = (e); SUM(__half_as_ushort(v.x) + 3 * __half_as_ushort(v.y)); }

__global__ void pairs(unsigned *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0;
    __half2 a = __halves2half2(sample(t, 1), sample(t, 7)), b = make_half2(sample(t, 3), sample(t, 11)), c = __half2(sample(t, 5), sample(t, 9));
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
    __half2 d = a;
    d += b; P(d);
    d -= c; P(d);
    d *= b; P(d);
    P(d++); P(++d); P(d--); P(--d);
    H(__low2half(a)); H(__high2half(a)); P(__low2half2(a)); P(__high2half2(a)); P(__lows2half2(a, b)); P(__highs2half2(a, b));
    P(__lowhigh2highlow(a)); P(__half2half2(a.y));
    P(__shfl_sync(0xffffffff, a, 5)); P(__shfl_xor_sync(0xffffffff, a, 3)); P(__shfl_up_sync(0xffffffff, a, 2)); P(__shfl_down_sync(0xffffffff, a, 1, 8));
    H(__shfl_sync(0xffffffff, a.x, 9, 16));
}

#define F(e) SUM(__float_as_uint(e))

__global__ void conversions(unsigned *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0;
    __half a = sample(t, 1);
    F(__half2float(a)); F((float)a);
    SUM(__half2int_rn(a)); SUM(__half2int_rz(a)); SUM(__half2int_rd(a)); SUM(__half2int_ru(a));
    SUM(__half2uint_rn(a)); SUM(__half2uint_rz(a)); SUM(__half2uint_rd(a)); SUM(__half2uint_ru(a));
    SUM(__half2short_rn(a)); SUM(__half2short_rz(a)); SUM(__half2short_rd(a)); SUM(__half2short_ru(a));
    SUM(__half2ushort_rn(a)); SUM(__half2ushort_rz(a)); SUM(__half2ushort_rd(a)); SUM(__half2ushort_ru(a));
    SUM(__half2ll_rn(a)); SUM(__half2ll_rz(a)); SUM(__half2ll_rd(a)); SUM(__half2ll_ru(a));
    SUM(__half2ull_rn(a)); SUM(__half2ull_rz(a)); SUM(__half2ull_rd(a)); SUM(__half2ull_ru(a));
    SUM(__half2char_rz(a)); SUM(__half2uchar_rz(a)); SUM((short)a); SUM((int)a); SUM((long long)a); SUM((unsigned char)a); SUM((char)a);
    SUM(__half_as_short(a)); H(__short_as_half((short)t));
    float f = __uint_as_float(t % 4 == 0 ? t * 0x12345677u : 0x30000000u + t * 0x1234567u % 0x1a000000u);
    H(__float2half(f)); H(__float2half_rn(f)); H(__float2half_rz(f)); H(__float2half_rd(f)); H(__float2half_ru(f));
    H(__double2half(f * 1.000000059604644775390625)); H(__float2half_rn(-f)); H(__float2half_rd(-f)); H(__float2half_ru(-f));
    int i = (int)(t * t * 40503u) >> (t % 31);
    H(__int2half_rn(i)); H(__int2half_rz(i)); H(__int2half_rd(i)); H(__int2half_ru(i));
    H(__uint2half_rn(i)); H(__uint2half_rz(i)); H(__uint2half_rd(i)); H(__uint2half_ru(i));
    short s = (short)i;
    H(__short2half_rn(s)); H(__short2half_rz(s)); H(__short2half_rd(s)); H(__short2half_ru(s));
    H(__ushort2half_rn(s)); H(__ushort2half_rz(s)); H(__ushort2half_rd(s)); H(__ushort2half_ru(s));
    long long l = (long long)i * i / 7;
    H(__ll2half_rn(l)); H(__ll2half_rz(l)); H(__ll2half_rd(l)); H(__ll2half_ru(l));
    H(__ull2half_rn(l)); H(__ull2half_rz(l)); H(__ull2half_rd(l)); H(__ull2half_ru(l));
    P(__float2half2_rn(f)); P(__floats2half2_rn(f, f + 1)); P(__float22half2_rn(make_float2(f, -f)));
    __half2 p = __half2(a, __float2half(f));
    F(__half22float2(p).x); F(__half22float2(p).y); F(__low2float(p)); F(__high2float(p));
    H(CUDART_ONE_FP16);
}

#define A(e) r[n++ * 256 + t] = e

// Within one unit in the last place: the header corrects what the hardware's approximations give for some operands, and the
// simulator's are others.
__global__ void approximations(__half *x, __half *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0;
    __half a = x[t] = sample(t, 1);
    A(hexp(a)); A(hexp2(a)); A(hexp10(a)); A(hlog(a)); A(hlog2(a)); A(hlog10(a));
    A(hsin(a)); A(hcos(a)); A(hrcp(a)); A(hsqrt(a)); A(hrsqrt(a));
}

__global__ void approximate_pairs(__half2 *x, __half2 *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0;
    __half2 a = x[t] = __halves2half2(sample(t, 1), sample(t, 7));
    A(h2exp(a)); A(h2exp2(a)); A(h2exp10(a)); A(h2log(a)); A(h2log2(a)); A(h2log10(a));
    A(h2sin(a)); A(h2cos(a)); A(h2rcp(a)); A(h2sqrt(a)); A(h2rsqrt(a));
}
