/// A literal that a program has twice: linkers unite those of several files, but not those with a NUL in them.
let literalElsewhere: StaticString = "a\0b"
