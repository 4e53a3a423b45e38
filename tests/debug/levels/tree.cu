// ARGS: --block 32 --arg out=out:i32:32 --arg seed=i32:17
// Shared memory, barriers and halving.
__global__ void tree(int *out, unsigned seed)
{
    __shared__ int part[32];
    int t = threadIdx.x;
    unsigned state = seed + t;
    for (int round = 0; round < 3; ++round) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
    }
    int value = state & 255;
    part[t] = value;
    __syncthreads();
    for (int stride = 16; stride > 0; stride /= 2) {
        if (t < stride) {
            value += part[t + stride];
            part[t] = value;
        }
        __syncthreads();
    }
    if (t == 0)
        value = -value;
    out[t] = value;
}
