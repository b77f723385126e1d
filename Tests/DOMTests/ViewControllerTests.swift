import Reactive
import Testing

@testable import DOM

@MainActor
@Suite struct ViewControllers {
    final class Recorder: ViewController {
        var history: [String] = []
        override func setupData() { history.append("setupData") }
        override func setupUI() { history.append("setupUI") }
        override func bindingToView() { history.append("bindingToView") }
        override func bindingToViewModel() { history.append("bindingToViewModel") }
        override func router() { history.append("router") }
    }

    @Test func callTheirHooksInOrder() {
        let controller = Recorder()
        _ = controller.open(token: "")
        #expect(
            controller.history == ["setupData", "setupUI", "bindingToView", "bindingToViewModel", "router"])
    }

    @Test func showAnAlertUntilItIsAnswered() throws {
        let controller = Recorder()
        let document = controller.open(token: "secret")
        var heard: [String] = []
        controller.alert(title: "Oh", text: "No & no")
            .sink(receiveCompletion: { heard.append("\($0)") }, receiveValue: { heard.append("answered") })
            .store(in: &controller.subscriptions)
        document.commit()
        #expect(
            controller.view.html == """
                <main data-n="1"><dialog data-n="2" class="alert" open="" data-modal="" data-dismiss="ok">\
                <form data-n="3" method="post"><input type="hidden" name="_page" value="secret">\
                <h2 data-n="4">Oh</h2><p data-n="5">No &amp; no</p>\
                <button data-n="6" class="primary" name="action" value="ok">OK</button></form></dialog></main>
                """)
        (document.control(named: "ok") as? ButtonElement)?.press()
        document.commit()
        #expect(heard == ["answered", "finished"])
        #expect(controller.view.html == #"<main data-n="1"></main>"#)
        #expect(document.control(named: "ok") == nil)
    }

    @Test func giveEachOfSeveralAlertsAnActionOfItsOwn() {
        let controller = Recorder()
        let document = controller.open(token: "")
        controller.alert(title: "1", text: "")
        controller.alert(title: "2", text: "")
        (document.control(named: "ok") as? ButtonElement)?.press()
        controller.alert(title: "3", text: "")
        document.commit()
        #expect(document.controls.compactMap(\.name).sorted() == ["ok", "ok-2"])
    }

    @Test func bindAFieldBothWaysWithoutALoop() throws {
        let model = Model()
        let field = InputElement(name: "name")
        let document = Document(root: field)
        var subscriptions: [AnyCancellable] = []
        var sent: [String] = []
        field.publisher.sink { sent.append($0) }.store(in: &subscriptions)
        field.publisher.assign(to: \.name, on: model).store(in: &subscriptions)
        model.$name.assign(to: \.text, on: field).store(in: &subscriptions)
        try field.enter(.text("Ada"), edit: 1)
        #expect(model.name == "Ada")
        model.name = "Grace"
        #expect(field.text == "Grace")
        #expect(sent == ["Ada"])
        _ = document
    }

    final class Model {
        @Published var name = ""
    }
}
