// Constant initialisers of device memory: nested aggregates, unions, bit-fields, addresses, strings, 128 bits, references.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i64:20)
// EXPECT: r == [1, 2, 3, 0, 4, 5, -1, 6, 98, 99, 30, 40, 8, 200, 3, 65, 0, 7, 1, 20]
struct In { char c; short s[3]; };
struct Out { int x; In in; double d; };
struct Bits { int a : 4; unsigned b : 9; int c : 3; };
union U { float f; int i; struct { short lo, hi; } s; };
__device__ Out out = {1, {2, {3}}, 4.0};
__device__ Bits bits = {5, 6 + 256, -1};
__device__ char text[8] = "abc";
__device__ const char *message = "abc";
__device__ int table[5] = {10, 20, 30, 40};
__device__ int *second = &table[2];
__device__ int &third = table[3];
__constant__ U u = {1.0f};
__device__ U v = {.i = 8};
__device__ __int128 wide = (__int128)200 << 64 | 3;
__device__ struct { int n; int *p; } pair[2] = {{1, table}, {7, table + 1}};
__device__ long long address = (long long)sizeof(Out);
__constant__ wchar_t wide_text[] = L"A";
__device__ int (*function)(int);
__device__ int twice(int x) { return 2 * x; }
__device__ int (*const pointer)(int) = twice;
__global__ void k(long long *r) {
    r[0] = out.x; r[1] = out.in.c; r[2] = out.in.s[0]; r[3] = out.in.s[1]; r[4] = (long long)out.d;
    r[5] = bits.a; r[6] = bits.c; r[7] = bits.b - 256;
    r[8] = text[1]; r[9] = message[2];
    r[10] = *second; r[11] = third;
    r[12] = v.i; r[13] = (long long)(wide >> 64); r[14] = (long long)wide;
    r[15] = wide_text[0]; r[16] = table[4];
    r[17] = pair[1].n; r[18] = u.f == 1.0f && pair[0].p == table;
    r[19] = pointer(10);
}
