/// The empty view for a value of which nobody has said how it is shown; the program's author is told.
struct MissingDestination: View {
    let value: AnyHashable?
}

extension MissingDestination: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { MissingDestinationNode(self, at: place) }
}

private final class MissingDestinationNode: ViewNode<MissingDestination> {
    init(_ view: MissingDestination, at place: Place) {
        super.init(at: place)
        guard let value = view.value?.base else { return }
        // What says so may come onto the page together with the value.
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            let type = type(of: value)
            graph.report("No navigationDestination(for: \(type).self) below says how such a value is shown.")
        }
    }
}
