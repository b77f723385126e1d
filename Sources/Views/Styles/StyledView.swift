internal import DOM

/// A control that can be shown by a style of the program's.
@MainActor @preconcurrency
protocol StyledView: PrimitiveView {
    associatedtype Configuration

    /// The parts of the control that a style is given.
    func configuration(in graph: ViewGraph) -> Configuration

    /// Adds what the control is beside its looks.
    func complete(_ body: AnyView) -> AnyView
}

extension StyledView {
    func complete(_ body: AnyView) -> AnyView { body }
}

extension StyledView {
    /// Puts the control here as a style of the program's shows it. Returns nil if the control does that itself.
    func makeStyledNode(at place: Place) -> ViewNode<Self>? {
        guard let style = place.scope.current.style(of: Configuration.self), !(style is any BuiltInStyle)
        else { return nil }
        return StyledNode(self, style, at: place)
    }
}

/// The place of a control that a style of the program's shows.
private final class StyledNode<Control: StyledView>: ViewNode<Control> {
    private var control: Control
    private var style: any ViewStyle<Control.Configuration>
    private let scope: EnvironmentScope
    private let inside: Place
    private var child: ViewNode<AnyView>?

    init(_ control: Control, _ style: any ViewStyle<Control.Configuration>, at place: Place) {
        self.control = control
        self.style = style
        scope = place.scope
        var inside = place.deeper
        // A style may build on the control as it looks by itself.
        inside.scope = EnvironmentScope(in: place.scope) { $0.resetStyle(of: Control.Configuration.self) }
        self.inside = inside
        super.init(at: place)
        evaluate()
    }

    override func update(_ control: Control) {
        self.control = control
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        let body = track {
            style = scope.readable.style(of: Control.Configuration.self) ?? style
            return control.complete(style.view(of: control.configuration(in: graph)))
        }
        if let child { child.update(body) } else { child = inside.makeNode(body) }
    }

    override func collect(into elements: inout [Element]) {
        child?.collect(into: &elements)
    }

    override func unmount() {
        super.unmount()
        child?.unmount()
    }
}

/// A control that is made of other views, unless a style of the program's shows it.
struct Styled<Configuration, Native: View>: View {
    let configuration: Configuration
    let native: Native

    init(_ configuration: Configuration, @ViewBuilder native: () -> Native) {
        self.configuration = configuration
        self.native = native()
    }
}

extension Styled: StyledView {
    func configuration(in graph: ViewGraph) -> Configuration { configuration }

    package func makeNode(at place: Place) -> ViewNode<Self> {
        makeStyledNode(at: place) ?? NativeNode(self, at: place)
    }
}

/// The place of a control that shows itself.
private final class NativeNode<Configuration, Native: View>: WrappingNode<
    Styled<Configuration, Native>, Native
>
{
    init(_ view: Styled<Configuration, Native>, at place: Place) {
        super.init(view.native, at: place)
    }

    override func update(_ view: Styled<Configuration, Native>) {
        child.update(view.native)
    }
}
