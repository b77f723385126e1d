/// An attribute with the revision of its last change; without a value it is one that was removed.
struct Attribute {
    let name: StaticString
    var value: String?
    var revision: Int

    func isNamed(_ other: StaticString) -> Bool {
        name.isEqual(to: other)
    }
}
