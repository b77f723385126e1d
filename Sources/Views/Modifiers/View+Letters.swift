extension View {
    /// Puts more room between the letters inside, in pixels; less with a negative number.
    public func kerning(_ kerning: Double) -> some View {
        decorated(by: "spaced", "--letter-spacing", kerning.length)
    }

    /// Puts more room between the letters inside, in pixels; less with a negative number.
    public func tracking(_ tracking: Double) -> some View {
        decorated(by: "spaced", "--letter-spacing", tracking.length)
    }

    /// Puts more room between the lines of texts inside, in pixels.
    public func lineSpacing(_ lineSpacing: Double) -> some View {
        decorated(by: "line-spaced", "--line-spacing", max(lineSpacing, 0).length)
    }

    /// Cuts text off after some lines, and takes the room of all of them if that is wanted.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        let lines = "\(max(limit, 1))"
        return decorated(
            by: StyleDecoration(
                reservesSpace ? "lines lines-kept" : "lines",
                [
                    .init("--lines", lines), .init("--lines-kept", reservesSpace ? lines : "0"),
                ]))
    }

    /// Cuts text off after the greatest of some numbers of lines, and takes the room of the smallest.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        decorated(
            by: StyleDecoration(
                "lines lines-kept",
                [
                    .init("--lines", "\(max(limit.upperBound, 1))"),
                    .init("--lines-kept", "\(max(limit.lowerBound, 1))"),
                ]))
    }

    /// Takes the room of some lines at least.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        decorated(by: "lines-kept", "--lines-kept", "\(max(limit.lowerBound, 1))")
    }

    /// Cuts text off after some lines.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Shows text inside in letters of a kind; with `nil` in those of the surroundings.
    public func fontDesign(_ design: Font.Design?) -> some View {
        decorated(by: design.map { "design-\($0.rawValue)" } ?? "")
    }

    /// Shows text inside in narrower or wider letters, if its font has them.
    public func fontWidth(_ width: Font.Width?) -> some View {
        decorated(
            by: width.map { StyleDecoration("stretched", [.init("--stretch", $0.css)]) }
                ?? StyleDecoration(""))
    }
}

extension Font {
    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        /// From -1 to 1; 0 as usual.
        public var value: Double

        public init(_ value: Double) {
            self.value = value
        }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        /// As CSS has it, in per cent.
        var css: String {
            let part = value.isFinite ? min(max(value, -1), 1) : 0
            return (100 + part * (part < 0 ? 100 : 125)).digits + "%"
        }
    }
}
