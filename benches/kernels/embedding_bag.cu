// Gather: rows of a table summed per bag, offsets in a list.
// RUN: embedding_bag<<<8192, 64>>>(dim=i32:256, offset=buf:i32:8193:i*20, index=buf:i32:8192*20:(i*2654435761)&16383, table=buf:f32:16384*256:rand=1, out=out:f32:8192*256)
extern "C" __global__ void embedding_bag(int dim, const int* __restrict__ offset, const int* __restrict__ index, const float* __restrict__ table, float* __restrict__ out) {
    int bag = blockIdx.x, from = offset[bag], to = offset[bag + 1];
    for (int d = threadIdx.x; d < dim; d += blockDim.x) {
        float s = 0;
        for (int i = from; i < to; i++) s += table[(size_t)index[i] * dim + d];
        out[(size_t)bag * dim + d] = to > from ? s / (to - from) : 0.0f;
    }
}
