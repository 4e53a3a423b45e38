// Labels that belong to their blocks: a macro with a jump may be used twice.
#define FIRST_ABOVE(v, n, limit) ({ __label__ found; int at = 0; for (; at < n; ++at) if (v[at] > limit) goto found; at = -1; found: at; })
// RUN: k<<<1, 1>>>(v=buf:i32:8:iota, o=out:i32:3)
// EXPECT: o == [3, 6, -1]
__global__ void k(const int *v, int *o) {
    o[0] = FIRST_ABOVE(v, 8, 2);
    o[1] = FIRST_ABOVE(v, 8, 5);
    o[2] = FIRST_ABOVE(v, 8, 9);
}
