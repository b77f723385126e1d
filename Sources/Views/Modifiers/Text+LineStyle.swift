internal import DOM

extension Text {
    /// A line through a text or below it.
    public struct LineStyle: Hashable, Sendable {
        package let pattern: Pattern
        package let color: Color?

        /// - Parameter color: `nil` for that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One that is solid, in the colour of the text.
        public static let single = LineStyle()

        /// How a line is drawn. A page has no mixed patterns: those are dashes.
        public enum Pattern: Hashable, Sendable {
            case solid, dot, dash, dashDot, dashDotDot

            var className: String? {
                switch self {
                case .solid: nil
                case .dot: "line-dot"
                case .dash, .dashDot, .dashDotDot: "line-dash"
                }
            }
        }
    }

    /// Draws a line through the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changing {
            $0.isStruckThrough = isActive
            $0.line = isActive ? LineStyle(pattern: pattern, color: color) : nil
        }
    }

    /// Draws a line through the text, in a colour.
    public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a line below the text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changing {
            $0.isUnderlined = isActive
            $0.line = isActive ? LineStyle(pattern: pattern, color: color) : nil
        }
    }

    /// Draws a line below the text, in a colour.
    public func underline(_ isActive: Bool = true, color: Color?) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Moves the text up from the line on which it stands, in pixels; less than 0 moves it down.
    public func baselineOffset(_ baselineOffset: Double) -> Text {
        changing { $0.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0 }
    }
}

extension View {
    /// Draws a line through text inside.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        lined("strikethrough", isActive, Text.LineStyle(pattern: pattern, color: color))
    }

    /// Draws a line below text inside.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        lined("underline", isActive, Text.LineStyle(pattern: pattern, color: color))
    }

    private func lined(_ name: String, _ isActive: Bool, _ style: Text.LineStyle) -> some View {
        let classes = [name, style.pattern.className].compactMap { $0 }.joined(separator: " ")
        return decorated(
            by: isActive ? classes : "", "--line-color", style.color?.css ?? "currentcolor")
    }
}
