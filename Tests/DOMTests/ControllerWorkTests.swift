import DOM
import Reactive
import Testing

@MainActor
@Suite struct ControllerWork {
    @Test func keepsTheFirstAnswerWaiting() async {
        let controller = WorkingController()
        let document = controller.open(token: "")
        #expect(document.activity == 1)
        await controller.door.open()
        while controller.history.isEmpty || document.activity > 0 { await Task.yield() }
        #expect(controller.history == ["done"])
    }

    @Test func isCancelledWhenTheControllerGoes() async {
        var controller: WorkingController? = WorkingController()
        let door = controller!.door
        let witness = controller!.witness
        _ = controller!.open(token: "")
        await Task.yield()
        weak let watched = controller
        controller = nil
        #expect(watched == nil)
        await door.open()
        while witness.history.isEmpty { await Task.yield() }
        #expect(witness.history == ["cancelled"])
    }
}

@MainActor
@Suite struct FocusPublishers {
    @Test func tellWhenEditingHasEnded() {
        let field = InputElement(name: "name")
        var history: [Bool] = []
        let subscription = field.focusPublisher.sink { history.append($0) }
        let other = field.focusPublisher.sink { history.append($0) }
        field.onFocus?(true)
        field.onFocus?(false)
        #expect(history == [true, true, false, false])
        _ = (subscription, other)
    }

    @Test func haveTheBrowserTellOfTheFocus() {
        let field = InputElement(name: "name")
        _ = field.focusPublisher
        #expect(field.html == #"<input name="name" data-focus="name">"#)
    }
}

@MainActor
@Suite struct BackgroundColors {
    @Test func areLeftToTheStyleSheet() {
        let element = Element("div", class: "cover")
        element.backgroundColor = "#3366cc"
        #expect(
            element.html == ##"<div class="cover background-mixed" data-style="--background:#3366cc"></div>"##
        )
        element.backgroundColor = nil
        #expect(element.html == #"<div class="cover"></div>"#)
    }
}

/// Begins with work that waits behind a door.
private final class WorkingController: ViewController {
    let door = Door()
    let witness = Witness()
    var history: [String] { witness.history }

    override func setupData() {
        perform { [door, witness] in
            await door.wait()
            witness.history.append(Task.isCancelled ? "cancelled" : "done")
        }
    }
}

@MainActor
private final class Witness {
    var history: [String] = []
}

/// Keeps who comes waiting until it is opened.
@MainActor
private final class Door {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() async {
        while waiting.isEmpty { await Task.yield() }
        for visitor in waiting { visitor.resume() }
        waiting.removeAll()
    }
}
