package import Reactive

extension Binding: DynamicProperty {}

/// A binding keeps nothing at the view's place: it is only compared.
extension Binding: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {}

    package func isSame(as other: Binding) -> Bool {
        origin != nil && origin == other.origin
    }
}
