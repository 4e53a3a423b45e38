// Sorting indices of short rows by value: bitonic in shared memory on pairs.
// RUN: argsort_rows<<<2048, 128>>>(x=buf:f32:2048*256:rand=1, order=out:i32:2048*256)
template <class T>
__device__ void swap(T& a, T& b) {
    T c = a;
    a = b;
    b = c;
}
extern "C" __global__ void argsort_rows(const float* x, int* order) {
    constexpr int N = 256;
    __shared__ float key[N];
    __shared__ int idx[N];
    for (int i = threadIdx.x; i < N; i += blockDim.x) {
        key[i] = x[blockIdx.x * N + i];
        idx[i] = i;
    }
    __syncthreads();
    for (int k = 2; k <= N; k <<= 1) {
        for (int j = k >> 1; j > 0; j >>= 1) {
            for (int t = threadIdx.x; t < N / 2; t += blockDim.x) {
                int i = 2 * t - (t & (j - 1)), l = i + j;
                bool up = (i & k) == 0;
                if ((key[i] > key[l] || (key[i] == key[l] && idx[i] > idx[l])) == up) {
                    swap(key[i], key[l]);
                    swap(idx[i], idx[l]);
                }
            }
            __syncthreads();
        }
    }
    for (int i = threadIdx.x; i < N; i += blockDim.x) order[blockIdx.x * N + i] = idx[i];
}
