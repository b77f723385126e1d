internal import DOM

extension View {
    /// Has what changes in the view together with a value show with an animation: colours, sizes, places, what comes
    /// and what goes. With `nil` it changes at once.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        AnimatedView(content: self, animation: animation, value: value)
    }

    /// Has whatever changes in the view show with an animation; with `nil` at once.
    public func animation(_ animation: Animation?) -> some View {
        decorated(by: AttributeDecoration("data-animates", animation?.text ?? "none", on: .element)).moving()
    }

    /// Changes how what changes in the view shows.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionView(content: self, transform: transform)
    }

    /// Changes how what changes in the view together with a value shows.
    public func transaction<Value: Equatable>(
        value: Value, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        TransactionView(content: self, value: AnyHashableOrEqual(value), transform: transform)
    }

    /// Gives the page the script by which browsers move things.
    package func moving() -> some View { MovingView(content: self) }

    /// Shows the view larger or smaller around a point of it, without taking another room.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Shows the view wider or narrower, and higher or lower, around a point of it, without taking another room.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
        decorated(
            by: StyleDecoration(
                "scaled", [.init("--scale", "\(x.digits) \(y.digits)")] + anchor.origin, reach: .side(.scale))
        )
    }

    /// Turns the view around a point of it, without taking another room.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        decorated(
            by: StyleDecoration(
                "turned", [.init("--turn", "\(angle.degrees.digits)deg")] + anchor.origin, reach: .side(.turn)
            ))
    }

    /// Shows the view some pixels further to the trailing edge and further down, without taking another room.
    public func offset(x: Double = 0, y: Double = 0) -> some View {
        decorated(by: "offset", "--offset", "\(x.length) \(y.length)", reach: .side(.offset))
    }
}

extension UnitPoint {
    /// Where what is turned or scaled stands still, unless it is the middle.
    var origin: [StyleDecoration.Value] {
        self == .center ? [] : [.init("--origin", "\((x * 100).digits)% \((y * 100).digits)%")]
    }
}

extension ViewGraph {
    /// How what is being brought up to date shall show; nil if nobody has said so.
    var transaction: Transaction? { hasMotion ? motion.transaction : nil }
}

/// A view on a page that things move on.
private struct MovingView<Content: View>: View {
    let content: Content
}

extension MovingView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { MovingNode(self, at: place) }
}

private final class MovingNode<Content: View>: WrappingNode<MovingView<Content>, Content> {
    init(_ view: MovingView<Content>, at place: Place) {
        _ = place.graph.motion
        super.init(view.content, at: place)
    }

    override func update(_ view: MovingView<Content>) {
        child.update(view.content)
    }
}

/// A view that moves when a value changes.
private struct AnimatedView<Content: View, Value: Equatable>: View {
    let content: Content
    let animation: Animation?
    let value: Value
}

extension AnimatedView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { AnimatedNode(self, at: place) }
}

private final class AnimatedNode<Content: View, Value: Equatable>: WrappingNode<
    AnimatedView<Content, Value>, Content
>
{
    private var value: Value

    init(_ view: AnimatedView<Content, Value>, at place: Place) {
        value = view.value
        _ = place.graph.motion
        super.init(view.content, at: place)
    }

    override func update(_ view: AnimatedView<Content, Value>) {
        guard view.value != value else { return child.update(view.content) }
        value = view.value
        let isOff = graph.transaction?.disablesAnimations == true
        let animation = isOff ? nil : view.animation
        graph.motion.prepare([child])
        Animating.with(animation, in: graph) { child.update(view.content) }
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            graph.motion.move(elements, with: animation)
        }
    }
}

/// A view with a say in how what changes in it shows.
private struct TransactionView<Content: View>: View {
    let content: Content
    var value: AnyHashableOrEqual?
    let transform: (inout Transaction) -> Void
}

extension TransactionView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { TransactionNode(self, at: place) }
}

private final class TransactionNode<Content: View>: WrappingNode<TransactionView<Content>, Content>,
    TransactionFilter
{
    private var view: TransactionView<Content>
    /// Whether the value has changed in this turn; it has if there is none to change.
    private var isMeant: Bool

    init(_ view: TransactionView<Content>, at place: Place) {
        self.view = view
        isMeant = view.value == nil
        super.init(view.content, at: place)
        graph.motion.add(self)
    }

    override func update(_ view: TransactionView<Content>) {
        let isAnother = view.value.map { !$0.isEqual(to: self.view.value) } ?? true
        self.view = view
        isMeant = isAnother
        let before = graph.transaction ?? Transaction()
        let after = isAnother ? transformed(before) : before
        Animating.with(after.animation, in: graph) { child.update(view.content) }
        guard graph.transaction == nil, after.animation != nil else { return }
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            graph.motion.move(elements, with: after.animation)
        }
    }

    func apply(to transaction: Transaction) {
        guard isMeant else { return }
        isMeant = view.value == nil
        let after = transformed(transaction)
        if after != transaction { graph.motion.move(elements, with: after.animation) }
    }

    private func transformed(_ transaction: Transaction) -> Transaction {
        var transaction = transaction
        view.transform(&transaction)
        return transaction
    }

    override func unmount() {
        super.unmount()
        graph.motion.remove(self)
    }
}

/// A value that can be compared with another one of its type.
private struct AnyHashableOrEqual {
    private let value: Any
    private let comparison: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        comparison = { ($0 as? Value) == value }
    }

    func isEqual(to other: AnyHashableOrEqual?) -> Bool { other.map { comparison($0.value) } ?? false }
}

/// The animation with which the views that are being brought up to date change what they interpolate themselves.
@MainActor
enum Animating {
    @exclusivity(unchecked) private static var nearest: Animation??

    /// Brings views up to date that change with an animation of their own.
    static func with(_ animation: Animation?, in graph: ViewGraph, _ body: () -> Void) {
        let outer = nearest
        nearest = .some(animation)
        body()
        nearest = outer
    }

    /// The animation of the moment.
    static func animation(in graph: ViewGraph) -> Animation? {
        if let nearest { return nearest }
        guard let transaction = graph.transaction, !transaction.disablesAnimations else { return nil }
        return transaction.animation
    }
}
