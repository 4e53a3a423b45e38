// Assembly that asks for an operand it was not given. The reference finds it in its code generator.
__global__ void k(int *p) {
    asm("mov.u32 %0, %1;" : "=r"(*p)); // error: asm operand index requested is larger than the number of asm operands provided!
}
