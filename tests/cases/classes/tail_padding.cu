// A derived class uses the tail padding of its base only if the base is no POD, as on the host.
struct Pod { int a; char b; };
struct OfPod : Pod { char c; };
struct Made { __host__ __device__ Made() {} int a; char b; };
struct OfMade : Made { char c; };
struct Valued { int a = 1; char b; };
struct OfValued : Valued { char c; };
class Hidden { int a; char b; };
struct OfHidden : Hidden { char c; };
struct Holds { Made m; char d; };
struct OfHolds : Holds { char c; };
struct Empty {};
struct One { Empty e; };
struct Two : One, Empty {};
struct OfTwo : Two {};

// RUN: k<<<1, 1>>>(o=out:i32:7)
// EXPECT: o == [12, 8, 8, 8, 12, 2, 8]
__global__ void k(int *o) {
    o[0] = sizeof(OfPod), o[1] = sizeof(OfMade), o[2] = sizeof(OfValued), o[3] = sizeof(OfHidden), o[4] = sizeof(OfHolds);
    o[5] = sizeof(OfTwo);
    OfPod p = {};
    o[6] = int((char*)&p.c - (char*)&p);
}
