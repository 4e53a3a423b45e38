// Strings: occurrences of a pattern by a failure table, one stretch of text per thread.
// RUN: search_bytes<<<256, 128>>>(len=i32:512, m=i32:6, text=buf:u8:1<<24:rand=1,97,100, pat=buf:u8:[97,98,97,99,97,98], fail=buf:i32:[0,0,1,0,1,2], found=out:i32:32768)
extern "C" __global__ void search_bytes(int len, int m, const unsigned char* __restrict__ text, const unsigned char* __restrict__ pat, const int* __restrict__ fail, int* __restrict__ found) {
    int t = blockIdx.x * blockDim.x + threadIdx.x, state = 0, count = 0;
    const unsigned char* p = text + (long long)t * len;
    for (int i = 0; i < len; i++) {
        unsigned char c = p[i];
        while (state > 0 && pat[state] != c) state = fail[state - 1];
        if (pat[state] == c) state++;
        if (state == m) { count++; state = fail[m - 1]; }
    }
    found[t] = count;
}
