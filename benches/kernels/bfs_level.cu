// Divergent: one level of a breadth-first search.
// RUN: bfs_level<<<4096, 256>>>(n=i32:1<<20, level=i32:0, start=buf:i32:1048577:i*8, edge=buf:i32:1<<23:(i*2654435761)&1048575, dist=buf:i32:1<<20:(i&7)!=0, changed=buf:i32:1)
extern "C" __global__ void bfs_level(int n, int level, const int* start, const int* edge, int* dist, int* changed) {
    int v = blockIdx.x * blockDim.x + threadIdx.x;
    if (v >= n || dist[v] != level) return;
    for (int e = start[v]; e < start[v + 1]; e++) {
        int u = edge[e];
        if (dist[u] > level + 1) {
            dist[u] = level + 1;
            *changed = 1;
        }
    }
}
