// Merge sort of a block by binary search.
// RUN: sort<<<1, 256>>>(x=out:u32:256:rand=11)
// EXPECT: (x[i] <= x[i+1]) == 1 for i in 0..255
// EXPECT: x[0] == minof(k, 0, 256, old(x[k]))
__global__ void sort(unsigned *x) {
    __shared__ unsigned s[2][256];
    int t = threadIdx.x, from = 0;
    s[0][t] = x[t];
    __syncthreads();
    for (int width = 1; width < 256; width *= 2) {
        int pair = t / (2 * width) * 2 * width;
        bool right = t - pair >= width;
        const unsigned *other = &s[from][right ? pair : pair + width];
        unsigned v = s[from][t];
        int lo = 0, hi = width;
        while (lo < hi) {
            int mid = (lo + hi) / 2;
            if (right ? other[mid] <= v : other[mid] < v) lo = mid + 1; else hi = mid;
        }
        s[1 - from][pair + (t - pair - (right ? width : 0)) + lo] = v;
        from = 1 - from;
        __syncthreads();
    }
    x[t] = s[from][t];
}
