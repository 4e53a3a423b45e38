// Results of virtual functions whose overriders return another class: callers that know only the base get its address.
// PTXAS: sm_75 sm_90 sm_100
// NO-CLANG: clang 19 casts between address spaces with a bitcast in constructors of classes with virtual bases

struct Shape {
    int tag = 1;
    __device__ virtual Shape* clone() const { return new Shape(*this); }
    __device__ virtual const Shape& self() const { return *this; }
    __device__ virtual int id() const { return tag; }
    __device__ virtual ~Shape() {}
};
struct Named {
    int name = 9;
    __device__ virtual int label() const { return name; }
    __device__ virtual ~Named() {}
};
struct Square : Named, Shape {
    int side = 7;
    __device__ Square* clone() const override {
        Square* s = side > 0 ? new Square(*this) : nullptr;
        if (s) s->side++;
        return s;
    }
    __device__ const Square& self() const override { return *this; }
    __device__ int id() const override { return side * 100 + tag * 10 + name; }
};
struct Cube : Square {
    int depth = 3;
    __device__ Cube* clone() const override { return new Cube(*this); }
    __device__ int id() const override { return depth; }
};
// The result is in a virtual base.
struct Lazy : virtual Shape {
    int own = 5;
    __device__ Lazy* clone() const override { return new Lazy(*this); }
    __device__ int id() const override { return own * 1000 + tag; }
};

__device__ __noinline__ int through_shape(const Shape* s) {
    Shape* copy = s->clone();
    if (!copy) return -1;
    int r = copy->id() + s->self().id() % 7;
    delete copy;
    return r;
}

extern "C" __global__ void results(int* out) {
    Shape shape;
    Square square;
    Cube cube;
    Lazy lazy;
    out[0] = through_shape(&shape);
    out[1] = through_shape(&square);
    out[2] = through_shape(&cube);
    out[3] = through_shape(&lazy);
    square.side = 0;
    out[4] = through_shape(&square);
    Square* s = cube.clone();
    out[5] = s->label() + s->side;
    delete s;
    const Square& q = cube;
    out[6] = q.self().side;
}
// RUN: results<<<1, 1>>>(out=out:i32:7)
// EXPECT: out == [2, 824, 6, 5004, -1, 16, 7]
