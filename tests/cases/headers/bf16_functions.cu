// Every function of cuda_bf16.h.
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
    put<__nv_bfloat16>(out + 0, __double2bfloat16(get<double>(in, t + 0)));
    put<__nv_bfloat16>(out + 1, __float2bfloat16(get<float>(in, t + 11)));
    put<__nv_bfloat16>(out + 2, __float2bfloat16_rn(get<float>(in, t + 22)));
    put<__nv_bfloat16>(out + 3, __float2bfloat16_rz(get<float>(in, t + 33)));
    put<__nv_bfloat16>(out + 4, __float2bfloat16_rd(get<float>(in, t + 44)));
    put<__nv_bfloat16>(out + 5, __float2bfloat16_ru(get<float>(in, t + 55)));
    put<float>(out + 6, __bfloat162float(get<__nv_bfloat16>(in, t + 2)));
    put<__nv_bfloat162>(out + 7, __float2bfloat162_rn(get<float>(in, t + 13)));
    put<__nv_bfloat162>(out + 8, __floats2bfloat162_rn(get<float>(in, t + 24), get<float>(in, t + 31)));
    put<float>(out + 9, __low2float(get<__nv_bfloat162>(in, t + 35)));
    put<float>(out + 10, __high2float(get<__nv_bfloat162>(in, t + 46)));
    put<__nv_bfloat162>(out + 11, __float22bfloat162_rn(get<float2>(in, t + 57)));
    put<float2>(out + 12, __bfloat1622float2(get<__nv_bfloat162>(in, t + 4)));
    put<signed char>(out + 13, __bfloat162char_rz(get<__nv_bfloat16>(in, t + 15)));
    put<unsigned char>(out + 14, __bfloat162uchar_rz(get<__nv_bfloat16>(in, t + 26)));
    put<int>(out + 15, __bfloat162int_rn(get<__nv_bfloat16>(in, t + 37)));
    put<int>(out + 16, __bfloat162int_rz(get<__nv_bfloat16>(in, t + 48)));
    put<int>(out + 17, __bfloat162int_rd(get<__nv_bfloat16>(in, t + 59)));
    put<int>(out + 18, __bfloat162int_ru(get<__nv_bfloat16>(in, t + 6)));
    put<__nv_bfloat16>(out + 19, __int2bfloat16_rn(get<int>(in, t + 17)));
    put<__nv_bfloat16>(out + 20, __int2bfloat16_rz(get<int>(in, t + 28)));
    put<__nv_bfloat16>(out + 21, __int2bfloat16_rd(get<int>(in, t + 39)));
    put<__nv_bfloat16>(out + 22, __int2bfloat16_ru(get<int>(in, t + 50)));
    put<short int>(out + 23, __bfloat162short_rn(get<__nv_bfloat16>(in, t + 61)));
    put<short int>(out + 24, __bfloat162short_rz(get<__nv_bfloat16>(in, t + 8)));
    put<short int>(out + 25, __bfloat162short_rd(get<__nv_bfloat16>(in, t + 19)));
    put<short int>(out + 26, __bfloat162short_ru(get<__nv_bfloat16>(in, t + 30)));
    put<__nv_bfloat16>(out + 27, __short2bfloat16_rn(get<short int>(in, t + 41)));
    put<__nv_bfloat16>(out + 28, __short2bfloat16_rz(get<short int>(in, t + 52)));
    put<__nv_bfloat16>(out + 29, __short2bfloat16_rd(get<short int>(in, t + 63)));
    put<__nv_bfloat16>(out + 30, __short2bfloat16_ru(get<short int>(in, t + 10)));
    put<unsigned int>(out + 31, __bfloat162uint_rn(get<__nv_bfloat16>(in, t + 21)));
    put<unsigned int>(out + 32, __bfloat162uint_rz(get<__nv_bfloat16>(in, t + 32)));
    put<unsigned int>(out + 33, __bfloat162uint_rd(get<__nv_bfloat16>(in, t + 43)));
    put<unsigned int>(out + 34, __bfloat162uint_ru(get<__nv_bfloat16>(in, t + 54)));
    put<__nv_bfloat16>(out + 35, __uint2bfloat16_rn(get<unsigned int>(in, t + 1)));
    put<__nv_bfloat16>(out + 36, __uint2bfloat16_rz(get<unsigned int>(in, t + 12)));
    put<__nv_bfloat16>(out + 37, __uint2bfloat16_rd(get<unsigned int>(in, t + 23)));
    put<__nv_bfloat16>(out + 38, __uint2bfloat16_ru(get<unsigned int>(in, t + 34)));
    put<unsigned short int>(out + 39, __bfloat162ushort_rn(get<__nv_bfloat16>(in, t + 45)));
    put<unsigned short int>(out + 40, __bfloat162ushort_rz(get<__nv_bfloat16>(in, t + 56)));
    put<unsigned short int>(out + 41, __bfloat162ushort_rd(get<__nv_bfloat16>(in, t + 3)));
    put<unsigned short int>(out + 42, __bfloat162ushort_ru(get<__nv_bfloat16>(in, t + 14)));
    put<__nv_bfloat16>(out + 43, __ushort2bfloat16_rn(get<unsigned short int>(in, t + 25)));
    put<__nv_bfloat16>(out + 44, __ushort2bfloat16_rz(get<unsigned short int>(in, t + 36)));
    put<__nv_bfloat16>(out + 45, __ushort2bfloat16_rd(get<unsigned short int>(in, t + 47)));
    put<__nv_bfloat16>(out + 46, __ushort2bfloat16_ru(get<unsigned short int>(in, t + 58)));
    put<unsigned long long int>(out + 47, __bfloat162ull_rn(get<__nv_bfloat16>(in, t + 5)));
    put<unsigned long long int>(out + 48, __bfloat162ull_rz(get<__nv_bfloat16>(in, t + 16)));
    put<__nv_bfloat162>(out + 49, make_bfloat162(get<__nv_bfloat16>(in, t + 27), get<__nv_bfloat16>(in, t + 34)));
    put<unsigned long long int>(out + 50, __bfloat162ull_rd(get<__nv_bfloat16>(in, t + 38)));
    put<unsigned long long int>(out + 51, __bfloat162ull_ru(get<__nv_bfloat16>(in, t + 49)));
    put<__nv_bfloat16>(out + 52, __ull2bfloat16_rn(get<unsigned long long int>(in, t + 60)));
    put<__nv_bfloat16>(out + 53, __ull2bfloat16_rz(get<unsigned long long int>(in, t + 7)));
    put<__nv_bfloat16>(out + 54, __ull2bfloat16_rd(get<unsigned long long int>(in, t + 18)));
    put<__nv_bfloat16>(out + 55, __ull2bfloat16_ru(get<unsigned long long int>(in, t + 29)));
    put<long long int>(out + 56, __bfloat162ll_rn(get<__nv_bfloat16>(in, t + 40)));
    put<long long int>(out + 57, __bfloat162ll_rz(get<__nv_bfloat16>(in, t + 51)));
    put<long long int>(out + 58, __bfloat162ll_rd(get<__nv_bfloat16>(in, t + 62)));
    put<long long int>(out + 59, __bfloat162ll_ru(get<__nv_bfloat16>(in, t + 9)));
}
// RUN: sweep0<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:60)
// EXPECT: out == [3049566418, 2424591856, 1244918699, 2896011781, 3349767429, 3313718150, 659268308, 1852456991, 3935399839, 354824628, 2017155396, 2751166741, 131048728, 173494047, 2614888653, 302355000, 74291014, 3958593687, 3575508570, 2311579466, 1454814106, 3264040998, 552480870, 2513449508, 2079095502, 507137418, 4103941524, 3168632053, 2400562024, 2932468366, 293761032, 62994894, 4192874936, 142697562, 2760638653, 2297930878, 1165567361, 1113702348, 3350858884, 3778453083, 873955145, 937347936, 2501609261, 1632350134, 1274046817, 317048414, 2563221705, 810845523, 2171161728, 1106307188, 3421135804, 2194655005, 544925918, 908749847, 1271608014, 4255938719, 3930839833, 3120999681, 3997845446, 456814553]

extern "C" __global__ void sweep1(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<__nv_bfloat16>(out + 0, __ll2bfloat16_rn(get<long long int>(in, t + 20)));
    put<__nv_bfloat16>(out + 1, __ll2bfloat16_rz(get<long long int>(in, t + 31)));
    put<__nv_bfloat16>(out + 2, __ll2bfloat16_rd(get<long long int>(in, t + 42)));
    put<__nv_bfloat16>(out + 3, __ll2bfloat16_ru(get<long long int>(in, t + 53)));
    put<__nv_bfloat16>(out + 4, htrunc(get<__nv_bfloat16>(in, t + 0)));
    put<__nv_bfloat16>(out + 5, hceil(get<__nv_bfloat16>(in, t + 11)));
    put<__nv_bfloat16>(out + 6, hfloor(get<__nv_bfloat16>(in, t + 22)));
    put<__nv_bfloat16>(out + 7, hrint(get<__nv_bfloat16>(in, t + 33)));
    put<__nv_bfloat162>(out + 8, h2trunc(get<__nv_bfloat162>(in, t + 44)));
    put<__nv_bfloat162>(out + 9, h2ceil(get<__nv_bfloat162>(in, t + 55)));
    put<__nv_bfloat162>(out + 10, h2floor(get<__nv_bfloat162>(in, t + 2)));
    put<__nv_bfloat162>(out + 11, h2rint(get<__nv_bfloat162>(in, t + 13)));
    put<__nv_bfloat162>(out + 12, __bfloat162bfloat162(get<__nv_bfloat16>(in, t + 24)));
    put<__nv_bfloat162>(out + 13, __lowhigh2highlow(get<__nv_bfloat162>(in, t + 35)));
    put<__nv_bfloat162>(out + 14, __lows2bfloat162(get<__nv_bfloat162>(in, t + 46), get<__nv_bfloat162>(in, t + 53)));
    put<__nv_bfloat162>(out + 15, __highs2bfloat162(get<__nv_bfloat162>(in, t + 57), get<__nv_bfloat162>(in, t + 0)));
    put<__nv_bfloat16>(out + 16, __high2bfloat16(get<__nv_bfloat162>(in, t + 4)));
    put<__nv_bfloat16>(out + 17, __low2bfloat16(get<__nv_bfloat162>(in, t + 15)));
    put<int>(out + 18, __hisinf(get<__nv_bfloat16>(in, t + 26)));
    put<__nv_bfloat162>(out + 19, __halves2bfloat162(get<__nv_bfloat16>(in, t + 37), get<__nv_bfloat16>(in, t + 44)));
    put<__nv_bfloat162>(out + 20, __low2bfloat162(get<__nv_bfloat162>(in, t + 48)));
    put<__nv_bfloat162>(out + 21, __high2bfloat162(get<__nv_bfloat162>(in, t + 59)));
    put<short int>(out + 22, __bfloat16_as_short(get<__nv_bfloat16>(in, t + 6)));
    put<unsigned short int>(out + 23, __bfloat16_as_ushort(get<__nv_bfloat16>(in, t + 17)));
    put<__nv_bfloat16>(out + 24, __short_as_bfloat16(get<short int>(in, t + 28)));
    put<__nv_bfloat16>(out + 25, __ushort_as_bfloat16(get<unsigned short int>(in, t + 39)));
    put<__nv_bfloat162>(out + 26, __heq2(get<__nv_bfloat162>(in, t + 10), get<__nv_bfloat162>(in, t + 17)));
    put<__nv_bfloat162>(out + 27, __hne2(get<__nv_bfloat162>(in, t + 21), get<__nv_bfloat162>(in, t + 28)));
    put<__nv_bfloat162>(out + 28, __hle2(get<__nv_bfloat162>(in, t + 32), get<__nv_bfloat162>(in, t + 39)));
    put<__nv_bfloat162>(out + 29, __hge2(get<__nv_bfloat162>(in, t + 43), get<__nv_bfloat162>(in, t + 50)));
    put<__nv_bfloat162>(out + 30, __hlt2(get<__nv_bfloat162>(in, t + 54), get<__nv_bfloat162>(in, t + 61)));
    put<__nv_bfloat162>(out + 31, __hgt2(get<__nv_bfloat162>(in, t + 1), get<__nv_bfloat162>(in, t + 8)));
    put<__nv_bfloat162>(out + 32, __hequ2(get<__nv_bfloat162>(in, t + 12), get<__nv_bfloat162>(in, t + 19)));
    put<__nv_bfloat162>(out + 33, __hneu2(get<__nv_bfloat162>(in, t + 23), get<__nv_bfloat162>(in, t + 30)));
    put<__nv_bfloat162>(out + 34, __hleu2(get<__nv_bfloat162>(in, t + 34), get<__nv_bfloat162>(in, t + 41)));
    put<__nv_bfloat162>(out + 35, __hgeu2(get<__nv_bfloat162>(in, t + 45), get<__nv_bfloat162>(in, t + 52)));
    put<__nv_bfloat162>(out + 36, __hltu2(get<__nv_bfloat162>(in, t + 56), get<__nv_bfloat162>(in, t + 63)));
    put<__nv_bfloat162>(out + 37, __hgtu2(get<__nv_bfloat162>(in, t + 3), get<__nv_bfloat162>(in, t + 10)));
    put<unsigned int>(out + 38, __heq2_mask(get<__nv_bfloat162>(in, t + 14), get<__nv_bfloat162>(in, t + 21)));
    put<unsigned int>(out + 39, __hne2_mask(get<__nv_bfloat162>(in, t + 25), get<__nv_bfloat162>(in, t + 32)));
    put<unsigned int>(out + 40, __hle2_mask(get<__nv_bfloat162>(in, t + 36), get<__nv_bfloat162>(in, t + 43)));
    put<unsigned int>(out + 41, __hge2_mask(get<__nv_bfloat162>(in, t + 47), get<__nv_bfloat162>(in, t + 54)));
    put<unsigned int>(out + 42, __hlt2_mask(get<__nv_bfloat162>(in, t + 58), get<__nv_bfloat162>(in, t + 1)));
    put<unsigned int>(out + 43, __hgt2_mask(get<__nv_bfloat162>(in, t + 5), get<__nv_bfloat162>(in, t + 12)));
    put<unsigned int>(out + 44, __hequ2_mask(get<__nv_bfloat162>(in, t + 16), get<__nv_bfloat162>(in, t + 23)));
    put<unsigned int>(out + 45, __hneu2_mask(get<__nv_bfloat162>(in, t + 27), get<__nv_bfloat162>(in, t + 34)));
    put<unsigned int>(out + 46, __hleu2_mask(get<__nv_bfloat162>(in, t + 38), get<__nv_bfloat162>(in, t + 45)));
    put<unsigned int>(out + 47, __hgeu2_mask(get<__nv_bfloat162>(in, t + 49), get<__nv_bfloat162>(in, t + 56)));
    put<unsigned int>(out + 48, __hltu2_mask(get<__nv_bfloat162>(in, t + 60), get<__nv_bfloat162>(in, t + 3)));
    put<unsigned int>(out + 49, __hgtu2_mask(get<__nv_bfloat162>(in, t + 7), get<__nv_bfloat162>(in, t + 14)));
    put<__nv_bfloat162>(out + 50, __hisnan2(get<__nv_bfloat162>(in, t + 18)));
    put<__nv_bfloat162>(out + 51, __hadd2(get<__nv_bfloat162>(in, t + 29), get<__nv_bfloat162>(in, t + 36)));
}
// RUN: sweep1<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:52)
// EXPECT: out == [2234028351, 651283539, 3436679832, 3154740556, 2573766854, 2215330807, 38833360, 92362895, 3288637560, 1950953616, 2474253656, 3714572852, 1664420343, 4052936548, 4175664601, 234937438, 889500499, 3428790121, 3339392169, 272961587, 2143626385, 4090777249, 638388682, 746405589, 4149509473, 2885592188, 3357647295, 656735022, 3211980344, 1526938127, 2305038466, 1758560662, 3924464750, 1397646055, 2813526449, 3417761541, 135113839, 421455217, 848112109, 1982869869, 2182019115, 2752071486, 4229509298, 2628773857, 1021015013, 4065117146, 1611008153, 3912306978, 3907178841, 1996492805, 2535162873, 957101133]

extern "C" __global__ void sweep2(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<__nv_bfloat162>(out + 0, __hsub2(get<__nv_bfloat162>(in, t + 40), get<__nv_bfloat162>(in, t + 47)));
    put<__nv_bfloat162>(out + 1, __hmul2(get<__nv_bfloat162>(in, t + 51), get<__nv_bfloat162>(in, t + 58)));
    put<__nv_bfloat162>(out + 2, __hadd2_rn(get<__nv_bfloat162>(in, t + 62), get<__nv_bfloat162>(in, t + 5)));
    put<__nv_bfloat162>(out + 3, __hsub2_rn(get<__nv_bfloat162>(in, t + 9), get<__nv_bfloat162>(in, t + 16)));
    put<__nv_bfloat162>(out + 4, __hmul2_rn(get<__nv_bfloat162>(in, t + 20), get<__nv_bfloat162>(in, t + 27)));
    put<__nv_bfloat162>(out + 5, __h2div(get<__nv_bfloat162>(in, t + 31), get<__nv_bfloat162>(in, t + 38)));
    put<__nv_bfloat162>(out + 6, __habs2(get<__nv_bfloat162>(in, t + 42)));
    put<__nv_bfloat162>(out + 7, __hadd2_sat(get<__nv_bfloat162>(in, t + 53), get<__nv_bfloat162>(in, t + 60)));
    put<__nv_bfloat162>(out + 8, __hsub2_sat(get<__nv_bfloat162>(in, t + 0), get<__nv_bfloat162>(in, t + 7)));
    put<__nv_bfloat162>(out + 9, __hmul2_sat(get<__nv_bfloat162>(in, t + 11), get<__nv_bfloat162>(in, t + 18)));
    put<__nv_bfloat162>(out + 10, __hfma2(get<__nv_bfloat162>(in, t + 22), get<__nv_bfloat162>(in, t + 29), get<__nv_bfloat162>(in, t + 36)));
    put<__nv_bfloat162>(out + 11, __hfma2_sat(get<__nv_bfloat162>(in, t + 33), get<__nv_bfloat162>(in, t + 40), get<__nv_bfloat162>(in, t + 47)));
    put<__nv_bfloat162>(out + 12, __hneg2(get<__nv_bfloat162>(in, t + 44)));
    put<__nv_bfloat16>(out + 13, __habs(get<__nv_bfloat16>(in, t + 55)));
    put<__nv_bfloat16>(out + 14, __hadd(get<__nv_bfloat16>(in, t + 2), get<__nv_bfloat16>(in, t + 9)));
    put<__nv_bfloat16>(out + 15, __hsub(get<__nv_bfloat16>(in, t + 13), get<__nv_bfloat16>(in, t + 20)));
    put<__nv_bfloat16>(out + 16, __hmul(get<__nv_bfloat16>(in, t + 24), get<__nv_bfloat16>(in, t + 31)));
    put<__nv_bfloat16>(out + 17, __hadd_rn(get<__nv_bfloat16>(in, t + 35), get<__nv_bfloat16>(in, t + 42)));
    put<__nv_bfloat16>(out + 18, __hsub_rn(get<__nv_bfloat16>(in, t + 46), get<__nv_bfloat16>(in, t + 53)));
    put<__nv_bfloat16>(out + 19, __hmul_rn(get<__nv_bfloat16>(in, t + 57), get<__nv_bfloat16>(in, t + 0)));
    put<__nv_bfloat16>(out + 20, __hdiv(get<__nv_bfloat16>(in, t + 4), get<__nv_bfloat16>(in, t + 11)));
    put<__nv_bfloat16>(out + 21, __hadd_sat(get<__nv_bfloat16>(in, t + 15), get<__nv_bfloat16>(in, t + 22)));
    put<__nv_bfloat16>(out + 22, __hsub_sat(get<__nv_bfloat16>(in, t + 26), get<__nv_bfloat16>(in, t + 33)));
    put<__nv_bfloat16>(out + 23, __hmul_sat(get<__nv_bfloat16>(in, t + 37), get<__nv_bfloat16>(in, t + 44)));
    put<__nv_bfloat16>(out + 24, __hfma(get<__nv_bfloat16>(in, t + 48), get<__nv_bfloat16>(in, t + 55), get<__nv_bfloat16>(in, t + 62)));
    put<__nv_bfloat16>(out + 25, __hfma_sat(get<__nv_bfloat16>(in, t + 59), get<__nv_bfloat16>(in, t + 2), get<__nv_bfloat16>(in, t + 9)));
    put<__nv_bfloat16>(out + 26, __hneg(get<__nv_bfloat16>(in, t + 6)));
    put<bool>(out + 27, __hbeq2(get<__nv_bfloat162>(in, t + 17), get<__nv_bfloat162>(in, t + 24)));
    put<bool>(out + 28, __hbne2(get<__nv_bfloat162>(in, t + 28), get<__nv_bfloat162>(in, t + 35)));
    put<bool>(out + 29, __hble2(get<__nv_bfloat162>(in, t + 39), get<__nv_bfloat162>(in, t + 46)));
    put<bool>(out + 30, __hbge2(get<__nv_bfloat162>(in, t + 50), get<__nv_bfloat162>(in, t + 57)));
    put<bool>(out + 31, __hblt2(get<__nv_bfloat162>(in, t + 61), get<__nv_bfloat162>(in, t + 4)));
    put<bool>(out + 32, __hbgt2(get<__nv_bfloat162>(in, t + 8), get<__nv_bfloat162>(in, t + 15)));
    put<bool>(out + 33, __hbequ2(get<__nv_bfloat162>(in, t + 19), get<__nv_bfloat162>(in, t + 26)));
    put<bool>(out + 34, __hbneu2(get<__nv_bfloat162>(in, t + 30), get<__nv_bfloat162>(in, t + 37)));
    put<bool>(out + 35, __hbleu2(get<__nv_bfloat162>(in, t + 41), get<__nv_bfloat162>(in, t + 48)));
    put<bool>(out + 36, __hbgeu2(get<__nv_bfloat162>(in, t + 52), get<__nv_bfloat162>(in, t + 59)));
    put<bool>(out + 37, __hbltu2(get<__nv_bfloat162>(in, t + 63), get<__nv_bfloat162>(in, t + 6)));
    put<bool>(out + 38, __hbgtu2(get<__nv_bfloat162>(in, t + 10), get<__nv_bfloat162>(in, t + 17)));
    put<bool>(out + 39, __heq(get<__nv_bfloat16>(in, t + 21), get<__nv_bfloat16>(in, t + 28)));
    put<bool>(out + 40, __hne(get<__nv_bfloat16>(in, t + 32), get<__nv_bfloat16>(in, t + 39)));
    put<bool>(out + 41, __hle(get<__nv_bfloat16>(in, t + 43), get<__nv_bfloat16>(in, t + 50)));
    put<bool>(out + 42, __hge(get<__nv_bfloat16>(in, t + 54), get<__nv_bfloat16>(in, t + 61)));
    put<bool>(out + 43, __hlt(get<__nv_bfloat16>(in, t + 1), get<__nv_bfloat16>(in, t + 8)));
    put<bool>(out + 44, __hgt(get<__nv_bfloat16>(in, t + 12), get<__nv_bfloat16>(in, t + 19)));
    put<bool>(out + 45, __hequ(get<__nv_bfloat16>(in, t + 23), get<__nv_bfloat16>(in, t + 30)));
    put<bool>(out + 46, __hneu(get<__nv_bfloat16>(in, t + 34), get<__nv_bfloat16>(in, t + 41)));
    put<bool>(out + 47, __hleu(get<__nv_bfloat16>(in, t + 45), get<__nv_bfloat16>(in, t + 52)));
    put<bool>(out + 48, __hgeu(get<__nv_bfloat16>(in, t + 56), get<__nv_bfloat16>(in, t + 63)));
    put<bool>(out + 49, __hltu(get<__nv_bfloat16>(in, t + 3), get<__nv_bfloat16>(in, t + 10)));
    put<bool>(out + 50, __hgtu(get<__nv_bfloat16>(in, t + 14), get<__nv_bfloat16>(in, t + 21)));
    put<bool>(out + 51, __hisnan(get<__nv_bfloat16>(in, t + 25)));
    put<__nv_bfloat16>(out + 52, __hmax(get<__nv_bfloat16>(in, t + 36), get<__nv_bfloat16>(in, t + 43)));
    put<__nv_bfloat16>(out + 53, __hmin(get<__nv_bfloat16>(in, t + 47), get<__nv_bfloat16>(in, t + 54)));
    put<__nv_bfloat16>(out + 54, __hmax_nan(get<__nv_bfloat16>(in, t + 58), get<__nv_bfloat16>(in, t + 1)));
    put<__nv_bfloat16>(out + 55, __hmin_nan(get<__nv_bfloat16>(in, t + 5), get<__nv_bfloat16>(in, t + 12)));
    put<__nv_bfloat16>(out + 56, __hfma_relu(get<__nv_bfloat16>(in, t + 16), get<__nv_bfloat16>(in, t + 23), get<__nv_bfloat16>(in, t + 30)));
    put<__nv_bfloat162>(out + 57, __hmax2(get<__nv_bfloat162>(in, t + 27), get<__nv_bfloat162>(in, t + 34)));
    put<__nv_bfloat162>(out + 58, __hmin2(get<__nv_bfloat162>(in, t + 38), get<__nv_bfloat162>(in, t + 45)));
    put<__nv_bfloat162>(out + 59, __hmax2_nan(get<__nv_bfloat162>(in, t + 49), get<__nv_bfloat162>(in, t + 56)));
}
// RUN: sweep2<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:60)
// EXPECT: out == [3376049438, 25648493, 527710880, 3009686974, 1298536324, 3900208036, 2206070065, 2568328941, 1730955015, 733674728, 445256493, 3377376142, 2112937327, 3639318092, 377634386, 1225795920, 2444521128, 1547351936, 4107487212, 631375706, 4233017083, 1827964332, 426007984, 221744094, 4266736169, 2280504457, 120631418, 3338903724, 185499098, 3457808680, 1860730680, 948587959, 4000354519, 1233328897, 483830601, 827327836, 1598345586, 1094991682, 3980378994, 3341532660, 68603584, 3437621960, 1228591775, 4156024294, 3788160002, 3032739885, 2639880684, 874291255, 60843043, 4159583343, 2395635168, 1351869344, 2579878831, 3998935767, 2566242467, 2446540965, 1278771372, 2825989836, 1807076671, 3910112041]

extern "C" __global__ void sweep3(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<__nv_bfloat162>(out + 0, __hmin2_nan(get<__nv_bfloat162>(in, t + 60), get<__nv_bfloat162>(in, t + 3)));
    put<__nv_bfloat162>(out + 1, __hfma2_relu(get<__nv_bfloat162>(in, t + 7), get<__nv_bfloat162>(in, t + 14), get<__nv_bfloat162>(in, t + 21)));
    put<__nv_bfloat162>(out + 2, __hcmadd(get<__nv_bfloat162>(in, t + 18), get<__nv_bfloat162>(in, t + 25), get<__nv_bfloat162>(in, t + 32)));
    put<__nv_bfloat16>(out + 3, hsqrt(get<__nv_bfloat16>(in, t + 29)));
    put<__nv_bfloat16>(out + 4, hrsqrt(get<__nv_bfloat16>(in, t + 40)));
    put<__nv_bfloat16>(out + 5, hrcp(get<__nv_bfloat16>(in, t + 51)));
    put<__nv_bfloat16>(out + 6, hlog(get<__nv_bfloat16>(in, t + 62)));
    put<__nv_bfloat16>(out + 7, hlog2(get<__nv_bfloat16>(in, t + 9)));
    put<__nv_bfloat16>(out + 8, hlog10(get<__nv_bfloat16>(in, t + 20)));
    put<__nv_bfloat16>(out + 9, hexp(get<__nv_bfloat16>(in, t + 31)));
    put<__nv_bfloat16>(out + 10, htanh_approx(get<__nv_bfloat16>(in, t + 42)));
    put<__nv_bfloat162>(out + 11, h2tanh_approx(get<__nv_bfloat162>(in, t + 53)));
    put<__nv_bfloat16>(out + 12, htanh(get<__nv_bfloat16>(in, t + 0)));
    put<__nv_bfloat162>(out + 13, h2tanh(get<__nv_bfloat162>(in, t + 11)));
    put<__nv_bfloat16>(out + 14, hexp2(get<__nv_bfloat16>(in, t + 22)));
    put<__nv_bfloat16>(out + 15, hexp10(get<__nv_bfloat16>(in, t + 33)));
    put<__nv_bfloat16>(out + 16, hcos(get<__nv_bfloat16>(in, t + 44)));
    put<__nv_bfloat16>(out + 17, hsin(get<__nv_bfloat16>(in, t + 55)));
    put<__nv_bfloat162>(out + 18, h2sqrt(get<__nv_bfloat162>(in, t + 2)));
    put<__nv_bfloat162>(out + 19, h2rsqrt(get<__nv_bfloat162>(in, t + 13)));
    put<__nv_bfloat162>(out + 20, h2rcp(get<__nv_bfloat162>(in, t + 24)));
    put<__nv_bfloat162>(out + 21, h2log(get<__nv_bfloat162>(in, t + 35)));
    put<__nv_bfloat162>(out + 22, h2log2(get<__nv_bfloat162>(in, t + 46)));
    put<__nv_bfloat162>(out + 23, h2log10(get<__nv_bfloat162>(in, t + 57)));
    put<__nv_bfloat162>(out + 24, h2exp(get<__nv_bfloat162>(in, t + 4)));
    put<__nv_bfloat162>(out + 25, h2exp2(get<__nv_bfloat162>(in, t + 15)));
    put<__nv_bfloat162>(out + 26, h2exp10(get<__nv_bfloat162>(in, t + 26)));
    put<__nv_bfloat162>(out + 27, h2cos(get<__nv_bfloat162>(in, t + 37)));
    put<__nv_bfloat162>(out + 28, h2sin(get<__nv_bfloat162>(in, t + 48)));
}
// RUN: sweep3<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:29)
// EXPECT: out == [3863356671, 1234499598, 767999296, 1666426868, 3679519312, 234815539, 697020772, 4000814606, 754089144, 145405863, 2126561677, 2027340904, 1025601504, 4172755479, 3178455443, 4204474109, 1236898316, 625535963, 2039017880, 3075285406, 112472932, 3708919360, 3790999593, 2632666089, 3944897196, 2650780741, 1436619975, 3766928044, 3802939603]

