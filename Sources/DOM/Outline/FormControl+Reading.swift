package import JSON

extension FormControl {
    /// What a person calls the control: the label of a field, what stands on a button.
    package final var readName: String {
        guard isField else { return readLabel }
        if let label = (parent as? LabeledField)?.label, !label.isEmpty { return label }
        if let details = self as? DetailsElement { return details.summary.readLabel }
        return self["aria-label"] ?? self["placeholder"] ?? ""
    }

    /// What scripts are told of the control beside its state: what it is called, what a field takes.
    package final var traits: [JSON.Member] {
        var members = [JSON.Member("label", .string(readName))]
        guard isField else {
            if self["aria-busy"] == "true" { members.append(.init("busy", .bool(true))) }
            return members
        }
        addTraits(to: &members)
        if self["required"] != nil || self["aria-required"] == "true" {
            members.append(.init("required", .bool(true)))
        }
        for (name, attribute) in Self.told {
            if let value = self[attribute], !value.isEmpty { members.append(.init(name, .string(value))) }
        }
        return members
    }

    private static let told: [(String, StaticString)] = [("pattern", "pattern"), ("prompt", "placeholder")]
}

extension [Choice] {
    /// The choices for scripts, by the values that these send.
    var json: JSON {
        .array(map { .object([.init("value", .string($0.value)), .init("text", .string($0.text))]) })
    }
}
