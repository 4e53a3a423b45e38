// Integer, conversion, SIMD and exact math functions of the device runtime.
// One word per function: a hash of its results for 64 sets of arguments. The words are those of the reference compiler with NVIDIA's headers.
// OPT: 0 3
// PTXAS: sm_90
// FLAGS: -arch=sm_90
// NO-CLANG: NVIDIA's headers are for nvcc

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
    put<int>(out + 0, abs(get<int>(in, t + 0)));
    put<long int>(out + 1, labs(get<long int>(in, t + 11)));
    put<long long int>(out + 2, llabs(get<long long int>(in, t + 22)));
    put<int>(out + 3, min(get<int>(in, t + 33), get<int>(in, t + 40)));
    put<unsigned int>(out + 4, umin(get<unsigned int>(in, t + 44), get<unsigned int>(in, t + 51)));
    put<long long int>(out + 5, llmin(get<long long int>(in, t + 55), get<long long int>(in, t + 62)));
    put<unsigned long long int>(out + 6, ullmin(get<unsigned long long int>(in, t + 2), get<unsigned long long int>(in, t + 9)));
    put<float>(out + 7, fminf(get<float>(in, t + 13), get<float>(in, t + 20)));
    put<double>(out + 8, fmin(get<double>(in, t + 24), get<double>(in, t + 31)));
    put<int>(out + 9, max(get<int>(in, t + 35), get<int>(in, t + 42)));
    put<unsigned int>(out + 10, umax(get<unsigned int>(in, t + 46), get<unsigned int>(in, t + 53)));
    put<long long int>(out + 11, llmax(get<long long int>(in, t + 57), get<long long int>(in, t + 0)));
    put<unsigned long long int>(out + 12, ullmax(get<unsigned long long int>(in, t + 4), get<unsigned long long int>(in, t + 11)));
    put<float>(out + 13, fmaxf(get<float>(in, t + 15), get<float>(in, t + 22)));
    put<double>(out + 14, fmax(get<double>(in, t + 26), get<double>(in, t + 33)));
    put<float>(out + 15, ldexpf(get<float>(in, t + 1), get<int>(in, t + 8)));
    put<int>(out + 16, ilogb(get<double>(in, t + 34)));
    put<int>(out + 17, ilogbf(get<float>(in, t + 45)));
    put<double>(out + 18, scalbn(get<double>(in, t + 56), get<int>(in, t + 63)));
    put<float>(out + 19, scalbnf(get<float>(in, t + 3), get<int>(in, t + 10)));
    { int p1[4]={get<int>(in, t + 43),get<int>(in, t + 43)}; put<float>(out + 20, frexpf(get<float>(in, t + 36), p1)); }
    put<double>(out + 21, round(get<double>(in, t + 47)));
    put<float>(out + 22, roundf(get<float>(in, t + 58)));
    put<long int>(out + 23, lround(get<double>(in, t + 5)));
    put<long int>(out + 24, lroundf(get<float>(in, t + 16)));
    put<long long int>(out + 25, llround(get<double>(in, t + 27)));
    put<long long int>(out + 26, llroundf(get<float>(in, t + 38)));
    put<double>(out + 27, rint(get<double>(in, t + 49)));
    put<float>(out + 28, rintf(get<float>(in, t + 60)));
    put<long int>(out + 29, lrint(get<double>(in, t + 7)));
    put<long int>(out + 30, lrintf(get<float>(in, t + 18)));
    put<long long int>(out + 31, llrint(get<double>(in, t + 29)));
    put<long long int>(out + 32, llrintf(get<float>(in, t + 40)));
    put<double>(out + 33, nearbyint(get<double>(in, t + 51)));
    put<float>(out + 34, nearbyintf(get<float>(in, t + 62)));
    put<double>(out + 35, trunc(get<double>(in, t + 9)));
}
// RUN: sweep0<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:36)
// EXPECT: out == [4250253275, 179854825, 1130092550, 1954855354, 3063415078, 1575034307, 1693127647, 1610605791, 2329392113, 1324505579, 2110141157, 2885042274, 992134240, 2342749724, 541571620, 28462161, 205563679, 3046669357, 814259041, 2881613698, 716020977, 3038002994, 244203917, 2442750369, 2888459734, 3492951054, 2554353159, 1903556654, 3027449744, 3683516203, 701507976, 3905649379, 3869133078, 686168639, 3431038212, 4196461837]

extern "C" __global__ void sweep1(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<float>(out + 0, truncf(get<float>(in, t + 20)));
    put<double>(out + 1, fdim(get<double>(in, t + 31), get<double>(in, t + 38)));
    put<float>(out + 2, fdimf(get<float>(in, t + 42), get<float>(in, t + 49)));
    put<double>(out + 3, copysign(get<double>(in, t + 27), get<double>(in, t + 34)));
    put<float>(out + 4, copysignf(get<float>(in, t + 38), get<float>(in, t + 45)));
    put<double>(out + 5, nextafter(get<double>(in, t + 49), get<double>(in, t + 56)));
    put<float>(out + 6, nextafterf(get<float>(in, t + 60), get<float>(in, t + 3)));
    put<int>(out + 7, __isinff(get<float>(in, t + 29)));
}
// RUN: sweep1<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:8)
// EXPECT: out == [2347128948, 1240870585, 19413131, 282994160, 3149001610, 2433006068, 3444393078, 1491805552]

extern "C" __global__ void sweep2(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<int>(out + 0, __isnanf(get<float>(in, t + 40)));
    put<int>(out + 1, __finite(get<double>(in, t + 42)));
    put<int>(out + 2, __finitef(get<float>(in, t + 53)));
    put<int>(out + 3, __signbit(get<double>(in, t + 0)));
    put<int>(out + 4, __isnan(get<double>(in, t + 11)));
    put<int>(out + 5, __isinf(get<double>(in, t + 22)));
    put<int>(out + 6, __signbitf(get<float>(in, t + 33)));
    put<double>(out + 7, fma(get<double>(in, t + 44), get<double>(in, t + 51), get<double>(in, t + 58)));
    put<float>(out + 8, fmaf(get<float>(in, t + 55), get<float>(in, t + 62), get<float>(in, t + 5)));
    put<int>(out + 9, signbit(get<float>(in, t + 4)));
    put<int>(out + 10, signbit(get<double>(in, t + 15)));
    put<int>(out + 11, isfinite(get<float>(in, t + 26)));
    put<int>(out + 12, isfinite(get<double>(in, t + 37)));
    put<int>(out + 13, isnan(get<float>(in, t + 48)));
    put<int>(out + 14, isnan(get<double>(in, t + 59)));
    put<int>(out + 15, isinf(get<float>(in, t + 6)));
    put<int>(out + 16, isinf(get<double>(in, t + 17)));
    put<long long int>(out + 17, abs(get<long long int>(in, t + 50)));
    put<int>(out + 18, ilogb(get<float>(in, t + 30)));
    put<float>(out + 19, scalbn(get<float>(in, t + 41), get<int>(in, t + 48)));
    put<float>(out + 20, copysign(get<float>(in, t + 14), get<float>(in, t + 21)));
    put<float>(out + 21, nextafter(get<float>(in, t + 25), get<float>(in, t + 32)));
    put<float>(out + 22, round(get<float>(in, t + 58)));
    put<long int>(out + 23, lround(get<float>(in, t + 5)));
    put<long long int>(out + 24, llround(get<float>(in, t + 16)));
    put<float>(out + 25, trunc(get<float>(in, t + 27)));
    put<float>(out + 26, rint(get<float>(in, t + 38)));
    put<long int>(out + 27, lrint(get<float>(in, t + 49)));
}
// RUN: sweep2<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:28)
// EXPECT: out == [3477635655, 2185659796, 328783369, 3578980569, 3338903724, 3338903724, 1080940045, 3754613406, 744419087, 2369537110, 1272439842, 551258303, 2185659796, 3477135940, 3338903724, 1025093353, 3338903724, 3764848308, 2142125725, 2701730882, 1763100247, 3806507442, 244203917, 222347617, 2888459734, 828487925, 3633928336, 808374658]

extern "C" __global__ void sweep3(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<long long int>(out + 0, llrint(get<float>(in, t + 60)));
    put<float>(out + 1, nearbyint(get<float>(in, t + 7)));
    put<float>(out + 2, fdim(get<float>(in, t + 18), get<float>(in, t + 25)));
    put<float>(out + 3, fma(get<float>(in, t + 29), get<float>(in, t + 36), get<float>(in, t + 43)));
    put<float>(out + 4, fmax(get<float>(in, t + 40), get<float>(in, t + 47)));
    put<float>(out + 5, fmin(get<float>(in, t + 51), get<float>(in, t + 58)));
    put<double>(out + 6, copysign(get<double>(in, t + 26), get<float>(in, t + 33)));
    put<double>(out + 7, copysign(get<float>(in, t + 37), get<double>(in, t + 44)));
    put<unsigned int>(out + 8, min(get<unsigned int>(in, t + 48), get<unsigned int>(in, t + 55)));
    put<unsigned int>(out + 9, min(get<int>(in, t + 59), get<unsigned int>(in, t + 2)));
    put<unsigned int>(out + 10, min(get<unsigned int>(in, t + 6), get<int>(in, t + 13)));
    put<long int>(out + 11, min(get<long int>(in, t + 17), get<long int>(in, t + 24)));
    put<unsigned long int>(out + 12, min(get<unsigned long int>(in, t + 28), get<unsigned long int>(in, t + 35)));
    put<unsigned long int>(out + 13, min(get<long int>(in, t + 39), get<unsigned long int>(in, t + 46)));
    put<unsigned long int>(out + 14, min(get<unsigned long int>(in, t + 50), get<long int>(in, t + 57)));
    put<long long int>(out + 15, min(get<long long int>(in, t + 61), get<long long int>(in, t + 4)));
    put<unsigned long long int>(out + 16, min(get<unsigned long long int>(in, t + 8), get<unsigned long long int>(in, t + 15)));
    put<unsigned long long int>(out + 17, min(get<long long int>(in, t + 19), get<unsigned long long int>(in, t + 26)));
    put<unsigned long long int>(out + 18, min(get<unsigned long long int>(in, t + 30), get<long long int>(in, t + 37)));
    put<float>(out + 19, min(get<float>(in, t + 41), get<float>(in, t + 48)));
    put<double>(out + 20, min(get<double>(in, t + 52), get<double>(in, t + 59)));
    put<double>(out + 21, min(get<float>(in, t + 63), get<double>(in, t + 6)));
    put<double>(out + 22, min(get<double>(in, t + 10), get<float>(in, t + 17)));
    put<unsigned int>(out + 23, max(get<unsigned int>(in, t + 21), get<unsigned int>(in, t + 28)));
    put<unsigned int>(out + 24, max(get<int>(in, t + 32), get<unsigned int>(in, t + 39)));
    put<unsigned int>(out + 25, max(get<unsigned int>(in, t + 43), get<int>(in, t + 50)));
    put<long int>(out + 26, max(get<long int>(in, t + 54), get<long int>(in, t + 61)));
    put<unsigned long int>(out + 27, max(get<unsigned long int>(in, t + 1), get<unsigned long int>(in, t + 8)));
    put<unsigned long int>(out + 28, max(get<long int>(in, t + 12), get<unsigned long int>(in, t + 19)));
    put<unsigned long int>(out + 29, max(get<unsigned long int>(in, t + 23), get<long int>(in, t + 30)));
    put<long long int>(out + 30, max(get<long long int>(in, t + 34), get<long long int>(in, t + 41)));
    put<unsigned long long int>(out + 31, max(get<unsigned long long int>(in, t + 45), get<unsigned long long int>(in, t + 52)));
    put<unsigned long long int>(out + 32, max(get<long long int>(in, t + 56), get<unsigned long long int>(in, t + 63)));
    put<unsigned long long int>(out + 33, max(get<unsigned long long int>(in, t + 3), get<long long int>(in, t + 10)));
    put<float>(out + 34, max(get<float>(in, t + 14), get<float>(in, t + 21)));
    put<double>(out + 35, max(get<double>(in, t + 25), get<double>(in, t + 32)));
    put<double>(out + 36, max(get<float>(in, t + 36), get<double>(in, t + 43)));
    put<double>(out + 37, max(get<double>(in, t + 47), get<float>(in, t + 54)));
    put<int>(out + 38, __mulhi(get<int>(in, t + 58), get<int>(in, t + 1)));
    put<unsigned int>(out + 39, __umulhi(get<unsigned int>(in, t + 5), get<unsigned int>(in, t + 12)));
}
// RUN: sweep3<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:40)
// EXPECT: out == [3342627040, 262976850, 1674607969, 900302446, 3078637245, 360287786, 1394104456, 191473643, 3426859693, 2691857736, 3385388554, 6368650, 3637973935, 2624810337, 574608802, 74551233, 3509823458, 1112144707, 1669062246, 4230118923, 613342851, 2348650004, 225125870, 3793292375, 4240854970, 2269894196, 3335990691, 72408752, 3670797103, 3576179607, 649841806, 1380806049, 4194150050, 1404679655, 1183846787, 1649582779, 3074260515, 1464254277, 1310889188, 896687519]

extern "C" __global__ void sweep4(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<long long int>(out + 0, __mul64hi(get<long long int>(in, t + 16), get<long long int>(in, t + 23)));
    put<unsigned long long int>(out + 1, __umul64hi(get<unsigned long long int>(in, t + 27), get<unsigned long long int>(in, t + 34)));
    put<float>(out + 2, __int_as_float(get<int>(in, t + 38)));
    put<int>(out + 3, __float_as_int(get<float>(in, t + 49)));
    put<float>(out + 4, __uint_as_float(get<unsigned int>(in, t + 60)));
    put<unsigned int>(out + 5, __float_as_uint(get<float>(in, t + 7)));
    put<float>(out + 6, __saturatef(get<float>(in, t + 18)));
    put<unsigned int>(out + 7, __sad(get<int>(in, t + 29), get<int>(in, t + 36), get<unsigned int>(in, t + 43)));
    put<unsigned int>(out + 8, __usad(get<unsigned int>(in, t + 40), get<unsigned int>(in, t + 47), get<unsigned int>(in, t + 54)));
    put<int>(out + 9, __mul24(get<int>(in, t + 51), get<int>(in, t + 58)));
    put<unsigned int>(out + 10, __umul24(get<unsigned int>(in, t + 62), get<unsigned int>(in, t + 5)));
    put<int>(out + 11, __float2int_rn(get<float>(in, t + 35)));
    put<int>(out + 12, __float2int_rz(get<float>(in, t + 46)));
    put<int>(out + 13, __float2int_ru(get<float>(in, t + 57)));
    put<int>(out + 14, __float2int_rd(get<float>(in, t + 4)));
    put<unsigned int>(out + 15, __float2uint_rn(get<float>(in, t + 15)));
    put<unsigned int>(out + 16, __float2uint_rz(get<float>(in, t + 26)));
    put<unsigned int>(out + 17, __float2uint_ru(get<float>(in, t + 37)));
    put<unsigned int>(out + 18, __float2uint_rd(get<float>(in, t + 48)));
    put<float>(out + 19, __int2float_rn(get<int>(in, t + 59)));
    put<float>(out + 20, __int2float_rz(get<int>(in, t + 6)));
    put<float>(out + 21, __int2float_ru(get<int>(in, t + 17)));
    put<float>(out + 22, __int2float_rd(get<int>(in, t + 28)));
    put<float>(out + 23, __uint2float_rn(get<unsigned int>(in, t + 39)));
    put<float>(out + 24, __uint2float_rz(get<unsigned int>(in, t + 50)));
    put<float>(out + 25, __uint2float_ru(get<unsigned int>(in, t + 61)));
    put<float>(out + 26, __uint2float_rd(get<unsigned int>(in, t + 8)));
    put<long long int>(out + 27, __float2ll_rn(get<float>(in, t + 19)));
    put<long long int>(out + 28, __float2ll_rz(get<float>(in, t + 30)));
    put<long long int>(out + 29, __float2ll_ru(get<float>(in, t + 41)));
    put<long long int>(out + 30, __float2ll_rd(get<float>(in, t + 52)));
    put<unsigned long long int>(out + 31, __float2ull_rn(get<float>(in, t + 63)));
    put<unsigned long long int>(out + 32, __float2ull_rz(get<float>(in, t + 10)));
    put<unsigned long long int>(out + 33, __float2ull_ru(get<float>(in, t + 21)));
    put<unsigned long long int>(out + 34, __float2ull_rd(get<float>(in, t + 32)));
    put<float>(out + 35, __ll2float_rn(get<long long int>(in, t + 43)));
    put<float>(out + 36, __ll2float_rz(get<long long int>(in, t + 54)));
    put<float>(out + 37, __ll2float_ru(get<long long int>(in, t + 1)));
    put<float>(out + 38, __ll2float_rd(get<long long int>(in, t + 12)));
    put<float>(out + 39, __ull2float_rn(get<unsigned long long int>(in, t + 23)));
    put<float>(out + 40, __ull2float_rz(get<unsigned long long int>(in, t + 34)));
    put<float>(out + 41, __ull2float_ru(get<unsigned long long int>(in, t + 45)));
    put<float>(out + 42, __ull2float_rd(get<unsigned long long int>(in, t + 56)));
    put<float>(out + 43, __fadd_rn(get<float>(in, t + 3), get<float>(in, t + 10)));
    put<float>(out + 44, __fadd_rz(get<float>(in, t + 14), get<float>(in, t + 21)));
    put<float>(out + 45, __fadd_ru(get<float>(in, t + 25), get<float>(in, t + 32)));
}
// RUN: sweep4<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:46)
// EXPECT: out == [4043624429, 3142917142, 3149001610, 2711339073, 219844904, 342552305, 2699236173, 902121558, 1945684549, 3575626131, 105808678, 625743906, 4279572928, 4107991617, 1117618444, 3052814721, 2412054609, 2578191788, 4285350183, 454681102, 1836366346, 1692255647, 1025035773, 2141030551, 799551293, 3256281413, 3405562775, 1769414053, 1124596625, 3781174620, 2880998783, 51484141, 3353924003, 2070011575, 3108290500, 4181405005, 1072264316, 2348959470, 2338832423, 161137691, 3965732522, 3205335834, 2737181023, 2345290219, 3030908804, 1742871178]

extern "C" __global__ void sweep5(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<float>(out + 0, __fadd_rd(get<float>(in, t + 36), get<float>(in, t + 43)));
    put<float>(out + 1, __fsub_rn(get<float>(in, t + 47), get<float>(in, t + 54)));
    put<float>(out + 2, __fsub_rz(get<float>(in, t + 58), get<float>(in, t + 1)));
    put<float>(out + 3, __fsub_ru(get<float>(in, t + 5), get<float>(in, t + 12)));
    put<float>(out + 4, __fsub_rd(get<float>(in, t + 16), get<float>(in, t + 23)));
    put<float>(out + 5, __fmul_rn(get<float>(in, t + 27), get<float>(in, t + 34)));
    put<float>(out + 6, __fmul_rz(get<float>(in, t + 38), get<float>(in, t + 45)));
    put<float>(out + 7, __fmul_ru(get<float>(in, t + 49), get<float>(in, t + 56)));
    put<float>(out + 8, __fmul_rd(get<float>(in, t + 60), get<float>(in, t + 3)));
    put<float>(out + 9, __fmaf_rn(get<float>(in, t + 7), get<float>(in, t + 14), get<float>(in, t + 21)));
    put<float>(out + 10, __fmaf_rz(get<float>(in, t + 18), get<float>(in, t + 25), get<float>(in, t + 32)));
    put<float>(out + 11, __fmaf_ru(get<float>(in, t + 29), get<float>(in, t + 36), get<float>(in, t + 43)));
    put<float>(out + 12, __fmaf_rd(get<float>(in, t + 40), get<float>(in, t + 47), get<float>(in, t + 54)));
    put<float>(out + 13, __frcp_rn(get<float>(in, t + 51)));
    put<float>(out + 14, __frcp_rz(get<float>(in, t + 62)));
    put<float>(out + 15, __frcp_ru(get<float>(in, t + 9)));
    put<float>(out + 16, __frcp_rd(get<float>(in, t + 20)));
    put<float>(out + 17, __fsqrt_rn(get<float>(in, t + 31)));
    put<float>(out + 18, __fsqrt_rz(get<float>(in, t + 42)));
    put<float>(out + 19, __fsqrt_ru(get<float>(in, t + 53)));
    put<float>(out + 20, __fsqrt_rd(get<float>(in, t + 0)));
    put<float>(out + 21, __fdiv_rn(get<float>(in, t + 22), get<float>(in, t + 29)));
    put<float>(out + 22, __fdiv_rz(get<float>(in, t + 33), get<float>(in, t + 40)));
    put<float>(out + 23, __fdiv_ru(get<float>(in, t + 44), get<float>(in, t + 51)));
    put<float>(out + 24, __fdiv_rd(get<float>(in, t + 55), get<float>(in, t + 62)));
    put<int>(out + 25, __clz(get<int>(in, t + 2)));
    put<int>(out + 26, __ffs(get<int>(in, t + 13)));
    put<int>(out + 27, __popc(get<unsigned int>(in, t + 24)));
    put<unsigned int>(out + 28, __brev(get<unsigned int>(in, t + 35)));
    put<int>(out + 29, __clzll(get<long long int>(in, t + 46)));
    put<int>(out + 30, __ffsll(get<long long int>(in, t + 57)));
    put<int>(out + 31, __popcll(get<unsigned long long int>(in, t + 4)));
    put<unsigned long long int>(out + 32, __brevll(get<unsigned long long int>(in, t + 15)));
    put<unsigned int>(out + 33, __byte_perm(get<unsigned int>(in, t + 26), get<unsigned int>(in, t + 33), get<unsigned int>(in, t + 40)));
    put<int>(out + 34, __hadd(get<int>(in, t + 37), get<int>(in, t + 44)));
    put<int>(out + 35, __rhadd(get<int>(in, t + 48), get<int>(in, t + 55)));
    put<unsigned int>(out + 36, __uhadd(get<unsigned int>(in, t + 59), get<unsigned int>(in, t + 2)));
    put<unsigned int>(out + 37, __urhadd(get<unsigned int>(in, t + 6), get<unsigned int>(in, t + 13)));
    put<int>(out + 38, __double2int_rz(get<double>(in, t + 17)));
    put<unsigned int>(out + 39, __double2uint_rz(get<double>(in, t + 28)));
    put<long long int>(out + 40, __double2ll_rz(get<double>(in, t + 39)));
    put<unsigned long long int>(out + 41, __double2ull_rz(get<double>(in, t + 50)));
    put<unsigned int>(out + 42, __vabs2(get<unsigned int>(in, t + 61)));
    put<unsigned int>(out + 43, __vabsss2(get<unsigned int>(in, t + 8)));
    put<unsigned int>(out + 44, __vadd2(get<unsigned int>(in, t + 19), get<unsigned int>(in, t + 26)));
    put<unsigned int>(out + 45, __vaddss2(get<unsigned int>(in, t + 30), get<unsigned int>(in, t + 37)));
    put<unsigned int>(out + 46, __vaddus2(get<unsigned int>(in, t + 41), get<unsigned int>(in, t + 48)));
    put<unsigned int>(out + 47, __vavgs2(get<unsigned int>(in, t + 52), get<unsigned int>(in, t + 59)));
    put<unsigned int>(out + 48, __vavgu2(get<unsigned int>(in, t + 63), get<unsigned int>(in, t + 6)));
    put<unsigned int>(out + 49, __vhaddu2(get<unsigned int>(in, t + 10), get<unsigned int>(in, t + 17)));
    put<unsigned int>(out + 50, __vcmpeq2(get<unsigned int>(in, t + 21), get<unsigned int>(in, t + 28)));
    put<unsigned int>(out + 51, __vcmpges2(get<unsigned int>(in, t + 32), get<unsigned int>(in, t + 39)));
    put<unsigned int>(out + 52, __vcmpgeu2(get<unsigned int>(in, t + 43), get<unsigned int>(in, t + 50)));
    put<unsigned int>(out + 53, __vcmpgts2(get<unsigned int>(in, t + 54), get<unsigned int>(in, t + 61)));
    put<unsigned int>(out + 54, __vcmpgtu2(get<unsigned int>(in, t + 1), get<unsigned int>(in, t + 8)));
    put<unsigned int>(out + 55, __vcmples2(get<unsigned int>(in, t + 12), get<unsigned int>(in, t + 19)));
    put<unsigned int>(out + 56, __vcmpleu2(get<unsigned int>(in, t + 23), get<unsigned int>(in, t + 30)));
    put<unsigned int>(out + 57, __vcmplts2(get<unsigned int>(in, t + 34), get<unsigned int>(in, t + 41)));
    put<unsigned int>(out + 58, __vcmpltu2(get<unsigned int>(in, t + 45), get<unsigned int>(in, t + 52)));
}
// RUN: sweep5<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:59)
// EXPECT: out == [3312089921, 3875999604, 1221766869, 920245844, 4190166784, 863146122, 3723328314, 4153428837, 590359911, 3509302554, 64182082, 3980519640, 2344089510, 1462047040, 2555876265, 1110285156, 2205955172, 1191349700, 203165080, 479456289, 3479216137, 314992626, 1859420258, 2271226741, 2363906165, 1569798580, 2854681981, 3236790557, 2837023215, 898149717, 707683401, 2762729443, 4148615426, 2947260122, 2433936544, 1575620952, 1376658642, 3503023768, 1905174465, 3626926045, 3245408837, 2742784956, 1020838222, 3439579979, 1683880776, 922106314, 2113151216, 3859888750, 2625107343, 693266950, 3970782616, 2562147357, 926673219, 4237658207, 258157566, 4192185839, 4180477274, 3693910510, 1295579633]

extern "C" __global__ void sweep6(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<unsigned int>(out + 0, __vcmpne2(get<unsigned int>(in, t + 56), get<unsigned int>(in, t + 63)));
    put<unsigned int>(out + 1, __vabsdiffu2(get<unsigned int>(in, t + 3), get<unsigned int>(in, t + 10)));
    put<unsigned int>(out + 2, __vmaxs2(get<unsigned int>(in, t + 14), get<unsigned int>(in, t + 21)));
    put<unsigned int>(out + 3, __vmaxu2(get<unsigned int>(in, t + 25), get<unsigned int>(in, t + 32)));
    put<unsigned int>(out + 4, __vmins2(get<unsigned int>(in, t + 36), get<unsigned int>(in, t + 43)));
    put<unsigned int>(out + 5, __vminu2(get<unsigned int>(in, t + 47), get<unsigned int>(in, t + 54)));
    put<unsigned int>(out + 6, __vseteq2(get<unsigned int>(in, t + 58), get<unsigned int>(in, t + 1)));
    put<unsigned int>(out + 7, __vsetges2(get<unsigned int>(in, t + 5), get<unsigned int>(in, t + 12)));
    put<unsigned int>(out + 8, __vsetgeu2(get<unsigned int>(in, t + 16), get<unsigned int>(in, t + 23)));
    put<unsigned int>(out + 9, __vsetgts2(get<unsigned int>(in, t + 27), get<unsigned int>(in, t + 34)));
    put<unsigned int>(out + 10, __vsetgtu2(get<unsigned int>(in, t + 38), get<unsigned int>(in, t + 45)));
    put<unsigned int>(out + 11, __vsetles2(get<unsigned int>(in, t + 49), get<unsigned int>(in, t + 56)));
    put<unsigned int>(out + 12, __vsetleu2(get<unsigned int>(in, t + 60), get<unsigned int>(in, t + 3)));
    put<unsigned int>(out + 13, __vsetlts2(get<unsigned int>(in, t + 7), get<unsigned int>(in, t + 14)));
    put<unsigned int>(out + 14, __vsetltu2(get<unsigned int>(in, t + 18), get<unsigned int>(in, t + 25)));
    put<unsigned int>(out + 15, __vsetne2(get<unsigned int>(in, t + 29), get<unsigned int>(in, t + 36)));
    put<unsigned int>(out + 16, __vsadu2(get<unsigned int>(in, t + 40), get<unsigned int>(in, t + 47)));
    put<unsigned int>(out + 17, __vsub2(get<unsigned int>(in, t + 51), get<unsigned int>(in, t + 58)));
    put<unsigned int>(out + 18, __vsubss2(get<unsigned int>(in, t + 62), get<unsigned int>(in, t + 5)));
    put<unsigned int>(out + 19, __vsubus2(get<unsigned int>(in, t + 9), get<unsigned int>(in, t + 16)));
    put<unsigned int>(out + 20, __vneg2(get<unsigned int>(in, t + 20)));
    put<unsigned int>(out + 21, __vnegss2(get<unsigned int>(in, t + 31)));
    put<unsigned int>(out + 22, __vabsdiffs2(get<unsigned int>(in, t + 42), get<unsigned int>(in, t + 49)));
    put<unsigned int>(out + 23, __vsads2(get<unsigned int>(in, t + 53), get<unsigned int>(in, t + 60)));
    put<unsigned int>(out + 24, __vabs4(get<unsigned int>(in, t + 0)));
    put<unsigned int>(out + 25, __vabsss4(get<unsigned int>(in, t + 11)));
    put<unsigned int>(out + 26, __vadd4(get<unsigned int>(in, t + 22), get<unsigned int>(in, t + 29)));
    put<unsigned int>(out + 27, __vaddss4(get<unsigned int>(in, t + 33), get<unsigned int>(in, t + 40)));
    put<unsigned int>(out + 28, __vaddus4(get<unsigned int>(in, t + 44), get<unsigned int>(in, t + 51)));
    put<unsigned int>(out + 29, __vavgs4(get<unsigned int>(in, t + 55), get<unsigned int>(in, t + 62)));
    put<unsigned int>(out + 30, __vavgu4(get<unsigned int>(in, t + 2), get<unsigned int>(in, t + 9)));
    put<unsigned int>(out + 31, __vhaddu4(get<unsigned int>(in, t + 13), get<unsigned int>(in, t + 20)));
    put<unsigned int>(out + 32, __vcmpeq4(get<unsigned int>(in, t + 24), get<unsigned int>(in, t + 31)));
    put<unsigned int>(out + 33, __vcmpges4(get<unsigned int>(in, t + 35), get<unsigned int>(in, t + 42)));
    put<unsigned int>(out + 34, __vcmpgeu4(get<unsigned int>(in, t + 46), get<unsigned int>(in, t + 53)));
    put<unsigned int>(out + 35, __vcmpgts4(get<unsigned int>(in, t + 57), get<unsigned int>(in, t + 0)));
    put<unsigned int>(out + 36, __vcmpgtu4(get<unsigned int>(in, t + 4), get<unsigned int>(in, t + 11)));
    put<unsigned int>(out + 37, __vcmples4(get<unsigned int>(in, t + 15), get<unsigned int>(in, t + 22)));
    put<unsigned int>(out + 38, __vcmpleu4(get<unsigned int>(in, t + 26), get<unsigned int>(in, t + 33)));
    put<unsigned int>(out + 39, __vcmplts4(get<unsigned int>(in, t + 37), get<unsigned int>(in, t + 44)));
    put<unsigned int>(out + 40, __vcmpltu4(get<unsigned int>(in, t + 48), get<unsigned int>(in, t + 55)));
    put<unsigned int>(out + 41, __vcmpne4(get<unsigned int>(in, t + 59), get<unsigned int>(in, t + 2)));
    put<unsigned int>(out + 42, __vabsdiffu4(get<unsigned int>(in, t + 6), get<unsigned int>(in, t + 13)));
    put<unsigned int>(out + 43, __vmaxs4(get<unsigned int>(in, t + 17), get<unsigned int>(in, t + 24)));
    put<unsigned int>(out + 44, __vmaxu4(get<unsigned int>(in, t + 28), get<unsigned int>(in, t + 35)));
    put<unsigned int>(out + 45, __vmins4(get<unsigned int>(in, t + 39), get<unsigned int>(in, t + 46)));
    put<unsigned int>(out + 46, __vminu4(get<unsigned int>(in, t + 50), get<unsigned int>(in, t + 57)));
    put<unsigned int>(out + 47, __vseteq4(get<unsigned int>(in, t + 61), get<unsigned int>(in, t + 4)));
    put<unsigned int>(out + 48, __vsetles4(get<unsigned int>(in, t + 8), get<unsigned int>(in, t + 15)));
    put<unsigned int>(out + 49, __vsetleu4(get<unsigned int>(in, t + 19), get<unsigned int>(in, t + 26)));
    put<unsigned int>(out + 50, __vsetlts4(get<unsigned int>(in, t + 30), get<unsigned int>(in, t + 37)));
    put<unsigned int>(out + 51, __vsetltu4(get<unsigned int>(in, t + 41), get<unsigned int>(in, t + 48)));
    put<unsigned int>(out + 52, __vsetges4(get<unsigned int>(in, t + 52), get<unsigned int>(in, t + 59)));
    put<unsigned int>(out + 53, __vsetgeu4(get<unsigned int>(in, t + 63), get<unsigned int>(in, t + 6)));
    put<unsigned int>(out + 54, __vsetgts4(get<unsigned int>(in, t + 10), get<unsigned int>(in, t + 17)));
    put<unsigned int>(out + 55, __vsetgtu4(get<unsigned int>(in, t + 21), get<unsigned int>(in, t + 28)));
    put<unsigned int>(out + 56, __vsetne4(get<unsigned int>(in, t + 32), get<unsigned int>(in, t + 39)));
    put<unsigned int>(out + 57, __vsadu4(get<unsigned int>(in, t + 43), get<unsigned int>(in, t + 50)));
    put<unsigned int>(out + 58, __vsub4(get<unsigned int>(in, t + 54), get<unsigned int>(in, t + 61)));
    put<unsigned int>(out + 59, __vsubss4(get<unsigned int>(in, t + 1), get<unsigned int>(in, t + 8)));
}
// RUN: sweep6<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:60)
// EXPECT: out == [572682526, 1124445375, 3870793568, 3883687607, 2639055516, 232988271, 328192609, 972389014, 1257040046, 3043590669, 1117090375, 2040233225, 514768654, 1501004085, 4294158429, 2172735837, 1072929711, 3103362302, 2102124240, 2204046451, 3244259042, 3265086830, 3266193969, 799642899, 3686656016, 2668625353, 3272766125, 2126043246, 159373316, 1376300427, 1200614165, 3735939291, 1443270977, 10583126, 603800319, 4157599367, 1358885298, 720362741, 3930721303, 92711581, 3483376218, 1005164918, 501769934, 3049345813, 2156416626, 4230273227, 2919809353, 1072182406, 750434389, 3907867559, 2491550878, 846309298, 905478121, 1597539180, 3172708485, 1092213829, 346429937, 2260304077, 860121375, 1920811283]

extern "C" __global__ void sweep7(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<unsigned int>(out + 0, __vsubus4(get<unsigned int>(in, t + 12), get<unsigned int>(in, t + 19)));
    put<unsigned int>(out + 1, __vneg4(get<unsigned int>(in, t + 23)));
    put<unsigned int>(out + 2, __vnegss4(get<unsigned int>(in, t + 34)));
    put<unsigned int>(out + 3, __vabsdiffs4(get<unsigned int>(in, t + 45), get<unsigned int>(in, t + 52)));
    put<unsigned int>(out + 4, __vsads4(get<unsigned int>(in, t + 56), get<unsigned int>(in, t + 63)));
    put<int>(out + 5, __vimax_s32_relu(get<int>(in, t + 3), get<int>(in, t + 10)));
    put<unsigned int>(out + 6, __vimax_s16x2_relu(get<unsigned int>(in, t + 14), get<unsigned int>(in, t + 21)));
    put<int>(out + 7, __vimin_s32_relu(get<int>(in, t + 25), get<int>(in, t + 32)));
    put<unsigned int>(out + 8, __vimin_s16x2_relu(get<unsigned int>(in, t + 36), get<unsigned int>(in, t + 43)));
    put<int>(out + 9, __vimax3_s32(get<int>(in, t + 47), get<int>(in, t + 54), get<int>(in, t + 61)));
    put<unsigned int>(out + 10, __vimax3_s16x2(get<unsigned int>(in, t + 58), get<unsigned int>(in, t + 1), get<unsigned int>(in, t + 8)));
    put<unsigned int>(out + 11, __vimax3_u32(get<unsigned int>(in, t + 5), get<unsigned int>(in, t + 12), get<unsigned int>(in, t + 19)));
    put<unsigned int>(out + 12, __vimax3_u16x2(get<unsigned int>(in, t + 16), get<unsigned int>(in, t + 23), get<unsigned int>(in, t + 30)));
    put<int>(out + 13, __vimin3_s32(get<int>(in, t + 27), get<int>(in, t + 34), get<int>(in, t + 41)));
    put<unsigned int>(out + 14, __vimin3_s16x2(get<unsigned int>(in, t + 38), get<unsigned int>(in, t + 45), get<unsigned int>(in, t + 52)));
    put<unsigned int>(out + 15, __vimin3_u32(get<unsigned int>(in, t + 49), get<unsigned int>(in, t + 56), get<unsigned int>(in, t + 63)));
    put<unsigned int>(out + 16, __vimin3_u16x2(get<unsigned int>(in, t + 60), get<unsigned int>(in, t + 3), get<unsigned int>(in, t + 10)));
    put<int>(out + 17, __vimax3_s32_relu(get<int>(in, t + 7), get<int>(in, t + 14), get<int>(in, t + 21)));
    put<unsigned int>(out + 18, __vimax3_s16x2_relu(get<unsigned int>(in, t + 18), get<unsigned int>(in, t + 25), get<unsigned int>(in, t + 32)));
    put<int>(out + 19, __vimin3_s32_relu(get<int>(in, t + 29), get<int>(in, t + 36), get<int>(in, t + 43)));
    put<unsigned int>(out + 20, __vimin3_s16x2_relu(get<unsigned int>(in, t + 40), get<unsigned int>(in, t + 47), get<unsigned int>(in, t + 54)));
    put<int>(out + 21, __viaddmax_s32(get<int>(in, t + 51), get<int>(in, t + 58), get<int>(in, t + 1)));
    put<unsigned int>(out + 22, __viaddmax_s16x2(get<unsigned int>(in, t + 62), get<unsigned int>(in, t + 5), get<unsigned int>(in, t + 12)));
    put<unsigned int>(out + 23, __viaddmax_u32(get<unsigned int>(in, t + 9), get<unsigned int>(in, t + 16), get<unsigned int>(in, t + 23)));
    put<unsigned int>(out + 24, __viaddmax_u16x2(get<unsigned int>(in, t + 20), get<unsigned int>(in, t + 27), get<unsigned int>(in, t + 34)));
    put<int>(out + 25, __viaddmin_s32(get<int>(in, t + 31), get<int>(in, t + 38), get<int>(in, t + 45)));
    put<unsigned int>(out + 26, __viaddmin_s16x2(get<unsigned int>(in, t + 42), get<unsigned int>(in, t + 49), get<unsigned int>(in, t + 56)));
    put<unsigned int>(out + 27, __viaddmin_u32(get<unsigned int>(in, t + 53), get<unsigned int>(in, t + 60), get<unsigned int>(in, t + 3)));
    put<unsigned int>(out + 28, __viaddmin_u16x2(get<unsigned int>(in, t + 0), get<unsigned int>(in, t + 7), get<unsigned int>(in, t + 14)));
    put<int>(out + 29, __viaddmax_s32_relu(get<int>(in, t + 11), get<int>(in, t + 18), get<int>(in, t + 25)));
    put<unsigned int>(out + 30, __viaddmax_s16x2_relu(get<unsigned int>(in, t + 22), get<unsigned int>(in, t + 29), get<unsigned int>(in, t + 36)));
    put<int>(out + 31, __viaddmin_s32_relu(get<int>(in, t + 33), get<int>(in, t + 40), get<int>(in, t + 47)));
    put<unsigned int>(out + 32, __viaddmin_s16x2_relu(get<unsigned int>(in, t + 44), get<unsigned int>(in, t + 51), get<unsigned int>(in, t + 58)));
    { bool p2[4]={get<bool>(in, t + 5),get<bool>(in, t + 5)}; put<int>(out + 33, __vibmax_s32(get<int>(in, t + 55), get<int>(in, t + 62), p2)); }
    { bool p2[4]={get<bool>(in, t + 16),get<bool>(in, t + 16)}; put<unsigned int>(out + 34, __vibmax_u32(get<unsigned int>(in, t + 2), get<unsigned int>(in, t + 9), p2)); }
    { bool p2[4]={get<bool>(in, t + 27),get<bool>(in, t + 27)}; put<int>(out + 35, __vibmin_s32(get<int>(in, t + 13), get<int>(in, t + 20), p2)); }
    { bool p2[4]={get<bool>(in, t + 38),get<bool>(in, t + 38)}; put<unsigned int>(out + 36, __vibmin_u32(get<unsigned int>(in, t + 24), get<unsigned int>(in, t + 31), p2)); }
    { bool p2[4]={get<bool>(in, t + 49),get<bool>(in, t + 49)}; bool p3[4]={get<bool>(in, t + 56),get<bool>(in, t + 56)}; put<unsigned int>(out + 37, __vibmax_s16x2(get<unsigned int>(in, t + 35), get<unsigned int>(in, t + 42), p2, p3)); }
    { bool p2[4]={get<bool>(in, t + 60),get<bool>(in, t + 60)}; bool p3[4]={get<bool>(in, t + 3),get<bool>(in, t + 3)}; put<unsigned int>(out + 38, __vibmax_u16x2(get<unsigned int>(in, t + 46), get<unsigned int>(in, t + 53), p2, p3)); }
    { bool p2[4]={get<bool>(in, t + 7),get<bool>(in, t + 7)}; bool p3[4]={get<bool>(in, t + 14),get<bool>(in, t + 14)}; put<unsigned int>(out + 39, __vibmin_s16x2(get<unsigned int>(in, t + 57), get<unsigned int>(in, t + 0), p2, p3)); }
    { bool p2[4]={get<bool>(in, t + 18),get<bool>(in, t + 18)}; bool p3[4]={get<bool>(in, t + 25),get<bool>(in, t + 25)}; put<unsigned int>(out + 40, __vibmin_u16x2(get<unsigned int>(in, t + 4), get<unsigned int>(in, t + 11), p2, p3)); }
    put<long long int>(out + 41, __double_as_longlong(get<double>(in, t + 15)));
    put<double>(out + 42, __longlong_as_double(get<long long int>(in, t + 26)));
    put<double>(out + 43, __fma_rn(get<double>(in, t + 37), get<double>(in, t + 44), get<double>(in, t + 51)));
    put<double>(out + 44, __fma_rz(get<double>(in, t + 48), get<double>(in, t + 55), get<double>(in, t + 62)));
    put<double>(out + 45, __fma_ru(get<double>(in, t + 59), get<double>(in, t + 2), get<double>(in, t + 9)));
    put<double>(out + 46, __fma_rd(get<double>(in, t + 6), get<double>(in, t + 13), get<double>(in, t + 20)));
    put<double>(out + 47, __dadd_rn(get<double>(in, t + 17), get<double>(in, t + 24)));
    put<double>(out + 48, __dadd_rz(get<double>(in, t + 28), get<double>(in, t + 35)));
    put<double>(out + 49, __dadd_ru(get<double>(in, t + 39), get<double>(in, t + 46)));
    put<double>(out + 50, __dadd_rd(get<double>(in, t + 50), get<double>(in, t + 57)));
    put<double>(out + 51, __dsub_rn(get<double>(in, t + 61), get<double>(in, t + 4)));
    put<double>(out + 52, __dsub_rz(get<double>(in, t + 8), get<double>(in, t + 15)));
    put<double>(out + 53, __dsub_ru(get<double>(in, t + 19), get<double>(in, t + 26)));
    put<double>(out + 54, __dsub_rd(get<double>(in, t + 30), get<double>(in, t + 37)));
    put<double>(out + 55, __dmul_rn(get<double>(in, t + 41), get<double>(in, t + 48)));
    put<double>(out + 56, __dmul_rz(get<double>(in, t + 52), get<double>(in, t + 59)));
    put<double>(out + 57, __dmul_ru(get<double>(in, t + 63), get<double>(in, t + 6)));
    put<double>(out + 58, __dmul_rd(get<double>(in, t + 10), get<double>(in, t + 17)));
    put<float>(out + 59, __double2float_rn(get<double>(in, t + 21)));
}
// RUN: sweep7<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:60)
// EXPECT: out == [3281764266, 3594675879, 1046947443, 408599229, 3871665450, 2214489544, 3199037132, 3833359993, 3634972336, 1726445536, 1771979871, 3671341964, 3616908570, 442937545, 2637876834, 2612429078, 962784034, 424946949, 172149555, 4277492846, 1567835042, 1604423451, 2598833658, 606943543, 3124908263, 4037816556, 3369548494, 1920930126, 2475116152, 3998593895, 2533880153, 2737476528, 3164038395, 3531858513, 3154922926, 3344377130, 3086301303, 1312730383, 3879011041, 1883864490, 1413329564, 1337517138, 1394104456, 2920227219, 533906745, 1563440280, 2641220852, 3508839405, 3788803113, 113976274, 1029901360, 3849243682, 517659981, 1671156348, 1346230951, 2714236496, 3595757538, 3498209541, 1208034653, 1455079961]

extern "C" __global__ void sweep8(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<float>(out + 0, __double2float_rz(get<double>(in, t + 32)));
    put<float>(out + 1, __double2float_ru(get<double>(in, t + 43)));
    put<float>(out + 2, __double2float_rd(get<double>(in, t + 54)));
    put<int>(out + 3, __double2int_rn(get<double>(in, t + 1)));
    put<int>(out + 4, __double2int_ru(get<double>(in, t + 12)));
    put<int>(out + 5, __double2int_rd(get<double>(in, t + 23)));
    put<unsigned int>(out + 6, __double2uint_rn(get<double>(in, t + 34)));
    put<unsigned int>(out + 7, __double2uint_ru(get<double>(in, t + 45)));
    put<unsigned int>(out + 8, __double2uint_rd(get<double>(in, t + 56)));
    put<long long int>(out + 9, __double2ll_rn(get<double>(in, t + 3)));
    put<long long int>(out + 10, __double2ll_ru(get<double>(in, t + 14)));
    put<long long int>(out + 11, __double2ll_rd(get<double>(in, t + 25)));
    put<unsigned long long int>(out + 12, __double2ull_rn(get<double>(in, t + 36)));
    put<unsigned long long int>(out + 13, __double2ull_ru(get<double>(in, t + 47)));
    put<unsigned long long int>(out + 14, __double2ull_rd(get<double>(in, t + 58)));
    put<double>(out + 15, __int2double_rn(get<int>(in, t + 5)));
    put<double>(out + 16, __uint2double_rn(get<unsigned int>(in, t + 16)));
    put<double>(out + 17, __ll2double_rn(get<long long int>(in, t + 27)));
    put<double>(out + 18, __ll2double_rz(get<long long int>(in, t + 38)));
    put<double>(out + 19, __ll2double_ru(get<long long int>(in, t + 49)));
    put<double>(out + 20, __ll2double_rd(get<long long int>(in, t + 60)));
    put<double>(out + 21, __ull2double_rn(get<unsigned long long int>(in, t + 7)));
    put<double>(out + 22, __ull2double_rz(get<unsigned long long int>(in, t + 18)));
    put<double>(out + 23, __ull2double_ru(get<unsigned long long int>(in, t + 29)));
    put<double>(out + 24, __ull2double_rd(get<unsigned long long int>(in, t + 40)));
    put<int>(out + 25, __double2hiint(get<double>(in, t + 51)));
    put<int>(out + 26, __double2loint(get<double>(in, t + 62)));
    put<double>(out + 27, __hiloint2double(get<int>(in, t + 9), get<int>(in, t + 16)));
    put<double>(out + 28, __ddiv_rn(get<double>(in, t + 20), get<double>(in, t + 27)));
    put<double>(out + 29, __ddiv_rz(get<double>(in, t + 31), get<double>(in, t + 38)));
    put<double>(out + 30, __ddiv_ru(get<double>(in, t + 42), get<double>(in, t + 49)));
    put<double>(out + 31, __ddiv_rd(get<double>(in, t + 53), get<double>(in, t + 60)));
    put<double>(out + 32, __drcp_rn(get<double>(in, t + 0)));
    put<double>(out + 33, __drcp_rz(get<double>(in, t + 11)));
    put<double>(out + 34, __drcp_ru(get<double>(in, t + 22)));
    put<double>(out + 35, __drcp_rd(get<double>(in, t + 33)));
    put<double>(out + 36, __dsqrt_rn(get<double>(in, t + 44)));
    put<double>(out + 37, __dsqrt_rz(get<double>(in, t + 55)));
    put<double>(out + 38, __dsqrt_ru(get<double>(in, t + 2)));
    put<double>(out + 39, __dsqrt_rd(get<double>(in, t + 13)));
    put<float>(out + 40, __fmaf_ieee_rn(get<float>(in, t + 24), get<float>(in, t + 31), get<float>(in, t + 38)));
    put<float>(out + 41, __fmaf_ieee_rd(get<float>(in, t + 35), get<float>(in, t + 42), get<float>(in, t + 49)));
    put<float>(out + 42, __fmaf_ieee_ru(get<float>(in, t + 46), get<float>(in, t + 53), get<float>(in, t + 60)));
    put<float>(out + 43, __fmaf_ieee_rz(get<float>(in, t + 57), get<float>(in, t + 0), get<float>(in, t + 7)));
    put<char1>(out + 44, make_char1(get<signed char>(in, t + 4)));
    put<uchar1>(out + 45, make_uchar1(get<unsigned char>(in, t + 15)));
    put<char2>(out + 46, make_char2(get<signed char>(in, t + 26), get<signed char>(in, t + 33)));
    put<uchar2>(out + 47, make_uchar2(get<unsigned char>(in, t + 37), get<unsigned char>(in, t + 44)));
    put<char3>(out + 48, make_char3(get<signed char>(in, t + 48), get<signed char>(in, t + 55), get<signed char>(in, t + 62)));
    put<uchar3>(out + 49, make_uchar3(get<unsigned char>(in, t + 59), get<unsigned char>(in, t + 2), get<unsigned char>(in, t + 9)));
    put<char4>(out + 50, make_char4(get<signed char>(in, t + 6), get<signed char>(in, t + 13), get<signed char>(in, t + 20), get<signed char>(in, t + 27)));
    put<uchar4>(out + 51, make_uchar4(get<unsigned char>(in, t + 17), get<unsigned char>(in, t + 24), get<unsigned char>(in, t + 31), get<unsigned char>(in, t + 38)));
    put<short1>(out + 52, make_short1(get<short>(in, t + 28)));
    put<ushort1>(out + 53, make_ushort1(get<unsigned short>(in, t + 39)));
    put<short2>(out + 54, make_short2(get<short>(in, t + 50), get<short>(in, t + 57)));
    put<ushort2>(out + 55, make_ushort2(get<unsigned short>(in, t + 61), get<unsigned short>(in, t + 4)));
    put<short3>(out + 56, make_short3(get<short>(in, t + 8), get<short>(in, t + 15), get<short>(in, t + 22)));
    put<ushort3>(out + 57, make_ushort3(get<unsigned short>(in, t + 19), get<unsigned short>(in, t + 26), get<unsigned short>(in, t + 33)));
    put<short4>(out + 58, make_short4(get<short>(in, t + 30), get<short>(in, t + 37), get<short>(in, t + 44), get<short>(in, t + 51)));
    put<ushort4>(out + 59, make_ushort4(get<unsigned short>(in, t + 41), get<unsigned short>(in, t + 48), get<unsigned short>(in, t + 55), get<unsigned short>(in, t + 62)));
}
// RUN: sweep8<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:60)
// EXPECT: out == [1567165961, 4186044247, 2073158256, 2988823679, 1099103625, 829472369, 2113772323, 286680249, 1814847065, 557219736, 133873718, 1894059797, 915729816, 1330929056, 4014551038, 2897522330, 2644633086, 4071439750, 3274310255, 4089046140, 672135630, 1773359632, 795031885, 3419665718, 1731892221, 2313079845, 2518442045, 2599915731, 1101855376, 2802862596, 754624074, 1366158343, 1064220579, 780373891, 2781114637, 3461823072, 1055097380, 1825490812, 3242690960, 1931566588, 2382308581, 175715476, 3425234492, 1505695962, 1031447925, 1252184743, 1665760152, 881652085, 1640401803, 3800670614, 2541896348, 1930790023, 4149509473, 2885592188, 4189615622, 522588088, 4284305629, 3816896897, 1046850003, 1128752708]

extern "C" __global__ void sweep9(const u64* in, unsigned* out) {
    int t = threadIdx.x;
    put<int1>(out + 0, make_int1(get<int>(in, t + 52)));
    put<uint1>(out + 1, make_uint1(get<unsigned int>(in, t + 63)));
    put<int2>(out + 2, make_int2(get<int>(in, t + 10), get<int>(in, t + 17)));
    put<uint2>(out + 3, make_uint2(get<unsigned int>(in, t + 21), get<unsigned int>(in, t + 28)));
    put<int3>(out + 4, make_int3(get<int>(in, t + 32), get<int>(in, t + 39), get<int>(in, t + 46)));
    put<uint3>(out + 5, make_uint3(get<unsigned int>(in, t + 43), get<unsigned int>(in, t + 50), get<unsigned int>(in, t + 57)));
    put<int4>(out + 6, make_int4(get<int>(in, t + 54), get<int>(in, t + 61), get<int>(in, t + 4), get<int>(in, t + 11)));
    put<uint4>(out + 7, make_uint4(get<unsigned int>(in, t + 1), get<unsigned int>(in, t + 8), get<unsigned int>(in, t + 15), get<unsigned int>(in, t + 22)));
    put<long1>(out + 8, make_long1(get<long int>(in, t + 12)));
    put<ulong1>(out + 9, make_ulong1(get<unsigned long int>(in, t + 23)));
    put<long2>(out + 10, make_long2(get<long int>(in, t + 34), get<long int>(in, t + 41)));
    put<ulong2>(out + 11, make_ulong2(get<unsigned long int>(in, t + 45), get<unsigned long int>(in, t + 52)));
    put<long3>(out + 12, make_long3(get<long int>(in, t + 56), get<long int>(in, t + 63), get<long int>(in, t + 6)));
    put<ulong3>(out + 13, make_ulong3(get<unsigned long int>(in, t + 3), get<unsigned long int>(in, t + 10), get<unsigned long int>(in, t + 17)));
    put<long4>(out + 14, make_long4(get<long int>(in, t + 14), get<long int>(in, t + 21), get<long int>(in, t + 28), get<long int>(in, t + 35)));
    put<ulong4>(out + 15, make_ulong4(get<unsigned long int>(in, t + 25), get<unsigned long int>(in, t + 32), get<unsigned long int>(in, t + 39), get<unsigned long int>(in, t + 46)));
    put<float1>(out + 16, make_float1(get<float>(in, t + 36)));
    put<float2>(out + 17, make_float2(get<float>(in, t + 47), get<float>(in, t + 54)));
    put<float3>(out + 18, make_float3(get<float>(in, t + 58), get<float>(in, t + 1), get<float>(in, t + 8)));
    put<float4>(out + 19, make_float4(get<float>(in, t + 5), get<float>(in, t + 12), get<float>(in, t + 19), get<float>(in, t + 26)));
    put<longlong1>(out + 20, make_longlong1(get<long long int>(in, t + 16)));
    put<ulonglong1>(out + 21, make_ulonglong1(get<unsigned long long int>(in, t + 27)));
    put<longlong2>(out + 22, make_longlong2(get<long long int>(in, t + 38), get<long long int>(in, t + 45)));
    put<ulonglong2>(out + 23, make_ulonglong2(get<unsigned long long int>(in, t + 49), get<unsigned long long int>(in, t + 56)));
    put<longlong3>(out + 24, make_longlong3(get<long long int>(in, t + 60), get<long long int>(in, t + 3), get<long long int>(in, t + 10)));
    put<ulonglong3>(out + 25, make_ulonglong3(get<unsigned long long int>(in, t + 7), get<unsigned long long int>(in, t + 14), get<unsigned long long int>(in, t + 21)));
    put<longlong4>(out + 26, make_longlong4(get<long long int>(in, t + 18), get<long long int>(in, t + 25), get<long long int>(in, t + 32), get<long long int>(in, t + 39)));
    put<ulonglong4>(out + 27, make_ulonglong4(get<unsigned long long int>(in, t + 29), get<unsigned long long int>(in, t + 36), get<unsigned long long int>(in, t + 43), get<unsigned long long int>(in, t + 50)));
    put<double1>(out + 28, make_double1(get<double>(in, t + 40)));
    put<double2>(out + 29, make_double2(get<double>(in, t + 51), get<double>(in, t + 58)));
    put<double3>(out + 30, make_double3(get<double>(in, t + 62), get<double>(in, t + 5), get<double>(in, t + 12)));
    put<double4>(out + 31, make_double4(get<double>(in, t + 9), get<double>(in, t + 16), get<double>(in, t + 23), get<double>(in, t + 30)));
}
// RUN: sweep9<<<1, 64>>>(in=buf:u32:[2080406527,2147497301,3212853120,2147500105,2143289344,2147483648,369140570,1862494042,1006680064,1006632961,2147532544,114560,2147483648,1051372203,212984476,4192983756,2147483649,67140608,2139143936,8437632,4286578688,3212836864,2497953681,2453304169,1112047104,1006681088,2143322112,3204465352,2139095039,1199562752,2514969041,3966150535,1112034176,66560,130944,8404864,864026624,2139095039,3132943648,1927728186,1006633984,3087055872,2139094912,1120436096,3204448256,2147483648,4131840500,2869965264,2080324608,1112046591,1097876168,1065369472,8388607,864026624,2993772869,2852512026,2147499008,1266680832,1051328640,16457,1199562752,1078530011,721762278,2623879480,1447083008,2113961984,2139095168,1051328513,1051372203,864026624,346094055,714537754,894782336,2080375807,8371968,1078574848,1051372203,1,648200381,356416554,2080439296,65537,1120403456,8388480,8388608,0,625675342,1799361519,2080326216,2147515392,1051345264,1051344554,1051372203,3212836864,2068124764,2724252939,2147497301,1006665216,1097891776,3212902272,2139095039,2147483648,439717024,1001928,3154148352,16968,2143305600,2139111082,8388607,1078530011,2586769423,1564070056,3154138688,1447083008,1120420208,8405704,1065353216,2139095040,438892467,3219824981,67075071,4227880512,2143289344,2139111497,0,8388608,4202630827,2761307810], out=out:u32:32)
// EXPECT: out == [1599464951, 2545170759, 1322957861, 1659952942, 926045416, 2926812537, 3054162322, 629639281, 1071291225, 1025100463, 515600570, 1880747783, 637052654, 2159177203, 2315078566, 3067463749, 281562601, 3092302148, 2106420448, 350294727, 2435973959, 282994160, 1279244697, 178790655, 1371043392, 1779906995, 3835649678, 579209448, 3956592608, 3748484914, 2141762523, 889946789]

