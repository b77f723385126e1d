package import DOM

/// Views in rows, filled column by column: it grows to the side.
///
/// All of them are on the page: a browser lays out nothing that is out of sight anyway.
public struct LazyHGrid<Content: View>: View {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: Double?
    package let content: Content

    /// - Parameters:
    ///   - rows: how high the rows are.
    ///   - alignment: where lower views stand in their row.
    ///   - spacing: the room between columns in pixels.
    ///   - pinnedViews: what stays in sight while its section is scrolled.
    ///   - content: the views.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyHGrid: PlainContainerView {
    package func makeElement(at place: Place) -> Element {
        Element(place.groupTag, class: "lazy-grid h-grid")
    }

    package func update(_ element: Element) {
        element.setStyle("--columns", rows.template)
        element.setClass("align", alignment.className)
        element.setLength("column-gap", "--column-gap", spacing)
        element.setLength("row-gap", "--row-gap", rows.first?.spacing)
    }
}

/// What stays in sight while a lazy stack or grid is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

    /// The classes of the style sheet.
    var className: String {
        [contains(.sectionHeaders) ? "pins-headers" : "", contains(.sectionFooters) ? "pins-footers" : ""]
            .joined(separator: " ")
    }
}

extension LazyVGrid {
    /// The same with headers or footers that stay in sight while their section is scrolled.
    public init<Inside: View>(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Inside
    ) where Content == Pinned<Inside> {
        self.init(columns: columns, alignment: alignment, spacing: spacing) {
            Pinned(content: content(), views: pinnedViews)
        }
    }
}

extension LazyVStack {
    /// The same with headers or footers that stay in sight while their section is scrolled.
    public init<Inside: View>(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Inside
    ) where Content == Pinned<Inside> {
        self.init(alignment: alignment, spacing: spacing) { Pinned(content: content(), views: pinnedViews) }
    }
}

extension LazyHStack {
    /// The same as without: the header of a section stands above it, and goes with it.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content)
    }
}

/// Sections whose headers or footers stay in sight.
public struct Pinned<Content: View>: View {
    let content: Content
    let views: PinnedScrollableViews

    public var body: some View { content.decorated(by: views.className) }
}

extension GridItem {
    /// - Parameters:
    ///   - size: the column's width.
    ///   - spacing: the room between columns in pixels; that of the first item holds for all.
    ///   - alignment: where smaller views stand in the column; that of the first item holds for all.
    public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment?) {
        self.init(size, spacing: spacing)
        self.alignment = alignment
    }
}

extension View {
    /// Where the view stands in its cell of a ``Grid``.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        func word(_ part: Double) -> String { part < 0.34 ? "start" : part > 0.66 ? "end" : "center" }
        return decorated(by: "anchor-x-\(word(anchor.x)) anchor-y-\(word(anchor.y))", reach: .whole)
    }

    /// Whether the view counts when the sizes of its column or its row are found.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        decorated(by: axes.contains(.horizontal) ? "unsized" : "", reach: .whole)
    }
}
