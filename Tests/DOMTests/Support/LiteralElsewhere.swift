/// The literal of a test once more, at another address in the program. It holds a NUL, since linkers merge the literals
/// of several files that hold none.
let literalElsewhere: StaticString = "a\0bc"
