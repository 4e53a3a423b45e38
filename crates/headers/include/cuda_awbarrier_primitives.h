// Barriers in shared memory as functions of C.
#pragma once

#include "device_functions.h"

#ifdef __CUDACC__
typedef unsigned long long __mbarrier_t;
typedef unsigned long long __mbarrier_token_t;

#define __OXICC_BAR static __device__ __forceinline__
#define __OXICC_AT (unsigned int)__cvta_generic_to_shared(barrier)
__OXICC_BAR unsigned int __mbarrier_maximum_count() { return (1u << 20) - 1; }
__OXICC_BAR void __mbarrier_init(__mbarrier_t *barrier, unsigned int expected) {
    asm volatile("mbarrier.init.shared.b64 [%0], %1;" ::"r"(__OXICC_AT), "r"(expected) : "memory");
}
__OXICC_BAR void __mbarrier_inval(__mbarrier_t *barrier) { asm volatile("mbarrier.inval.shared.b64 [%0];" ::"r"(__OXICC_AT) : "memory"); }
__OXICC_BAR __mbarrier_token_t __mbarrier_arrive(__mbarrier_t *barrier) {
    __mbarrier_token_t token;
    asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(token) : "r"(__OXICC_AT) : "memory");
    return token;
}
__OXICC_BAR __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t *barrier) {
    __mbarrier_token_t token;
    asm volatile("mbarrier.arrive_drop.shared.b64 %0, [%1];" : "=l"(token) : "r"(__OXICC_AT) : "memory");
    return token;
}
__OXICC_BAR bool __mbarrier_test_wait(__mbarrier_t *barrier, __mbarrier_token_t token) {
    unsigned int done;
    asm volatile("{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }" : "=r"(done) : "r"(__OXICC_AT), "l"(token) : "memory");
    return done;
}
__OXICC_BAR bool __mbarrier_test_wait_parity(__mbarrier_t *barrier, bool phase_parity) {
    unsigned int done;
    asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }" : "=r"(done) : "r"(__OXICC_AT), "r"((unsigned int)phase_parity) : "memory");
    return done;
}
__OXICC_BAR bool __mbarrier_try_wait(__mbarrier_t *barrier, __mbarrier_token_t token, unsigned int hint = 0) {
    unsigned int done;
    asm volatile("{ .reg .pred p; mbarrier.try_wait.shared.b64 p, [%1], %2, %3; selp.u32 %0, 1, 0, p; }" : "=r"(done) : "r"(__OXICC_AT), "l"(token), "r"(hint) : "memory");
    return done;
}
__OXICC_BAR bool __mbarrier_try_wait_parity(__mbarrier_t *barrier, bool phase_parity, unsigned int hint = 0) {
    unsigned int done;
    asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared.b64 p, [%1], %2, %3; selp.u32 %0, 1, 0, p; }" : "=r"(done) : "r"(__OXICC_AT), "r"((unsigned int)phase_parity), "r"(hint) : "memory");
    return done;
}
__OXICC_BAR unsigned int __mbarrier_token_pending_count(__mbarrier_token_t token) {
    unsigned int n;
    asm("mbarrier.pending_count.b64 %0, %1;" : "=r"(n) : "l"(token));
    return n;
}
#undef __OXICC_BAR
#undef __OXICC_AT
#endif
