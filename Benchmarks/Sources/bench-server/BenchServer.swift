import Pinion

/// The pages that are measured.
@main
struct BenchServer: App {
    private let board = Board()

    var body: some Scene {
        Page("/login") { _ in LoginViewController(viewModel: LoginViewModel()) }
        Page("/shared") { [board] _ in SharedViewController(board: board) }
        Page("/ticker") { _ in TickerViewController() }
    }
}
