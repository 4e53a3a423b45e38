// Dynamic programming: Levenshtein distance, one pair per thread, a row in registers.
// RUN: levenshtein<<<256, 128>>>(a=buf:u8:1<<20:rand=1, b=buf:u8:1<<20:rand=2, out=out:i32:32768)
extern "C" __global__ void levenshtein(const char* __restrict__ a, const char* __restrict__ b, int* __restrict__ out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    a += t * 32; b += t * 16;
    int row[17];
    for (int j = 0; j <= 16; j++) row[j] = j;
    for (int i = 0; i < 32; i++) {
        int diag = row[0];
        row[0] = i + 1;
        char ca = a[i] & 3;
        for (int j = 0; j < 16; j++) {
            int up = row[j + 1];
            int best = diag + ((b[j] & 3) != ca);
            if (up + 1 < best) best = up + 1;
            if (row[j] + 1 < best) best = row[j] + 1;
            diag = up;
            row[j + 1] = best;
        }
    }
    out[t] = row[16];
}
