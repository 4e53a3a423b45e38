// Register-heavy: lattice Boltzmann, nine distributions per cell.
// RUN: lbm_d2q9<<<(32,128), (32,8)>>>(w=i32:1024, h=i32:1024, omega=f32:1.2, in=buf:f32:9<<20:rand=1, out=out:f32:9<<20)
__constant__ int cx[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
__constant__ int cy[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
extern "C" __global__ void lbm_d2q9(int w, int h, float omega, const float* __restrict__ in, float* __restrict__ out) {
    const float wt[9] = {4.f / 9, 1.f / 9, 1.f / 9, 1.f / 9, 1.f / 9, 1.f / 36, 1.f / 36, 1.f / 36, 1.f / 36};
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, size = w * h;
    float f[9], rho = 0, ux = 0, uy = 0;
    for (int i = 0; i < 9; i++) {
        int sx = (x - cx[i] + w) & (w - 1), sy = (y - cy[i] + h) & (h - 1);
        f[i] = in[i * size + sy * w + sx];
        rho += f[i];
        ux += f[i] * cx[i];
        uy += f[i] * cy[i];
    }
    ux /= rho;
    uy /= rho;
    float u2 = 1.5f * (ux * ux + uy * uy);
    for (int i = 0; i < 9; i++) {
        float cu = 3.0f * (cx[i] * ux + cy[i] * uy);
        float eq = wt[i] * rho * (1.0f + cu + 0.5f * cu * cu - u2);
        out[i * size + y * w + x] = f[i] + omega * (eq - f[i]);
    }
}
