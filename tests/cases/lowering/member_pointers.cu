// Pointers to data members and to member functions, virtual ones and of derived classes; comparisons with null.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 3>>>(r=out:i32:21)
// EXPECT: r[i] == 10 + i/7 if i%7 == 0
// EXPECT: r[i] == 20 if i%7 == 1
// EXPECT: r[i] == 110 + i/7 if i%7 == 2
// EXPECT: r[i] == (i/7 == 1 ? 2 : 1) if i%7 == 3
// EXPECT: r[i] == 1 if i%7 == 4
// EXPECT: r[i] == 0 if i%7 == 5
// EXPECT: r[i] == 30 if i%7 == 6
struct Pad { int pad; };
struct S {
    int x, y;
    __device__ int plus(int n) const { return x + n; }
    __device__ virtual int which() const { return 1; }
};
struct D : Pad, S {
    __device__ int which() const override { return 2; }
};
__device__ __noinline__ int get(const S &s, int S::*m) { return s.*m; }
__device__ __noinline__ int call(const S *s, int (S::*f)(int) const, int n) { return (s->*f)(n); }
__device__ __noinline__ int ask(const S &s, int (S::*f)() const) { return (s.*f)(); }
__global__ void k(int *r) {
    int t = threadIdx.x;
    r += 7 * t;
    S s;
    s.x = 10 + t;
    s.y = 20;
    r[0] = get(s, &S::x);
    r[1] = get(s, &S::y);
    r[2] = call(&s, &S::plus, 100);
    D d;
    d.x = 30;
    const S &which = t == 1 ? static_cast<const S &>(d) : s;
    r[3] = ask(which, &S::which);
    int S::*null = nullptr;
    r[4] = null == nullptr && &S::x != null;
    int (S::*none)(int) const = nullptr;
    r[5] = none ? 1 : 0;
    int D::*in_d = &S::x;
    r[6] = d.*in_d;
}
