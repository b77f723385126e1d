/// A row: its content, and at its end the buttons for what can be done with it.
struct RowWithActions<Content: View, Actions: View>: View {
    let content: Content
    let actions: Actions

    init(content: Content, @ViewBuilder actions: () -> Actions) {
        self.content = content
        self.actions = actions()
    }

    var body: some View {
        Box("div", class: "row-with-actions") {
            content
            Box("span", class: "row-actions") { actions }
        }
    }
}
