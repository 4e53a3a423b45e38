// Stencil: radius 4 in 3D with a register queue along z and a shared plane.
// RUN: stencil3d_r4<<<(8,16), (32,16)>>>(nx=i32:256, ny=i32:256, nz=i32:256, in=buf:f32:1<<24:rand=1, out=out:f32:1<<24)
#define R 4
__constant__ float coefficients[5] = {-2.5f, 1.5f, -0.3f, 0.05f, -0.01f};
extern "C" __global__ void stencil3d_r4(int nx, int ny, int nz, const float* __restrict__ in, float* __restrict__ out) {
    __shared__ float tile[16 + 2 * R][32 + 2 * R];
    int tx = threadIdx.x + R, ty = threadIdx.y + R;
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y, plane = nx * ny, at = y * nx + x;
    float q[2 * R + 1];
#pragma unroll
    for (int i = 0; i < 2 * R; i++) q[i + 1] = in[i * plane + at];
    for (int z = R; z < nz - R; z++) {
#pragma unroll
        for (int i = 0; i < 2 * R; i++) q[i] = q[i + 1];
        q[2 * R] = in[(z + R) * plane + at];
        __syncthreads();
        tile[ty][tx] = q[R];
        if (threadIdx.y < R) {
            tile[ty - R][tx] = in[z * plane + max(y - R, 0) * nx + x];
            tile[ty + 16][tx] = in[z * plane + min(y + 16, ny - 1) * nx + x];
        }
        if (threadIdx.x < R) {
            tile[ty][tx - R] = in[z * plane + y * nx + max(x - R, 0)];
            tile[ty][tx + 32] = in[z * plane + y * nx + min(x + 32, nx - 1)];
        }
        __syncthreads();
        float v = coefficients[0] * q[R];
#pragma unroll
        for (int r = 1; r <= R; r++)
            v += coefficients[r] * (q[R - r] + q[R + r] + tile[ty - r][tx] + tile[ty + r][tx] + tile[ty][tx - r] + tile[ty][tx + r]);
        out[z * plane + at] = v;
    }
}
