/// A value, and what it is.
///
/// ```swift
/// LabeledContent("Version", value: "1.2")
/// LabeledContent("Owner") { Text(owner.name) }
/// ```
public struct LabeledContent<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    /// Views, and others that say what they are.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        Styled(LabeledContentStyleConfiguration(label: StylePart(label), content: StylePart(content))) {
            Box("div", class: "labeled-content") {
                Caption { label }
                Caption(className: "content") { content }
            }
        }
    }
}

extension LabeledContent where Label == Text {
    /// Views with a title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a title.
    public init(_ title: LocalizedStringKey, value: some StringProtocol) {
        self.init {
            Text(value)
        } label: {
            Text(title)
        }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: some StringProtocol) {
        self.init {
            Text(value)
        } label: {
            Text(title)
        }
    }

    /// A value as a format writes it.
    public init<Format: FieldFormat>(_ title: LocalizedStringKey, value: Format.Value, format: Format) {
        self.init {
            Text(value, format: format)
        } label: {
            Text(title)
        }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Format: FieldFormat>(_ title: some StringProtocol, value: Format.Value, format: Format) {
        self.init {
            Text(value, format: format)
        } label: {
            Text(title)
        }
    }
}
