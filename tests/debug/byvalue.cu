// What is passed by value: large structures, empty ones, non-trivial copies, arrays in structures, returned structures, references to temporaries.
struct Empty {};
struct Big { double d[16]; int n; };
struct Copy { int v; __device__ Copy(int v) : v(v) {} __device__ Copy(const Copy &o) : v(o.v + 1) {} __device__ ~Copy() { v = 0; } };
__device__ __noinline__ Big grow(Big b, Empty, float f) { Big r = b; r.d[3] += f; r.n++; return r; }
__device__ __noinline__ int take(Copy c, Copy &&m, const Copy &r) { int s = c.v + m.v; return s + r.v; }
__global__ void byvalue(const __grid_constant__ Big in, Big other, Empty e, int *p, unsigned char c, short s, bool b, double d, float f)
{
    Big out = grow(in, e, f);
    Copy k(p[0]);
    int t = take(k, Copy(3), k);
    p[1] = out.n + t + other.n + c + s + b + (int)d;
}

// What is passed by address is described as a reference; the original describes a pointer.
// OTHERWISE: c
