// Static members: constants, arrays, of templates, inline, used and unused; enumerators in classes; local classes.
struct Config { static const int width = 640; static constexpr float ratio = 1.5f; static constexpr int steps[3] = {1, 2, 4}; enum Kind { small, large = 9 }; Kind kind; };
__device__ int counter = 4;
template <class T> struct Traits { static constexpr T limit = T(100); };
template <class T> __device__ T seen = T(1);
__device__ const int fixed = 12;
constexpr int host_constant = 31;
static __device__ int shared_inline = 6;
__global__ void statics(int *p)
{
    struct Local { int a; enum { inner = 3 }; __device__ int twice() { int d = a * 2; return d; } } l{p[0]};
    Config c{Config::large};
    seen<short> += 1;
    p[1] = l.twice() + c.kind + Config::width + (int)Config::ratio + Config::steps[1] + counter + Traits<short>::limit + seen<short> + fixed + host_constant + shared_inline + Local::inner;
}
