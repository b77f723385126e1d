extension View {
    /// Rounds the view's corners, by some pixels.
    public func cornerRadius(_ radius: Double) -> some View {
        decorated(by: "rounded", "--corner", max(radius, 0).length, reach: .side(.corner))
    }

    /// Lets what is behind the view be seen through it: not at all with 1, and nothing else with 0.
    public func opacity(_ opacity: Double) -> some View {
        decorated(by: "opacity", "--opacity", min(max(opacity, 0), 1).digits, reach: .side(.opacity))
    }

    /// How the lines of a text stand to each other.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        decorated(by: "text-\(alignment.rawValue)")
    }

    /// Cuts text off after some lines; with `nil` nowhere.
    public func lineLimit(_ number: Int?) -> some View {
        decorated(
            by: number.map { StyleDecoration("lines", [.init("--lines", "\(max($0, 1))")]) }
                ?? StyleDecoration(""))
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
