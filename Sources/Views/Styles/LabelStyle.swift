internal import DOM

/// How a ``Label`` looks.
///
/// ```swift
/// struct IconBehind: LabelStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack {
///             configuration.title
///             configuration.icon
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabelStyle: ViewStyle where Parts == LabelStyleConfiguration {
    /// What the style is told.
    typealias Configuration = LabelStyleConfiguration
}

/// What a ``LabelStyle`` is told of its label.
public struct LabelStyleConfiguration {
    public typealias Title = StylePart
    public typealias Icon = StylePart

    public let title: Title
    public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a style's configuration, as it looks by itself.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension View {
    /// Says what the labels inside look like.
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        StyleChange(content: self, style: style)
    }
}

/// The icon before the title.
public struct DefaultLabelStyle: LabelStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
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
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone; screen readers say the title.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
