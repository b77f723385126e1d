package import DOM

/// What a button is for, beyond the usual.
public enum ButtonRole: Sendable {
    /// It takes something away for good.
    case destructive
    /// It leads back without doing anything.
    case cancel
}

/// A button that does something when it is pressed.
///
/// ```swift
/// Button("Save") { model.save() }
/// Button(action: { isShown = true }, label: { Text("Sign up") })
/// ```
public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    package let content: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        content = label()
    }
}

extension Button where Label == Text {
    public init(_ title: String, action: @escaping @MainActor () -> Void) {
        self.init(title, role: nil, action: action)
    }

    public init(_ title: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.action = action
        content = Text(title)
    }
}

extension Button: ContainerView {
    package func makeElement(at place: Place) -> ButtonElement { ButtonElement(name: "", text: "") }

    package func inside(_ place: Place) -> Place { place.inline }

    /// A button is called by its label, and by its row if it stands in one.
    package func finish(_ element: ButtonElement, at place: Place) {
        let label = element.textContent.kebabCased
        let name = label.isEmpty ? "button" : label
        element.name = place.row.map { "\(name)-\($0.text)" } ?? name
    }

    package func update(_ element: ButtonElement, in environment: EnvironmentValues) {
        element.isEnabled = environment.isEnabled
        element.onPress = action
        switch role {
        case .destructive: element.addClass("destructive")
        case .cancel: element.addClass("cancel")
        case nil: break
        }
    }
}
