// Stencil: seven points in 3D, marching along z.
// RUN: stencil3d<<<(8,32), (32,8)>>>(nx=i32:256, ny=i32:256, nz=i32:256, in=buf:f32:1<<24:rand=1, out=out:f32:1<<24)
extern "C" __global__ void stencil3d(int nx, int ny, int nz, const float* __restrict__ in, float* __restrict__ out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 1 || y < 1 || x >= nx - 1 || y >= ny - 1) return;
    int plane = nx * ny;
    for (int z = 1; z < nz - 1; z++) {
        int i = z * plane + y * nx + x;
        out[i] = in[i - 1] + in[i + 1] + in[i - nx] + in[i + nx] + in[i - plane] + in[i + plane] - 6.0f * in[i];
    }
}
