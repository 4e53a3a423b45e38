// Integer, bit, conversion and casting intrinsics, as sums of the results over samples; the expected sums are what the reference
// compiler's code gives.
// PTXAS: sm_75 sm_120
// NO-CLANG: it calls a function that only the reference compiler knows
// RUN: bits<<<2, 64>>>(r=out:u32:48)
// EXPECT: r == [267474, 662727, 247889, 214676, 895079995, 1221360366, 231021, 318333, 2950506693, 2373041090, 1585025886, 4125259341, 3687484393,
//     2046006217, 4163922079, 2244994168, 3473988911, 1411196879, 3793807567, 84339447, 1856019777, 3827062172, 3827068823, 1679791308, 1679797959,
//     10478566, 465941022, 1779456359, 1326682393, 2811087875, 4101022573, 10303845, 1955489371, 237281, 3706642823, 3975519024, 415355574,
//     1740009682, 2985623298, 2899408596, 3869300083, 3009221776, 460180671, 3009221776, 3851003535, 0, 0, 0]
// RUN: conversions<<<2, 64>>>(r=out:u32:80)
// EXPECT: r == [1542114693, 2362646916, 491882415, 2892942006, 3689616078, 215292946, 15082521, 110464112, 3730237924, 4000087028, 514309790,
//     1347917198, 3407487547, 1615290927, 912257115, 1542117028, 2362646251, 491884750, 2892941341, 3689618185, 215291210, 15084325, 110460580,
//     3730234396, 4000082701, 514304615, 1347910832, 3407487387, 1615286439, 912250337, 1542109868, 2362646251, 491877590, 2892941341, 3689608958,
//     215291210, 15071120, 110460580, 3730237644, 4000082701, 514305575, 1347910832, 3407487540, 1615286439, 912258582, 1542119031, 2362648254,
//     491886753, 2892943344, 3689622543, 215295757, 15092440, 110468695, 3730237466, 4000090515, 514311896, 1347920248, 3407489203, 1615301054,
//     912258452, 2941787650, 2019695858, 3335031095, 1709824824, 4000420752, 958630301, 3940621535, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
#define SUM(e) { unsigned long long v = (unsigned long long)(e); atomicAdd(&r[n++], ((unsigned)v + 31 * (unsigned)(v >> 32)) * (2 * t + 1)); }

__global__ void bits(unsigned *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0;
    unsigned a = t * 0x9e3779b1u >> t % 31, b = t * t * 0x85ebca6bu, c = t % 37;
    long long x = (long long)((unsigned long long)a * b * 77) >> t % 61, y = (long long)b << t % 33;
    SUM(__clz(a)); SUM(__clzll(x)); SUM(__popc(b)); SUM(__popcll(x)); SUM(__brev(a)); SUM(__brevll(x)); SUM(__ffs(b << c % 32)); SUM(__ffsll(y));
    SUM(__byte_perm(a, b, t * 0x3579)); SUM(__funnelshift_l(a, b, c)); SUM(__funnelshift_r(a, b, c)); SUM(__funnelshift_lc(a, b, c)); SUM(__funnelshift_rc(a, b, c));
    SUM(__mulhi((int)a, (int)b)); SUM(__umulhi(a, b)); SUM(__mul64hi(x, y)); SUM(__umul64hi(x, y)); SUM(__mul24(a, b)); SUM(__umul24(a, b));
    SUM(__sad((int)a, (int)b, c)); SUM(__usad(a, b, c)); SUM(__hadd((int)a, (int)b)); SUM(__rhadd((int)a, (int)b)); SUM(__uhadd(a, b)); SUM(__urhadd(a, b));
    SUM(__dp4a((int)a, (int)b, (int)c)); SUM(__dp4a(a, b, c)); SUM(__dp2a_lo((int)a, (int)b, (int)c)); SUM(__dp2a_lo(a, b, c)); SUM(__dp2a_hi((int)a, (int)b, (int)c)); SUM(__dp2a_hi(a, b, c));
    SUM(__dp4a(make_char4(a, b, 3, -4), make_char4(t, 7, b, -1), 5)); SUM(__dp2a_hi(make_ushort2(a, b), make_uchar4(1, 2, t, 4), 9u));
    SUM(__fns(b, c % 32, 2)); SUM(__nv_bswap32(a)); SUM(__nv_bswap64(x)); SUM(__nv_bswap16((unsigned short)a));
    SUM(abs((int)b)); SUM(llabs(y)); SUM(min(a, b)); SUM(max((int)a, (int)b)); SUM(min(x, y)); SUM(umax(a, b)); SUM(llmin(x, y)); SUM(ullmax(x, y));
}
__global__ void conversions(unsigned *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0;
    float f = t == 5 ? __int_as_float(0x7fffffff) : t == 6 ? __int_as_float(0xff800000) : (t % 2 ? -1 : 1) * __uint_as_float(0x3c000000u + t * 0x345678u);
    double d = t == 5 ? __longlong_as_double(0x7ff8000000000000ull) : f * 1.0000001;
    long long x = (long long)((unsigned long long)(t * 0x9e3779b1u) * (t * t * 0x85ebca6b)) >> t % 61;
    int i = (int)(x >> 7);
#define ALL(m) \
    SUM(__float2int_##m(f)) SUM(__float2uint_##m(f)) SUM(__float2ll_##m(f)) SUM(__float2ull_##m(f)) SUM(__double2int_##m(d)) SUM(__double2uint_##m(d)) \
    SUM(__double2ll_##m(d)) SUM(__double2ull_##m(d)) SUM(__float_as_int(__int2float_##m(i))) SUM(__float_as_int(__uint2float_##m(i))) \
    SUM(__float_as_int(__ll2float_##m(x))) SUM(__float_as_int(__ull2float_##m(x))) SUM(__double_as_longlong(__ll2double_##m(x))) \
    SUM(__double_as_longlong(__ull2double_##m(x))) SUM(__float_as_int(__double2float_##m(d)))
    ALL(rn) ALL(rz) ALL(rd) ALL(ru)
    SUM(__double_as_longlong(__int2double_rn(i))) SUM(__double_as_longlong(__uint2double_rn(i))) SUM(__double2hiint(d)) SUM(__double2loint(d))
    SUM(__double_as_longlong(__hiloint2double(0x40000000 + i % 1000, i))) SUM(__float_as_uint(f)) SUM(__float_as_int(__uint_as_float(i)))
}
