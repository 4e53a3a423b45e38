// Conditions with side effects.
__device__ int next(int *state)
{
    *state = *state * 1103515245 + 12345;
    return (*state >> 16) & 0x7fff;
}
__global__ void walk(int *out, int seed, int steps)
{
    int state = seed + threadIdx.x;
    int x = 0, y = 0;
    for (int i = 0; i < steps; i++) {
        int r = next(&state);
        if (r & 1 && x < 100)
            x++;
        else if (r & 2 || y > 100)
            x--;
        if ((r >> 2) & 1)
            y += r & 8 ? 2 : 1;
        else
            y--;
        if (int far = x * x + y * y;
            far > 10000) {
            out[2] = far;
            return;
        }
    }
    out[0] = x,
    out[1] = y;
}
