internal import DOM

/// The pages for which a ``NavigationBar`` has no room in a narrow window. The browser itself opens and closes them, also
/// without JavaScript.
struct NavigationBarMore<Content: View>: View {
    let content: Content

    var body: some View {
        Box(
            "button", class: "more-button", attributes: [("type", "button"), ("popovertarget", "more-pages")]
        ) {
            Label {
                Text(own: "More")
            } icon: {
                Image(systemName: "ellipsis")
            }
        }
        Box("div", class: "more-pages", attributes: [("id", "more-pages"), ("popover", "auto")]) {
            content
        }
    }
}
