// ARGS: --block 2 --arg a=buf:f32:32:iota --arg out=out:f32:8
// Pointers that walk, and values of several widths.
__global__ void walk(const float *a, float *out)
{
    const float *p = a + threadIdx.x;
    float best = -1;
    short where = -1;
    unsigned char seen = 250;
    bool any = false;
    for (int row = 0; row < 3; ++row) {
        float local = 0;
        for (int column = 0; column < 4; ++column) {
            float x = p[column] * (row - 1);
            local += x;
            if (x > best) {
                best = x;
                where = row * 4 + column;
                any = true;
            }
        }
        seen += 3;
        p += 4;
        out[row + threadIdx.x] = local;
    }
    double wide = best;
    wide = wide * 2 + where;
    out[threadIdx.x + 4] = wide + seen + any;
}
