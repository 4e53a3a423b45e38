// Double precision: all pairs without tiles.
// RUN: nbody_fp64<<<32, 256>>>(n=i32:8192, p=buf:f64:32768:rand=1, a=out:f64:24576)
extern "C" __global__ void nbody_fp64(int n, const double* __restrict__ p, double* __restrict__ a) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double x = p[4 * i], y = p[4 * i + 1], z = p[4 * i + 2], ax = 0, ay = 0, az = 0;
    for (int j = 0; j < n; j++) {
        double dx = p[4 * j] - x, dy = p[4 * j + 1] - y, dz = p[4 * j + 2] - z;
        double d2 = dx * dx + dy * dy + dz * dz + 1e-3;
        double f = p[4 * j + 3] / (d2 * sqrt(d2));
        ax += dx * f; ay += dy * f; az += dz * f;
    }
    a[3 * i] = ax; a[3 * i + 1] = ay; a[3 * i + 2] = az;
}
