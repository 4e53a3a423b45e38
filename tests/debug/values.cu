// Values that a session of cuda-gdb on an H200 printed as they must be, at the last line of the kernel.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
namespace ns { __device__ int inns = 41; enum class Mode : unsigned char { off, on = 5 }; enum Plain { one = 1, two, minus = -3 }; }
namespace { __device__ int hidden = 6; }
__constant__ int table[4] = {10, 20, 30, 40};
__device__ float global[3] = {1.5f, 2.5f, 3.5f};
static __device__ long long counter = 7;
struct Pt { int x, y; };
struct Base { int b; __device__ Base(int v) : b(v) {} };
struct Der : Base {
    float d; static const int sc = 9;
    __device__ Der(int v) : Base(v), d(v * 0.5f) {}
    __device__ __noinline__ int meth(int z)
    {
        int t = z + b;
        return t;
    }
};
template <class T, int N> struct Arr { T d[N]; };
union Un { int i; float f; };
struct Bits { unsigned a : 3; unsigned b : 7; int c : 20; };
struct Anon { int tag; union { int i; float f; }; };
template <class T> __device__ __noinline__ T twice(T v)
{
    T r = v + v;
    return r;
}
__device__ __forceinline__ int inl(int a)
{
    int t = a * 2;
    return t + 1;
}
__global__ void v45(int *p, int n, float f, double d, Pt pt, short s, char c, bool yes, const Pt *ptr, float4 vec)
{
    __shared__ int sh[8];
    static __device__ int hits = 3;
    const int k7 = 7;
    constexpr float c25 = 2.5f;
    int unused = n + 1;
    int i = threadIdx.x;
    sh[i & 7] = i * i;
    __syncthreads();
    int x = p[i] + n;
    unsigned u = 4000000000u + n;
    long long ll = -5000000000ll - n;
    unsigned char uc = (unsigned char)(n + 200);
    signed char sc = (signed char)-n;
    unsigned short us = (unsigned short)(n + 60000);
    short ss = s + 1;
    char ch = c + 1;
    bool flag = x > 2;
    bool no = !flag;
    float y = f * 2.0f;
    double z = d + 1.0;
    __half h = __float2half(1.5f);
    __nv_bfloat16 bf = __float2bfloat16(2.5f);
    float4 f4 = make_float4(1, 2, 3, 4);
    int2 i2 = make_int2(n, -n);
    Pt q = pt;
    q.x += x;
    Pt &ref = q;
    Pt &&rref = Pt{n, 2};
    ns::Mode mode = n > 3 ? ns::Mode::on : ns::Mode::off;
    ns::Plain plain = n > 3 ? ns::minus : ns::one;
    Der der(n);
    Base *bp = &der;
    Arr<int, 3> ar = {7, 8, x};
    Un un;
    un.f = 1.0f;
    Bits bits;
    bits.a = 5; bits.b = 100; bits.c = -3;
    Anon an;
    an.tag = 2; an.i = n * 3;
    int m[2][3] = {{1, 2, 3}, {4, n, 6}};
    int *pp = &x;
    volatile int vol = n * 11;
    float Pt::*nomp = nullptr;
    int Pt::*mp = &Pt::y;
    auto lam = [x, &y](int w) { return w + x + (int)y; };
    int acc = 0;
    for (int j = 0; j < n; ++j) {
        int sq = j * j;
        acc += sq;
    }
    {
        int x = acc * 10;
        acc += x;
    }
    int v = inl(acc);
    int w = der.meth(v);
    float tw = twice(y);
    hits += n;
    counter += hits;
    p[i + 64] = x + u + ll + uc + sc + us + ss + ch + flag + no + y + z + __half2float(h) + __bfloat162float(bf) + f4.x + i2.y + q.x + ref.y + rref.x + (int)mode + plain + bp->b + ar.d[1] + un.i + bits.c + an.i + m[1][1] + *pp + vol + q.*mp + lam(1) + acc + v + w + tw + ns::inns + hidden + table[n & 3] + global[1] + k7 + c25 + ptr->x + vec.y + (nomp == nullptr) + yes + sh[0];
}

// GDB: whatis twice<float>
//     type = float (float)
// GDB: ptype Anon
//     type = struct Anon {
//         int tag;
//         union {
//             int i;
//             float f;
//         };
//     }
// GDB: ptype ns::Mode
//     type = enum class ns::Mode {ns::Mode::off, ns::Mode::on = 5}
// GDB: whatis &Pt::y
//     type = int Pt::*
