import Pinion

/// The page of ``SharedViewController`` once more, written with views: each sees the shared value as its own.
struct SharedView: View {
    @ObservedObject var board: Board
    let number: Int

    var body: some View {
        Text("Page \(number) sees \(board.value)")
        Button("Change it for all") { board.value += 1 }
            .name("fan-out")
    }
}
