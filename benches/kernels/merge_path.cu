// Sort: merging two sorted lists, each thread finds its diagonal and writes eight.
// RUN: merge_path<<<1024, 256>>>(na=i32:1<<20, nb=i32:1<<20, a=buf:i32:1<<20:i*3, b=buf:i32:1<<20:i*3+1, out=out:i32:1<<21)
extern "C" __global__ void merge_path(int na, int nb, const int* __restrict__ a, const int* __restrict__ b, int* __restrict__ out) {
    int diag = (blockIdx.x * blockDim.x + threadIdx.x) * 8;
    if (diag >= na + nb) return;
    int lo = max(0, diag - nb), hi = min(diag, na);
    while (lo < hi) {
        int mid = (lo + hi) >> 1;
        if (a[mid] <= b[diag - 1 - mid]) lo = mid + 1; else hi = mid;
    }
    int i = lo, j = diag - lo;
    for (int k = 0; k < 8 && diag + k < na + nb; k++) {
        bool left = j >= nb || (i < na && a[i] <= b[j]);
        out[diag + k] = left ? a[i++] : b[j++];
    }
}
