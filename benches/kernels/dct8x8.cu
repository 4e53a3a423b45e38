// Image coding: discrete cosine transform of 8x8 blocks, rows then columns through shared memory.
// RUN: dct8x8<<<4096, (8,32)>>>(in=buf:f32:1<<20:rand=1,0,255, out=out:f32:1<<20)
__device__ void dct(float* v) {
    float a0 = v[0] + v[7], a7 = v[0] - v[7], a1 = v[1] + v[6], a6 = v[1] - v[6], a2 = v[2] + v[5], a5 = v[2] - v[5], a3 = v[3] + v[4], a4 = v[3] - v[4];
    float b0 = a0 + a3, b3 = a0 - a3, b1 = a1 + a2, b2 = a1 - a2;
    v[0] = (b0 + b1) * 0.35355339f; v[4] = (b0 - b1) * 0.35355339f;
    v[2] = b2 * 0.19134172f + b3 * 0.46193977f; v[6] = b3 * 0.19134172f - b2 * 0.46193977f;
    v[1] = a7 * 0.49039264f + a6 * 0.41573481f + a5 * 0.27778512f + a4 * 0.09754516f;
    v[3] = a7 * 0.41573481f - a6 * 0.09754516f - a5 * 0.49039264f - a4 * 0.27778512f;
    v[5] = a7 * 0.27778512f - a6 * 0.49039264f + a5 * 0.09754516f + a4 * 0.41573481f;
    v[7] = a7 * 0.09754516f - a6 * 0.27778512f + a5 * 0.41573481f - a4 * 0.49039264f;
}
extern "C" __global__ void dct8x8(const float* __restrict__ in, float* __restrict__ out) {
    __shared__ float tile[4][8][9];
    int x = threadIdx.x, y = threadIdx.y % 8, b = threadIdx.y / 8;
    int base = (blockIdx.x * 4 + b) * 64;
    tile[b][y][x] = in[base + y * 8 + x];
    __syncthreads();
    float v[8];
    if (y == 0) {
        for (int k = 0; k < 8; k++) v[k] = tile[b][x][k];
        dct(v);
        for (int k = 0; k < 8; k++) tile[b][x][k] = v[k];
    }
    __syncthreads();
    if (y == 0) {
        for (int k = 0; k < 8; k++) v[k] = tile[b][k][x];
        dct(v);
        for (int k = 0; k < 8; k++) tile[b][k][x] = v[k];
    }
    __syncthreads();
    out[base + y * 8 + x] = tile[b][y][x];
}
