#pragma once

// What the Glibc module of Swift leaves out of the C library: how the heap is set.

#include <malloc.h>
