internal import DOM
internal import Localization

/// The header of a column: its title, or a button that sorts the rows by the column, and an edge that can be moved.
struct TableHeader: View {
    let title: String
    let alignment: HorizontalAlignment
    let sorting: Sorting?
    let sizing: Sizing

    /// How a column can be sorted by.
    struct Sorting {
        /// The direction, if the rows are sorted by this column before any other.
        let direction: SortDirection?
        let action: @MainActor () -> Void
    }

    /// How wide a column is.
    struct Sizing {
        /// The width, in pixels; nil if it follows from what is in the column.
        let width: Int?
        /// The name under which the column's width is kept, and its limits; nil if people cannot change it.
        let limits: (id: String, widths: ClosedRange<Int>)?
    }

    var body: some View {
        if sorting == nil, sizing.limits == nil {
            PlainTableHeader(header: self)
        } else {
            ControlledTableHeader(header: self)
        }
    }
}

private struct PlainTableHeader: View, ElementView {
    let header: TableHeader

    func makeElement(at place: Place) -> IdentifiedElement { .columnHeader() }

    func update(_ element: IdentifiedElement, in environment: EnvironmentValues) {
        element.text = header.title
        element.show(header)
    }
}

private struct ControlledTableHeader: View, ContainerView {
    let header: TableHeader

    @ViewBuilder var content: some View {
        if let sorting = header.sorting {
            Button(header.title, action: sorting.action).buttonStyle(.plain)
                .name("sort-by-\(header.title.kebabCased)")
        } else {
            Text(header.title)
        }
        if let limits = header.sizing.limits {
            ColumnGrip(title: header.title, width: header.sizing.width, widths: limits.widths)
        }
    }

    func makeElement(at place: Place) -> IdentifiedElement { .columnHeader() }

    func enter(_ place: inout Place) { place.isInline = true }

    func update(_ element: IdentifiedElement, in environment: EnvironmentValues) {
        element.show(header)
        // Else the edge were read out as a part of it.
        element["aria-label"] = header.sizing.limits == nil ? nil : header.title
        element["aria-sort"] =
            switch header.sorting?.direction {
            case .ascending: "ascending"
            case .descending: "descending"
            case nil: nil
            }
    }
}

/// The edge of a header that makes the column wider or narrower. The browser's script moves it, and tells where it is.
private struct ColumnGrip: View, ElementView {
    let title: String
    let width: Int?
    let widths: ClosedRange<Int>

    func makeElement(at place: Place) -> Element {
        let element = Element("span", class: "grip")
        element["role"] = "separator"
        element["aria-orientation"] = "vertical"
        element["tabindex"] = "0"
        return element
    }

    func update(_ element: Element, in environment: EnvironmentValues) {
        element["aria-label"] = OwnWords.text("Width of %@", title)
        element["aria-valuemin"] = "\(widths.lowerBound)"
        element["aria-valuemax"] = "\(widths.upperBound)"
        element["aria-valuenow"] = "\(width ?? widths.lowerBound)"
    }
}

extension IdentifiedElement {
    fileprivate static func columnHeader() -> IdentifiedElement {
        let element = IdentifiedElement("th")
        element["scope"] = "col"
        return element
    }

    fileprivate func show(_ header: TableHeader) {
        id = header.sizing.limits.map { AnyHashable($0.id) }
        align(header.alignment)
        self["width"] = header.sizing.width.map { "\($0)" }
    }
}

extension Element {
    /// Has what is in a cell stand at its end, or in its middle.
    func align(_ alignment: HorizontalAlignment) {
        setClass("align", alignment == .leading ? nil : alignment.className)
    }
}
