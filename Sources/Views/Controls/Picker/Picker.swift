public import Reactive

/// A choice among several values.
///
/// ```swift
/// Picker("Size", selection: $size) {
///     Text("Small").tag(Size.small)
///     Text("Large").tag(Size.large)
/// }
///
/// Picker("Country", selection: $country) {
///     ForEach(countries, id: \.self) { Text($0) }
/// }
/// ```
///
/// What is chosen is the value that a choice has as its ``View/tag(_:)``; in a ``ForEach`` it is the row's id where
/// there is no tag. A selection that none of the choices has shows as an empty choice. A selection that is a set takes
/// any number of values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let label: Label
    let selection: any PickerSelection
    let content: Content

    /// A choice with a label that is made of views.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection.asPickerSelection
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        if selection.isMultiple {
            MultiplePickerField(label: label, selection: selection, content: content)
        } else {
            PickerField(label: label, selection: selection, content: content)
        }
    }
}

extension Picker where Label == Text {
    /// A choice with a title.
    ///
    /// - Parameters:
    ///   - title: what the choice is about.
    ///   - selection: what is chosen: a value, or a set of values.
    ///   - content: the choices.
    public init(
        _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}
