// A null pointer to a data member is not zero: objects that are zero-initialised have it all the same.
// PTXAS: sm_75 sm_90 sm_100

struct Point {
    int x, y;
    __device__ int sum() const { return x + y; }
};
struct Choice {
    int Point::*field;
    int (Point::*method)() const;
    int weight;
};
struct Nested : Choice {
    Choice more[2];
    int last;
};

__device__ Choice table[3] = {{nullptr, nullptr, 1}, {&Point::y, &Point::sum, 2}};
__device__ Nested zeroed;
__constant__ int Point::*lone[2] = {&Point::x};

__device__ int ask(const Choice& c, const Point& p) {
    int r = c.weight * 100;
    if (c.field) r += p.*c.field;
    if (c.method) r += (p.*c.method)() * 10;
    return r;
}

extern "C" __global__ void nulls(int* out) {
    Point p{3, 4};
    for (int i = 0; i < 3; ++i) out[i] = ask(table[i], p);
    out[3] = ask(zeroed, p) + ask(zeroed.more[1], p);
    Choice local{};
    Nested deep = Nested();
    Choice* fresh = new Choice[2]();
    out[4] = local.field == nullptr;
    out[5] = deep.more[1].field == nullptr && deep.field == nullptr && deep.more[0].weight == 0;
    out[6] = fresh[1].field == nullptr;
    out[7] = lone[1] == nullptr && lone[0] == &Point::x;
    Choice partly[3] = {{&Point::x}};
    out[8] = partly[0].field == &Point::x && partly[2].field == nullptr;
    delete[] fresh;
}
// RUN: nulls<<<1, 1>>>(out=out:i32:9)
// EXPECT: out == [100, 274, 0, 0, 1, 1, 1, 1, 1]
