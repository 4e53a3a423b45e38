// The iterators of namespace std, for compiles without host headers. There is no <iterator>: what has one of its own needs the streams, too.
#pragma once

#include <utility>
#include "crt/cxx/in_std.h"
#include "crt/cxx/iterator.h"
