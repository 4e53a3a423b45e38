// Local alignment with affine gaps: one pair of sequences per thread, a row of scores in local memory.
// RUN: smith_waterman<<<256, 64>>>(la=i32:32, lb=i32:24, a=buf:u8:16384*32:rand=1,0,4, b=buf:u8:16384*24:rand=2,0,4, score=out:i32:16384)
extern "C" __global__ void smith_waterman(int la, int lb, const unsigned char* a, const unsigned char* b, int* score) {
    int id = blockIdx.x * blockDim.x + threadIdx.x;
    const int open = 3, extend = 1;
    int h[33], e[33];
    for (int i = 0; i <= la; i++) h[i] = 0, e[i] = -1000;
    int best = 0;
    for (int j = 0; j < lb; j++) {
        unsigned char cb = b[id * lb + j];
        int diag = 0, f = -1000;
        for (int i = 1; i <= la; i++) {
            int s = a[id * la + i - 1] == cb ? 2 : -1;
            e[i] = max(e[i] - extend, h[i] - open);
            f = max(f - extend, h[i - 1] - open);
            int v = max(max(diag + s, 0), max(e[i], f));
            diag = h[i];
            h[i] = v;
            best = max(best, v);
        }
    }
    score[id] = best;
}
