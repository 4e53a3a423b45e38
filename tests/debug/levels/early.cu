// ARGS: --block 4 --arg p=buf:i32:16:iota --arg n=i32:3
// Ways out, goto, and conditions over several variables.
__device__ int find(const int *p, int n, int what)
{
    int low = 0, high = n;
    while (low < high) {
        int middle = (low + high) / 2;
        if (p[middle] == what)
            return middle;
        if (p[middle] < what)
            low = middle + 1;
        else
            high = middle;
    }
    return -1;
}
__global__ void early(int *p, int n)
{
    int i = threadIdx.x;
    int tries = 0;
    int at = find(p, 12, i * n);
    if (at < 0)
        return;
again:
    tries++;
    at = find(p, 12, at + tries);
    if (at >= 0 && tries < n)
        goto again;
    p[12 + i] = at * 100 + tries;
}
