// Swift's runtime tells whether a type conforms to a protocol, not which types do. The compiler leaves a list of all
// conformances in a section of the program, in the form that docs/ABI of the Swift project describes.

#include "previews.h"

#include <stdint.h>

// The linker defines these two for a section with such a name; without it there are none.
extern const int32_t start[] __asm__("__start_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));
extern const int32_t stop[] __asm__("__stop_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));

// The descriptor of the protocol SwiftUI.PreviewSource.
extern const char preview_source[] __asm__("$s7SwiftUI13PreviewSourceMp");

struct conformance {
    int32_t protocol, type, witnesses;
    uint32_t flags;
};

struct type {
    uint32_t flags;
    int32_t parent, name, accessor;
};

struct response {
    const void *metadata;
    size_t state;
};

// What lies so far from the field that says how far.
static const void *at(const int32_t *field) { return (const char *)field + *field; }

// The same, or what a pointer there points to.
static const void *at_or_through(const int32_t *field) {
    const void *place = (const char *)field + (*field & ~1);
    return *field & 1 ? *(const void *const *)place : place;
}

static const struct type *type_of(const struct conformance *conformance) {
    switch (conformance->flags >> 3 & 7) {
    case 0: return at(&conformance->type);
    case 1: return *(const struct type *const *)at(&conformance->type);
    default: return NULL;
    }
}

size_t preview_types(const void **types, size_t room) {
    size_t count = 0;
    for (const int32_t *record = start; record < stop; record++) {
        const struct conformance *conformance = at_or_through(record);
        if (at_or_through(&conformance->protocol) != preview_source) continue;
        const struct type *type = type_of(conformance);
        // One that is generic is many types.
        if (!type || type->flags & 0x80 || !type->accessor) continue;
        struct response (*accessor)(size_t) = (struct response (*)(size_t))at(&type->accessor);
        if (count < room) types[count] = accessor(0).metadata;
        count++;
    }
    return count;
}
