// XORWOW, Philox and MRG32k3a: the numbers of the reference algorithms, jumps included.
// NO-CLANG: curand_kernel.h is ours; the reference headers lack it
// PTXAS: sm_75 sm_90
#include <curand_kernel.h>

__global__ void xorwow(unsigned *out) {
    curandState s;
    curand_init(1234, 0, 0, &s);
    out[0] = curand(&s);
    out[1] = curand(&s);
    curand_init(1234, 5, 3, &s);
    out[2] = curand(&s);
    out[3] = curand(&s);
    curand_init(42, 1000, 7, &s);
    out[4] = curand(&s);
}
// RUN: xorwow<<<1, 1>>>(out=out:u32:5)
// EXPECT: out == [624778773, 1867875844, 1633321130, 1363217923, 1723117581]

// The known answer of Philox4x32-10 for a counter and a key of zeros is 6627e8d5 e169c58d bc57ac4c 9b00dbd8.
__global__ void philox(unsigned *out, float *f) {
    curandStatePhilox4_32_10_t s;
    curand_init(0, 0, 0, &s);
    for (int i = 0; i < 5; i++) out[i] = curand(&s);
    curand_init(0, 0, 2, &s);
    uint4 v = curand4(&s);
    out[5] = v.x;
    out[6] = v.z;
    f[0] = curand_uniform(&s);
    f[1] = curand_normal(&s);
}
// RUN: philox<<<1, 1>>>(out=out:u32:7, f=out:f32:2)
// EXPECT: out[0] == 0x6627e8d5
// EXPECT: out[1] == 0xe169c58d
// EXPECT: out[2] == 0xbc57ac4c
// EXPECT: out[3] == 0x9b00dbd8
// EXPECT: out[5] == 0xbc57ac4c
// EXPECT: out[6] == out[4]

// L'Ecuyer's MRG32k3a with the first numbers and jumps of the library's generator.
__global__ void mrg(unsigned *out) {
    curandStateMRG32k3a s;
    curand_init(0x123456789abcdefull, 3, 5, &s);
    for (int i = 0; i < 4; i++) out[i] = curand(&s);
    curand_init(42, 1, 0, &s);
    unsigned first = curand(&s);
    curand_init(42, 0, 0, &s);
    skipahead_subsequence(1, &s);
    out[4] = curand(&s) == first;
    curand_init(42, 0, 1000, &s);
    first = curand(&s);
    curand_init(42, 0, 0, &s);
    for (int i = 0; i < 1000; i++) curand(&s);
    out[5] = curand(&s) == first;
}
// RUN: mrg<<<1, 1>>>(out=out:u32:6)
// EXPECT: out == [2330500298, 2732781021, 2414538575, 3204460410, 1, 1]

// Normal numbers have the sines of the hardware.
__global__ void normals(unsigned *out) {
    curandState s;
    curand_init(0, 0, 0, &s);
    for (int i = 0; i < 13; i++) {
        float x = curand_normal(&s);
        if (i == 5) out[0] = __float_as_uint(x);
        if (i == 12) out[1] = __float_as_uint(x);
    }
}
// RUN: normals<<<1, 1>>>(out=out:u32:2)
// EXPECT: out == [3222208311, 3179829666]
