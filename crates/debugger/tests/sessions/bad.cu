__device__ __noinline__ void put(int *p, int at, int value)
{
    p[at] = value;
}

__global__ void bad(int *p, int n)
{
    int i = threadIdx.x;
    int far = i * 4;
    if (i < n)
        put(p, far, i + 1);
}
