// FLAGS: -std=c++23
__global__ void k(int *p) {
    p[0] = p[1, 2];                     // error: too many array bounds
    p[1] = "\N{NO SUCH CHARACTER}"[0];  // error: the name "NO SUCH CHARACTER" does not designate a known Unicode character
    p[2] = "\x{}"[0];                   // error: invalid hexadecimal number
}
