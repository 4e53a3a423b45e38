// Winograd F(4,3): transforms 6x6 tiles of the input, a tile per thread in a local array.
// RUN: winograd_input<<<(49,16), 64>>>(w=i32:226, tiles=i32:56, x=buf:f32:16*226*226:rand=1, y=out:f32:16*36*3136)
__device__ void transform(float* v, int stride) {
    float a = v[0], b = v[stride], c = v[2 * stride], d = v[3 * stride], e = v[4 * stride], f = v[5 * stride];
    v[0] = 4 * a - 5 * c + e;
    v[stride] = -4 * b - 4 * c + d + e;
    v[2 * stride] = 4 * b - 4 * c - d + e;
    v[3 * stride] = -2 * b - c + 2 * d + e;
    v[4 * stride] = 2 * b - c - 2 * d + e;
    v[5 * stride] = 4 * b - 5 * d + f;
}
extern "C" __global__ void winograd_input(int w, int tiles, const float* __restrict__ x, float* __restrict__ y) {
    int t = blockIdx.x * blockDim.x + threadIdx.x, ty = t / tiles, tx = t % tiles, channel = blockIdx.y;
    float v[6][6];
    const float* p = x + (size_t)channel * w * w + ty * 4 * w + tx * 4;
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++) v[i][j] = p[i * w + j];
    for (int j = 0; j < 6; j++) transform(&v[0][j], 6);
    for (int i = 0; i < 6; i++) transform(v[i], 1);
    for (int i = 0; i < 36; i++) y[((size_t)channel * 36 + i) * tiles * tiles + t] = v[i / 6][i % 6];
}
