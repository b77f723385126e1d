public import Observation

/// A value that the surroundings of a view have set.
///
/// ```swift
/// struct ArticleView: View {
///     @Environment(\.theme) private var theme
///     @Environment(Library.self) private var library
///
///     var body: some View { Text(library.title).foregroundStyle(theme.titleColor) }
/// }
/// ```
///
/// The view is evaluated again when the value it has read changes.
@MainActor
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case value((EnvironmentValues) -> Value)
        /// An object, or a way to say that there is none.
        case object(Any.Type, (AnyObject?) -> Value?)
    }

    private let source: Source
    private var location: Location?

    /// The value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .value { $0[keyPath: keyPath] }
    }

    /// The value.
    public var wrappedValue: Value {
        switch source {
        case .value(let read):
            return read(location?.scope.readable ?? EnvironmentValues())
        case .object(let type, let read):
            guard let value = read(location?.object) else { objectReadTooEarly(type) }
            return value
        }
    }
}

extension Environment where Value: AnyObject & Observable {
    /// The observable object of a type that `environment(_:)` was given.
    public init(_ type: Value.Type) {
        source = .object(type) { $0 as? Value }
    }
}

extension Environment {
    /// The observable object of a type that `environment(_:)` was given, or `nil`.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        source = .object(type) { .some($0 as? Object) }
    }
}

extension Environment: InstalledProperty {
    package static var dependsOnSurroundings: Bool { true }

    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) throws {
        let kept = slot as? Location ?? Location(context.place.scope)
        slot = kept
        location = kept
        guard case .object(let type, let read) = source else { return }
        let object = kept.scope.anyObject(of: type, for: context.node)
        // What the view began while it had an object may still read it: it keeps the last one.
        guard read(object) != nil else {
            throw MissingObject(object: type, view: context.place.owner, path: context.node.graph.path)
        }
        kept.object = object
    }

    package func isSame(as other: Environment) -> Bool { true }

    final class Location {
        let scope: EnvironmentScope
        var object: AnyObject?

        init(_ scope: EnvironmentScope) {
            self.scope = scope
        }
    }
}
