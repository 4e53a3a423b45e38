// Clustering: nearest of 16 centres in 8 dimensions, centres in shared memory.
// RUN: kmeans<<<2048, 256>>>(n=i32:1<<19, points=buf:f32:1<<22:rand=1, centres=buf:f32:128:rand=2, label=out:i32:1<<19)
extern "C" __global__ void kmeans(int n, const float* __restrict__ points, const float* __restrict__ centres, int* __restrict__ label) {
    __shared__ float c[16][8];
    if (threadIdx.x < 128) c[threadIdx.x / 8][threadIdx.x % 8] = centres[threadIdx.x];
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float p[8];
    for (int d = 0; d < 8; d++) p[d] = points[d * n + i];
    float best = 1e30f;
    int which = 0;
    for (int k = 0; k < 16; k++) {
        float dist = 0;
        for (int d = 0; d < 8; d++) { float e = p[d] - c[k][d]; dist += e * e; }
        if (dist < best) { best = dist; which = k; }
    }
    label[i] = which;
}
