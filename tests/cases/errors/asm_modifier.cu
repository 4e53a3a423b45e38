// GCC's operand modifiers mean nothing here.
__global__ void k(int *p) {
    asm("mov.u32 %w0, 1;" : "=r"(*p)); // error: Asm operand modifier not supported at "%w", try removing modifier or escaping with %
}
