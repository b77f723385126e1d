import Pinion

/// One of many pages with a view of its own of one shared value.
final class SharedViewController: ViewController {
    private let board: Board
    private let label = Element("p")
    private let button = ButtonElement(name: "fan-out", text: "Change it for all")

    init(board: Board) {
        self.board = board
    }

    override func setupUI() {
        title = "Shared"
        let form = FormElement()
        form.append(button)
        view.append(label, form)
    }

    override func bindingToView() {
        let number = board.nextPage()
        board.$value
            .map { "Page \(number) sees \($0)" }
            .assign(to: \.text, on: label)
            .store(in: &subscriptions)
    }

    override func bindingToViewModel() {
        button.publisher
            .sink { [board] in board.value += 1 }
            .store(in: &subscriptions)
    }
}
