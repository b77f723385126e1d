/// The label at the beginning of the line, the value at its end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label at the beginning of the line, the value at its end.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
