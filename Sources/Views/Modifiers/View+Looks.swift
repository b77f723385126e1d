extension View {
    /// Rounds the view's corners; the nearest step of the style sheet is taken.
    public func cornerRadius(_ radius: Double) -> some View {
        decorated(by: "rounded-\(Corners.step(radius))")
    }

    /// Lets what is behind the view be seen through it, in steps of ten per cent.
    public func opacity(_ opacity: Double) -> some View {
        decorated(by: "opacity-\(Color.percent(opacity))")
    }

    /// How the lines of a text stand to each other.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        decorated(by: "text-\(alignment.rawValue)")
    }

    /// Cuts text off after some lines, ten at most; with `nil` nowhere.
    public func lineLimit(_ number: Int?) -> some View {
        decorated(by: number.map { "lines lines-\(min(max($0, 1), 10))" } ?? "")
    }

    /// Shows a small number beside the view, unless it is 0.
    public func badge(_ count: Int) -> some View {
        decorated(by: AttributeDecoration("data-badge", count == 0 ? nil : "\(count)", on: .element))
    }

    /// Shows a short text beside the view.
    public func badge(_ text: String?) -> some View {
        decorated(by: AttributeDecoration("data-badge", text, on: .element))
    }
}

/// The style sheet's steps of rounded corners.
enum Corners {
    private static let steps: [Double] = [0, 4, 8, 12, 16, 24]

    static func step(_ radius: Double) -> String {
        guard radius <= 64 else { return "full" }
        return "\(Int(radius.step(among: steps)))"
    }
}
