// Sort: odd-even merge of keys with values in shared memory.
// RUN: oddeven_pairs<<<2048, 256>>>(key=out:u32:1<<20:rand=1, value=out:u32:1<<20:iota)
extern "C" __global__ void oddeven_pairs(unsigned* key, unsigned* value) {
    __shared__ unsigned k[512], v[512];
    int t = threadIdx.x, base = blockIdx.x * 512;
    k[t] = key[base + t]; k[t + 256] = key[base + t + 256];
    v[t] = value[base + t]; v[t + 256] = value[base + t + 256];
    for (int size = 2; size <= 512; size <<= 1) {
        int stride = size / 2, offset = t & (stride - 1);
        __syncthreads();
        int pos = 2 * t - (t & (stride - 1));
        if (k[pos] > k[pos + stride]) {
            unsigned a = k[pos]; k[pos] = k[pos + stride]; k[pos + stride] = a;
            a = v[pos]; v[pos] = v[pos + stride]; v[pos + stride] = a;
        }
        for (stride >>= 1; stride > 0; stride >>= 1) {
            __syncthreads();
            pos = 2 * t - (t & (stride - 1));
            if (offset >= stride && k[pos - stride] > k[pos]) {
                unsigned a = k[pos]; k[pos] = k[pos - stride]; k[pos - stride] = a;
                a = v[pos]; v[pos] = v[pos - stride]; v[pos - stride] = a;
            }
        }
    }
    __syncthreads();
    key[base + t] = k[t]; key[base + t + 256] = k[t + 256];
    value[base + t] = v[t]; value[base + t + 256] = v[t + 256];
}
