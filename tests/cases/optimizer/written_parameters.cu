// What a kernel writes in a structure that it got by value is its own, in registers or not.
struct Walk {
    const int *from;
    int *to;
    int step, limit;
    short low, high;
    __device__ bool advance(int by) {
        if (by >= limit) return false;
        from += by * step;
        to += by;
        high = (short)(by + low);
        return true;
    }
};
// RUN: walk<<<1, 40>>>({from=buf:i32:96:iota, to=out:i32:32:-1, i32:3, i32:32, i16:100, i16:7})
// EXPECT: to[i] == 3 * i * 65536 + (i + 100)
extern "C" __global__ void walk(Walk w) {
    if (!w.advance(threadIdx.x)) return;
    // Both halves as one number, and one of two members.
    const int &chosen = threadIdx.x & 1 ? w.step : w.limit;
    if (w.low != 100 || chosen != (threadIdx.x & 1 ? 3 : 32)) return;
    *w.to = *w.from * 65536 + w.high;
}
// RUN: indexed<<<1, 4>>>({i32:5,i32:6,i32:7,i32:8}, o=out:i32:4)
// EXPECT: o[0] == 9
// EXPECT: o[1] == 6
// EXPECT: o[3] == 8
struct Four { int v[4]; };
extern "C" __global__ void indexed(Four f, int *o) {
    f.v[0] += 4;
    o[threadIdx.x] = f.v[threadIdx.x];
}
