package import DOM
public import Reactive

/// Views as the items of a list.
///
/// ```swift
/// List(articles) { article in
///     NavigationLink(article.title, destination: "/articles/\(article.id)")
/// }
///
/// List {
///     Section("Today") { ForEach(model.today) { TaskRow(task: $0) } }
///     Section("Later") { ForEach(model.later) { TaskRow(task: $0) } }
/// }
/// ```
///
/// An item follows its element: when elements change places only the items that moved are moved in the browser.
///
/// Of more than 200 elements only those near the ones that are seen are evaluated, and stand on the page; others come as it
/// is scrolled. An item keeps its state meanwhile, one of the 200 that have left last. Without JavaScript they stand on
/// pages with links, whose addresses say `?rows=101`.
public struct List<Content: View>: View {
    package let content: Content
    /// Which rows are chosen, if any can be.
    var choices: ListChoices?

    /// A list of these views, each an item.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension List {
    /// A list of a view for each element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        content = ForEach(data, content: rowContent)
    }

    /// A list of a view for each element, told apart by what a key path says.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// A list of a view for each number of a range.
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        content = ForEach(data, content: rowContent)
    }

    /// A list of a view for each element, which it can change.
    public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Binding<Data>, Data.Element.ID, Row> {
        content = ForEach(data, content: rowContent)
    }
}

extension List: ContainerView {
    package func makeElement(at place: Place) -> Element {
        guard let choices else { return ListElement(class: "list") }
        place.graph.page.needScript("/lists.js")
        place.graph.page.need(.columns)
        return ChoiceListElement(choices, class: "list choices")
    }

    package func makeContainer(_ element: Element) -> Container {
        element is ChoiceListElement ? ChoiceListContainer(element) : ListContainer(element)
    }

    package func enter(_ place: inout Place) {
        place.isInList = true
        let choices = (place.container as? ChoiceListContainer)?.choices
        guard choices != nil || place.scope.current.listChoices != nil else { return }
        place.scope = EnvironmentScope(in: place.scope) { $0.listChoices = choices }
    }

    package func update(_ element: Element, in environment: EnvironmentValues) {
        element.setClass("list", environment[ListStyleKey.self].className)
        guard let list = element as? ChoiceListElement, let choices else { return }
        list.choices.follow(choices)
        let step = environment.splitStep
        list.choices.onChoose = { step?.advance() }
        list.choices.show()
    }
}
