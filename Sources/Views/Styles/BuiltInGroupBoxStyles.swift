/// A frame with a heading.
public struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A frame with a heading.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
