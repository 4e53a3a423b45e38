// Register-heavy: Cholesky of a 6x6 matrix per thread, triangular loops over a local array.
// RUN: cholesky6<<<512, 128>>>(n=i32:65536, a=buf:f32:65536*36:rand=1, l=out:f32:65536*36)
extern "C" __global__ void cholesky6(int n, const float* __restrict__ a, float* __restrict__ l) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n) return;
    float m[6][6];
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++) m[i][j] = a[(i * 6 + j) * n + t] + (i == j ? 6.0f : 0.0f);
    for (int j = 0; j < 6; j++) {
        for (int k = 0; k < j; k++) m[j][j] -= m[j][k] * m[j][k];
        m[j][j] = sqrtf(m[j][j]);
        float inv = 1.0f / m[j][j];
        for (int i = j + 1; i < 6; i++) {
            for (int k = 0; k < j; k++) m[i][j] -= m[i][k] * m[j][k];
            m[i][j] *= inv;
        }
    }
    for (int i = 0; i < 6; i++)
        for (int j = 0; j <= i; j++) l[(i * 6 + j) * n + t] = m[i][j];
}
