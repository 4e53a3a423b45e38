// Causal attention in single precision: a thread per query, keys and values in shared tiles, alibi bias.
// RUN: attention_causal<<<(8,32), 64>>>(len=i32:512, slope=f32:0.03125, q=buf:f32:1<<19:rand=1, k=buf:f32:1<<19:rand=2, v=buf:f32:1<<19:rand=3, o=out:f32:1<<19)
template <int D, int T>
__device__ void attend(int len, float slope, const float* q, const float* k, const float* v, float* o) {
    __shared__ float kt[T][D], vt[T][D];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float qr[D], acc[D], m = -INFINITY, l = 0;
    for (int d = 0; d < D; d++) qr[d] = q[i * D + d] * 0.1767767f, acc[d] = 0;
    int last = (blockIdx.x + 1) * blockDim.x;
    for (int j0 = 0; j0 < last; j0 += T) {
        for (int t = threadIdx.x; t < T * D; t += blockDim.x) {
            kt[t / D][t % D] = k[j0 * D + t];
            vt[t / D][t % D] = v[j0 * D + t];
        }
        __syncthreads();
        for (int j = 0; j < T; j++) {
            if (j0 + j > i) break;
            float s = slope * (j0 + j - i);
            for (int d = 0; d < D; d++) s += qr[d] * kt[j][d];
            if (s > m) {
                float c = expf(m - s);
                m = s;
                l *= c;
                for (int d = 0; d < D; d++) acc[d] *= c;
            }
            float e = expf(s - m);
            l += e;
            for (int d = 0; d < D; d++) acc[d] += e * vt[j][d];
        }
        __syncthreads();
    }
    for (int d = 0; d < D; d++) o[i * D + d] = acc[d] / l;
}
extern "C" __global__ void attention_causal(int len, float slope, const float* q, const float* k, const float* v, float* o) {
    size_t head = (size_t)blockIdx.y * len * 32;
    attend<32, 32>(len, slope, q + head, k + head, v + head, o + head);
}
