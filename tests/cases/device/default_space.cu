// Functions and variables that name no space are those of the device, templates, members and lambdas too.
// FLAGS: --device-as-default-execution-space
// NO-CLANG: clang has no such option
// RUN: all<<<1, 4>>>(out=out:i32:4)
// EXPECT: out[i] == 3 * (i + 1) + 10 + 7 + 2
int base = 10;
namespace place {
const int step = 7;
template <class T> struct Scaled {
    static T factor;
    T times(T v) const { return v * factor; }
};
template <class T> T Scaled<T>::factor = 3;
}
struct Counted {
    static int count;
    Counted();
};
int Counted::count = 0;
Counted::Counted() { atomicAdd(&count, 1); }
int later(int);
auto inc = [](int v) { return v + 1; };

__global__ void all(int *out) {
    int i = threadIdx.x;
    auto more = [&](int v) { return v + base; };
    out[i] = more(place::Scaled<int>().times(inc(i))) + *&place::step + later(1);
}

int later(int v) { return 2 * v; }
