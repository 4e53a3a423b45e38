// SNAPSHOT: diagnostics
struct S {
    int a;
};
__global__ void k(float *x, S s) {
    x[0] = s; // error: no suitable conversion
    int *p = x; // error: cannot be used to initialize an entity of type "int *"
    p[0] = 1;
}
