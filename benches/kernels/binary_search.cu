// Divergent: binary search of many keys.
// RUN: binary_search<<<8192, 256>>>(n=i32:1<<20, sorted=buf:u32:1<<20:i*4096, m=i32:1<<21, query=buf:u32:1<<21:rand=1, out=out:i32:1<<21)
extern "C" __global__ void binary_search(int n, const unsigned* __restrict__ sorted, int m, const unsigned* __restrict__ query, int* __restrict__ out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= m) return;
    unsigned key = query[i];
    int lo = 0, hi = n;
    while (lo < hi) {
        int mid = lo + (hi - lo) / 2;
        if (sorted[mid] < key) lo = mid + 1; else hi = mid;
    }
    out[i] = lo;
}
