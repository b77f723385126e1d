/// The attributes of elements that begin with a class and nothing else. Nearly all elements of a class keep these, and so
/// share one list.
@MainActor
enum ClassAttributes {
    @exclusivity(unchecked) private static var known: [String: [Attribute]] = [:]
    /// A style sheet has so many classes, but a program can make up names without number.
    private static let maximumCount = 1_000

    /// The attributes of an element that has a class.
    static func of(_ className: String) -> [Attribute] {
        if let attributes = known[className] { return attributes }
        let attributes = [Attribute(name: "class", value: className, revision: 0)]
        if known.count < maximumCount { known[className] = attributes }
        return attributes
    }
}
