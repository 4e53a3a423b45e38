// Eigenvalues of symmetric 3x3 matrices by Jacobi rotations until small.
// RUN: eigen3<<<2048, 128>>>(n=i32:1<<18, a=buf:f32:6<<18:rand=1, w=out:f32:3<<18)
__device__ void rotate(float& app, float& aqq, float& apq, float& arp, float& arq) {
    if (fabsf(apq) < 1e-12f) return;
    float theta = 0.5f * (aqq - app) / apq;
    float t = (theta >= 0 ? 1.0f : -1.0f) / (fabsf(theta) + sqrtf(theta * theta + 1));
    float c = rsqrtf(t * t + 1), s = t * c, x = arp, y = arq;
    app -= t * apq; aqq += t * apq; apq = 0;
    arp = c * x - s * y; arq = s * x + c * y;
}
extern "C" __global__ void eigen3(int n, const float* __restrict__ a, float* __restrict__ w) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float xx = a[i], yy = a[n + i], zz = a[2 * n + i], xy = a[3 * n + i], xz = a[4 * n + i], yz = a[5 * n + i];
    for (int sweep = 0; sweep < 12; sweep++) {
        if (xy * xy + xz * xz + yz * yz < 1e-10f) break;
        rotate(xx, yy, xy, xz, yz);
        rotate(xx, zz, xz, xy, yz);
        rotate(yy, zz, yz, xy, xz);
    }
    w[i] = xx; w[n + i] = yy; w[2 * n + i] = zz;
}
