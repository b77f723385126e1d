internal import DOM

extension View {
    /// Has the view look otherwise while it comes into sight and goes out of it.
    ///
    /// ```swift
    /// ScrollView(.horizontal) {
    ///     HStack {
    ///         ForEach(photos) { photo in
    ///             PhotoView(photo: photo)
    ///                 .scrollTransition { content, phase in
    ///                     content
    ///                         .opacity(phase.isIdentity ? 1 : 0.4)
    ///                         .scaleEffect(phase.isIdentity ? 1 : 0.8)
    ///                 }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// The browser does it by itself: as far as the view has come, where it can, or else when half of the view is seen.
    /// Motion is off for those who want less of it.
    ///
    /// - Parameters:
    ///   - configuration: in which way.
    ///   - axis: the direction that counts; that of what scrolls if it is not given.
    ///   - transition: says how the view looks in each phase; it is called once for each.
    public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// The same in two ways: one at the top or the leading edge, one at the bottom or the trailing edge. Of two that go over
    /// once, at different parts of the view, that at the bottom counts.
    public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        let looks = { (phase: ScrollTransitionPhase, configuration: ScrollTransitionConfiguration) in
            transition(EmptyVisualEffect(), configuration.mode == .identity ? .identity : phase).looks
        }
        return PhasedView(
            content: self,
            phases: PhaseLooks(
                before: looks(.topLeading, topLeading), seen: looks(.identity, .identity),
                after: looks(.bottomTrailing, bottomTrailing), axis: axis,
                step: bottomTrailing.step ?? topLeading.step,
                curve: bottomTrailing.curve ?? topLeading.curve))
    }
}

/// How a view looks in each phase.
private struct PhaseLooks {
    let before: VisualLooks
    let seen: VisualLooks
    let after: VisualLooks
    let axis: Axis?
    let step: (share: Double, animation: Animation)?
    let curve: String?
}

private struct PhasedView<Content: View>: View {
    let content: Content
    let phases: PhaseLooks
}

extension PhasedView: PrimitiveView {
    func makeNode(at place: Place) -> ViewNode<Self> { PhasedNode(self, at: place) }
}

private final class PhasedNode<Content: View>: WrappingNode<PhasedView<Content>, Content> {
    private var view: PhasedView<Content>
    private var phased: [Element] = []

    init(_ view: PhasedView<Content>, at place: Place) {
        self.view = view
        super.init(view.content, at: place)
    }

    override func update(_ view: PhasedView<Content>) {
        self.view = view
        child.update(view.content)
        for element in phased { element.show(view.phases) }
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        let present = Array(elements[start...])
        for element in present where !phased.contains(where: { $0 === element }) {
            element.show(view.phases)
        }
        phased = present
        guard !present.isEmpty else { return }
        graph.page.needScript("/phases.js")
        graph.page.need(.measures)
    }
}

extension Element {
    fileprivate func show(_ phases: PhaseLooks) {
        setClass(true, "phased")
        setClass("phased-along", phases.axis.map { $0 == .horizontal ? "x" : "y" })
        setClass(phases.step != nil, "phased-once")
        self["data-phase-at"] = phases.step.map { $0.share.digits }
        setStyle("--phase-time", phases.step.map { min($0.animation.wholeDuration, 10).digits + "s" })
        setStyle("--phase-curve", phases.curve)
        setStyle("--before-transform", phases.before.transform)
        setStyle("--before-filter", phases.before.filter)
        setStyle("--seen-transform", phases.seen.transform)
        setStyle("--seen-filter", phases.seen.filter)
        setStyle("--after-transform", phases.after.transform)
        setStyle("--after-filter", phases.after.filter)
    }
}
