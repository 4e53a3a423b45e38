#include <cuda_fp16.h>
#include <cuda_bf16.h>
namespace ns { __device__ int inns = 41; enum class Mode { off, on = 5 }; struct Pt { int x, y; __device__ int sum() const { return x + y; } }; }
struct Base { int b; __device__ Base(int v) : b(v) {} __device__ virtual int f(int x) { return x + b; } };
struct Der : Base { float d; __device__ Der(int v) : Base(v), d(v * 0.5f) {} __device__ int f(int x) override { return x * b; } };
template <class T, int N> struct Arr { T d[N]; __device__ T get(int i) const { return d[i]; } };
__constant__ int gc[4] = {10, 20, 30, 40};
__device__ float gg[3] = {1.5f, 2.5f, 3.5f};
union Un { int i; float f; };
struct Bits { unsigned a : 3; unsigned b : 7; int c : 20; };
__device__ __forceinline__ int inl(int a)
{
    int t = a * 2;
    return t + 1;
}
__device__ __noinline__ int callee(int a, const ns::Pt &r)
{
    int loc = a + r.x;
    int arr[3] = {loc, loc + 1, loc + 2};
    return arr[a & 1] + r.sum();
}
__global__ void k(int *p, int n, float f, double d, ns::Pt pt, short s, char c)
{
    __shared__ int sh[8];
    int i = threadIdx.x;
    sh[i & 7] = i;
    __syncthreads();
    int x = p[i] + n;
    float y = f * 2.0f;
    double z = d + 1.0;
    ns::Pt q = pt;
    q.x += x;
    ns::Mode mode = n > 3 ? ns::Mode::on : ns::Mode::off;
    Der der(n);
    Base *bp = &der;
    Arr<int, 3> ar;
    ar.d[0] = 7; ar.d[1] = 8; ar.d[2] = x;
    Un un; un.f = 1.0f;
    Bits bits; bits.a = 5; bits.b = 100; bits.c = -3;
    __half h = __float2half(1.5f);
    __nv_bfloat16 bf = __float2bfloat16(2.5f);
    float4 f4 = make_float4(1, 2, 3, 4);
    bool flag = x > 2;
    unsigned char uc = (unsigned char)(n + 200);
    short s2 = s + 1;
    char c2 = c + 1;
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
    int w = callee(v, q);
    p[i] = x + (int)y + (int)z + q.sum() + (int)mode + bp->f(2) + ar.get(1) + un.i + bits.b + (int)__half2float(h) + (int)__bfloat162float(bf) + (int)f4.z + flag + uc + s2 + c2 + lam(1) + acc + v + w + sh[0] + gc[n & 3] + (int)gg[1] + ns::inns;
    p[i + 64] = acc;
}

// GDB: ptype Der
//     type = struct Der : public Base {
//         float d;
//       public:
//         Der(int);
//         int f(int);
//     }
// GDB: ptype Base
//     type = struct Base {
//       public:
//         int b;
//         Base(int);
//         int f(int);
//     }
// GDB: ptype ns::Mode
//     type = enum class ns::Mode {ns::Mode::off, ns::Mode::on = 5}
// GDB: ptype Bits
//     type = struct Bits {
//         unsigned int a : 3;
//         unsigned int b : 7;
//         int c : 20;
//     }
// GDB: ptype Un
//     type = union Un {
//         int i;
//         float f;
//     }
// GDB: whatis Arr<int, 3>
//     type = struct Arr<int, 3>
// GDB: info scope gk.cu:50
//     Scope for gk.cu:50:
//     Symbol sq is a complex DWARF expression:
//     Symbol j is a complex DWARF expression:
//     Symbol p is a complex DWARF expression:
//     Symbol n is a complex DWARF expression:
//     Symbol f is a complex DWARF expression:
//     Symbol d is a complex DWARF expression:
//     Symbol pt is a complex DWARF expression:
//     Symbol s is a complex DWARF expression:
//     Symbol c is a complex DWARF expression:
//     Symbol i is a complex DWARF expression:
//     Symbol x is a complex DWARF expression:
//     Symbol y is a complex DWARF expression:
//     Symbol z is a complex DWARF expression:
//     Symbol q is a complex DWARF expression:
//     Symbol mode is a complex DWARF expression:
//     Symbol der is a complex DWARF expression:
//     Symbol bp is a complex DWARF expression:
//     Symbol ar is a complex DWARF expression:
//     Symbol un is a complex DWARF expression:
//     Symbol bits is a complex DWARF expression:
//     Symbol h is a complex DWARF expression:
//     Symbol bf is a complex DWARF expression:
//     Symbol f4 is a complex DWARF expression:
//     Symbol flag is a complex DWARF expression:
//     Symbol uc is a complex DWARF expression:
//     Symbol s2 is a complex DWARF expression:
//     Symbol c2 is a complex DWARF expression:
//     Symbol lam is a complex DWARF expression:
//     Symbol _ZZ1kPiifdN2ns2PtEscEUliE_ is a typedef.
//     Symbol acc is a complex DWARF expression:
//     Symbol v is a complex DWARF expression:
//     Symbol w is a complex DWARF expression:
//     Symbol sh is in static storage
// GDB: info line gk.cu:61
//     Line 61 of "gk.cu" starts
// GDB: whatis callee
//     type = int (int, const struct ns::Pt &)
// GDB: whatis ns::inns
//     type = int
// GDB: whatis gc
//     type = int [4]
// GDB: ptype __half
//     type = struct __half {
//         unsigned short __x;
//     }
