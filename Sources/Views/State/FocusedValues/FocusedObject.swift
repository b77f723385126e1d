public import Reactive

/// The observable object of the view that has the focus, or of the page; nil if there is none.
@MainActor
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the object's properties.
    public typealias Wrapper = ObservedObjectWrapper<ObjectType>

    private var location: Location?

    public init() {}

    /// The object.
    public var wrappedValue: ObjectType? { location?.reading?.read() }

    /// Makes bindings to the object's properties.
    public var projectedValue: Wrapper? { location?.reading.map { Wrapper(reading: $0) } }
}

extension FocusedObject: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        let kept = slot as? Location ?? Location(context.node.graph.page.focusedValues, label: context.label)
        slot = kept
        location = kept
    }

    package func isSame(as other: FocusedObject) -> Bool { true }

    /// The object that was found last, and who reads it.
    @MainActor
    private final class Location {
        private let store: FocusedStore
        private let label: String
        private var found: ObservedReading<ObjectType>?

        init(_ store: FocusedStore, label: String) {
            self.store = store
            self.label = label
        }

        var reading: ObservedReading<ObjectType>? {
            let object = store.read()[object: ObjectType.self]
            if found?.object !== object { found = object.map { ObservedReading($0, label: label) } }
            return found
        }
    }
}
