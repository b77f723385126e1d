internal import Reactive

/// The columns of a table as boxes that show and hide them.
struct ColumnMenu: View {
    let choices: [Choice]

    struct Choice {
        /// The name under which it is kept whether the column is shown.
        let id: String
        let title: String
        let isShown: Binding<Bool>
        /// Whether no other column is shown.
        let isLast: Bool
    }

    var body: some View {
        Menu {
            ArrayContent(
                choices.map { choice in
                    Toggle(choice.title, isOn: choice.isShown)
                        .disabled(choice.isLast)
                        .name("column-\(choice.id.kebabCased)")
                }
            )
            // Who changes one column may want to change another.
            .transformEnvironment(\.closeMenu) { $0 = nil }
        } label: {
            Label(own: "Columns", systemImage: "slider.horizontal.3")
        }
    }
}
