// Text: validate and count UTF-8 characters by classes.
// RUN: utf8_count<<<128, 128>>>(n=i32:64, in=buf:u8:1<<20:rand=1, out=out:i32:16384)
extern "C" __global__ void utf8_count(int n, const unsigned char* __restrict__ in, int* __restrict__ out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x, count = 0, need = 0;
    bool bad = false;
    for (int i = 0; i < n; i++) {
        unsigned char c = in[t * n + i];
        if (need) { if ((c & 0xc0) != 0x80) { bad = true; need = 0; } else need--; continue; }
        if (c < 0x80) count++;
        else if (c >= 0xc2 && c <= 0xdf) { need = 1; count++; }
        else if (c >= 0xe0 && c <= 0xef) { need = 2; count++; }
        else if (c >= 0xf0 && c <= 0xf4) { need = 3; count++; }
        else bad = true;
    }
    out[t] = bad ? -count : count;
}
