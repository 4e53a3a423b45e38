// Sparse matrix in coordinates times a vector: segmented sums over a warp, atomics at the borders.
// RUN: coo_segmented<<<1024, 256>>>(nnz=i32:1<<21, row=buf:i32:1<<21:i/24, col=buf:i32:1<<21:rand=1,0,65536, val=buf:f32:1<<21:rand=2, x=buf:f32:65536:rand=3, y=out:f32:87400)
extern "C" __global__ void coo_segmented(int nnz, const int* __restrict__ row, const int* __restrict__ col, const float* __restrict__ val, const float* __restrict__ x, float* __restrict__ y) {
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32, per = 256;
    int begin = warp * per, end = min(begin + per, nnz);
    float carry = 0;
    int carry_row = begin < nnz ? row[begin] : 0;
    for (int i = begin + lane; i < end; i += 32) {
        int r = row[i];
        float v = val[i] * x[col[i]];
        if (lane == 0) {
            if (r == carry_row) v += carry;
            else atomicAdd(&y[carry_row], carry);
        }
        for (int d = 1; d < 32; d <<= 1) {
            float ov = __shfl_up_sync(0xffffffff, v, d);
            int orow = __shfl_up_sync(0xffffffff, r, d);
            if (lane >= d && orow == r) v += ov;
        }
        int next = __shfl_down_sync(0xffffffff, r, 1);
        if (lane < 31 && next != r) atomicAdd(&y[r], v);
        carry = __shfl_sync(0xffffffff, v, 31);
        carry_row = __shfl_sync(0xffffffff, r, 31);
    }
    if (lane == 0 && begin < nnz) atomicAdd(&y[carry_row], carry);
}
