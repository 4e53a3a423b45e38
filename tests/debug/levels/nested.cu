// ARGS: --block 2 --arg m=buf:f32:16:iota --arg out=out:f32:8
// Nested loops with sums, a loop that ends early, and a variable that is set on some ways only.
__global__ void nested(const float *m, float *out)
{
    int t = threadIdx.x;
    float trace = 0;
    int found = -1;
    for (int r = 0; r < 4; ++r) {
        float sum = 0;
        for (int c = r; c < 4; ++c) {
            sum = sum + m[r * 4 + c];
            if (r == c)
                trace += m[r * 4 + c];
        }
        if (sum > 20 + t) {
            found = r;
            break;
        }
        out[r] = sum;
    }
    float scale = 1;
    if (found >= 0)
        scale = 0.5f;
    else if (t)
        scale = 2;
    trace *= scale;
    out[4 + t] = trace + found;
}
