#pragma once

#include <stddef.h>

// The digests of the passwords that are refused for being common: 5 bytes each, in ascending order.
const unsigned char *_Nonnull pinion_common_password_digests(void);
extern const size_t pinion_common_passwords_size;
