/// A space that coordinates belong to.
public enum CoordinateSpace: Hashable {
    /// That of the window that shows the page.
    case global
    /// That of the view itself.
    case local
    /// That of the nearest view around it that was given the name with ``View/coordinateSpace(_:)``.
    case named(AnyHashable)
}

extension CoordinateSpace {
    /// Whether it is the window's.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

/// Names a ``CoordinateSpace``: `.local`, `.global`, `.named("board")` or `.scrollView`.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the nearest view around that has this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The coordinates of the nearest ``ScrollView`` around, as far as it can be seen.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace()) }

    /// The coordinates of the nearest ``ScrollView`` around, as far as it can be seen.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinates of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinates of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name of the space of what scrolls.
struct ScrollViewSpace: Hashable {}
