// Scan: work-efficient in shared memory, two elements per thread.
// RUN: scan_shared<<<16384, 256>>>(x=buf:i32:1<<23:rand=1,0,10, y=out:i32:1<<23, sums=out:i32:16384)
extern "C" __global__ void scan_shared(const int* x, int* y, int* sums) {
    __shared__ int s[512];
    int t = threadIdx.x, base = blockIdx.x * 512, offset = 1;
    s[2 * t] = x[base + 2 * t];
    s[2 * t + 1] = x[base + 2 * t + 1];
    for (int d = 256; d > 0; d >>= 1) {
        __syncthreads();
        if (t < d) {
            int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1;
            s[b] += s[a];
        }
        offset *= 2;
    }
    if (t == 0) { sums[blockIdx.x] = s[511]; s[511] = 0; }
    for (int d = 1; d < 512; d *= 2) {
        offset >>= 1;
        __syncthreads();
        if (t < d) {
            int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1;
            int v = s[a];
            s[a] = s[b];
            s[b] += v;
        }
    }
    __syncthreads();
    y[base + 2 * t] = s[2 * t];
    y[base + 2 * t + 1] = s[2 * t + 1];
}
