public import Reactive

/// An observable object that somebody else owns.
///
/// ```swift
/// struct ArticleListView: View {
///     @ObservedObject var library: Library
///
///     var body: some View { Text("\(library.articles.count) articles") }
/// }
/// ```
///
/// The views that have read the object are evaluated again when it changes; `$library.query` is a `Binding` to
/// one of its properties.
@MainActor
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the object's properties.
    public typealias Wrapper = ObservedObjectWrapper<ObjectType>

    private var object: ObjectType
    private var reading: ObservedReading<ObjectType>?

    public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    public init(initialValue: ObjectType) {
        object = initialValue
    }

    /// The object.
    public var wrappedValue: ObjectType {
        get { reading?.read() ?? object }
        set {
            object = newValue
            reading = nil
        }
    }

    /// Makes bindings to the object's properties.
    public var projectedValue: Wrapper {
        Wrapper(reading: reading ?? ObservedReading(object, label: ""))
    }
}

extension ObservedObject: KeptProperty {
    package mutating func install(_ slot: inout AnyObject?, label: String) {
        if let kept = slot as? ObservedReading<ObjectType>, kept.object === object {
            reading = kept
        } else {
            let fresh = ObservedReading(object, label: label)
            slot = fresh
            reading = fresh
        }
    }

    package func isSame(as other: ObservedObject) -> Bool { object === other.object }
}
