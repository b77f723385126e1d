/// A literal that a program has twice: linkers unite those of several files, but not one with a NUL in it, unless
/// it has the size of a number.
let literalElsewhere: StaticString = "a\0bc"
