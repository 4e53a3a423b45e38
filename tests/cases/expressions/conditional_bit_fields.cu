// `c ? a : b` with bit-fields, and with members of packed classes, which are less aligned than their types.
// NO-CLANG: clang 19 cannot compile conditional bit-fields
// FLAGS: -arch=sm_90
// RUN: k<<<1, 1>>>(c=i32:1, out=out:i64:14)
// EXPECT: out == [2, 0, 7, 31, 9, 2, 1, 5, 6, 11, 12, 1, 4, 20]

struct S { int a : 3; unsigned b : 5; long c : 40; };
struct Inner { int base; };
struct Outer : Inner { int own; };
#pragma pack(1)
struct P { char c; long l; Outer o; };
#pragma pack()

__device__ __noinline__ int read(const int &r) { return r; }

__global__ void k(int c, long *out) {
    S s{}, t{};
    (c ? s.a : t.a) = 2;
    out[0] = s.a;
    out[1] = t.a;
    (c ? s.b : t.b) = 7;
    out[2] = s.b;
    (c ? t.b : s.b)--;
    out[3] = t.b;
    s.c = 4;
    (c ? s.c : t.c) += 5;
    out[4] = s.c;
    out[5] = c ? s.a : t.a;
    out[6] = ((c ? s.a : t.a) = 1);
    // A reference is bound to a copy.
    const int &copy = c ? s.a : t.a;
    s.a = 3;
    out[7] = copy + read(c ? s.a : t.a) + 1;
    P p, q;
    p.l = 6;
    q.l = 12;
    out[8] = c ? p.l : q.l;
    (c ? p.l : q.l) = 11;
    out[9] = p.l;
    out[10] = q.l;
    Outer o;
    o.base = 1;
    o.own = 4;
    p.o = o;
    out[11] = p.o.base;
    out[12] = p.o.own;
    int Outer::*member = &Outer::own;
    p.o.*member = 20;
    out[13] = p.o.own;
}
