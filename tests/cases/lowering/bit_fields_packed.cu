// Bit-fields: signed, unsigned, straddling, packed, bool, enum, 64-bit, in unions, with neighbours kept.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i64:16)
// EXPECT: r == [-3, 5, 1, 1000, -1, 4095, 2, 123456789012, 77, -8, 1, 12, 9, 5, 1, 1]
enum Color { red, green, blue };
struct A { int a : 3; unsigned b : 5; bool c : 1; int d : 20; };
#pragma pack(push, 1)
struct P { char x; int a : 1; unsigned b : 12; Color c : 2; long long d : 40; char y; };
#pragma pack(pop)
union U { struct { int lo : 4; int hi : 4; } s; unsigned char byte; };
struct Z { int a : 4; int : 0; int b : 4; };
__device__ __noinline__ void fill(A *a, P *p, U *u) {
    a->a = -3; a->b = 5; a->c = true; a->d = 1000;
    p->x = 9; p->y = 77;
    p->a = -1; p->b = 4095; p->c = blue; p->d = 123456789012LL;
    u->byte = 0; u->s.lo = -8;
}
__global__ void k(long long *r) {
    A a; P p; U u; Z z;
    fill(&a, &p, &u);
    r[0] = a.a; r[1] = a.b; r[2] = a.c; r[3] = a.d;
    r[4] = p.a; r[5] = p.b; r[6] = p.c; r[7] = p.d; r[8] = p.y;
    r[9] = u.s.lo;
    z.a = 1; z.b = 5;
    r[10] = z.a;
    a.b += 7;
    r[11] = a.b;
    r[12] = p.x;
    r[13] = z.b;
    r[14] = a.c;
    r[15] = ++z.a == 2;
}
