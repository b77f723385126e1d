internal import DOM

/// The parts of a stepper as a group: the field or the label, then the two buttons.
struct StepperGroup<Content: View>: View {
    let showsNumber: Bool
    let content: Content

    init(showsNumber: Bool, @ViewBuilder content: () -> Content) {
        self.showsNumber = showsNumber
        self.content = content()
    }
}

private struct ShowsStepperNumbersKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether the number of a stepper is seen in a field beside its label. Else the field is seen while it has the focus, and
    /// where there is no JavaScript: on a telephone the label says the number.
    package var showsStepperNumbers: Bool {
        get { self[ShowsStepperNumbersKey.self] }
        set { self[ShowsStepperNumbersKey.self] = newValue }
    }
}

extension StepperGroup: PlainContainerView {
    func makeElement(at place: Place) -> Element {
        let element = Element("div", class: showsNumber ? "stepper" : "stepper bare")
        element["role"] = "group"
        return element
    }

    /// The group is labelled by what labels its first part; the buttons are called after the field,
    /// "guests-increase", or else after the label.
    func finish(_ element: Element, at place: Place) {
        guard let first = element.children.first else { return }
        let title = (first as? LabeledField)?.children.first ?? first
        title["id"] = "stepper-\(place.graph.makeIdentifier())"
        element["aria-labelledby"] = title["id"]
        let label = place.fieldName(of: nil, first.textContent)
        let name = (first as? LabeledField)?.field.name ?? label
        for case let button as ButtonElement in element.children {
            button.name = "\(name)-\((button["aria-label"] ?? "submit").kebabCased)"
        }
    }
}

/// A button of a stepper. However fast it is pressed, each time counts.
struct StepperButton: View {
    let className: String
    let symbol: String
    let help: String
    let isEnabled: Bool
    let action: @MainActor () -> Void
}

extension StepperButton: ElementView {
    func makeElement(at place: Place) -> ButtonElement {
        let button = ButtonElement(name: "", text: symbol, class: className)
        button["aria-label"] = help
        button["data-each"] = "true"
        return button
    }

    func update(_ element: ButtonElement, in environment: EnvironmentValues) {
        element.isEnabled = isEnabled && environment.isEnabled
        element.onPress = action
    }
}
