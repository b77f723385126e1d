// What a program may not do. These stop it, with the words that help to put it right; nothing that comes from
// outside a program leads here.

func bindingBeforeFirstValue(_ keyPath: AnyKeyPath) -> Never {
    preconditionFailure(
        "binding(\(keyPath)) of a Bindable that holds nothing yet: use binding(_:default:), or update it first."
    )
}
