// The eight largest of each row: every thread keeps a sorted list by insertion, lists are merged in shared memory.
// RUN: topk_insert<<<1024, 64>>>(cols=i32:2048, x=buf:f32:1<<21:rand=1, values=out:f32:8192, index=out:i32:8192)
struct Entry {
    float v;
    int i;
    __device__ bool operator>(const Entry& o) const { return v > o.v || (v == o.v && i < o.i); }
};
template <int K>
struct TopK {
    Entry e[K];
    __device__ TopK() {
        for (auto& x : e) x = {-INFINITY, -1};
    }
    __device__ void insert(Entry n) {
        if (!(n > e[K - 1])) return;
        e[K - 1] = n;
        for (int k = K - 1; k > 0; k--)
            if (e[k] > e[k - 1]) {
                Entry t = e[k];
                e[k] = e[k - 1];
                e[k - 1] = t;
            }
    }
};
extern "C" __global__ void topk_insert(int cols, const float* __restrict__ x, float* __restrict__ values, int* __restrict__ index) {
    __shared__ Entry lists[64][8];
    const float* row = x + blockIdx.x * cols;
    TopK<8> top;
    for (int i = threadIdx.x; i < cols; i += blockDim.x) top.insert({row[i], i});
    for (int k = 0; k < 8; k++) lists[threadIdx.x][k] = top.e[k];
    for (int active = 32; active > 0; active /= 2) {
        __syncthreads();
        if (threadIdx.x < active) {
            for (int k = 0; k < 8; k++) top.insert(lists[threadIdx.x + active][k]);
            for (int k = 0; k < 8; k++) lists[threadIdx.x][k] = top.e[k];
        }
    }
    if (threadIdx.x == 0)
        for (int k = 0; k < 8; k++) {
            values[blockIdx.x * 8 + k] = top.e[k].v;
            index[blockIdx.x * 8 + k] = top.e[k].i;
        }
}
