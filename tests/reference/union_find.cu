// Connected components of a ring of chains with atomics.
// RUN: components<<<1, 128>>>(parent=out:i32:128:i, from=buf:i32:120:i+i/15, to=buf:i32:120:i+i/15+1, edges=i32:120)
// EXPECT: parent[i] == i / 16 * 16
__device__ int find(volatile int *p, int x) {
    while (p[x] != x) x = p[x];
    return x;
}
__global__ void components(int *parent, const int *from, const int *to, int edges) {
    int i = threadIdx.x;
    if (i < edges) {
        int a = find(parent, from[i]), b = find(parent, to[i]);
        while (a != b) {
            int hi = max(a, b), lo = min(a, b);
            int old = atomicCAS(&parent[hi], hi, lo);
            if (old == hi) break;
            a = find(parent, hi);
            b = find(parent, lo);
        }
    }
    __syncthreads();
    parent[i] = find(parent, i);
}
