// Nearest binary descriptors: 256-bit Hamming distances by popcount, best two kept.
// RUN: hamming_knn<<<64, 128>>>(n=i32:8192, m=i32:512, query=buf:u32:65536:rand=1, train=buf:u32:4096:rand=2, best=out:i32:8192, ratio=out:f32:8192)
struct Descriptor {
    unsigned w[8];
};
__device__ int distance(const Descriptor& a, const Descriptor& b) {
    int d = 0;
    for (int i = 0; i < 8; i++) d += __popc(a.w[i] ^ b.w[i]);
    return d;
}
extern "C" __global__ void hamming_knn(int n, int m, const Descriptor* query, const Descriptor* train, int* best, float* ratio) {
    __shared__ Descriptor tile[128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Descriptor q = query[i];
    int d1 = 1 << 20, d2 = 1 << 20, id = -1;
    for (int j0 = 0; j0 < m; j0 += 128) {
        tile[threadIdx.x] = train[j0 + threadIdx.x];
        __syncthreads();
        for (int j = 0; j < 128; j++) {
            int d = distance(q, tile[j]);
            if (d < d1) {
                d2 = d1;
                d1 = d;
                id = j0 + j;
            } else if (d < d2) {
                d2 = d;
            }
        }
        __syncthreads();
    }
    best[i] = id;
    ratio[i] = (float)d1 / d2;
}
