// A local that every return statement names is the result: it is neither copied nor destroyed.
// FLAGS: -arch=sm_90
// NO-CLANG: clang elides the copy of locals of inner blocks as well
// RUN: k<<<1, 1>>>(out=out:i32:16)
// EXPECT: out == [1, 0, 1, 3, 0, 1, 4, 1, 1, 2, 2, 1, 5, 0, 0, 0]

__device__ int copies, ends;
struct N {
    int n;
    N *self;
    __device__ N(int n) : n(n), self(this) {}
    __device__ N(const N &o) : n(o.n), self(this) { copies++; }
    __device__ ~N() { ends++; }
};

__device__ __noinline__ N plain(int n) {
    N x(n);
    x.n++;
    return x;
}
__device__ __noinline__ N inner(int c) {
    N x(3);
    {
        N y(1);
        if (c) return x;
    }
    x.n++;
    return x;
}
// The local is made anew: the result is the last one.
__device__ __noinline__ N again(int c) {
again:
    N x(c);
    if (c-- > 1) goto again;
    return x;
}
// Two locals cannot both be the result.
__device__ __noinline__ N either(int c) {
    N x(1), y(2);
    if (c) return x;
    return y;
}
// More alignment than the result has.
__device__ __noinline__ N aligned() {
    alignas(64) N x(5);
    return x;
}

__global__ void k(int *out) {
    {
        N a = plain(0);
        out[0] = a.self == &a;
        out[1] = copies;
    }
    out[2] = ends;
    ends = 0;
    {
        N a = inner(1);
        out[3] = a.n;
        out[4] = copies;
        out[5] = ends;
        N b = inner(0);
        out[6] = b.n;
    }
    ends = 0;
    {
        N a = again(2);
        out[7] = a.n;
        out[8] = ends;
    }
    copies = ends = 0;
    {
        N a = either(0);
        out[9] = a.n;
        out[10] = ends;
        out[11] = copies;
        N b = aligned();
        out[12] = b.n;
    }
}
