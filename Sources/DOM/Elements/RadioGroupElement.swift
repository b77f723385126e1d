/// Choices of which one is chosen and all can be seen: `<fieldset>` with radio buttons.
@MainActor
public final class RadioGroupElement: ChoiceField {
    private let legendElement = Element("legend")

    /// Makes a group in which nothing is chosen.
    public init(name: String, legend: String = "", choices: [Choice] = []) {
        super.init("fieldset", name: name, value: "", class: "choices")
        self["role"] = "radiogroup"
        self.choices = choices
        self.legend = legend
    }

    /// The heading of the choices.
    public var legend: String {
        get { legendElement.textContent }
        set {
            legendElement.text = newValue
            showChoices()
        }
    }

    /// Makes these elements the legend, in the place of a text.
    package func arrange(legend elements: [Element]) {
        legendElement.arrange(elements)
        showChoices()
    }

    override func showChoices() {
        let choices = ChoiceElement.elements(for: choices, among: children, make: RadioElement.init)
        let hasLegend = !legendElement.text.isEmpty || !legendElement.children.isEmpty
        arrange((hasLegend ? [legendElement] : []) + choices)
    }

    /// The name is that of the buttons.
    override func writeName(into operations: inout OperationWriter) {
        for case let choice as RadioElement in children { choice.writeName(renderedName, into: &operations) }
        writeFocus(into: &operations)
    }
}
