/// The icon before the title.
public struct DefaultLabelStyle: LabelStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Caption(className: "label") { configuration.title }
    }
}

/// The icon alone; screen readers say the title.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Caption(className: "label") {
            configuration.icon
            Caption(className: "visually-hidden") { configuration.title }
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The icon before the title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
    /// The icon before the title.
    public static var titleAndIcon: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone; screen readers say the title.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
