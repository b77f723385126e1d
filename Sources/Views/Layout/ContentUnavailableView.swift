internal import Localization

/// A view for where there is nothing to be shown, which says why.
///
/// ```swift
/// if tasks.isEmpty {
///     ContentUnavailableView("No tasks", systemImage: "checkmark", description: Text("Well done."))
/// }
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    let label: Label
    let description: Description
    let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        Box("div", class: "unavailable") {
            Box("p", class: "unavailable-title", change: { $0.isInline = true }, content: { label })
            description
            actions
        }
    }
}

extension ContentUnavailableView where Label == Views.Label<Text, Image>, Actions == EmptyView {
    /// A title with one of the icons that ``Image/init(systemName:)`` knows, and perhaps an explanation.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
    where Description == Text? {
        self.init(
            label: { Views.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil)
    where Description == Text? {
        self.init(
            label: { Views.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }
}

extension ContentUnavailableView
where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A search has found nothing.
    public static var search: ContentUnavailableView {
        ContentUnavailableView(OwnWords.text("No results"), systemImage: "magnifyingglass")
    }

    /// A search for a text has found nothing.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView("No results for “\(text)”", systemImage: "magnifyingglass")
    }
}
