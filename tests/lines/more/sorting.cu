// Sorting in shared memory, with swaps.
template <class T>
__device__ inline void swap_if(T &a, T &b, bool ascending)
{
    if ((a > b) == ascending) {
        T t = a;
        a = b;
        b = t;
    }
}
__global__ void bitonic(int *keys, int n)
{
    __shared__ int s[512];
    int t = threadIdx.x;
    s[t] = keys[t];
    s[t + 256] = keys[t + 256];
    for (int size = 2; size <= 512; size <<= 1) {
        bool up = (t & (size / 2)) == 0;
        for (int stride = size / 2; stride > 0; stride >>= 1) {
            __syncthreads();
            int at = 2 * t - (t & (stride - 1));
            swap_if(s[at], s[at + stride], up);
        }
    }
    __syncthreads();
    keys[t] = s[t];
    keys[t + 256] = s[t + 256];
}
