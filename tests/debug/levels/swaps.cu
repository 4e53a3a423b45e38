// ARGS: --block 4 --arg v=buf:i32:8:iota --arg n=i32:5
// Values that change places, references, and calls that are inlined.
__device__ void order(int &low, int &high)
{
    if (low < high) {
        int kept = low;
        low = high;
        high = kept;
    }
}
__device__ int clamp(int x, int low, int high)
{
    if (x < low)
        x = low;
    if (x > high)
        x = high;
    return x;
}
__global__ void swaps(int *v, int n)
{
    int i = threadIdx.x;
    int a = v[i], b = v[i + 1], c = v[i + 2];
    order(a, b);
    order(b, c);
    order(a, b);
    int old = a, last = b, next = c;
    for (int d = 2; d < n; d++) {
        next = old + last + d;
        v[i] = next;
        int x = old;
        old = last;
        last = next;
        next = x;
    }
    n = clamp(n, 6, 9);
    old = clamp(old, -5, n);
    v[i] = old + last + next + n;
}
