// The members of an anonymous union are constructed and destroyed by the program, not by the class around it.
__device__ int ended;
struct Object {
    int value;
    __device__ Object(int v) : value(v) {}
    __device__ ~Object() { ended += value; }
};
struct Maybe {
    union {
        char none;
        Object object;
    };
    bool there;
    __device__ Maybe() : none(), there(false) {}
    __device__ Maybe(int v) : object(v), there(true) {}
    __device__ ~Maybe() {
        if (there) object.~Object();
    }
};
struct Holder : Maybe {
    Maybe second;
    __device__ Holder(int v) : second(v) {}
};

// RUN: k<<<1, 1>>>(o=out:i32:3)
// EXPECT: o == [5, 5, 12]
__global__ void k(int *o) {
    { Maybe a(5), b; }
    o[0] = ended;
    { Maybe none; }
    o[1] = ended;
    { Holder h(7); }
    o[2] = ended;
}
