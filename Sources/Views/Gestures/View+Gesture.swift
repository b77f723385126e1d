internal import DOM

extension View {
    /// Gives the view a gesture. That of a view inside comes before it, if it is one of the same kind.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        GestureView(content: self, gesture: gesture, mark: "", mask: mask)
    }

    /// Gives the view a gesture, at times.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Gives the view a gesture that comes before those of the same kind inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
    {
        GestureView(content: self, gesture: gesture, mark: "!", mask: mask)
    }

    /// Gives the view a gesture that comes before those of the same kind inside, at times.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Gives the view a gesture that counts beside those of the views inside.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
    {
        GestureView(content: self, gesture: gesture, mark: "&", mask: mask)
    }

    /// Gives the view a gesture that counts beside those of the views inside, at times.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Does something when the view is pressed several times quickly; with a count of 1, when it is pressed and not once
    /// more. Without a count the view becomes a button.
    @preconcurrency
    public func onTapGesture(count: Int, perform action: @escaping @MainActor () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Does something when the view is pressed, with the place where it was.
    @_disfavoredOverload
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping @MainActor (Point) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Does something when the view is held down for a while.
    ///
    /// - Parameters:
    ///   - minimumDuration: how long, in seconds.
    ///   - maximumDistance: how far the finger may move meanwhile, in pixels.
    ///   - onPressingChanged: called with true when the finger comes down, and with false when it goes.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: Double = 10,
        perform action: @escaping @MainActor () -> Void,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        let press = PressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, onPress: onPressingChanged)
        return gesture(press.onEnded { _ in action() })
    }

    /// Does something when the view is held down for a while, by the earlier name of its closures.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: Double = 10,
        pressing: (@MainActor (Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// Does something when a pointer comes over the view, and when it goes. A finger does not, nor does a keyboard.
    public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
        gesture(HoverGesture<PlainGeometry>(space: .local, isContinuous: false) { action($0 != nil) })
    }

    /// Does something when a pointer moves over the view, and when it goes.
    @_disfavoredOverload
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping @MainActor (GeometricHoverPhase<PlainGeometry>) -> Void
    ) -> some View {
        continuousHover(coordinateSpace, action)
    }

    /// The same, for any geometry.
    package func continuousHover<G: Geometry>(
        _ space: CoordinateSpace, _ action: @escaping @MainActor (GeometricHoverPhase<G>) -> Void
    ) -> some View {
        gesture(
            HoverGesture<G>(space: space, isContinuous: true) { action($0.map { .active($0) } ?? .ended) })
    }
}

/// Where a pointer is over a view.
public enum GeometricHoverPhase<G: Geometry>: Equatable, Sendable {
    /// It is here.
    case active(G.Point)
    /// It has gone.
    case ended
}

/// Where a pointer is over a view.
public typealias HoverPhase = GeometricHoverPhase<PlainGeometry>

/// A pointer over a view, with nothing held down.
private struct HoverGesture<G: Geometry>: PrimitiveGesture {
    typealias Value = Void

    let space: CoordinateSpace
    let isContinuous: Bool
    let action: @MainActor (G.Point?) -> Void

    func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Void>) -> Void) {
        hub.add("hover:\(isContinuous ? 1 : 0):\(hub.name(of: space))") { phase, numbers in
            guard phase == .changed, numbers.count == 2 else { return action(nil) }
            action(G.value(Point(x: numbers[0], y: numbers[1])))
        }
    }
}

/// A view with a gesture.
private struct GestureView<Content: View, Action: Gesture>: View {
    let content: Content
    let gesture: Action
    /// How it stands to the gestures inside: `!` before them, `&` beside them.
    let mark: String
    let mask: GestureMask
}

extension GestureView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { GestureNode(self, at: place) }
}

private final class GestureNode<Content: View, Action: Gesture>: WrappingNode<
    GestureView<Content, Action>, Content
>, GestureReceiver
{
    private var view: GestureView<Content, Action>
    private let scope: EnvironmentScope
    private let hub: GestureHub
    /// The elements that have the gesture, and what of it they have been given.
    private var marked: [Element] = []
    private var text = ""

    init(_ view: GestureView<Content, Action>, at place: Place) {
        self.view = view
        scope = place.scope
        hub = GestureHub(place)
        super.init(view.content, at: place)
        evaluate()
    }

    override func update(_ view: GestureView<Content, Action>) {
        self.view = view
        child.update(view.content)
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        hub.connect(view.gesture)
        let isEnabled = track { scope.readable.isEnabled }
        let isOn = isEnabled && view.mask.contains(.gesture)
        let masked = view.mask.contains(.subviews) ? "" : " only"
        let fresh = isOn ? hub.kinds.map { view.mark + $0 }.joined(separator: " ") + masked : masked
        guard fresh != text else { return }
        if !isOn, !text.isEmpty { hub.cancel() }
        let elements = marked
        for element in elements { graph.gestures.clear(self, from: element) }
        text = fresh
        for element in elements { mark(element) }
    }

    private func mark(_ element: Element) {
        graph.gestures.give(self, text, to: element)
    }

    func receive(_ event: GestureEvent) {
        hub.receive(event)
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        let present = Array(elements[start...])
        if present.count == marked.count, zip(present, marked).allSatisfy({ $0 === $1 }) { return }
        for element in marked { graph.gestures.clear(self, from: element) }
        marked = present
        for element in present { mark(element) }
    }

    override func unmount() {
        super.unmount()
        hub.cancel()
        for element in marked { graph.gestures.clear(self, from: element) }
        marked = []
    }
}
