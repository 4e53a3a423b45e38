// char, short and their promotions.
// PTXAS: sm_75 sm_100
// RUN: bytes<<<1, 256>>>(a=buf:i8:256:iota=-128, r=out:i8:256, w=out:i32:256)
// EXPECT: r[i] == a[i] * 3 + 1
// EXPECT: w[i] == a[i] * 300
// RUN: shorts<<<1, 64>>>(a=buf:u16:64:rand=3, r=out:u16:64, s=out:i16:64)
// EXPECT: r[i] == a[i] >> 3
// EXPECT: s[i] == i16(a[i]) / 7
__global__ void bytes(const signed char *a, signed char *r, int *w) {
    int i = threadIdx.x;
    r[i] = a[i] * 3 + 1;
    w[i] = a[i] * 300;
}

__global__ void shorts(const unsigned short *a, unsigned short *r, short *s) {
    int i = threadIdx.x;
    r[i] = a[i] >> 3;
    s[i] = (short)a[i] / 7;
}
