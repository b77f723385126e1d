internal import Views

/// The button that leaves nothing on the page but the figures, and gives these the whole screen where the browser can.
struct WallSwitch: View {
    @Binding var isOnWall: Bool

    var body: some View {
        Box("div", class: "wall-switch") {
            // The style sheet and the script know by it that the page is on a wall.
            if isOnWall { Box("span", class: "wall") {} }
            Button {
                isOnWall.toggle()
            } label: {
                Label(isOnWall ? "Leave the wall" : "On a wall", systemImage: "display")
            }
            .buttonStyle(.borderless)
            .keyboardShortcut(isOnWall ? .cancelAction : nil)
            .name("wall")
            Box("script", attributes: [("type", "module"), ("src", "/wall.js")]) {}
        }
    }
}
