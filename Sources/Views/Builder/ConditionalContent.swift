internal import DOM

/// One of two views, as `if` and `switch` choose.
public struct ConditionalContent<TrueContent: View, FalseContent: View>: View {
    enum Choice {
        case first(TrueContent)
        case second(FalseContent)
    }

    let choice: Choice

    init(_ choice: Choice) {
        self.choice = choice
    }
}

extension ConditionalContent: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ConditionalNode(self, at: place) }
}

private final class ConditionalNode<TrueContent: View, FalseContent: View>: ViewNode<
    ConditionalContent<TrueContent, FalseContent>
>
{
    private enum Child {
        case first(ViewNode<TrueContent>)
        case second(ViewNode<FalseContent>)

        var node: Node {
            switch self {
            case .first(let node): node
            case .second(let node): node
            }
        }
    }

    private let inside: Place
    private var child: Child

    init(_ view: ConditionalContent<TrueContent, FalseContent>, at place: Place) {
        inside = place.deeper
        child = Self.make(view, inside)
        super.init(at: place)
    }

    override func update(_ view: ConditionalContent<TrueContent, FalseContent>) {
        switch (view.choice, child) {
        case (.first(let content), .first(let node)): node.update(content)
        case (.second(let content), .second(let node)): node.update(content)
        default:
            child.node.unmount()
            child = Self.make(view, inside)
            inside.container.setNeedsArranging()
        }
    }

    private static func make(
        _ view: ConditionalContent<TrueContent, FalseContent>, _ place: Place
    ) -> Child {
        switch view.choice {
        case .first(let content): .first(place.makeNode(content))
        case .second(let content): .second(place.makeNode(content))
        }
    }

    override func collect(into elements: inout [Element]) {
        child.node.collect(into: &elements)
    }

    override func unmount() {
        super.unmount()
        child.node.unmount()
    }
}
