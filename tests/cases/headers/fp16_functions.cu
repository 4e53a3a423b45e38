// Every function of cuda_fp16.h.
// One word per function: a hash of its results for 64 sets of arguments. The words are those of the reference compiler with NVIDIA's headers.
// OPT: 0 3
// PTXAS: sm_90
// FLAGS: -arch=sm_90
// NO-CLANG: NVIDIA's headers are for nvcc
#include <cuda_fp16.h>
#include <cuda_bf16.h>

typedef unsigned long long u64;

template <class T> __device__ T get(const u64* in, int k) {
    u64 b[4];
    for (int i = 0; i < 4; i++) b[i] = in[(k * 5 + i * 3) % 64];
    T r;
    memcpy(&r, b, sizeof(T));
    return r;
}
template <> __device__ bool get<bool>(const u64* in, int k) { return in[k % 64] & 1; }

template <class T> __device__ void put(unsigned* out, T v) {
    unsigned words[(sizeof(T) + 3) / 4] = {}, h = threadIdx.x * 0x9e3779b9u + 1;
    memcpy(words, &v, sizeof(T));
    for (unsigned w : words) h = (h ^ w) * 0x85ebca6bu, h ^= h >> 13;
    atomicXor(out, h);
}

extern "C" __global__ void sweep0(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<__half>(out + 0, __double2half(get<double>(in, t + 0)));
    put<__half>(out + 1, __float2half(get<float>(in, t + 11)));
    put<__half>(out + 2, __float2half_rn(get<float>(in, t + 22)));
    put<__half>(out + 3, __float2half_rz(get<float>(in, t + 33)));
    put<__half>(out + 4, __float2half_rd(get<float>(in, t + 44)));
    put<__half>(out + 5, __float2half_ru(get<float>(in, t + 55)));
    put<float>(out + 6, __half2float(get<__half>(in, t + 2)));
    put<__half2>(out + 7, __float2half2_rn(get<float>(in, t + 13)));
    put<__half2>(out + 8, __floats2half2_rn(get<float>(in, t + 24), get<float>(in, t + 31)));
    put<float>(out + 9, __low2float(get<__half2>(in, t + 35)));
    put<float>(out + 10, __high2float(get<__half2>(in, t + 46)));
    put<signed char>(out + 11, __half2char_rz(get<__half>(in, t + 57)));
    put<unsigned char>(out + 12, __half2uchar_rz(get<__half>(in, t + 4)));
    put<short int>(out + 13, __half2short_rz(get<__half>(in, t + 15)));
    put<unsigned short int>(out + 14, __half2ushort_rz(get<__half>(in, t + 26)));
    put<int>(out + 15, __half2int_rz(get<__half>(in, t + 37)));
    put<unsigned int>(out + 16, __half2uint_rz(get<__half>(in, t + 48)));
    put<long long int>(out + 17, __half2ll_rz(get<__half>(in, t + 59)));
    put<unsigned long long int>(out + 18, __half2ull_rz(get<__half>(in, t + 6)));
    put<__half2>(out + 19, make_half2(get<__half>(in, t + 17), get<__half>(in, t + 24)));
    put<__half2>(out + 20, __float22half2_rn(get<float2>(in, t + 28)));
    put<float2>(out + 21, __half22float2(get<__half2>(in, t + 39)));
    put<int>(out + 22, __half2int_rn(get<__half>(in, t + 50)));
    put<int>(out + 23, __half2int_rd(get<__half>(in, t + 61)));
    put<int>(out + 24, __half2int_ru(get<__half>(in, t + 8)));
    put<__half>(out + 25, __int2half_rn(get<int>(in, t + 19)));
    put<__half>(out + 26, __int2half_rz(get<int>(in, t + 30)));
    put<__half>(out + 27, __int2half_rd(get<int>(in, t + 41)));
    put<__half>(out + 28, __int2half_ru(get<int>(in, t + 52)));
    put<short int>(out + 29, __half2short_rn(get<__half>(in, t + 63)));
    put<short int>(out + 30, __half2short_rd(get<__half>(in, t + 10)));
    put<short int>(out + 31, __half2short_ru(get<__half>(in, t + 21)));
    put<__half>(out + 32, __short2half_rn(get<short int>(in, t + 32)));
    put<__half>(out + 33, __short2half_rz(get<short int>(in, t + 43)));
    put<__half>(out + 34, __short2half_rd(get<short int>(in, t + 54)));
    put<__half>(out + 35, __short2half_ru(get<short int>(in, t + 1)));
    put<unsigned int>(out + 36, __half2uint_rn(get<__half>(in, t + 12)));
    put<unsigned int>(out + 37, __half2uint_rd(get<__half>(in, t + 23)));
    put<unsigned int>(out + 38, __half2uint_ru(get<__half>(in, t + 34)));
    put<__half>(out + 39, __uint2half_rn(get<unsigned int>(in, t + 45)));
    put<__half>(out + 40, __uint2half_rz(get<unsigned int>(in, t + 56)));
    put<__half>(out + 41, __uint2half_rd(get<unsigned int>(in, t + 3)));
    put<__half>(out + 42, __uint2half_ru(get<unsigned int>(in, t + 14)));
    put<unsigned short int>(out + 43, __half2ushort_rn(get<__half>(in, t + 25)));
    put<unsigned short int>(out + 44, __half2ushort_rd(get<__half>(in, t + 36)));
    put<unsigned short int>(out + 45, __half2ushort_ru(get<__half>(in, t + 47)));
    put<__half>(out + 46, __ushort2half_rn(get<unsigned short int>(in, t + 58)));
    put<__half>(out + 47, __ushort2half_rz(get<unsigned short int>(in, t + 5)));
    put<__half>(out + 48, __ushort2half_rd(get<unsigned short int>(in, t + 16)));
    put<__half>(out + 49, __ushort2half_ru(get<unsigned short int>(in, t + 27)));
    put<unsigned long long int>(out + 50, __half2ull_rn(get<__half>(in, t + 38)));
    put<unsigned long long int>(out + 51, __half2ull_rd(get<__half>(in, t + 49)));
    put<unsigned long long int>(out + 52, __half2ull_ru(get<__half>(in, t + 60)));
    put<__half>(out + 53, __ull2half_rn(get<unsigned long long int>(in, t + 7)));
    put<__half>(out + 54, __ull2half_rz(get<unsigned long long int>(in, t + 18)));
    put<__half>(out + 55, __ull2half_rd(get<unsigned long long int>(in, t + 29)));
    put<__half>(out + 56, __ull2half_ru(get<unsigned long long int>(in, t + 40)));
    put<long long int>(out + 57, __half2ll_rn(get<__half>(in, t + 51)));
    put<long long int>(out + 58, __half2ll_rd(get<__half>(in, t + 62)));
    put<long long int>(out + 59, __half2ll_ru(get<__half>(in, t + 9)));
}
// RUN: sweep0<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:60)
// EXPECT: out == [1429422660, 4143557302, 4272499052, 4280022941, 4157389399, 3212792076, 3360229322, 731834195, 414425689, 1403795113, 1185653412, 4149427726, 3837478707, 1859823056, 899456800, 250719576, 785443761, 1984188270, 1082317382, 3695033581, 2486724836, 3741459342, 1747285188, 407141406, 1313124563, 1212571296, 2540918702, 936980148, 3767274009, 2046708677, 2826706405, 3847655524, 4255899456, 783516772, 1227381886, 514645529, 3845209726, 401645352, 4164097272, 1063581608, 1125872734, 3787662772, 3770622273, 2736502143, 1250467107, 300211800, 1636731428, 967400007, 1313406471, 1483679202, 2051767037, 3654409584, 1743551836, 1057798378, 793661433, 793661433, 1057798378, 1602161519, 118051868, 1850361395]

extern "C" __global__ void sweep1(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<__half>(out + 0, __ll2half_rn(get<long long int>(in, t + 20)));
    put<__half>(out + 1, __ll2half_rz(get<long long int>(in, t + 31)));
    put<__half>(out + 2, __ll2half_rd(get<long long int>(in, t + 42)));
    put<__half>(out + 3, __ll2half_ru(get<long long int>(in, t + 53)));
    put<__half>(out + 4, htrunc(get<__half>(in, t + 0)));
    put<__half>(out + 5, hceil(get<__half>(in, t + 11)));
    put<__half>(out + 6, hfloor(get<__half>(in, t + 22)));
    put<__half>(out + 7, hrint(get<__half>(in, t + 33)));
    put<__half2>(out + 8, h2trunc(get<__half2>(in, t + 44)));
    put<__half2>(out + 9, h2ceil(get<__half2>(in, t + 55)));
    put<__half2>(out + 10, h2floor(get<__half2>(in, t + 2)));
    put<__half2>(out + 11, h2rint(get<__half2>(in, t + 13)));
    put<__half2>(out + 12, __half2half2(get<__half>(in, t + 24)));
    put<__half2>(out + 13, __lowhigh2highlow(get<__half2>(in, t + 35)));
    put<__half2>(out + 14, __lows2half2(get<__half2>(in, t + 46), get<__half2>(in, t + 53)));
    put<__half2>(out + 15, __highs2half2(get<__half2>(in, t + 57), get<__half2>(in, t + 0)));
    put<__half>(out + 16, __high2half(get<__half2>(in, t + 4)));
    put<__half>(out + 17, __low2half(get<__half2>(in, t + 15)));
    put<int>(out + 18, __hisinf(get<__half>(in, t + 26)));
    put<__half2>(out + 19, __halves2half2(get<__half>(in, t + 37), get<__half>(in, t + 44)));
    put<__half2>(out + 20, __low2half2(get<__half2>(in, t + 48)));
    put<__half2>(out + 21, __high2half2(get<__half2>(in, t + 59)));
    put<short int>(out + 22, __half_as_short(get<__half>(in, t + 6)));
    put<unsigned short int>(out + 23, __half_as_ushort(get<__half>(in, t + 17)));
    put<__half>(out + 24, __short_as_half(get<short int>(in, t + 28)));
    put<__half>(out + 25, __ushort_as_half(get<unsigned short int>(in, t + 39)));
    put<__half>(out + 26, __hmax(get<__half>(in, t + 50), get<__half>(in, t + 57)));
    put<__half>(out + 27, __hmin(get<__half>(in, t + 61), get<__half>(in, t + 4)));
    put<__half2>(out + 28, __hmax2(get<__half2>(in, t + 8), get<__half2>(in, t + 15)));
    put<__half2>(out + 29, __hmin2(get<__half2>(in, t + 19), get<__half2>(in, t + 26)));
    put<__half2>(out + 30, __heq2(get<__half2>(in, t + 54), get<__half2>(in, t + 61)));
    put<__half2>(out + 31, __hne2(get<__half2>(in, t + 1), get<__half2>(in, t + 8)));
    put<__half2>(out + 32, __hle2(get<__half2>(in, t + 12), get<__half2>(in, t + 19)));
    put<__half2>(out + 33, __hge2(get<__half2>(in, t + 23), get<__half2>(in, t + 30)));
    put<__half2>(out + 34, __hlt2(get<__half2>(in, t + 34), get<__half2>(in, t + 41)));
    put<__half2>(out + 35, __hgt2(get<__half2>(in, t + 45), get<__half2>(in, t + 52)));
    put<__half2>(out + 36, __hequ2(get<__half2>(in, t + 56), get<__half2>(in, t + 63)));
    put<__half2>(out + 37, __hneu2(get<__half2>(in, t + 3), get<__half2>(in, t + 10)));
    put<__half2>(out + 38, __hleu2(get<__half2>(in, t + 14), get<__half2>(in, t + 21)));
    put<__half2>(out + 39, __hgeu2(get<__half2>(in, t + 25), get<__half2>(in, t + 32)));
    put<__half2>(out + 40, __hltu2(get<__half2>(in, t + 36), get<__half2>(in, t + 43)));
    put<__half2>(out + 41, __hgtu2(get<__half2>(in, t + 47), get<__half2>(in, t + 54)));
    put<unsigned int>(out + 42, __heq2_mask(get<__half2>(in, t + 58), get<__half2>(in, t + 1)));
    put<unsigned int>(out + 43, __hne2_mask(get<__half2>(in, t + 5), get<__half2>(in, t + 12)));
    put<unsigned int>(out + 44, __hle2_mask(get<__half2>(in, t + 16), get<__half2>(in, t + 23)));
    put<unsigned int>(out + 45, __hge2_mask(get<__half2>(in, t + 27), get<__half2>(in, t + 34)));
    put<unsigned int>(out + 46, __hlt2_mask(get<__half2>(in, t + 38), get<__half2>(in, t + 45)));
    put<unsigned int>(out + 47, __hgt2_mask(get<__half2>(in, t + 49), get<__half2>(in, t + 56)));
    put<unsigned int>(out + 48, __hequ2_mask(get<__half2>(in, t + 60), get<__half2>(in, t + 3)));
    put<unsigned int>(out + 49, __hneu2_mask(get<__half2>(in, t + 7), get<__half2>(in, t + 14)));
    put<unsigned int>(out + 50, __hleu2_mask(get<__half2>(in, t + 18), get<__half2>(in, t + 25)));
    put<unsigned int>(out + 51, __hgeu2_mask(get<__half2>(in, t + 29), get<__half2>(in, t + 36)));
}
// RUN: sweep1<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:52)
// EXPECT: out == [3559088558, 2566946213, 2051284587, 1407074747, 3499810219, 3104291368, 1572837742, 184497622, 660766083, 2295557218, 1666529212, 176714196, 1664420343, 4052936548, 4175664601, 234937438, 889500499, 3428790121, 687488217, 272961587, 2143626385, 4090777249, 638388682, 746405589, 4149509473, 2885592188, 2018314200, 1720799144, 3974937984, 2609689476, 2550081372, 3550100581, 3179485367, 3575750073, 1574111759, 2840573655, 3557441767, 1331159596, 1627243382, 3713093181, 2956219662, 2785473694, 3747696293, 2288898992, 2692909825, 2774513157, 788162129, 3553293430, 1714176167, 3784789010, 4187759642, 2424281761]

extern "C" __global__ void sweep2(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<unsigned int>(out + 0, __hltu2_mask(get<__half2>(in, t + 40), get<__half2>(in, t + 47)));
    put<unsigned int>(out + 1, __hgtu2_mask(get<__half2>(in, t + 51), get<__half2>(in, t + 58)));
    put<__half2>(out + 2, __hisnan2(get<__half2>(in, t + 62)));
    put<__half2>(out + 3, __hadd2(get<__half2>(in, t + 9), get<__half2>(in, t + 16)));
    put<__half2>(out + 4, __hsub2(get<__half2>(in, t + 20), get<__half2>(in, t + 27)));
    put<__half2>(out + 5, __hmul2(get<__half2>(in, t + 31), get<__half2>(in, t + 38)));
    put<__half2>(out + 6, __hadd2_rn(get<__half2>(in, t + 42), get<__half2>(in, t + 49)));
    put<__half2>(out + 7, __hsub2_rn(get<__half2>(in, t + 53), get<__half2>(in, t + 60)));
    put<__half2>(out + 8, __hmul2_rn(get<__half2>(in, t + 0), get<__half2>(in, t + 7)));
    put<__half2>(out + 9, __h2div(get<__half2>(in, t + 11), get<__half2>(in, t + 18)));
    put<__half2>(out + 10, __habs2(get<__half2>(in, t + 22)));
    put<__half2>(out + 11, __hadd2_sat(get<__half2>(in, t + 33), get<__half2>(in, t + 40)));
    put<__half2>(out + 12, __hsub2_sat(get<__half2>(in, t + 44), get<__half2>(in, t + 51)));
    put<__half2>(out + 13, __hmul2_sat(get<__half2>(in, t + 55), get<__half2>(in, t + 62)));
    put<__half2>(out + 14, __hfma2(get<__half2>(in, t + 2), get<__half2>(in, t + 9), get<__half2>(in, t + 16)));
    put<__half2>(out + 15, __hfma2_sat(get<__half2>(in, t + 13), get<__half2>(in, t + 20), get<__half2>(in, t + 27)));
    put<__half2>(out + 16, __hneg2(get<__half2>(in, t + 24)));
    put<__half>(out + 17, __habs(get<__half>(in, t + 35)));
    put<__half>(out + 18, __hadd(get<__half>(in, t + 46), get<__half>(in, t + 53)));
    put<__half>(out + 19, __hsub(get<__half>(in, t + 57), get<__half>(in, t + 0)));
    put<__half>(out + 20, __hmul(get<__half>(in, t + 4), get<__half>(in, t + 11)));
    put<__half>(out + 21, __hadd_rn(get<__half>(in, t + 15), get<__half>(in, t + 22)));
    put<__half>(out + 22, __hsub_rn(get<__half>(in, t + 26), get<__half>(in, t + 33)));
    put<__half>(out + 23, __hmul_rn(get<__half>(in, t + 37), get<__half>(in, t + 44)));
    put<__half>(out + 24, __hdiv(get<__half>(in, t + 48), get<__half>(in, t + 55)));
    put<__half>(out + 25, __hadd_sat(get<__half>(in, t + 59), get<__half>(in, t + 2)));
    put<__half>(out + 26, __hsub_sat(get<__half>(in, t + 6), get<__half>(in, t + 13)));
    put<__half>(out + 27, __hmul_sat(get<__half>(in, t + 17), get<__half>(in, t + 24)));
    put<__half>(out + 28, __hfma(get<__half>(in, t + 28), get<__half>(in, t + 35), get<__half>(in, t + 42)));
    put<__half>(out + 29, __hfma_sat(get<__half>(in, t + 39), get<__half>(in, t + 46), get<__half>(in, t + 53)));
    put<__half>(out + 30, __hneg(get<__half>(in, t + 50)));
    put<bool>(out + 31, __hbeq2(get<__half2>(in, t + 61), get<__half2>(in, t + 4)));
    put<bool>(out + 32, __hbne2(get<__half2>(in, t + 8), get<__half2>(in, t + 15)));
    put<bool>(out + 33, __hble2(get<__half2>(in, t + 19), get<__half2>(in, t + 26)));
    put<bool>(out + 34, __hbge2(get<__half2>(in, t + 30), get<__half2>(in, t + 37)));
    put<bool>(out + 35, __hblt2(get<__half2>(in, t + 41), get<__half2>(in, t + 48)));
    put<bool>(out + 36, __hbgt2(get<__half2>(in, t + 52), get<__half2>(in, t + 59)));
    put<bool>(out + 37, __hbequ2(get<__half2>(in, t + 63), get<__half2>(in, t + 6)));
    put<bool>(out + 38, __hbneu2(get<__half2>(in, t + 10), get<__half2>(in, t + 17)));
    put<bool>(out + 39, __hbleu2(get<__half2>(in, t + 21), get<__half2>(in, t + 28)));
    put<bool>(out + 40, __hbgeu2(get<__half2>(in, t + 32), get<__half2>(in, t + 39)));
    put<bool>(out + 41, __hbltu2(get<__half2>(in, t + 43), get<__half2>(in, t + 50)));
    put<bool>(out + 42, __hbgtu2(get<__half2>(in, t + 54), get<__half2>(in, t + 61)));
    put<bool>(out + 43, __heq(get<__half>(in, t + 1), get<__half>(in, t + 8)));
    put<bool>(out + 44, __hne(get<__half>(in, t + 12), get<__half>(in, t + 19)));
    put<bool>(out + 45, __hle(get<__half>(in, t + 23), get<__half>(in, t + 30)));
    put<bool>(out + 46, __hge(get<__half>(in, t + 34), get<__half>(in, t + 41)));
    put<bool>(out + 47, __hlt(get<__half>(in, t + 45), get<__half>(in, t + 52)));
    put<bool>(out + 48, __hgt(get<__half>(in, t + 56), get<__half>(in, t + 63)));
    put<bool>(out + 49, __hequ(get<__half>(in, t + 3), get<__half>(in, t + 10)));
    put<bool>(out + 50, __hneu(get<__half>(in, t + 14), get<__half>(in, t + 21)));
    put<bool>(out + 51, __hleu(get<__half>(in, t + 25), get<__half>(in, t + 32)));
    put<bool>(out + 52, __hgeu(get<__half>(in, t + 36), get<__half>(in, t + 43)));
    put<bool>(out + 53, __hltu(get<__half>(in, t + 47), get<__half>(in, t + 54)));
    put<bool>(out + 54, __hgtu(get<__half>(in, t + 58), get<__half>(in, t + 1)));
    put<bool>(out + 55, __hisnan(get<__half>(in, t + 5)));
    put<__half>(out + 56, __hmax_nan(get<__half>(in, t + 16), get<__half>(in, t + 23)));
    put<__half>(out + 57, __hmin_nan(get<__half>(in, t + 27), get<__half>(in, t + 34)));
    put<__half>(out + 58, __hfma_relu(get<__half>(in, t + 38), get<__half>(in, t + 45), get<__half>(in, t + 52)));
    put<__half2>(out + 59, __hmax2_nan(get<__half2>(in, t + 49), get<__half2>(in, t + 56)));
}
// RUN: sweep2<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:60)
// EXPECT: out == [4010750107, 2571990496, 512210106, 435581209, 266752744, 3730504685, 1754082407, 686942332, 4240075857, 2225346758, 3485826675, 2153357283, 886716383, 1870060166, 2910383508, 3731101733, 86136180, 2572689241, 2474230214, 23612435, 1896759995, 4207779638, 3889388414, 584461000, 3278326801, 2169040964, 3963238621, 1142763495, 3738980061, 4096163548, 4027391759, 3338903724, 3668710354, 4079333469, 3530683067, 3112458623, 3772080603, 1470282871, 2322508759, 3680537105, 408618117, 3113379450, 3839750634, 3408125076, 2659470137, 294552203, 51156995, 4054394402, 2199419440, 1805989895, 2307966932, 2886435556, 3696468501, 1174232124, 2063820894, 2201129700, 229592562, 2127063358, 3863740876, 1075288619]

extern "C" __global__ void sweep3(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<__half2>(out + 0, __hmin2_nan(get<__half2>(in, t + 60), get<__half2>(in, t + 3)));
    put<__half2>(out + 1, __hfma2_relu(get<__half2>(in, t + 7), get<__half2>(in, t + 14), get<__half2>(in, t + 21)));
    put<__half2>(out + 2, __hcmadd(get<__half2>(in, t + 18), get<__half2>(in, t + 25), get<__half2>(in, t + 32)));
    put<__half>(out + 3, hsqrt(get<__half>(in, t + 29)));
    put<__half>(out + 4, hrsqrt(get<__half>(in, t + 40)));
    put<__half>(out + 5, hrcp(get<__half>(in, t + 51)));
    put<__half>(out + 6, hlog(get<__half>(in, t + 62)));
    put<__half>(out + 7, hlog2(get<__half>(in, t + 9)));
    put<__half>(out + 8, hlog10(get<__half>(in, t + 20)));
    put<__half>(out + 9, hexp(get<__half>(in, t + 31)));
    put<__half>(out + 10, htanh_approx(get<__half>(in, t + 42)));
    put<__half2>(out + 11, h2tanh_approx(get<__half2>(in, t + 53)));
    put<__half>(out + 12, htanh(get<__half>(in, t + 0)));
    put<__half2>(out + 13, h2tanh(get<__half2>(in, t + 11)));
    put<__half>(out + 14, hexp2(get<__half>(in, t + 22)));
    put<__half>(out + 15, hexp10(get<__half>(in, t + 33)));
    put<__half>(out + 16, hcos(get<__half>(in, t + 44)));
    put<__half>(out + 17, hsin(get<__half>(in, t + 55)));
    put<__half2>(out + 18, h2sqrt(get<__half2>(in, t + 2)));
    put<__half2>(out + 19, h2rsqrt(get<__half2>(in, t + 13)));
    put<__half2>(out + 20, h2rcp(get<__half2>(in, t + 24)));
    put<__half2>(out + 21, h2log(get<__half2>(in, t + 35)));
    put<__half2>(out + 22, h2log2(get<__half2>(in, t + 46)));
    put<__half2>(out + 23, h2log10(get<__half2>(in, t + 57)));
    put<__half2>(out + 24, h2exp(get<__half2>(in, t + 4)));
    put<__half2>(out + 25, h2exp2(get<__half2>(in, t + 15)));
    put<__half2>(out + 26, h2exp10(get<__half2>(in, t + 26)));
    put<__half2>(out + 27, h2cos(get<__half2>(in, t + 37)));
    put<__half2>(out + 28, h2sin(get<__half2>(in, t + 48)));
}
// RUN: sweep3<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:29)
// EXPECT: out == [3205387067, 2179071846, 2413492843, 565722078, 4070527418, 4206487376, 2700370064, 1485987383, 3971206470, 791811041, 4205257208, 945660952, 118831859, 156437309, 72167603, 34160563, 2725436923, 893916261, 114759058, 100952118, 1200464525, 3831517672, 3878061658, 3764905664, 4016560511, 3441626144, 1999198537, 370230110, 4038469445]

