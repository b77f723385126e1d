import LoginPage
import Pinion

/// The pages that are measured.
@main
struct BenchServer: App {
    private let board = Board()

    var body: some Scene {
        Page("/login", controller: { _ in LoginViewController(viewModel: LoginViewModel()) })
        Page("/login-views") { LoginView() }
        Page("/shared", controller: { [board] _ in SharedViewController(board: board) })
        Page("/shared-views") { [board] in SharedView(board: board, number: board.nextPage()) }
        Page("/ticker", controller: { _ in TickerViewController() })
    }
}
