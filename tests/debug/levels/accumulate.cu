// ARGS: --block 4 --arg in=buf:i32:40:iota --arg out=out:i32:8 --arg n=i32:7
// Loops that carry values, with and without a count that is known.
__global__ void accumulate(const int *in, int *out, int n)
{
    int i = threadIdx.x;
    int sum = 0;
    int product = 1;
    for (int k = 0; k < n; ++k) {
        int x = in[i + k];
        sum += x;
        if (x & 1)
            product *= 3;
        out[i] = sum;
    }
    int last = sum;
    for (int k = 0; k < 4; ++k) {
        last = last * 2 + in[k];
        out[i + 4] = last;
    }
    sum -= last;
    n += product;
    out[i] = sum + n;
}
