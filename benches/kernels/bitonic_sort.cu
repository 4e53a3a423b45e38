// Sort: bitonic, 1024 keys per block in shared memory.
// RUN: bitonic_sort<<<4096, 512>>>(x=out:u32:1<<22:rand=1)
extern "C" __global__ void bitonic_sort(unsigned* x) {
    __shared__ unsigned s[1024];
    unsigned* base = x + blockIdx.x * 1024;
    int t = threadIdx.x;
    s[t] = base[t];
    s[t + 512] = base[t + 512];
    for (int size = 2; size <= 1024; size <<= 1)
        for (int stride = size >> 1; stride > 0; stride >>= 1) {
            __syncthreads();
            int pos = 2 * t - (t & (stride - 1));
            bool up = (pos & size) == 0;
            unsigned a = s[pos], b = s[pos + stride];
            if ((a > b) == up) { s[pos] = b; s[pos + stride] = a; }
        }
    __syncthreads();
    base[t] = s[t];
    base[t + 512] = s[t + 512];
}
