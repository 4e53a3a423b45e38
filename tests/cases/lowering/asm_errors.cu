// Inline assembly that device code rejects.
__global__ void k(int *r, float f, char c) {
    int x;
    asm("mov.b32 %0, %1;" : "=r"(x) : "r"(f)); // error: asm operand type size(4) does not match type/size implied by constraint 'r'
    asm("mov.b32 %0, %1;" : "=r"(x) : "r"(c)); // error: asm operand type size(1) does not match type/size implied by constraint 'r'
    asm("mov.b32 %0, %1;" : "=r"(x) : "m"(x)); // error: asm constraint letter 'm' is not allowed inside a __device__/__global__ function
    asm("mov.b32 %0, %1;" : "=r"(x) : "j"(x)); // error: unknown asm constraint letter 'j'
    asm("mov.b32 %0, %1;" : "=r"(x) : "n"(x)); // error: an asm operand must be an integral constant expression.
    asm("mov.b32 %0, 1;" : "=r"(x) : : "cc"); // error: The cc clobber constraint is not supported in device code
    asm("mov.b32 %0, 1;" : "=r"(x) : : "eax"); // error: unknown register name "eax"
    *r = x;
}
