extension View {
    /// Paints the row; with `nil` as the list paints it.
    public func listRowBackground(_ color: Color?) -> some View {
        background(color ?? .clear).decorated(by: color == nil ? "" : "row-painted", reach: .whole)
    }

    /// Puts a view behind the row; with `nil` none.
    @_disfavoredOverload
    public func listRowBackground<Back: View>(_ view: Back?) -> some View {
        ZStack {
            if let view { view.decorated(by: "row-back") }
            self
        }
        .decorated(by: "row-painted row-layers", reach: .whole)
    }

    /// The room between the row and the edges of the list, in pixels; with `nil` as usual.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        decorated(
            by: insets.map { insets in
                func lengths(_ first: Double, _ last: Double) -> String {
                    [first, last].map { max($0, 0).length }.joined(separator: " ")
                }
                return StyleDecoration(
                    "row-inset",
                    [
                        .init("--inset-block", lengths(insets.top, insets.bottom)),
                        .init("--inset-inline", lengths(insets.leading, insets.trailing)),
                    ], reach: .whole)
            } ?? StyleDecoration(""))
    }

    /// Whether a line divides the row from the next one, and from the one before.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        guard visibility == .hidden else { return decorated(by: "", reach: .whole) }
        let names = [
            edges.contains(.top) ? "no-line-above" : "", edges.contains(.bottom) ? "no-line-below" : "",
        ]
        return decorated(by: names.joined(separator: " "), reach: .whole)
    }

    /// The colour of the line that divides the row from the next one; with `nil` that of the list.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        decorated(
            by: color.map { StyleDecoration("line-tinted", [.init("--line-tint", $0.css)], reach: .whole) }
                ?? StyleDecoration(""))
    }

    /// The colour of the icons of labels in the rows inside; with `nil` that of the text.
    public func listItemTint(_ tint: Color?) -> some View {
        decorated(
            by: tint.map { StyleDecoration("icons-tinted", [.init("--icon-tint", $0.css)]) }
                ?? StyleDecoration(""))
    }

    /// The colour of the icons of labels in the rows inside.
    public func listItemTint(_ tint: ListItemTint?) -> some View { listItemTint(tint?.color) }

    /// How much room there is between the sections of the lists inside.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        decorated(
            by: spacing.pixels.map {
                StyleDecoration("sections-spaced", [.init("--section-spacing", max($0, 0).length)])
            } ?? StyleDecoration(""))
    }

    /// How much room there is between the sections of the lists inside, in pixels.
    public func listSectionSpacing(_ spacing: Double) -> some View { listSectionSpacing(.custom(spacing)) }

    /// How much the headers of sections inside stand out.
    public func headerProminence(_ prominence: Prominence) -> some View {
        decorated(by: prominence == .increased ? "headers-prominent" : "")
    }
}

/// The colour of icons in a list.
public struct ListItemTint: Sendable {
    let color: Color

    /// A colour that is used in every case.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// A colour that is used unless the system asks for another.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// That of text which is less important.
    public static let monochrome = ListItemTint(color: .secondary)
}

/// The room between sections.
public struct ListSectionSpacing: Sendable {
    let pixels: Double?

    public static let `default` = ListSectionSpacing(pixels: nil)
    /// Less than usual.
    public static let compact = ListSectionSpacing(pixels: 8)

    /// Some pixels.
    public static func custom(_ spacing: Double) -> ListSectionSpacing { ListSectionSpacing(pixels: spacing) }
}

/// How much something stands out.
public enum Prominence: Sendable {
    case standard, increased
}
