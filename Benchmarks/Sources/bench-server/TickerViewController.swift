import Pinion

/// A page that changes at each press.
final class TickerViewController: ViewController {
    private let ticks = CurrentValueSubject<Int, Never>(0)
    private let label = Element("p")
    private let button = ButtonElement(name: "tick", text: "Tick")

    override func setupUI() {
        title = "Ticker"
        let form = FormElement()
        form.append(button)
        view.append(label, form)
    }

    override func bindingToView() {
        ticks
            .map { "Tick \($0)" }
            .assign(to: \.text, on: label)
            .store(in: &subscriptions)
    }

    override func bindingToViewModel() {
        button.publisher
            .sink { [ticks] in ticks.value += 1 }
            .store(in: &subscriptions)
    }
}
