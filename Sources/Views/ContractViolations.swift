// What a program may not do. These stop it, with the words that help to put it right; nothing that comes from
// outside a program leads here.

func primitiveHasNoBody(_ type: Any.Type) -> Never {
    preconditionFailure("\(type) is not made of other views: its body cannot be read.")
}

func objectReadTooEarly(_ type: Any.Type) -> Never {
    preconditionFailure("The \(type) of the environment can be read in the body of a view, not in its init.")
}
