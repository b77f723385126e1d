#pragma once
#include <stddef.h>

// How many bytes of the heap are in use, with what malloc adds to each block.
size_t heap_bytes_in_use(void);
