// ARGS: --block 4 --arg start=i32:6 --arg out=out:i32:4
// while, break and continue.
__device__ int steps(int v, int most)
{
    int count = 0;
    while (v != 1) {
        if (count >= most)
            break;
        if (v & 1)
            v = 3 * v + 1;
        else
            v /= 2;
        ++count;
    }
    return count;
}
__global__ void collatz(int start, int *out)
{
    int i = threadIdx.x;
    int v = start + i;
    int total = 0;
    do {
        int s = steps(v, 30);
        if (s == 3) {
            v += 2;
            continue;
        }
        total += s;
        v += 1;
    } while (v < start + 8);
    out[i] = total;
}
