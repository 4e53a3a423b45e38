// Nearest neighbours: four smallest distances kept sorted in registers, points tiled in shared memory.
// RUN: knn4<<<256, 128>>>(n=i32:4096, q=buf:f32:3*32768:rand=1, p=buf:f32:4*4096:rand=2, id=out:i32:4*32768)
extern "C" __global__ void knn4(int n, const float3* __restrict__ q, const float4* __restrict__ p, int4* __restrict__ id) {
    __shared__ float4 tile[128];
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    float3 me = q[t];
    float best[4] = {1e30f, 1e30f, 1e30f, 1e30f};
    int index[4] = {-1, -1, -1, -1};
    for (int base = 0; base < n; base += 128) {
        tile[threadIdx.x] = p[base + threadIdx.x];
        __syncthreads();
        for (int j = 0; j < 128; j++) {
            float dx = tile[j].x - me.x, dy = tile[j].y - me.y, dz = tile[j].z - me.z, d = dx * dx + dy * dy + dz * dz;
            if (d < best[3]) {
                best[3] = d; index[3] = base + j;
                for (int k = 3; k > 0; k--) {
                    if (best[k] < best[k - 1]) {
                        float x = best[k]; best[k] = best[k - 1]; best[k - 1] = x;
                        int y = index[k]; index[k] = index[k - 1]; index[k - 1] = y;
                    }
                }
            }
        }
        __syncthreads();
    }
    id[t] = make_int4(index[0], index[1], index[2], index[3]);
}
