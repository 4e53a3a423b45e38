// Edit distance along anti-diagonals, one thread per column.
// PTXAS: sm_75 sm_90 sm_100
// RUN: distance<<<1, 8>>>(a=buf:u8:[107,105,116,116,101,110], b=buf:u8:[115,105,116,116,105,110,103], r=out:i32:1, m=i32:6, n=i32:7)
// EXPECT: r[0] == 3
__global__ void distance(const char *a, const char *b, int *r, int m, int n) {
    __shared__ int d[8][8];
    int j = threadIdx.x;
    for (int s = 0; s <= m + n; ++s) {
        int i = s - j;
        if (j <= n && i >= 0 && i <= m) {
            int v;
            if (i == 0)
                v = j;
            else if (j == 0)
                v = i;
            else {
                int same = d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
                v = min(min(d[i - 1][j] + 1, d[i][j - 1] + 1), same);
            }
            d[i][j] = v;
        }
        __syncthreads();
    }
    if (j == n)
        *r = d[m][n];
}
