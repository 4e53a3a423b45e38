// Sizes and alignments of the device.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:20)
// EXPECT: r == [1, 1, 2, 4, 8, 8, 4, 8, 8, 16, 16, 12, 4, 8, 8, 24, 8, 32, 4, 3]
struct A {
    char c;
    double d;
    char e;
};
struct alignas(32) B {
    int x;
};
struct C {
    int a : 3;
    int b : 5;
};
struct D {
    char a[3];
};
__global__ void k(int *r) {
    r[0] = sizeof(bool);
    r[1] = sizeof(char);
    r[2] = sizeof(short);
    r[3] = sizeof(int);
    r[4] = sizeof(long);
    r[5] = sizeof(long long);
    r[6] = sizeof(float);
    r[7] = sizeof(double);
    r[8] = sizeof(void *);
    r[9] = sizeof(float4);
    r[10] = alignof(float4);
    r[11] = sizeof(float3);
    r[12] = alignof(float3);
    r[13] = sizeof(float2);
    r[14] = alignof(float2);
    r[15] = sizeof(A);
    r[16] = alignof(A);
    r[17] = sizeof(B);
    r[18] = sizeof(C);
    r[19] = sizeof(D);
}
