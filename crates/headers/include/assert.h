// assert in device code, for compiles without host headers. May be included again with another NDEBUG.
#include "crt/prelude.h"

#undef assert
#ifdef NDEBUG
#define assert(e) (static_cast<void>(0))
#else
#define assert(e) (static_cast<bool>(e) ? static_cast<void>(0) : __assertfail(#e, __FILE__, __LINE__, static_cast<const char *>(__func__), 1))
#endif
