public import Reactive

/// An observable object that a view around this one has given with `environmentObject(_:)`.
///
/// ```swift
/// struct ArticleView: View {
///     @EnvironmentObject var theme: Theme
///
///     var body: some View { Text("In \(theme.name)") }
/// }
/// ```
///
/// - Important: Where nobody has given one the view cannot be shown. A page is then not opened (status 500), and the
///   program's author is told which object is missing in which view.
@MainActor
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var reading: ObservedReading<ObjectType>?

    public init() {}

    /// The object.
    public var wrappedValue: ObjectType {
        installed.read()
    }

    /// Makes bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObjectWrapper(reading: installed)
    }

    private var installed: ObservedReading<ObjectType> {
        guard let reading else { objectReadTooEarly(ObjectType.self) }
        return reading
    }
}

extension EnvironmentObject: InstalledProperty {
    package static var dependsOnSurroundings: Bool { true }

    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) throws {
        let object = context.place.scope.object(ObjectType.self, for: context.node)
        guard let object else {
            throw MissingObject(
                object: ObjectType.self, view: context.place.owner, path: context.node.graph.path)
        }
        if let kept = slot as? ObservedReading<ObjectType>, kept.object === object {
            reading = kept
        } else {
            let fresh = ObservedReading(object, label: context.label)
            slot = fresh
            reading = fresh
        }
    }

    package func isSame(as other: EnvironmentObject) -> Bool { true }
}

/// A view needs an object that nobody around it has put into the environment.
package struct MissingObject: Error, CustomStringConvertible {
    let object: Any.Type
    let view: Any.Type
    let path: String

    package var description: String {
        "\(view) on \(path) needs a \(object) from its environment: give one with .environmentObject or .environment."
    }
}
