/// How a kind of control looks: what ``ButtonStyle``, ``ToggleStyle`` and their like have in common.
///
/// A style makes a view of the parts that a control consists of, its configuration. It may have dynamic properties, such as
/// ``Environment``, like any view.
@MainActor @preconcurrency
public protocol ViewStyle<Parts>: DynamicProperty {
    /// The parts of a control that a style of this kind is given.
    associatedtype Parts
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the view that shows the control.
    @ViewBuilder func makeBody(configuration: Parts) -> Body
}

/// A style that the control itself knows how to show.
@MainActor @preconcurrency
protocol BuiltInStyle: ViewStyle {}

/// The view that a style has made of a control; one of its own, so that the style's dynamic properties are found.
struct StyleBody<Style: ViewStyle>: View {
    let style: Style
    let configuration: Style.Parts

    var body: some View { style.makeBody(configuration: configuration) }
}

extension ViewStyle {
    /// The view that the style makes of a control, of whatever type.
    func view(of configuration: Parts) -> AnyView {
        AnyView(StyleBody(style: self, configuration: configuration))
    }
}
