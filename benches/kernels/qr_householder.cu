// QR of small matrices by Householder reflections, a matrix per thread, in local arrays.
// RUN: qr_householder<<<512, 128>>>(n=i32:65536, a=out:f32:65536*24:rand=1, tau=out:f32:65536*4)
template <int M, int N>
struct Mat {
    float e[M][N];
    __device__ float& operator()(int i, int j) { return e[i][j]; }
};
extern "C" __global__ void qr_householder(int n, float* a, float* tau) {
    int id = blockIdx.x * blockDim.x + threadIdx.x;
    if (id >= n) return;
    constexpr int M = 6, N = 4;
    Mat<M, N> m;
    for (int i = 0; i < M; i++)
        for (int j = 0; j < N; j++) m(i, j) = a[(i * N + j) * n + id];
    for (int k = 0; k < N; k++) {
        float norm = 0;
        for (int i = k; i < M; i++) norm += m(i, k) * m(i, k);
        norm = sqrtf(norm);
        float alpha = m(k, k), beta = alpha >= 0 ? -norm : norm, t = 0;
        if (norm > 1e-12f) {
            t = (beta - alpha) / beta;
            float inv = 1.f / (alpha - beta);
            for (int i = k + 1; i < M; i++) m(i, k) *= inv;
            m(k, k) = beta;
            for (int j = k + 1; j < N; j++) {
                float s = m(k, j);
                for (int i = k + 1; i < M; i++) s += m(i, k) * m(i, j);
                s *= t;
                m(k, j) -= s;
                for (int i = k + 1; i < M; i++) m(i, j) -= s * m(i, k);
            }
        }
        tau[k * n + id] = t;
    }
    for (int i = 0; i < M; i++)
        for (int j = 0; j < N; j++) a[(i * N + j) * n + id] = m(i, j);
}
