// Every function of cuda_fp8.h.
// One word per function: a hash of its results for 64 sets of arguments. The words are those of the reference compiler with NVIDIA's headers.
// OPT: 0 3
// PTXAS: sm_90
// FLAGS: -arch=sm_90
// NO-CLANG: NVIDIA's headers are for nvcc
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <cuda_fp8.h>

typedef unsigned long long u64;

template <class T> __device__ T get(const u64* in, int k) {
    u64 b[4];
    for (int i = 0; i < 4; i++) b[i] = in[(k * 5 + i * 3) % 64];
    T r;
    memcpy(&r, b, sizeof(T));
    return r;
}
template <> __device__ bool get<bool>(const u64* in, int k) { return in[k % 64] & 1; }
template<> __device__ __nv_saturation_t get<__nv_saturation_t>(const u64*in,int k){ return (__nv_saturation_t)((in[k%64]>>7)&1); }
template<> __device__ __nv_fp8_interpretation_t get<__nv_fp8_interpretation_t>(const u64*in,int k){ return (__nv_fp8_interpretation_t)((in[k%64]>>7)&1); }
template<> __device__ cudaRoundMode get<cudaRoundMode>(const u64*in,int k){ return (cudaRoundMode)(0+((in[k%64]>>5)&1)); }
__device__ cudaRoundMode getE8(const u64*in,int k){ return (cudaRoundMode)(1+((in[k%64]>>5)&1)); }

template <class T> __device__ void put(unsigned* out, T v) {
    unsigned words[(sizeof(T) + 3) / 4] = {}, h = threadIdx.x * 0x9e3779b9u + 1;
    memcpy(words, &v, sizeof(T));
    for (unsigned w : words) h = (h ^ w) * 0x85ebca6bu, h ^= h >> 13;
    atomicXor(out, h);
}

extern "C" __global__ void sweep0(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<__nv_fp8_storage_t>(out + 0, __nv_cvt_double_to_fp8(get<double>(in, t + 0), get<__nv_saturation_t>(in, t + 7), get<__nv_fp8_interpretation_t>(in, t + 14)));
    put<__nv_fp8x2_storage_t>(out + 1, __nv_cvt_double2_to_fp8x2(get<double2>(in, t + 11), get<__nv_saturation_t>(in, t + 18), get<__nv_fp8_interpretation_t>(in, t + 25)));
    put<__nv_fp8_storage_t>(out + 2, __nv_cvt_float_to_fp8(get<float>(in, t + 22), get<__nv_saturation_t>(in, t + 29), get<__nv_fp8_interpretation_t>(in, t + 36)));
    put<__nv_fp8x2_storage_t>(out + 3, __nv_cvt_float2_to_fp8x2(get<float2>(in, t + 33), get<__nv_saturation_t>(in, t + 40), get<__nv_fp8_interpretation_t>(in, t + 47)));
    put<__nv_fp8_storage_t>(out + 4, __nv_cvt_halfraw_to_fp8(get<__half_raw>(in, t + 44), get<__nv_saturation_t>(in, t + 51), get<__nv_fp8_interpretation_t>(in, t + 58)));
    put<__nv_fp8x2_storage_t>(out + 5, __nv_cvt_halfraw2_to_fp8x2(get<__half2_raw>(in, t + 55), get<__nv_saturation_t>(in, t + 62), get<__nv_fp8_interpretation_t>(in, t + 5)));
    put<__nv_fp8_storage_t>(out + 6, __nv_cvt_bfloat16raw_to_fp8(get<__nv_bfloat16_raw>(in, t + 2), get<__nv_saturation_t>(in, t + 9), get<__nv_fp8_interpretation_t>(in, t + 16)));
    put<__nv_fp8x2_storage_t>(out + 7, __nv_cvt_bfloat16raw2_to_fp8x2(get<__nv_bfloat162_raw>(in, t + 13), get<__nv_saturation_t>(in, t + 20), get<__nv_fp8_interpretation_t>(in, t + 27)));
    put<__half_raw>(out + 8, __nv_cvt_fp8_to_halfraw(get<__nv_fp8_storage_t>(in, t + 24), get<__nv_fp8_interpretation_t>(in, t + 31)));
    put<__half2_raw>(out + 9, __nv_cvt_fp8x2_to_halfraw2(get<__nv_fp8x2_storage_t>(in, t + 35), get<__nv_fp8_interpretation_t>(in, t + 42)));
    put<__nv_fp8_storage_t>(out + 10, __nv_cvt_bfloat16raw_to_e8m0(get<__nv_bfloat16_raw>(in, t + 46), get<__nv_saturation_t>(in, t + 53), getE8(in, t + 60)));
    put<__nv_fp8x2_storage_t>(out + 11, __nv_cvt_bfloat162raw_to_e8m0x2(get<__nv_bfloat162_raw>(in, t + 57), get<__nv_saturation_t>(in, t + 0), getE8(in, t + 7)));
    put<__nv_fp8_storage_t>(out + 12, __nv_cvt_float_to_e8m0(get<float>(in, t + 4), get<__nv_saturation_t>(in, t + 11), getE8(in, t + 18)));
    put<__nv_fp8x2_storage_t>(out + 13, __nv_cvt_float2_to_e8m0x2(get<float2>(in, t + 15), get<__nv_saturation_t>(in, t + 22), getE8(in, t + 29)));
    put<__nv_fp8_storage_t>(out + 14, __nv_cvt_double_to_e8m0(get<double>(in, t + 26), get<__nv_saturation_t>(in, t + 33), getE8(in, t + 40)));
    put<__nv_fp8x2_storage_t>(out + 15, __nv_cvt_double2_to_e8m0x2(get<double2>(in, t + 37), get<__nv_saturation_t>(in, t + 44), getE8(in, t + 51)));
    put<__nv_bfloat16_raw>(out + 16, __nv_cvt_e8m0_to_bf16raw(get<__nv_fp8_storage_t>(in, t + 48)));
    put<__nv_bfloat162_raw>(out + 17, __nv_cvt_e8m0x2_to_bf162raw(get<__nv_fp8x2_storage_t>(in, t + 59)));
}
// RUN: sweep0<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:18)
// EXPECT: out == [1061233801, 219579012, 4036362518, 1168460921, 2974563357, 2791902069, 1806086133, 3524801399, 1234669814, 3104141181, 2008068177, 12951093, 3303728749, 23845997, 4148589770, 2402830429, 613458884, 2201075750]

