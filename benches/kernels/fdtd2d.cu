// Waves: electric field from two magnetic components, coefficients per cell.
// RUN: fdtd2d<<<(64,256), (32,8)>>>(nx=i32:2048, ny=i32:2048, ez=out:f32:1<<22:rand=1, hx=buf:f32:1<<22:rand=2, hy=buf:f32:1<<22:rand=3, ca=buf:f32:1<<22:rand=4, cb=buf:f32:1<<22:rand=5)
extern "C" __global__ void fdtd2d(int nx, int ny, float* __restrict__ ez, const float* __restrict__ hx, const float* __restrict__ hy, const float* __restrict__ ca, const float* __restrict__ cb) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x == 0 || y == 0 || x >= nx || y >= ny) return;
    int i = y * nx + x;
    ez[i] = ca[i] * ez[i] + cb[i] * (hy[i] - hy[i - 1] - hx[i] + hx[i - nx]);
}
