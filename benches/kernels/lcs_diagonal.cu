// Longest common subsequence by anti-diagonals in shared memory, a block per pair.
// RUN: lcs_diagonal<<<1024, 128>>>(a=buf:u8:1024*128:rand=1,0,8, b=buf:u8:1024*128:rand=2,0,8, len=out:i32:1024)
extern "C" __global__ void lcs_diagonal(const unsigned char* a, const unsigned char* b, int* len) {
    constexpr int N = 128;
    __shared__ int diag[3][N + 1];
    __shared__ unsigned char sa[N], sb[N];
    int t = threadIdx.x;
    sa[t] = a[blockIdx.x * N + t];
    sb[t] = b[blockIdx.x * N + t];
    for (int k = 0; k < 3; k++) diag[k][t] = 0;
    if (t == 0) diag[0][N] = diag[1][N] = diag[2][N] = 0;
    __syncthreads();
    for (int d = 0; d < 2 * N - 1; d++) {
        int* cur = diag[d % 3];
        int* prev = diag[(d + 2) % 3];
        int* prev2 = diag[(d + 1) % 3];
        int i = t, j = d - t;
        if (j >= 0 && j < N) {
            int up = j < N ? prev[i] : 0, left = prev[i + 1];
            int corner = j == 0 || i == 0 ? 0 : prev2[i];
            cur[i + 1] = sa[i] == sb[j] ? corner + 1 : max(up, j == 0 ? 0 : left);
        }
        __syncthreads();
    }
    if (t == 0) len[blockIdx.x] = diag[(2 * N - 2) % 3][N];
}
