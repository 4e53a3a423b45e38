struct Item {
    int key;
    float weight;
};

__device__ int calls;

__device__ __noinline__ int twice(int v)
{
    int doubled = v + v;
    atomicAdd(&calls, 1);
    return doubled;
}

__device__ __forceinline__ int clamp(int v, int most)
{
    int low = v < 0 ? 0 : v;
    return low > most ? most : low;
}

__global__ void reduce(const int *in, int *out, int n)
{
    __shared__ int part[64];
    int i = threadIdx.x;
    Item item = {i * 10, i * 0.5f};
    part[i] = i < n ? in[i] : 0;
    if (i % 2 == 1)
        part[i] = twice(part[i]);
    __syncthreads();
    for (int step = 32; step > 0; step /= 2) {
        if (i < step)
            part[i] += part[i + step];
        __syncthreads();
    }
    item.key = clamp(part[0], 100);
    if (i == 0)
        out[0] = item.key + (int)item.weight;
}
