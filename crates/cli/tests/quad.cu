// Arithmetic on numbers of 128 bits: the test that includes this makes the same numbers and knows what comes out.
#include <crt/device_fp128_functions.h>
typedef unsigned long long u64;

__device__ u64 mixed(u64 x) {
    x += 0x9e3779b97f4a7c15ull;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ x >> 27) * 0x94d049bb133111ebull;
    return x ^ x >> 31;
}
__device__ __float128 number(u64 high, u64 low) {
    union { u64 words[2]; __float128 value; } u = {{low, high}};
    return u.value;
}
__device__ void put(u64 *o, __float128 x) {
    union { __float128 value; u64 words[2]; } u = {x};
    o[0] = u.words[0];
    o[1] = u.words[1];
}
// Numbers of all sizes, of similar size, denormal ones, short ones, and those at the edges.
__device__ __float128 operand(u64 i) {
    u64 high = mixed(3 * i), low = mixed(3 * i + 1), how = mixed(3 * i + 2);
    const u64 fraction = 0x8000ffffffffffffull;
    switch (how % 8) {
    case 0: return number(high, low);
    case 1: case 2: case 3: return number((high & fraction) | (16383 - 60 + how / 8 % 120) << 48, low);
    case 4: return number(high & fraction, low);
    case 5: return number((high & fraction) | (16383 + how / 8 % 130) << 48, 0);
    case 6: return number((high & 0x8000ffff00000000ull) | (16383 - 4 + how / 8 % 8) << 48, 0);
    }
    const u64 edges[] = {0, 0x3fff, 0x7fff, 0x7ffe, 1, 0x4000, 0x3ffe, 0x403e};
    return number(edges[how / 8 % 8] << 48 | (high & 0x8000000000000000ull), how / 64 % 4 == 1 ? 1 : 0);
}

extern "C" __global__ void k(u64 *o) {
    u64 i = blockIdx.x * blockDim.x + threadIdx.x;
    __float128 a = operand(2 * i), b = operand(2 * i + 1), c = operand(~i);
    o += i * 40;
    put(o, a + b);
    put(o + 2, a - b);
    put(o + 4, a * b);
    put(o + 6, a / b);
    put(o + 8, -a);
    put(o + 10, __nv_fp128_fma(a, b, c));
    put(o + 12, __nv_fp128_sqrt(a));
    o[14] = (a < b) | (a <= b) << 1 | (a == b) << 2 | (a != b) << 3 | (a > b) << 4 | (a >= b) << 5 | !a << 6;
    o[15] = __double_as_longlong((double)a);
    o[16] = __float_as_uint((float)a);
    o[17] = (u64)(long long)a;
    o[18] = (u64)a;
    o[19] = (u64)(unsigned)(int)a | (u64)(unsigned)a << 32;
    __int128 wide = (__int128)a;
    o[20] = (u64)wide;
    o[21] = (u64)(wide >> 64);
    put(o + 22, (__float128)(long long)(i * 0x9e3779b97f4a7c15ull));
    put(o + 24, (__float128)((unsigned __int128)mixed(i) * mixed(~i)));
    put(o + 26, (__float128)__longlong_as_double(mixed(i)));
    put(o + 28, (__float128)__uint_as_float((unsigned)mixed(i)));
    put(o + 30, (__float128)(short)mixed(i) + (__float128)(unsigned char)mixed(~i));
    put(o + 32, __nv_fp128_round(a));
    put(o + 34, __nv_fp128_fmod(a, b));
    put(o + 36, __nv_fp128_ldexp(a, (int)(i % 301) - 150));
    unsigned __int128 natural = (unsigned __int128)a;
    o[38] = (u64)natural;
    o[39] = (u64)(natural >> 64);
}
