// Dynamic programming: edit distances of pairs of strings, one block each, along the diagonals.
// RUN: edit_distance<<<1024, 128>>>(a=buf:u8:1024*128:rand=1,97,101, b=buf:u8:1024*128:rand=2,97,101, out=out:i32:1024)
extern "C" __global__ void edit_distance(const unsigned char* __restrict__ a, const unsigned char* __restrict__ b, int* __restrict__ out) {
    __shared__ int diag[3][130];
    __shared__ unsigned char second[128];
    int t = threadIdx.x;
    unsigned char mine = a[blockIdx.x * 128 + t];
    second[t] = b[blockIdx.x * 128 + t];
    int *old = diag[0], *last = diag[1], *next = diag[2];
    if (t == 0) { old[0] = 0; last[0] = 1; last[1] = 1; }
    __syncthreads();
    for (int d = 2; d <= 256; d++) {
        int i = t + 1, j = d - i;
        if (j >= 1 && j <= 128) {
            int cost = mine == second[j - 1] ? 0 : 1;
            next[i] = min(min(last[i] + 1, last[i - 1] + 1), old[i - 1] + cost);
        }
        if (t == 0) next[0] = d;
        if (t == 127 && d <= 128) next[d] = d;
        __syncthreads();
        int* x = old; old = last; last = next; next = x;
    }
    if (t == 127) out[blockIdx.x] = last[128];
}
