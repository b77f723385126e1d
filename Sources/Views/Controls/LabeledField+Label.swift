package import DOM

extension LabeledField {
    /// The text of the label, as it is shown beside the field or as the legend of a group.
    package var label: String {
        get { (field as? RadioGroupElement)?.legend ?? labelElement?.text ?? "" }
        set {
            if let group = field as? RadioGroupElement {
                group.legend = newValue
            } else {
                labelElement?.text = newValue
            }
        }
    }

    private var labelElement: Element? {
        children.first { $0 !== field }
    }
}
