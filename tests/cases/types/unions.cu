// Unions, anonymous ones too; type punning through them and through reinterpret_cast.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 32>>>(x=buf:f32:32:rand=1,-5,5, r=out:u32:32, s=out:u32:32, b=out:u8:32)
// EXPECT: r[i] == bits_of_f32(x[i])
// EXPECT: s[i] == bits_of_f32(x[i])
// EXPECT: b[i] == bits_of_f32(x[i]) >> 24
union Pun {
    float f;
    unsigned u;
    unsigned char bytes[4];
};
struct Tagged {
    int tag;
    union {
        float f;
        unsigned u;
    };
};
__global__ void k(const float *x, unsigned *r, unsigned *s, unsigned char *b) {
    int i = threadIdx.x;
    Pun p;
    p.f = x[i];
    r[i] = p.u;
    b[i] = p.bytes[3];
    Tagged t;
    t.tag = 1;
    t.f = x[i];
    s[i] = t.tag == 1 ? t.u : 0;
}
