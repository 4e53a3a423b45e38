// A functional cast has one word before its parenthesis.
__global__ void k(long long *p) {
    p[0] = long long();       // error: type name is not allowed
    p[1] = unsigned char(3);  // error: type name is not allowed
    p[2] = long(4);
}
