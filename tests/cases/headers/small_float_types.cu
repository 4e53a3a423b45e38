// Conversions between the small floats and every other type.
// One word per function: a hash of its results for 64 sets of arguments. The words are those of the reference compiler with NVIDIA's headers.
// OPT: 0 3
// PTXAS: sm_90
// FLAGS: -arch=sm_90
// NO-CLANG: NVIDIA's headers are for nvcc
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda_fp6.h>
#include <cuda_fp4.h>

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
    put<__nv_fp8_e4m3>(out + 0, __nv_fp8_e4m3(get<float>(in, t + 0)));
    put<__nv_fp8_e4m3>(out + 1, __nv_fp8_e4m3(get<double>(in, t + 3)));
    put<__nv_fp8_e4m3>(out + 2, __nv_fp8_e4m3(get<__half>(in, t + 6)));
    put<__nv_fp8_e4m3>(out + 3, __nv_fp8_e4m3(get<__nv_bfloat16>(in, t + 9)));
    put<__nv_fp8_e4m3>(out + 4, __nv_fp8_e4m3(get<short>(in, t + 12)));
    put<__nv_fp8_e4m3>(out + 5, __nv_fp8_e4m3(get<unsigned short>(in, t + 15)));
    put<__nv_fp8_e4m3>(out + 6, __nv_fp8_e4m3(get<int>(in, t + 18)));
    put<__nv_fp8_e4m3>(out + 7, __nv_fp8_e4m3(get<unsigned int>(in, t + 21)));
    put<__nv_fp8_e4m3>(out + 8, __nv_fp8_e4m3(get<long>(in, t + 24)));
    put<__nv_fp8_e4m3>(out + 9, __nv_fp8_e4m3(get<unsigned long>(in, t + 27)));
    put<__nv_fp8_e4m3>(out + 10, __nv_fp8_e4m3(get<long long>(in, t + 30)));
    put<__nv_fp8_e4m3>(out + 11, __nv_fp8_e4m3(get<unsigned long long>(in, t + 33)));
    put<float>(out + 12, (float)get<__nv_fp8_e4m3>(in, t + 36));
    put<double>(out + 13, (double)get<__nv_fp8_e4m3>(in, t + 39));
    put<__half>(out + 14, (__half)get<__nv_fp8_e4m3>(in, t + 42));
    put<__nv_bfloat16>(out + 15, (__nv_bfloat16)get<__nv_fp8_e4m3>(in, t + 45));
    put<bool>(out + 16, (bool)get<__nv_fp8_e4m3>(in, t + 48));
    put<char>(out + 17, (char)get<__nv_fp8_e4m3>(in, t + 51));
    put<signed char>(out + 18, (signed char)get<__nv_fp8_e4m3>(in, t + 54));
    put<unsigned char>(out + 19, (unsigned char)get<__nv_fp8_e4m3>(in, t + 57));
    put<short>(out + 20, (short)get<__nv_fp8_e4m3>(in, t + 60));
    put<unsigned short>(out + 21, (unsigned short)get<__nv_fp8_e4m3>(in, t + 63));
    put<int>(out + 22, (int)get<__nv_fp8_e4m3>(in, t + 66));
    put<unsigned int>(out + 23, (unsigned int)get<__nv_fp8_e4m3>(in, t + 69));
    put<long>(out + 24, (long)get<__nv_fp8_e4m3>(in, t + 72));
    put<unsigned long>(out + 25, (unsigned long)get<__nv_fp8_e4m3>(in, t + 75));
    put<long long>(out + 26, (long long)get<__nv_fp8_e4m3>(in, t + 78));
    put<unsigned long long>(out + 27, (unsigned long long)get<__nv_fp8_e4m3>(in, t + 81));
    put<__nv_fp8x2_e4m3>(out + 28, __nv_fp8x2_e4m3(get<float2>(in, t + 84)));
    put<__nv_fp8x2_e4m3>(out + 29, __nv_fp8x2_e4m3(get<double2>(in, t + 87)));
    put<__nv_fp8x2_e4m3>(out + 30, __nv_fp8x2_e4m3(get<__half2>(in, t + 90)));
    put<__nv_fp8x2_e4m3>(out + 31, __nv_fp8x2_e4m3(get<__nv_bfloat162>(in, t + 93)));
    put<float2>(out + 32, (float2)get<__nv_fp8x2_e4m3>(in, t + 96));
    put<__half2>(out + 33, (__half2)get<__nv_fp8x2_e4m3>(in, t + 99));
    put<__nv_fp8x4_e4m3>(out + 34, __nv_fp8x4_e4m3(get<float4>(in, t + 102)));
    put<__nv_fp8x4_e4m3>(out + 35, __nv_fp8x4_e4m3(get<double4_16a>(in, t + 105)));
    put<__nv_fp8x4_e4m3>(out + 36, __nv_fp8x4_e4m3(get<double4_32a>(in, t + 108)));
    put<__nv_fp8x4_e4m3>(out + 37, __nv_fp8x4_e4m3(get<__half2>(in, t + 111), get<__half2>(in, t + 7)));
    put<__nv_fp8x4_e4m3>(out + 38, __nv_fp8x4_e4m3(get<__nv_bfloat162>(in, t + 114), get<__nv_bfloat162>(in, t + 7)));
    put<float4>(out + 39, (float4)get<__nv_fp8x4_e4m3>(in, t + 117));
}
// RUN: sweep0<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:40)
// EXPECT: out == [4258231491, 2323457139, 1501737563, 3954591588, 4250075833, 3914288738, 1265137711, 1475481943, 2713246446, 3585781344, 478159110, 3585781344, 2580948527, 2006218834, 2655144053, 1202702255, 699402629, 3762765877, 1777385016, 583413300, 3377979806, 4067377607, 3562074597, 909078515, 1985541296, 4106392195, 4148675417, 4151495687, 171584836, 2296986611, 641214744, 2018289327, 1570712732, 4254905634, 325985014, 3719712133, 3628844592, 1963714674, 1199609001, 1016162081]

extern "C" __global__ void sweep1(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<__nv_fp8_e5m2>(out + 0, __nv_fp8_e5m2(get<float>(in, t + 0)));
    put<__nv_fp8_e5m2>(out + 1, __nv_fp8_e5m2(get<double>(in, t + 3)));
    put<__nv_fp8_e5m2>(out + 2, __nv_fp8_e5m2(get<__half>(in, t + 6)));
    put<__nv_fp8_e5m2>(out + 3, __nv_fp8_e5m2(get<__nv_bfloat16>(in, t + 9)));
    put<__nv_fp8_e5m2>(out + 4, __nv_fp8_e5m2(get<short>(in, t + 12)));
    put<__nv_fp8_e5m2>(out + 5, __nv_fp8_e5m2(get<unsigned short>(in, t + 15)));
    put<__nv_fp8_e5m2>(out + 6, __nv_fp8_e5m2(get<int>(in, t + 18)));
    put<__nv_fp8_e5m2>(out + 7, __nv_fp8_e5m2(get<unsigned int>(in, t + 21)));
    put<__nv_fp8_e5m2>(out + 8, __nv_fp8_e5m2(get<long>(in, t + 24)));
    put<__nv_fp8_e5m2>(out + 9, __nv_fp8_e5m2(get<unsigned long>(in, t + 27)));
    put<__nv_fp8_e5m2>(out + 10, __nv_fp8_e5m2(get<long long>(in, t + 30)));
    put<__nv_fp8_e5m2>(out + 11, __nv_fp8_e5m2(get<unsigned long long>(in, t + 33)));
    put<float>(out + 12, (float)get<__nv_fp8_e5m2>(in, t + 36));
    put<double>(out + 13, (double)get<__nv_fp8_e5m2>(in, t + 39));
    put<__half>(out + 14, (__half)get<__nv_fp8_e5m2>(in, t + 42));
    put<__nv_bfloat16>(out + 15, (__nv_bfloat16)get<__nv_fp8_e5m2>(in, t + 45));
    put<bool>(out + 16, (bool)get<__nv_fp8_e5m2>(in, t + 48));
    put<char>(out + 17, (char)get<__nv_fp8_e5m2>(in, t + 51));
    put<signed char>(out + 18, (signed char)get<__nv_fp8_e5m2>(in, t + 54));
    put<unsigned char>(out + 19, (unsigned char)get<__nv_fp8_e5m2>(in, t + 57));
    put<short>(out + 20, (short)get<__nv_fp8_e5m2>(in, t + 60));
    put<unsigned short>(out + 21, (unsigned short)get<__nv_fp8_e5m2>(in, t + 63));
    put<int>(out + 22, (int)get<__nv_fp8_e5m2>(in, t + 66));
    put<unsigned int>(out + 23, (unsigned int)get<__nv_fp8_e5m2>(in, t + 69));
    put<long>(out + 24, (long)get<__nv_fp8_e5m2>(in, t + 72));
    put<unsigned long>(out + 25, (unsigned long)get<__nv_fp8_e5m2>(in, t + 75));
    put<long long>(out + 26, (long long)get<__nv_fp8_e5m2>(in, t + 78));
    put<unsigned long long>(out + 27, (unsigned long long)get<__nv_fp8_e5m2>(in, t + 81));
    put<__nv_fp8x2_e5m2>(out + 28, __nv_fp8x2_e5m2(get<float2>(in, t + 84)));
    put<__nv_fp8x2_e5m2>(out + 29, __nv_fp8x2_e5m2(get<double2>(in, t + 87)));
    put<__nv_fp8x2_e5m2>(out + 30, __nv_fp8x2_e5m2(get<__half2>(in, t + 90)));
    put<__nv_fp8x2_e5m2>(out + 31, __nv_fp8x2_e5m2(get<__nv_bfloat162>(in, t + 93)));
    put<float2>(out + 32, (float2)get<__nv_fp8x2_e5m2>(in, t + 96));
    put<__half2>(out + 33, (__half2)get<__nv_fp8x2_e5m2>(in, t + 99));
    put<__nv_fp8x4_e5m2>(out + 34, __nv_fp8x4_e5m2(get<float4>(in, t + 102)));
    put<__nv_fp8x4_e5m2>(out + 35, __nv_fp8x4_e5m2(get<double4_16a>(in, t + 105)));
    put<__nv_fp8x4_e5m2>(out + 36, __nv_fp8x4_e5m2(get<double4_32a>(in, t + 108)));
    put<__nv_fp8x4_e5m2>(out + 37, __nv_fp8x4_e5m2(get<__half2>(in, t + 111), get<__half2>(in, t + 7)));
    put<__nv_fp8x4_e5m2>(out + 38, __nv_fp8x4_e5m2(get<__nv_bfloat162>(in, t + 114), get<__nv_bfloat162>(in, t + 7)));
    put<float4>(out + 39, (float4)get<__nv_fp8x4_e5m2>(in, t + 117));
}
// RUN: sweep1<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:40)
// EXPECT: out == [1493893826, 935591103, 1888062353, 2782376025, 464337056, 1282889828, 3424346965, 404169514, 2578161402, 203313137, 2344575321, 203313137, 2104558383, 4002721906, 1676110947, 1492787078, 699402629, 821085604, 3005586146, 374972936, 201030499, 4010747107, 2589313722, 2803092010, 2975860599, 2510424232, 1899664667, 3864038190, 3332315117, 1107365341, 2294266798, 3409823817, 1602093552, 1859597402, 1327554976, 3580537041, 446426668, 3890351916, 2883795806, 1343132521]

extern "C" __global__ void sweep2(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<__nv_fp8_e8m0>(out + 0, __nv_fp8_e8m0(get<float>(in, t + 0)));
    put<__nv_fp8_e8m0>(out + 1, __nv_fp8_e8m0(get<double>(in, t + 3)));
    put<__nv_fp8_e8m0>(out + 2, __nv_fp8_e8m0(get<__half>(in, t + 6)));
    put<__nv_fp8_e8m0>(out + 3, __nv_fp8_e8m0(get<__nv_bfloat16>(in, t + 9)));
    put<__nv_fp8_e8m0>(out + 4, __nv_fp8_e8m0(get<short>(in, t + 12)));
    put<__nv_fp8_e8m0>(out + 5, __nv_fp8_e8m0(get<unsigned short>(in, t + 15)));
    put<__nv_fp8_e8m0>(out + 6, __nv_fp8_e8m0(get<int>(in, t + 18)));
    put<__nv_fp8_e8m0>(out + 7, __nv_fp8_e8m0(get<unsigned int>(in, t + 21)));
    put<__nv_fp8_e8m0>(out + 8, __nv_fp8_e8m0(get<long>(in, t + 24)));
    put<__nv_fp8_e8m0>(out + 9, __nv_fp8_e8m0(get<unsigned long>(in, t + 27)));
    put<__nv_fp8_e8m0>(out + 10, __nv_fp8_e8m0(get<long long>(in, t + 30)));
    put<__nv_fp8_e8m0>(out + 11, __nv_fp8_e8m0(get<unsigned long long>(in, t + 33)));
    put<float>(out + 12, (float)get<__nv_fp8_e8m0>(in, t + 36));
    put<double>(out + 13, (double)get<__nv_fp8_e8m0>(in, t + 39));
    put<__half>(out + 14, (__half)get<__nv_fp8_e8m0>(in, t + 42));
    put<__nv_bfloat16>(out + 15, (__nv_bfloat16)get<__nv_fp8_e8m0>(in, t + 45));
    put<bool>(out + 16, (bool)get<__nv_fp8_e8m0>(in, t + 48));
    put<char>(out + 17, (char)get<__nv_fp8_e8m0>(in, t + 51));
    put<signed char>(out + 18, (signed char)get<__nv_fp8_e8m0>(in, t + 54));
    put<unsigned char>(out + 19, (unsigned char)get<__nv_fp8_e8m0>(in, t + 57));
    put<short>(out + 20, (short)get<__nv_fp8_e8m0>(in, t + 60));
    put<unsigned short>(out + 21, (unsigned short)get<__nv_fp8_e8m0>(in, t + 63));
    put<int>(out + 22, (int)get<__nv_fp8_e8m0>(in, t + 66));
    put<unsigned int>(out + 23, (unsigned int)get<__nv_fp8_e8m0>(in, t + 69));
    put<long>(out + 24, (long)get<__nv_fp8_e8m0>(in, t + 72));
    put<unsigned long>(out + 25, (unsigned long)get<__nv_fp8_e8m0>(in, t + 75));
    put<long long>(out + 26, (long long)get<__nv_fp8_e8m0>(in, t + 78));
    put<unsigned long long>(out + 27, (unsigned long long)get<__nv_fp8_e8m0>(in, t + 81));
    put<__nv_fp8x2_e8m0>(out + 28, __nv_fp8x2_e8m0(get<float2>(in, t + 84)));
    put<__nv_fp8x2_e8m0>(out + 29, __nv_fp8x2_e8m0(get<double2>(in, t + 87)));
    put<__nv_fp8x2_e8m0>(out + 30, __nv_fp8x2_e8m0(get<__half2>(in, t + 90)));
    put<__nv_fp8x2_e8m0>(out + 31, __nv_fp8x2_e8m0(get<__nv_bfloat162>(in, t + 93)));
    put<float2>(out + 32, (float2)get<__nv_fp8x2_e8m0>(in, t + 96));
    put<__half2>(out + 33, (__half2)get<__nv_fp8x2_e8m0>(in, t + 99));
    put<__nv_bfloat162>(out + 34, (__nv_bfloat162)get<__nv_fp8x2_e8m0>(in, t + 102));
    put<__nv_fp8x4_e8m0>(out + 35, __nv_fp8x4_e8m0(get<float4>(in, t + 105)));
    put<__nv_fp8x4_e8m0>(out + 36, __nv_fp8x4_e8m0(get<double4_16a>(in, t + 108)));
    put<__nv_fp8x4_e8m0>(out + 37, __nv_fp8x4_e8m0(get<double4_32a>(in, t + 111)));
    put<__nv_fp8x4_e8m0>(out + 38, __nv_fp8x4_e8m0(get<__half2>(in, t + 114), get<__half2>(in, t + 7)));
    put<__nv_fp8x4_e8m0>(out + 39, __nv_fp8x4_e8m0(get<__nv_bfloat162>(in, t + 117), get<__nv_bfloat162>(in, t + 7)));
    put<float4>(out + 40, (float4)get<__nv_fp8x4_e8m0>(in, t + 120));
}
// RUN: sweep2<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:41)
// EXPECT: out == [925845556, 3414799737, 2293005205, 674300522, 1659596892, 1606349052, 2043834497, 2943923673, 4238312338, 3191697853, 3554652420, 3443535823, 2326908204, 4095845052, 1594221688, 1777574727, 2185659796, 2570987050, 331287549, 1561087956, 1334543938, 2230493128, 2788547462, 1993151148, 2737644472, 757171545, 2837552017, 2195121106, 2208793103, 4065685233, 2017488281, 1392509860, 1132705473, 1602473969, 2478943353, 3620361060, 4069505059, 1736403124, 528791238, 1815654478, 3885959041]

extern "C" __global__ void sweep3(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<__nv_fp6_e2m3>(out + 0, __nv_fp6_e2m3(get<float>(in, t + 0)));
    put<__nv_fp6_e2m3>(out + 1, __nv_fp6_e2m3(get<double>(in, t + 3)));
    put<__nv_fp6_e2m3>(out + 2, __nv_fp6_e2m3(get<__half>(in, t + 6)));
    put<__nv_fp6_e2m3>(out + 3, __nv_fp6_e2m3(get<__nv_bfloat16>(in, t + 9)));
    put<__nv_fp6_e2m3>(out + 4, __nv_fp6_e2m3(get<short>(in, t + 12)));
    put<__nv_fp6_e2m3>(out + 5, __nv_fp6_e2m3(get<unsigned short>(in, t + 15)));
    put<__nv_fp6_e2m3>(out + 6, __nv_fp6_e2m3(get<int>(in, t + 18)));
    put<__nv_fp6_e2m3>(out + 7, __nv_fp6_e2m3(get<unsigned int>(in, t + 21)));
    put<__nv_fp6_e2m3>(out + 8, __nv_fp6_e2m3(get<long>(in, t + 24)));
    put<__nv_fp6_e2m3>(out + 9, __nv_fp6_e2m3(get<unsigned long>(in, t + 27)));
    put<__nv_fp6_e2m3>(out + 10, __nv_fp6_e2m3(get<long long>(in, t + 30)));
    put<__nv_fp6_e2m3>(out + 11, __nv_fp6_e2m3(get<unsigned long long>(in, t + 33)));
    put<float>(out + 12, (float)get<__nv_fp6_e2m3>(in, t + 36));
    put<double>(out + 13, (double)get<__nv_fp6_e2m3>(in, t + 39));
    put<__half>(out + 14, (__half)get<__nv_fp6_e2m3>(in, t + 42));
    put<__nv_bfloat16>(out + 15, (__nv_bfloat16)get<__nv_fp6_e2m3>(in, t + 45));
    put<bool>(out + 16, (bool)get<__nv_fp6_e2m3>(in, t + 48));
    put<char>(out + 17, (char)get<__nv_fp6_e2m3>(in, t + 51));
    put<signed char>(out + 18, (signed char)get<__nv_fp6_e2m3>(in, t + 54));
    put<unsigned char>(out + 19, (unsigned char)get<__nv_fp6_e2m3>(in, t + 57));
    put<short>(out + 20, (short)get<__nv_fp6_e2m3>(in, t + 60));
    put<unsigned short>(out + 21, (unsigned short)get<__nv_fp6_e2m3>(in, t + 63));
    put<int>(out + 22, (int)get<__nv_fp6_e2m3>(in, t + 66));
    put<unsigned int>(out + 23, (unsigned int)get<__nv_fp6_e2m3>(in, t + 69));
    put<long>(out + 24, (long)get<__nv_fp6_e2m3>(in, t + 72));
    put<unsigned long>(out + 25, (unsigned long)get<__nv_fp6_e2m3>(in, t + 75));
    put<long long>(out + 26, (long long)get<__nv_fp6_e2m3>(in, t + 78));
    put<unsigned long long>(out + 27, (unsigned long long)get<__nv_fp6_e2m3>(in, t + 81));
    put<__nv_fp6x2_e2m3>(out + 28, __nv_fp6x2_e2m3(get<float2>(in, t + 84)));
    put<__nv_fp6x2_e2m3>(out + 29, __nv_fp6x2_e2m3(get<double2>(in, t + 87)));
    put<__nv_fp6x2_e2m3>(out + 30, __nv_fp6x2_e2m3(get<__half2>(in, t + 90)));
    put<__nv_fp6x2_e2m3>(out + 31, __nv_fp6x2_e2m3(get<__nv_bfloat162>(in, t + 93)));
    put<float2>(out + 32, (float2)get<__nv_fp6x2_e2m3>(in, t + 96));
    put<__half2>(out + 33, (__half2)get<__nv_fp6x2_e2m3>(in, t + 99));
    put<__nv_fp6x4_e2m3>(out + 34, __nv_fp6x4_e2m3(get<float4>(in, t + 102)));
    put<__nv_fp6x4_e2m3>(out + 35, __nv_fp6x4_e2m3(get<double4_16a>(in, t + 105)));
    put<__nv_fp6x4_e2m3>(out + 36, __nv_fp6x4_e2m3(get<double4_32a>(in, t + 108)));
    put<__nv_fp6x4_e2m3>(out + 37, __nv_fp6x4_e2m3(get<__half2>(in, t + 111), get<__half2>(in, t + 7)));
    put<__nv_fp6x4_e2m3>(out + 38, __nv_fp6x4_e2m3(get<__nv_bfloat162>(in, t + 114), get<__nv_bfloat162>(in, t + 7)));
    put<float4>(out + 39, (float4)get<__nv_fp6x4_e2m3>(in, t + 117));
}
// RUN: sweep3<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:40)
// EXPECT: out == [1080082778, 4001437511, 1061349880, 2771265267, 140015048, 3917627386, 3138581168, 1931552252, 1154276247, 1036183448, 2620604573, 1036183448, 3355695276, 2074975998, 3444795944, 1376634106, 1035111520, 2638953683, 2878866099, 3842393209, 4230725183, 3101150442, 3726600397, 2681162039, 3264501709, 3846733361, 4095701378, 2806427294, 3418263586, 2231292955, 174565103, 2145973043, 1075607167, 2253611578, 2133270818, 3650679485, 890530046, 527962779, 1243034480, 3624965669]

extern "C" __global__ void sweep4(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<__nv_fp6_e3m2>(out + 0, __nv_fp6_e3m2(get<float>(in, t + 0)));
    put<__nv_fp6_e3m2>(out + 1, __nv_fp6_e3m2(get<double>(in, t + 3)));
    put<__nv_fp6_e3m2>(out + 2, __nv_fp6_e3m2(get<__half>(in, t + 6)));
    put<__nv_fp6_e3m2>(out + 3, __nv_fp6_e3m2(get<__nv_bfloat16>(in, t + 9)));
    put<__nv_fp6_e3m2>(out + 4, __nv_fp6_e3m2(get<short>(in, t + 12)));
    put<__nv_fp6_e3m2>(out + 5, __nv_fp6_e3m2(get<unsigned short>(in, t + 15)));
    put<__nv_fp6_e3m2>(out + 6, __nv_fp6_e3m2(get<int>(in, t + 18)));
    put<__nv_fp6_e3m2>(out + 7, __nv_fp6_e3m2(get<unsigned int>(in, t + 21)));
    put<__nv_fp6_e3m2>(out + 8, __nv_fp6_e3m2(get<long>(in, t + 24)));
    put<__nv_fp6_e3m2>(out + 9, __nv_fp6_e3m2(get<unsigned long>(in, t + 27)));
    put<__nv_fp6_e3m2>(out + 10, __nv_fp6_e3m2(get<long long>(in, t + 30)));
    put<__nv_fp6_e3m2>(out + 11, __nv_fp6_e3m2(get<unsigned long long>(in, t + 33)));
    put<float>(out + 12, (float)get<__nv_fp6_e3m2>(in, t + 36));
    put<double>(out + 13, (double)get<__nv_fp6_e3m2>(in, t + 39));
    put<__half>(out + 14, (__half)get<__nv_fp6_e3m2>(in, t + 42));
    put<__nv_bfloat16>(out + 15, (__nv_bfloat16)get<__nv_fp6_e3m2>(in, t + 45));
    put<bool>(out + 16, (bool)get<__nv_fp6_e3m2>(in, t + 48));
    put<char>(out + 17, (char)get<__nv_fp6_e3m2>(in, t + 51));
    put<signed char>(out + 18, (signed char)get<__nv_fp6_e3m2>(in, t + 54));
    put<unsigned char>(out + 19, (unsigned char)get<__nv_fp6_e3m2>(in, t + 57));
    put<short>(out + 20, (short)get<__nv_fp6_e3m2>(in, t + 60));
    put<unsigned short>(out + 21, (unsigned short)get<__nv_fp6_e3m2>(in, t + 63));
    put<int>(out + 22, (int)get<__nv_fp6_e3m2>(in, t + 66));
    put<unsigned int>(out + 23, (unsigned int)get<__nv_fp6_e3m2>(in, t + 69));
    put<long>(out + 24, (long)get<__nv_fp6_e3m2>(in, t + 72));
    put<unsigned long>(out + 25, (unsigned long)get<__nv_fp6_e3m2>(in, t + 75));
    put<long long>(out + 26, (long long)get<__nv_fp6_e3m2>(in, t + 78));
    put<unsigned long long>(out + 27, (unsigned long long)get<__nv_fp6_e3m2>(in, t + 81));
    put<__nv_fp6x2_e3m2>(out + 28, __nv_fp6x2_e3m2(get<float2>(in, t + 84)));
    put<__nv_fp6x2_e3m2>(out + 29, __nv_fp6x2_e3m2(get<double2>(in, t + 87)));
    put<__nv_fp6x2_e3m2>(out + 30, __nv_fp6x2_e3m2(get<__half2>(in, t + 90)));
    put<__nv_fp6x2_e3m2>(out + 31, __nv_fp6x2_e3m2(get<__nv_bfloat162>(in, t + 93)));
    put<float2>(out + 32, (float2)get<__nv_fp6x2_e3m2>(in, t + 96));
    put<__half2>(out + 33, (__half2)get<__nv_fp6x2_e3m2>(in, t + 99));
    put<__nv_fp6x4_e3m2>(out + 34, __nv_fp6x4_e3m2(get<float4>(in, t + 102)));
    put<__nv_fp6x4_e3m2>(out + 35, __nv_fp6x4_e3m2(get<double4_16a>(in, t + 105)));
    put<__nv_fp6x4_e3m2>(out + 36, __nv_fp6x4_e3m2(get<double4_32a>(in, t + 108)));
    put<__nv_fp6x4_e3m2>(out + 37, __nv_fp6x4_e3m2(get<__half2>(in, t + 111), get<__half2>(in, t + 7)));
    put<__nv_fp6x4_e3m2>(out + 38, __nv_fp6x4_e3m2(get<__nv_bfloat162>(in, t + 114), get<__nv_bfloat162>(in, t + 7)));
    put<float4>(out + 39, (float4)get<__nv_fp6x4_e3m2>(in, t + 117));
}
// RUN: sweep4<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:40)
// EXPECT: out == [4229655094, 3337686369, 4276674528, 601451362, 546737801, 3243413281, 3138581168, 1931552252, 1154276247, 1036183448, 2620604573, 1036183448, 902051500, 694880478, 2374685429, 4001263304, 1035111520, 1760369146, 3494749613, 2502825374, 2727871796, 4281608593, 3339986820, 3085040841, 529990946, 1600860983, 453522313, 3336117113, 1715728900, 1869704016, 581925122, 2549425277, 2854508164, 1782745742, 1137053266, 637829477, 2982154664, 3883796260, 2059306591, 2526039296]

extern "C" __global__ void sweep5(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<__nv_fp4_e2m1>(out + 0, __nv_fp4_e2m1(get<float>(in, t + 0)));
    put<__nv_fp4_e2m1>(out + 1, __nv_fp4_e2m1(get<double>(in, t + 3)));
    put<__nv_fp4_e2m1>(out + 2, __nv_fp4_e2m1(get<__half>(in, t + 6)));
    put<__nv_fp4_e2m1>(out + 3, __nv_fp4_e2m1(get<__nv_bfloat16>(in, t + 9)));
    put<__nv_fp4_e2m1>(out + 4, __nv_fp4_e2m1(get<short>(in, t + 12)));
    put<__nv_fp4_e2m1>(out + 5, __nv_fp4_e2m1(get<unsigned short>(in, t + 15)));
    put<__nv_fp4_e2m1>(out + 6, __nv_fp4_e2m1(get<int>(in, t + 18)));
    put<__nv_fp4_e2m1>(out + 7, __nv_fp4_e2m1(get<unsigned int>(in, t + 21)));
    put<__nv_fp4_e2m1>(out + 8, __nv_fp4_e2m1(get<long>(in, t + 24)));
    put<__nv_fp4_e2m1>(out + 9, __nv_fp4_e2m1(get<unsigned long>(in, t + 27)));
    put<__nv_fp4_e2m1>(out + 10, __nv_fp4_e2m1(get<long long>(in, t + 30)));
    put<__nv_fp4_e2m1>(out + 11, __nv_fp4_e2m1(get<unsigned long long>(in, t + 33)));
    put<float>(out + 12, (float)get<__nv_fp4_e2m1>(in, t + 36));
    put<double>(out + 13, (double)get<__nv_fp4_e2m1>(in, t + 39));
    put<__half>(out + 14, (__half)get<__nv_fp4_e2m1>(in, t + 42));
    put<__nv_bfloat16>(out + 15, (__nv_bfloat16)get<__nv_fp4_e2m1>(in, t + 45));
    put<bool>(out + 16, (bool)get<__nv_fp4_e2m1>(in, t + 48));
    put<char>(out + 17, (char)get<__nv_fp4_e2m1>(in, t + 51));
    put<signed char>(out + 18, (signed char)get<__nv_fp4_e2m1>(in, t + 54));
    put<unsigned char>(out + 19, (unsigned char)get<__nv_fp4_e2m1>(in, t + 57));
    put<short>(out + 20, (short)get<__nv_fp4_e2m1>(in, t + 60));
    put<unsigned short>(out + 21, (unsigned short)get<__nv_fp4_e2m1>(in, t + 63));
    put<int>(out + 22, (int)get<__nv_fp4_e2m1>(in, t + 66));
    put<unsigned int>(out + 23, (unsigned int)get<__nv_fp4_e2m1>(in, t + 69));
    put<long>(out + 24, (long)get<__nv_fp4_e2m1>(in, t + 72));
    put<unsigned long>(out + 25, (unsigned long)get<__nv_fp4_e2m1>(in, t + 75));
    put<long long>(out + 26, (long long)get<__nv_fp4_e2m1>(in, t + 78));
    put<unsigned long long>(out + 27, (unsigned long long)get<__nv_fp4_e2m1>(in, t + 81));
    put<__nv_fp4x2_e2m1>(out + 28, __nv_fp4x2_e2m1(get<float2>(in, t + 84)));
    put<__nv_fp4x2_e2m1>(out + 29, __nv_fp4x2_e2m1(get<double2>(in, t + 87)));
    put<__nv_fp4x2_e2m1>(out + 30, __nv_fp4x2_e2m1(get<__half2>(in, t + 90)));
    put<__nv_fp4x2_e2m1>(out + 31, __nv_fp4x2_e2m1(get<__nv_bfloat162>(in, t + 93)));
    put<float2>(out + 32, (float2)get<__nv_fp4x2_e2m1>(in, t + 96));
    put<__half2>(out + 33, (__half2)get<__nv_fp4x2_e2m1>(in, t + 99));
    put<__nv_fp4x4_e2m1>(out + 34, __nv_fp4x4_e2m1(get<float4>(in, t + 102)));
    put<__nv_fp4x4_e2m1>(out + 35, __nv_fp4x4_e2m1(get<double4_16a>(in, t + 105)));
    put<__nv_fp4x4_e2m1>(out + 36, __nv_fp4x4_e2m1(get<double4_32a>(in, t + 108)));
    put<__nv_fp4x4_e2m1>(out + 37, __nv_fp4x4_e2m1(get<__half2>(in, t + 111), get<__half2>(in, t + 7)));
    put<__nv_fp4x4_e2m1>(out + 38, __nv_fp4x4_e2m1(get<__nv_bfloat162>(in, t + 114), get<__nv_bfloat162>(in, t + 7)));
    put<float4>(out + 39, (float4)get<__nv_fp4x4_e2m1>(in, t + 117));
}
// RUN: sweep5<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:40)
// EXPECT: out == [3583641672, 1135136745, 2333437064, 1267138389, 1926431711, 3679042444, 3941083810, 3380298409, 2436535880, 2000506999, 2592564821, 2000506999, 595887276, 48387230, 2360487218, 1936895497, 3853873333, 3512363856, 3405606738, 2269852391, 2442302671, 291260973, 3965507150, 531003603, 887865042, 2878939621, 2693024879, 2927116913, 4079511666, 578351488, 2831525518, 860902934, 1566083423, 2759810899, 1964238499, 3945225947, 784818195, 2876378275, 3022214479, 230297882]

