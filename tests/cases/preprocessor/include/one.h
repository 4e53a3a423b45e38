#ifndef ONE_H
#define ONE_H
__device__ inline int one() { return 11; }
#endif
