package import DOM
public import Reactive

/// A box to tick, or a switch to turn on.
///
/// ```swift
/// Toggle("Send me news", isOn: $wantsNews)
/// Toggle("Night mode", isOn: $isNight).toggleStyle(.switch)
/// ```
public struct Toggle<Label: View>: View {
    package let label: Label
    let isOn: Binding<Bool>
    package private(set) var conflictDecision: ConflictDecision<Bool>?

    /// A toggle with a label that is made of views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.isOn = isOn
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title.
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == Views.Label<Text, Image> {
    /// A toggle with a title and one of the icons that ``Image/init(systemName:)`` knows.
    public init(_ title: LocalizedStringKey, systemImage name: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Views.Label(title, systemImage: name) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Views.Label(title, systemImage: name) }
    }
}

extension Toggle {
    /// Decides what becomes of a tick that the person has set without having seen that somebody else had: see
    /// ``TextField/onConflict(_:)``.
    public func onConflict(
        _ decide: @escaping (_ base: Bool, _ mine: Bool, _ theirs: Bool) -> Bool?
    ) -> Toggle {
        var toggle = self
        toggle.conflictDecision = decide
        return toggle
    }
}

extension Toggle: StyledView {
    func configuration(in graph: ViewGraph) -> ToggleStyleConfiguration {
        ToggleStyleConfiguration(label: StylePart(label), isOn: isOn)
    }

    func complete(_ body: AnyView) -> AnyView {
        AnyView(body.decorated(by: PressedDecoration(isPressed: isOn.wrappedValue)))
    }

    package func makeNode(at place: Place) -> ViewNode<Self> {
        makeStyledNode(at: place) ?? FieldNode(self, at: place)
    }
}

extension Toggle: FieldView {
    package var origin: BindingOrigin? { isOn.origin }

    package func makeField(in environment: EnvironmentValues) -> Field<Bool> {
        let style = environment.style(of: ToggleStyleConfiguration.self)
        return CheckboxElement(name: "", style: style is SwitchToggleStyle ? .switch : .checkbox)
    }

    package func value(of field: Field<Bool>) -> Bool { isOn.wrappedValue }

    package func take(_ value: Bool, from field: Field<Bool>) { isOn.wrappedValue = value }
}

/// Has the buttons of a toggle say whether it is on.
private struct PressedDecoration: Decoration, Equatable {
    let isPressed: Bool

    func decorate(_ element: Element) {
        for case let button as ButtonElement in element.controls {
            button["aria-pressed"] = isPressed ? "true" : "false"
        }
    }

    func clear(_ element: Element) {
        for case let button as ButtonElement in element.controls { button["aria-pressed"] = nil }
    }
}
