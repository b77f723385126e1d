// The previews that are compiled into the program.

#pragma once

#include <stddef.h>

// Writes the types that conform to the protocol SwiftUI.PreviewSource, as Swift's metadata, and returns how many there are:
// that may be more than there is room for.
size_t preview_types(const void *_Nullable *_Nonnull types, size_t room);
