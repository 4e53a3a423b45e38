// Classes, virtual calls, recursion.
struct Shape {
    float scale;
    __device__ Shape(float s) : scale(s) {}
    __device__ virtual float area() const = 0;
    __device__ float scaled() const
    {
        return area() * scale;
    }
};

struct Square : Shape {
    float side;
    __device__ Square(float s) : Shape(2.0f), side(s)
    {
        if (side < 0)
            side = -side;
    }
    __device__ float area() const override
    {
        return side * side;
    }
};

struct Circle : Shape {
    float radius;
    __device__ Circle(float r) : Shape(0.5f), radius(r) {}
    __device__ float area() const override { return 3.14f * radius * radius; }
};

__device__ __noinline__ float measure(const Shape &s)
{
    float a = s.scaled();
    return a + 1.0f;
}

__device__ int depth(int n)
{
    if (n < 2)
        return 1;
    return depth(n - 1)
           + depth(n - 2);
}

__global__ void classes(float *out, int n)
{
    Square q(out[0]);
    Circle c(out[1]);
    const Shape *s = &q;
    if (n & 1)
        s = &c;
    out[2] = measure(*s);
    out[3] = depth(n);
}
