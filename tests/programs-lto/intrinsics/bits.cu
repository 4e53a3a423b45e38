__device__ unsigned bits(unsigned x, int i) {
  unsigned r = __brev(x) ^ __funnelshift_l(x, x + 1, i) ^ __byte_perm(x, ~x, 0x3715);
  r ^= unsigned(__dp4a(int(x), i, 5)) ^ max(x, 77u) ^ unsigned(abs(int(x))) ^ __umulhi(x, x);
  return r ^ unsigned(__clz(x)) ^ unsigned(__float2int_rn(x * 1e-6f));
}
