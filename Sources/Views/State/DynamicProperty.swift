/// A property of a view whose value is kept outside the view: ``State`` and its like, and structs made of them.
@MainActor @preconcurrency
public protocol DynamicProperty {}

/// A dynamic property that finds what it keeps at the place of its view.
@MainActor
package protocol InstalledProperty: DynamicProperty {
    /// Whether it has to be found again for each evaluation, because the surroundings decide what it is.
    static var dependsOnSurroundings: Bool { get }

    /// Finds what was kept in the slot, or begins to keep it there.
    mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) throws

    /// Whether a view with the one shows the same as with the other.
    func isSame(as other: Self) -> Bool
}

extension InstalledProperty {
    package static var dependsOnSurroundings: Bool { false }
}

/// A dynamic property that needs nothing of its surroundings: it can belong to a whole program as well, see
/// ``ProgramState``.
@MainActor
package protocol KeptProperty: InstalledProperty {
    /// Finds what was kept in the slot, or begins to keep it there.
    mutating func install(_ slot: inout AnyObject?, label: String)
}

extension KeptProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        install(&slot, label: context.label)
    }
}

/// The facts of its view that a property is given.
@MainActor
package struct PropertyContext {
    /// The view's place.
    let node: Node
    let place: Place
    /// The property's name in the program, without the underscore.
    let label: String
}
