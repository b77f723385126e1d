public import Pinion

/// A button of glass: a material behind its label.
public struct GlassButtonStyle: ButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(.horizontal, 16.0).padding(.vertical, 8.0).glassEffect()
    }
}

/// A button of glass that most people want to press.
public typealias GlassProminentButtonStyle = BorderedProminentButtonStyle

extension ButtonStyle where Self == GlassButtonStyle {
    /// A button of glass: a material behind its label.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button of glass that most people want to press.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
