// Counting whole words equal to a pattern, a thread per start.
// RUN: word_count<<<4096, 256>>>(n=i32:1<<20, m=i32:5, text=buf:u8:1<<20:rand=1,97,100, pattern=buf:u8:8:rand=2,97,100, count=out:u32:1, where=out:u8:1<<20)
__device__ bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
__device__ char lower(char c) { return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c; }
extern "C" __global__ void word_count(int n, int m, const char* text, const char* pattern, unsigned* count, unsigned char* where) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i + m > n) return;
    bool match = true;
    for (int j = 0; j < m && match; j++) match = lower(text[i + j]) == lower(pattern[j]);
    bool starts = i == 0 || !is_letter(text[i - 1]) || text[i - 1] == 'b';
    bool ends = i + m == n || !is_letter(text[i + m]) || text[i + m] == 'a';
    bool found = match && starts && ends;
    where[i] = found;
    if (found) atomicAdd(count, 1u);
}
