// What the headers leave out for an older architecture.
// FLAGS: -arch=sm_52
struct Pair { int a, b; };

// error@+1: __grid_constant__ annotation is only allowed for architecture compute_70 or later
__global__ void constant(const __grid_constant__ Pair p, int *r) { *r = p.a; }

__global__ void k(int *p, unsigned *q, double *d, unsigned short *h) {
    atomicAdd(d, 1.0);                  // error: no instance of overloaded function "atomicAdd"
    atomicAdd_system(p, 1);             // error: identifier "atomicAdd_system" is undefined
    atomicCAS(h, h[1], h[2]);           // error: no instance of overloaded function "atomicCAS"
    *q = __match_any_sync(~0u, *p);     // error: identifier "__match_any_sync" is undefined
    __nanosleep(10);                    // error: identifier "__nanosleep" is undefined
    *p = __dp4a(*p, *p, *p);            // error: identifier "__dp4a" is undefined
}
