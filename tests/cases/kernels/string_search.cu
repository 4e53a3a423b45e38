// Naive search of a pattern; positions are collected with an atomic counter.
// PTXAS: sm_75 sm_90 sm_100
// RUN: search<<<2, 64>>>(text=buf:u8:100:97+(i%7), pattern=buf:u8:[101,102,103,97], found=out:i32:1, mask=out:u8:100, n=i32:100, m=i32:4)
// EXPECT: mask[i] == (i%7 == 4 && i + 4 <= 100)
// EXPECT: found[0] == count(k, 0, 97, k%7 == 4)
__global__ void search(const char *text, const char *pattern, int *found, unsigned char *mask, int n, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i + m > n)
        return;
    int k = 0;
    while (k < m && text[i + k] == pattern[k])
        ++k;
    if (k == m) {
        mask[i] = 1;
        atomicAdd(found, 1);
    }
}
