// Breadth-first search, one level per launch: here the level that reaches the neighbours of the frontier in a ring with chords.
// PTXAS: sm_75 sm_90 sm_100
// RUN: level<<<1, 64>>>(rows=buf:i32:65:i*2, cols=buf:i32:128:(i%2==0 ? (i/2+1)%64 : (i/2+8)%64), dist=out:i32:64:(i==0 ? 0 : -1),
//     changed=out:i32:1, depth=i32:0, n=i32:64)
// UNCHECKED: threads look at distances that others set, whichever value they see
// EXPECT: dist[i] == (i == 0 ? 0 : i == 1 || i == 8 ? 1 : -1)
// EXPECT: changed[0] == 1
// RUN: all_levels<<<1, 64>>>(rows=buf:i32:65:i*2, cols=buf:i32:128:(i%2==0 ? (i/2+1)%64 : (i/2+8)%64), dist=out:i32:64:(i==0 ? 0 : -1), n=i32:64)
// EXPECT: dist[i] == i/8 + i%8
__global__ void level(const int *rows, const int *cols, int *dist, int *changed, int depth, int n) {
    int v = blockIdx.x * blockDim.x + threadIdx.x;
    if (v >= n || dist[v] != depth)
        return;
    for (int k = rows[v]; k < rows[v + 1]; ++k) {
        if (dist[cols[k]] < 0) {
            dist[cols[k]] = depth + 1;
            *changed = 1;
        }
    }
}
__global__ void all_levels(const int *rows, const int *cols, int *dist, int n) {
    int v = threadIdx.x;
    for (int depth = 0;; ++depth) {
        bool found = false;
        if (dist[v] == depth) {
            for (int k = rows[v]; k < rows[v + 1]; ++k) {
                if (atomicCAS(&dist[cols[k]], -1, depth + 1) == -1)
                    found = true;
            }
        }
        if (!__syncthreads_or(found))
            break;
    }
}
