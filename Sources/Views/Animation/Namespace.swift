/// The names of views that are the same to a person's eye: see `matchedGeometryEffect(id:in:)`.
///
/// ```swift
/// @Namespace private var album
/// ```
@MainActor
@propertyWrapper
public struct Namespace: DynamicProperty {
    private var location: Location?

    public nonisolated init() {}

    /// What tells it from all others.
    public var wrappedValue: ID { location?.id ?? ID(number: 0) }

    /// What tells namespaces apart.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    @MainActor
    final class Location {
        let id: ID

        init() {
            Namespace.last += 1
            id = ID(number: Namespace.last)
        }
    }

    fileprivate static var last = 0
}

extension Namespace: KeptProperty {
    package mutating func install(_ slot: inout AnyObject?, label: String) {
        let kept = slot as? Location ?? Location()
        slot = kept
        location = kept
    }

    package func isSame(as other: Namespace) -> Bool { true }
}

/// What of a view's geometry is that of another one.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Where it is.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large it is.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Has the view come from where one of the same name was, when that goes with an animation in the same turn.
    ///
    /// Of `properties` the browser moves what is asked for. A view that is not a source takes nothing from one that
    /// stays.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        let name = "\(properties.rawValue) \(namespace.number) \(id)".prefix(200)
        return decorated(by: AttributeDecoration("data-match", String(name), on: .element)).moving()
    }
}
