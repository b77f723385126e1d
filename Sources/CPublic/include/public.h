// What browsers load of Pinion's: a copy of the folder Public inside the program.

#pragma once

#include <stddef.h>

struct public_file {
    // Below the folder, with a slash before it.
    const char *_Nonnull path;
    const unsigned char *_Nonnull bytes;
    size_t count;
};

// The files, as many as public_file_count says.
const struct public_file *_Nonnull public_file_table(void);
extern const size_t public_file_count;
