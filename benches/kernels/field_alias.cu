// A state struct behind a pointer: counters, limits and tables in one object, updated in a loop.
// RUN: field_alias<<<512, 128>>>(steps=i32:64, state=out:f32:65536*12:rand=1, input=buf:f32:65536:rand=2)
struct Filter {
    float gain, offset, limit, leak;
    float history[4];
    float low, high;
    int clipped;
    int count;
};
__device__ void step(Filter* f, float x) {
    f->history[3] = f->history[2];
    f->history[2] = f->history[1];
    f->history[1] = f->history[0];
    f->history[0] = x * f->gain + f->offset;
    float y = 0.4f * f->history[0] + 0.3f * f->history[1] + 0.2f * f->history[2] + 0.1f * f->history[3];
    f->low = f->low * f->leak + y * (1.f - f->leak);
    if (y > f->limit) {
        f->clipped++;
        f->high = fmaxf(f->high, y);
    }
    f->count++;
}
extern "C" __global__ void field_alias(int steps, Filter* state, const float* input) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Filter* f = &state[i];
    f->clipped = f->count = 0;
    for (int s = 0; s < steps; s++) step(f, input[(i + s * 37) & 65535]);
}
