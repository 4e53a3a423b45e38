// Boyer-Moore-Horspool: each thread searches a slice of the text, shifts by a table in shared memory.
// RUN: horspool<<<512, 128>>>(n=i32:1<<22, m=i32:8, text=buf:u8:4194400:rand=1,97,105, pattern=buf:u8:8:rand=2,97,105, hits=out:i32:65536)
extern "C" __global__ void horspool(int n, int m, const unsigned char* text, const unsigned char* pattern, int* hits) {
    __shared__ int shift[256];
    __shared__ unsigned char pat[32];
    for (int c = threadIdx.x; c < 256; c += blockDim.x) shift[c] = m;
    if (threadIdx.x < m) pat[threadIdx.x] = pattern[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0)
        for (int j = 0; j < m - 1; j++) shift[pat[j]] = m - 1 - j;
    __syncthreads();
    int slice = 64, start = (blockIdx.x * blockDim.x + threadIdx.x) * slice, end = min(start + slice, n - m + 1), found = 0;
    int i = start;
    while (i < end) {
        int j = m - 1;
        while (j >= 0 && text[i + j] == pat[j]) j--;
        if (j < 0) found++;
        i += shift[text[i + m - 1]];
    }
    hits[blockIdx.x * blockDim.x + threadIdx.x] = found;
}
