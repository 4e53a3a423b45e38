// Sparse matrix times vector by merge path: every thread takes as many rows and elements together.
// RUN: csr_merge<<<512, 128>>>(rows=i32:32768, nnz=i32:1048576, ends=buf:i32:32768:(i+1)*32, cols=buf:i32:1<<20:rand=1,0,32768, vals=buf:f32:1<<20:rand=2, x=buf:f32:32768:rand=3, y=out:f32:32768)
struct Coordinate {
    int row, item;
};
__device__ Coordinate search(int diagonal, const int* ends, int rows, int nnz) {
    int lo = max(diagonal - nnz, 0), hi = min(diagonal, rows);
    while (lo < hi) {
        int mid = (lo + hi) >> 1;
        if (ends[mid] <= diagonal - mid - 1) lo = mid + 1;
        else hi = mid;
    }
    return {min(lo, rows), diagonal - lo};
}
extern "C" __global__ void csr_merge(int rows, int nnz, const int* __restrict__ ends, const int* __restrict__ cols, const float* __restrict__ vals, const float* __restrict__ x, float* __restrict__ y) {
    int threads = gridDim.x * blockDim.x, t = blockIdx.x * blockDim.x + threadIdx.x;
    int total = rows + nnz, per = (total + threads - 1) / threads;
    int d0 = min(per * t, total), d1 = min(d0 + per, total);
    Coordinate at = search(d0, ends, rows, nnz), to = search(d1, ends, rows, nnz);
    float sum = 0;
    for (; at.row < to.row; ++at.row) {
        for (; at.item < ends[at.row]; ++at.item) sum += vals[at.item] * x[cols[at.item]];
        atomicAdd(&y[at.row], sum);
        sum = 0;
    }
    for (; at.item < to.item; ++at.item) sum += vals[at.item] * x[cols[at.item]];
    if (to.row < rows) atomicAdd(&y[to.row], sum);
}
