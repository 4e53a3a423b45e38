// Sixteen bytes of 16-bit integers are loaded and stored as four words; halves of words are taken and put together in one instruction.
// PTXAS: sm_75 sm_90 sm_100
// RUN: k<<<1, 32>>>(a=buf:u16:256:rand=1,0,65535, r=out:u16:256, w=buf:u32:32:rand=2, s=out:u32:32)
// EXPECT: r[i] == u16(a[i] * 3 + i % 8)
// EXPECT: s[i] == (w[i] >> 16 | w[i] << 16) + 65537
struct alignas(16) Eight { unsigned short v[8]; };
__global__ void k(const Eight *a, Eight *r, const unsigned *w, unsigned *s) {
    int i = threadIdx.x;
    Eight x = a[i], y;
    for (int j = 0; j < 8; j++) y.v[j] = (unsigned short)(x.v[j] * 3 + j);
    r[i] = y;
    unsigned short low = (unsigned short)w[i], high = (unsigned short)(w[i] >> 16);
    low++; high++;
    unsigned long long swapped = (unsigned)high | (unsigned)low << 16;
    s[i] = (unsigned)swapped;
}
