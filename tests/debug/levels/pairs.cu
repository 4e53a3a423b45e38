// ARGS: --block 4 --arg out=out:i32:8 --arg n=i32:4
// Structures, methods and lambdas.
struct Pair {
    int a, b;
    __device__ void turn(int by)
    {
        int kept = a;
        a = b + by;
        b = kept - by;
        by += kept;
        if (by > 3)
            b ^= by;
    }
};
__global__ void pairs(int *out, int n)
{
    Pair q{(int)threadIdx.x, n};
    int count = 0;
    auto more = [&](int x) {
        int y = x * 2;
        y += count;
        count = y;
        return y;
    };
    for (int k = 0; k < n; ++k) {
        q.turn(k);
        int got = more(q.a);
        got -= k;
        out[threadIdx.x] = got;
    }
    int result = q.a;
    result = result * 10 + q.b;
    out[threadIdx.x + 4] = result + count;
}
