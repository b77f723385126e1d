internal import DOM

/// A change that can be made to any view.
///
/// ```swift
/// struct Card: ViewModifier {
///     func body(content: Content) -> some View {
///         content.padding().background(.secondary)
///     }
/// }
///
/// struct Greeting: View {
///     var body: some View { Text("Hello").modifier(Card()) }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the view that the modifier makes.
    associatedtype Body: View

    /// The view that is changed.
    typealias Content = ModifierContent

    /// Makes the view from the one that is changed.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` changes.
public struct ModifierContent: View {
    let content: AnyView

    public var body: AnyView { content }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
    let content: Content
    let modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension View {
    /// Changes the view.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ModifierNode(self, at: place) }
}

private final class ModifierNode<Content: View, Modifier: ViewModifier>: ViewNode<
    ModifiedContent<Content, Modifier>
>
{
    private var content: ModifierContent
    private var modifier: Modifier
    private var owner = FieldOwner(for: Modifier.self)
    private let inside: Place
    private var child: ViewNode<Modifier.Body>?

    init(_ view: ModifiedContent<Content, Modifier>, at place: Place) {
        content = ModifierContent(content: AnyView(view.content))
        modifier = view.modifier
        var inside = place.deeper
        inside.owner = Modifier.self
        self.inside = inside
        super.init(at: place)
        evaluate()
    }

    override func update(_ view: ModifiedContent<Content, Modifier>) {
        content = ModifierContent(content: AnyView(view.content))
        _ = owner.replace(&modifier, with: view.modifier)
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        let body = track {
            owner.install(in: &modifier, for: self, at: inside) ? modifier.body(content: content) : nil
        }
        guard let body else {
            child?.unmount()
            child = nil
            return inside.container.setNeedsArranging()
        }
        if let child {
            child.update(body)
        } else {
            child = inside.makeNode(body)
            inside.container.setNeedsArranging()
        }
    }

    override func collect(into elements: inout [Element]) {
        child?.collect(into: &elements)
    }

    override func unmount() {
        super.unmount()
        child?.unmount()
        owner.uninstall()
    }
}
