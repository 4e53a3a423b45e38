// Local arrays indexed by a variable, initialised in part, of several dimensions.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 16>>>(idx=buf:i32:16:(i*5)%16, r=out:i32:16, s=out:i32:16)
// EXPECT: r[i] == (idx[i] < 3 ? idx[i] + 1 : 0) + 100*(15 - i)
// EXPECT: s[i] == idx[i]/4*10 + idx[i]%4
__global__ void k(const int *idx, int *r, int *s) {
    int t = threadIdx.x;
    int a[16] = {1, 2, 3};
    int b[16];
    for (int i = 0; i < 16; ++i)
        b[i] = 100 * (15 - i);
    int m[4][4];
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
            m[i][j] = 10 * i + j;
    r[t] = a[idx[t]] + b[t];
    s[t] = m[idx[t] / 4][idx[t] % 4];
}
