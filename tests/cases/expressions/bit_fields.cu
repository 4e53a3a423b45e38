// Bit-fields: signed and unsigned, crossing bytes, assignment truncates.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:8, w=buf:u32:[0xdeadbeef])
// EXPECT: r == [-3, 21, 1, 1023, -1, 31, 15, 173]
struct Bits {
    int a : 4;
    unsigned b : 5;
    bool c : 1;
    unsigned d : 10;
    int e : 12;
};
union Word {
    unsigned all;
    struct {
        unsigned low : 4;
        unsigned middle : 12;
        unsigned : 8;
        unsigned high : 8;
    } parts;
};
__global__ void k(int *r, const unsigned *w) {
    Bits s;
    s.a = 13;
    s.b = 21;
    s.c = true;
    s.d = 1023;
    s.e = -1;
    r[0] = s.a;
    r[1] = s.b;
    r[2] = s.c;
    r[3] = s.d;
    r[4] = s.e;
    s.b += 10;
    r[5] = s.b;
    Word u;
    u.all = *w;
    r[6] = u.parts.low;
    r[7] = u.parts.high - 49;
}
