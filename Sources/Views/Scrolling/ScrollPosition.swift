/// Where something is scrolled to: to a view, to an edge, or to a distance from the beginning.
///
/// ```swift
/// struct Messages: View {
///     let messages: [String]
///     @State private var position = ScrollPosition(edge: .bottom)
///
///     var body: some View {
///         ScrollView {
///             ForEach(messages, id: \.self) { Text($0) }
///         }
///         .frame(height: 300)
///         .scrollPosition($position)
///         Button("First") { position.scrollTo(edge: .top) }
///     }
/// }
/// ```
public typealias ScrollPosition = GeometricScrollPosition<PlainGeometry>

/// A ``ScrollPosition``, with the types that a program writes sizes with.
public struct GeometricScrollPosition<Kind: Geometry>: Sendable {
    enum Target: Equatable, Sendable {
        case none
        case edge(Edge)
        /// A distance from the beginning on each axis; an axis without one stays where it is.
        case point(x: Double?, y: Double?)
        case view(anchor: UnitPoint?)
    }

    private(set) var target = Target.none
    /// How often a program has said where to.
    private(set) var requests = 0
    /// The identity of the view: of that which the program wants, or of that which stands first of those seen.
    public private(set) var viewID: (any Hashable & Sendable)?
    /// Whether a person has scrolled since the program has said where to.
    public private(set) var isPositionedByUser = false
    /// Takes an identity of the type that is looked for; nil for another.
    private let identity: @Sendable (Any) -> (any Hashable & Sendable)?

    /// Wherever it is.
    ///
    /// - Parameter idType: the type of the identities of the views that are scrolled.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
        identity = { $0 as? ID }
    }

    /// A view.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(idType: ID.self)
        scrollTo(id: id, anchor: anchor)
    }

    /// An edge of what is scrolled.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.init(idType: ID.self)
        scrollTo(edge: edge)
    }

    /// A distance from the beginning.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: Kind.Length, y: Kind.Length) {
        self.init(idType: ID.self)
        scrollTo(x: x, y: y)
    }

    /// A distance from the beginning, sideways only.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: Kind.Length) {
        self.init(idType: ID.self)
        scrollTo(x: x)
    }

    /// A distance from the beginning, downwards only.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: Kind.Length) {
        self.init(idType: ID.self)
        scrollTo(y: y)
    }

    /// A distance from the beginning.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: Kind.Point) {
        self.init(idType: ID.self)
        scrollTo(point: point)
    }
}

extension GeometricScrollPosition {
    /// Scrolls to a view: one of a ``ForEach``'s row, or one given with ``View/id(_:)``.
    ///
    /// - Parameters:
    ///   - id: its identity. No effect if no view on the page has it.
    ///   - anchor: where the view is to stand.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        request(.view(anchor: anchor))
        viewID = id
    }

    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) {
        request(.edge(edge))
    }

    /// Scrolls to a distance from the beginning.
    public mutating func scrollTo(x: Kind.Length, y: Kind.Length) {
        request(.point(x: Double(x), y: Double(y)))
    }

    public mutating func scrollTo(x: Kind.Length) {
        request(.point(x: Double(x), y: nil))
    }

    public mutating func scrollTo(y: Kind.Length) {
        request(.point(x: nil, y: Double(y)))
    }

    public mutating func scrollTo(point: Kind.Point) {
        let point = Kind.plain(point)
        request(.point(x: point.x, y: point.y))
    }

    /// The edge that the program wants; nil if it wants something else, or a person has scrolled.
    public var edge: Edge? {
        if case .edge(let edge) = target { edge } else { nil }
    }

    /// The distance that the program wants sideways.
    public var x: Kind.Length? {
        if case .point(let x?, _) = target { Kind.Length(x) } else { nil }
    }

    /// The distance that the program wants downwards.
    public var y: Kind.Length? {
        if case .point(_, let y?) = target { Kind.Length(y) } else { nil }
    }

    /// The distance that the program wants; nil if it does not say both of its lengths.
    public var point: Kind.Point? {
        if case .point(let x?, let y?) = target { Kind.value(Point(x: x, y: y)) } else { nil }
    }

    /// The identity of the view, if it is of this type.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID as? ID }

    /// The same, after a person has scrolled so that another view stands first.
    func followed(to id: Any?) -> Self {
        var position = self
        position.target = .none
        position.isPositionedByUser = true
        position.viewID = id.flatMap { identity($0) }
        return position
    }

    private mutating func request(_ target: Target) {
        self.target = target
        requests += 1
        isPositionedByUser = false
        viewID = nil
    }
}

extension GeometricScrollPosition: Equatable {
    public static func == (one: Self, other: Self) -> Bool {
        one.target == other.target && one.requests == other.requests
            && one.isPositionedByUser == other.isPositionedByUser
            && one.viewID.map { AnyHashable($0) } == other.viewID.map { AnyHashable($0) }
    }
}
