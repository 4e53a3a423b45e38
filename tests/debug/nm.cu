namespace outer { namespace inner { __device__ int gv = 5; __device__ __noinline__ int fn(int a) { int l = a + gv; return l * 2; } } namespace { __device__ int hidden = 6; } }
static __device__ int sgl = 7;
struct C { static const int sc = 9; int m; __device__ __noinline__ int meth(int z) { int t = z + m; return t; } };
template <class T> __device__ __noinline__ T tf(T v) { T r = v + v; return r; }
__device__ int rec(int n)
{
    int here = n * 10;
    if (n <= 0)
        return here;
    int sub = rec(n - 1);
    return here + sub;
}
extern __shared__ int dyn[];
__global__ void nm(int *p, int n)
{
    C c;
    c.m = n;
    int a = outer::inner::fn(n);
    int b = c.meth(a);
    float f = tf(2.5f);
    int g = tf(b);
    int r = rec(n);
    auto lam = [=](int q) { int qq = q + a; return qq; };
    int l = lam(3);
    int early = p[0] + 100;
    p[1] = early;
    int later = p[2];
    p[3] = later + a + b;
    p[4] = (int)f + g + r + l + outer::hidden + sgl;
}

// CLANG
// GDB: ptype C
//     type = struct C {
//         int m;
//         static const int sc;
//       public:
//         int meth(int);
//     }
// GDB: whatis rec
//     type = int (int)
// GDB: info scope rec
//     Scope for rec:
//     Symbol n is a complex DWARF expression:
//     Symbol here is a complex DWARF expression:
//     Symbol sub is a complex DWARF expression:
// GDB: print C::sc
//     $1 = 9
// GDB: info variables sgl
//     All variables matching regular expression "sgl":
//     File nm.cu:
//     2:	static int sgl;
// GDB: whatis 'outer::inner::gv'
//     type = int
