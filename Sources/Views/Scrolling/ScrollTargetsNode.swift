/// The place of a view inside of which views are scrolled to, and which follows what the browser shows of it.
@MainActor
class ScrollTargetsNode<Wrapper: View, Content: View>: MeasuringNode<Wrapper, Content> {
    /// The views that can be scrolled to.
    final let targets: ScrollTargets

    init(_ content: Content, at place: Place) {
        targets = ScrollTargets(around: place[ScrollTargetsKey.self])
        var inside = place.deeper
        inside[ScrollTargetsKey.self] = targets
        super.init(content, at: place, inside: inside)
    }
}
