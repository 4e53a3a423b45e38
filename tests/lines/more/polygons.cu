// Namespaces, nested functions inlined several levels, default arguments.
namespace geo {
struct Vec {
    float x, y;
    __device__ Vec operator-(const Vec &o) const { return {x - o.x, y - o.y}; }
};
__device__ inline float cross(Vec a, Vec b)
{
    return a.x * b.y - a.y * b.x;
}
__device__ inline float area(Vec a, Vec b, Vec c, float scale = 0.5f)
{
    float twice = cross(b - a,
                        c - a);
    return scale * twice;
}
namespace detail {
__device__ inline bool inside(Vec p, const Vec *poly, int n)
{
    bool in = false;
    for (int i = 0, j = n - 1; i < n; j = i++) {
        if ((poly[i].y > p.y) != (poly[j].y > p.y) &&
            p.x < (poly[j].x - poly[i].x) * (p.y - poly[i].y) /
                          (poly[j].y - poly[i].y) +
                      poly[i].x)
            in = !in;
    }
    return in;
}
}
}
__global__ void polygons(const geo::Vec *points, const geo::Vec *poly, int n, float *out)
{
    using namespace geo;
    int i = threadIdx.x;
    Vec p = points[i];
    if (detail::inside(p, poly, n)) {
        float a = 0;
        for (int k = 1; k + 1 < n; ++k)
            a += area(poly[0], poly[k], poly[k + 1]);
        out[i] = a;
    } else {
        out[i] = -1.0f;
    }
}
