internal import DOM
public import Reactive

/// Two or three columns, of which one leads to the next: beside each other in a wide window, one at a time in a narrow one.
///
/// ```swift
/// NavigationSplitView {
///     List(folders, selection: $folder) { Text($0.name) }
/// } detail: {
///     if let folder { FolderView(id: folder) } else { Text("Choose a folder") }
/// }
/// ```
///
/// A row that is chosen in a list leads on, and so does a ``NavigationLink``, whose view takes the next column. In a narrow
/// window each column but the first has a button back, and the browser's leads back as well.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compact: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    @State private var ownVisibility = NavigationSplitViewVisibility.all
    @State private var columns = SplitColumns()
    @Query("~column", .push) private var column = ""

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compact: Binding<NavigationSplitViewColumn>?,
        sidebar: Sidebar, content: Content?, detail: Detail
    ) {
        self.visibility = visibility
        self.compact = compact
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    public var body: some View {
        let shown = visibility ?? $ownVisibility
        let isHidden = shown.wrappedValue == .detailOnly
        let _ = connect()
        Box("div", class: "split", change: { $0.graph.page.need(.columns) }) {
            Box("div", class: "column sidebar") {
                TitledPart(isColumn: true) { sidebar }
                    .environment(\.navigation, level(content == nil ? columns.detail : columns.content))
                    .environment(\.splitStep, columns.first)
            }
            .columnWidth(columns.first.readWidth())
            if let content {
                Box("div", class: "column content") {
                    backButton(to: "")
                    TitledPart(isColumn: true) {
                        NavigationStack(model: columns.content, leadsTo: level(columns.detail)) { content }
                    }
                    .environment(\.splitStep, columns.second)
                }
                .columnWidth(columns.second.readWidth())
            }
            // Deeper than all that the second column may lead to: it is the innermost title that names the page.
            Box("div", class: "column detail", change: { $0 = $0.deeper(by: 1_000) }) {
                Button {
                    shown.wrappedValue = isHidden ? .all : .detailOnly
                } label: {
                    Label(own: isHidden ? "Show sidebar" : "Hide sidebar", systemImage: "sidebar.left")
                        .labelStyle(.iconOnly)
                }
                .buttonStyle(.plain)
                .name("sidebar")
                .decorated(by: "sidebar-switch")
                backButton(to: content == nil ? "" : "content")
                TitledPart(isColumn: true) {
                    NavigationStack(model: columns.detail, leadsTo: nil) { detail }
                }
            }
        }
        .decorated(by: "\(shown.wrappedValue.name) at-\(seen)")
    }

    /// The column that is seen where there is room for one alone. What else an address may say is no column.
    private var seen: String {
        column == "detail" || column == "content" && content != nil ? column : preferred
    }

    /// The column that is seen there before anybody has gone on from it.
    private var preferred: String { compact?.wrappedValue.name ?? "sidebar" }

    private func level(_ model: NavigationModel) -> NavigationLevel {
        NavigationLevel(model: model, number: 0, replaces: true)
    }

    private func backButton(to former: String) -> some View {
        Button {
            (former.isEmpty ? columns.content : columns.detail).cut(to: 0)
            if former.isEmpty { columns.detail.cut(to: 0) }
            _column.goBack(to: former)
            compact?.wrappedValue = former.isEmpty ? .sidebar : .content
        } label: {
            Label(own: "Back", systemImage: "chevron.backward")
        }
        .buttonStyle(.link)
        .name(former.isEmpty ? "to-sidebar" : "to-content")
        .decorated(by: "column-back")
    }

    /// What is chosen in a column leads to the next.
    private func connect() {
        let column = $column
        let compact = compact
        let hasContent = content != nil
        columns.first.advance = {
            let next: NavigationSplitViewColumn = hasContent ? .content : .detail
            column.wrappedValue = next.name
            compact?.wrappedValue = next
        }
        columns.second.advance = {
            column.wrappedValue = NavigationSplitViewColumn.detail.name
            compact?.wrappedValue = .detail
        }
    }
}

/// What the columns of a split view keep.
@MainActor
private final class SplitColumns {
    let first = SplitStep()
    let second = SplitStep()
    let content = NavigationModel()
    let detail = NavigationModel()

    init() {
        content.takesLinksFromElsewhere = true
        detail.takesLinksFromElsewhere = true
    }
}

extension NavigationSplitView {
    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Three columns, of which a program says which are seen in a wide window.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Three columns, of which a program says which one is seen in a narrow window.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Three columns, of which a program says which are seen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail()
        )
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Two columns, of which a program says which are seen in a wide window.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Two columns, of which a program says which one is seen in a narrow window.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Two columns, of which a program says which are seen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
    }
}

extension View {
    /// Gives the column of a ``NavigationSplitView`` that the view is in another width, in points.
    public func navigationSplitViewColumnWidth(_ width: Double) -> some View {
        ColumnWidthView(content: self, width: width.isFinite ? "\(max(width, 0) / 16)rem" : "auto")
    }

    /// Gives the column of a ``NavigationSplitView`` that the view is in another width, in points, and its bounds.
    public func navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil)
        -> some View
    {
        let low = Swift.max(min ?? 0, 0)
        let width = Swift.min(Swift.max(ideal, low), Swift.max(max ?? .greatestFiniteMagnitude, low))
        return navigationSplitViewColumnWidth(width)
    }

    fileprivate func columnWidth(_ width: String?) -> some View {
        decorated(by: ColumnWidth(width: width))
    }
}

/// The width of a column.
private struct ColumnWidth: Decoration, Equatable {
    let width: String?

    var reach: DecorationReach { .whole }

    func decorate(_ element: Element) { element.setStyle("--column", width) }

    func clear(_ element: Element) { element.setStyle("--column", nil) }
}
