// Divergent: occurrences of a short pattern in text.
// RUN: string_count<<<4096, 256>>>(n=i32:1<<20, m=i32:4, text=buf:u8:1048580:rand=1,97,101, pattern=buf:u8:4:iota=97, count=buf:i32:1)
extern "C" __global__ void string_count(int n, int m, const char* __restrict__ text, const char* __restrict__ pattern, int* count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    bool same = true;
    for (int j = 0; j < m; j++)
        if (text[i + j] != pattern[j]) { same = false; break; }
    if (same) atomicAdd(count, 1);
}
