// Register-heavy: 4x4 matrices, one product per thread, loops over local arrays.
// RUN: mat4_batch<<<2048, 128>>>(n=i32:262144, a=buf:f32:1<<22:rand=1, b=buf:f32:1<<22:rand=2, c=out:f32:1<<22)
struct alignas(16) Mat4 { float m[4][4]; };
__device__ Mat4 operator*(const Mat4& a, const Mat4& b) {
    Mat4 r;
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            float s = 0;
            for (int k = 0; k < 4; k++) s += a.m[i][k] * b.m[k][j];
            r.m[i][j] = s;
        }
    return r;
}
extern "C" __global__ void mat4_batch(int n, const Mat4* __restrict__ a, const Mat4* __restrict__ b, Mat4* __restrict__ c) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] * b[i];
}
