// What `make` has made of a list of passwords; README.md says which.

#include "passwords.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char digests[] = {
#embed "common-passwords.bin"
};
const size_t pinion_common_passwords_size = sizeof digests;

const unsigned char *pinion_common_password_digests(void) { return digests; }
