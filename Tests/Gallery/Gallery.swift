import Pinion

/// Every control on a page, with the value that it is bound to: for tests in a browser and by hand.
@main
struct Gallery: App {
    var body: some Scene {
        Page("/") { IndexPage() }
        Page("/text") { TextPage() }
        Page("/choices") { ChoicesPage() }
        Page("/numbers") { NumbersPage() }
        Page("/buttons") { ButtonsPage() }
        Page("/layout") { LayoutPage() }
        Page("/list") { ListPage() }
        Page("/dialogs") { DialogsPage() }
        Page("/keys") { KeysPage() }
        Page("/words") { WordsPage() }
        Page("/shared") { SharedPage() }
        Page("/room") { RoomPage() }
        Page("/exact") { ExactPage() }
        Page("/order") { OrderPage() }
        Page("/toasts") { ToastsPage() }
        Page("/pictures") { PicturesPage() }
        Page("/symbols") { SymbolsPage() }
        Page("/files") { FilesPage() }
        Page("/address") { AddressPage() }
        Page("/stack") { StackPage() }
        Page("/split") { SplitPage() }
        Page("/visitor") { VisitorPage() }
        Page("/tables") { TablePage() }
        Page("/long") { LongPage() }
        Page("/charts") { ChartsPage() }
        Page("/selections") { SelectionsPage() }
        Page("/ticking") { TickingPage() }
        Page("/measures") { MeasuresPage() }
        Page("/motion") { MotionPage() }
        Page("/gestures") { GesturesPage() }
        Page("/drawing") { DrawingPage() }
        Page("/guides") { GuidesPage() }
        Page("/scrolling") { ScrollingPage() }
        Page("/later") { LaterPage() }
    }
}

struct IndexPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Link("Text", destination: "/text")
            Link("Choices", destination: "/choices")
            Link("Numbers", destination: "/numbers")
            Link("Buttons", destination: "/buttons")
            Link("Layout", destination: "/layout")
            Link("List", destination: "/list")
            Link("Dialogs", destination: "/dialogs")
            Link("Keys", destination: "/keys")
            Link("Words", destination: "/words")
            Link("Shared", destination: "/shared")
            Link("Room", destination: "/room")
            Link("Exact", destination: "/exact")
            Link("Order", destination: "/order")
            Link("Symbols", destination: "/symbols")
            Link("Toasts", destination: "/toasts")
            Link("Pictures", destination: "/pictures")
            Link("Files", destination: "/files")
            Link("Address", destination: "/address")
            Link("Stack", destination: "/stack")
            Link("Split", destination: "/split")
            Link("Visitor", destination: "/visitor")
            Link("Tables", destination: "/tables")
            Link("Long", destination: "/long")
            Link("Charts", destination: "/charts")
            Link("Selections", destination: "/selections")
            Link("Ticking", destination: "/ticking")
            Link("Measures", destination: "/measures")
            Link("Motion", destination: "/motion")
            Link("Gestures", destination: "/gestures")
            Link("Drawing", destination: "/drawing")
            Link("Guides", destination: "/guides")
            Link("Scrolling", destination: "/scrolling")
            Link("Later", destination: "/later")
        }
        .navigationTitle("Gallery")
    }
}
