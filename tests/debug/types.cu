// Types, parameters of every kind, inlined and recursive calls.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
struct Pt { int x, y; };
typedef unsigned int uint_alias;
using Callback = int (*)(int, float);
typedef struct { int u; float v; } Unnamed;
struct Big { int words[16]; };
__device__ int by_pointer(int a, float) { return a; }
__device__ __noinline__ int mutate(int &in, const Pt &pt, Pt &&moved, int *ptr, Big big, Callback callback, int unused)
{
    in += pt.x + moved.y;
    int local = in + *ptr + big.words[3];
    return local + callback(local, 1.0f);
}
__device__ __forceinline__ int inner(int a)
{
    int doubled = a * 2;
    return doubled + 1;
}
__device__ __forceinline__ int outer(int b)
{
    int once = inner(b);
    int again = inner(once);
    return once + again;
}
__device__ int depth(int n)
{
    int here = n * 10;
    if (n <= 0)
        return here;
    int sub = depth(n - 1);
    return here + sub;
}
__global__ void kinds(char c, signed char sc, unsigned char uc, short s, unsigned short us, int i, unsigned u, long l, unsigned long ul,
                      long long ll, unsigned long long ull, float f, double d, bool b, float4 vec, int2 pair, Pt pt, Big big, const int *ptr,
                      const __grid_constant__ Pt grid, uint_alias alias, __half half, int *out)
{
    out[0] = c + sc + uc + s + us + i + u + l + ul + ll + ull + (int)f + (int)d + b + (int)vec.x + pair.y + pt.x + big.words[2] + *ptr + grid.y + alias +
             (int)__half2float(half);
}
__global__ void types(int *p, int n)
{
    wchar_t wide = L'w';
    char16_t c16 = u'x';
    char32_t c32 = U'y';
    __int128 big = 5;
    unsigned __int128 ubig = 6;
    __half h = __float2half(1.5f);
    __half2 h2 = __floats2half2_rn(1.0f, 2.0f);
    __nv_bfloat16 bf = __float2bfloat16(2.5f);
    __nv_fp8_e4m3 e4m3 = __nv_fp8_e4m3(1.0f);
    uchar4 u4 = make_uchar4(1, 2, 3, 4);
    double2 d2 = make_double2(1.5, 2.5);
    dim3 dim(1, 2, 3);
    int matrix[2][3] = {{1, 2, 3}, {4, 5, n}};
    int (*row)[3] = &matrix[1];
    const int *const cp = p;
    int *const cp2 = p;
    int *volatile vp = p;
    int *__restrict__ rp = p;
    int *const *pp = &cp2;
    void *any = p;
    int &ref = matrix[0][1];
    const Pt &bound = Pt{n, 2};
    Unnamed unnamed = {n, 1.5f};
    Callback callback = by_pointer;
    int Pt::*member = &Pt::y;
    uint_alias alias = 7;
    decltype(nullptr) null = nullptr;
    Pt pt = {1, 2};
    Big words = {};
    p[0] = wide + c16 + c32 + (int)big + (int)ubig + (int)__half2float(h) + (int)__half2float(__low2half(h2)) + (int)__bfloat162float(bf) + (int)float(e4m3);
    p[1] = u4.x + (int)d2.y + dim.z + (*row)[1] + *cp + *vp + **pp + ref + bound.x + unnamed.u + pt.*member + alias + (any == null);
    p[2] = mutate(ref, pt, Pt{3, 4}, p, words, callback, 0) + outer(n) + depth(n);
}

// GDB: whatis kinds
//     type = void (char, signed char, unsigned char, short, unsigned short, int, unsigned int, long, unsigned long, long long, unsigned long long, float, double, bool, struct float4, struct int2, struct Pt, struct Big, const int *, const struct Pt, uint_alias, struct __half, int *)
// GDB: whatis mutate
//     type = int (int &, const struct Pt &, struct Pt &&, int *, struct Big, Callback, int)
// GDB: ptype Unnamed
//     type = struct Unnamed {
//         int u;
//         float v;
//     }
