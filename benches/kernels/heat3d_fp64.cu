// Heat equation in three dimensions in double precision with variable conductivity, marching along z.
// RUN: heat3d_fp64<<<(8,32), (32,8)>>>(nx=i32:256, ny=i32:256, nz=i32:48, dt=f64:0.1, u=buf:f64:256*256*48:rand=1, k=buf:f64:256*256*48:rand=2, v=out:f64:256*256*48)
extern "C" __global__ void heat3d_fp64(int nx, int ny, int nz, double dt, const double* __restrict__ u, const double* __restrict__ k, double* __restrict__ v) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 1 || y < 1 || x >= nx - 1 || y >= ny - 1) return;
    auto at = [=](int i, int j, int l) { return (l * ny + j) * nx + i; };
    double below = u[at(x, y, 0)], here = u[at(x, y, 1)], kb = k[at(x, y, 0)], kh = k[at(x, y, 1)];
    for (int z = 1; z < nz - 1; z++) {
        double above = u[at(x, y, z + 1)], ka = k[at(x, y, z + 1)];
        double flux = (ka + kh) * (above - here) - (kh + kb) * (here - below);
        flux += (k[at(x + 1, y, z)] + kh) * (u[at(x + 1, y, z)] - here) - (kh + k[at(x - 1, y, z)]) * (here - u[at(x - 1, y, z)]);
        flux += (k[at(x, y + 1, z)] + kh) * (u[at(x, y + 1, z)] - here) - (kh + k[at(x, y - 1, z)]) * (here - u[at(x, y - 1, z)]);
        v[at(x, y, z)] = here + 0.5 * dt * flux;
        below = here;
        here = above;
        kb = kh;
        kh = ka;
    }
}
