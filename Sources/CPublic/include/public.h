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

// The drawings of the symbols that are in none of these: lines of a name, a space and what stands inside of an <svg>, in the
// order of their bytes.
const unsigned char *_Nonnull symbol_drawings(void);
extern const size_t symbol_drawings_size;
