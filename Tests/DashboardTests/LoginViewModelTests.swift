import PinionAccounts
import Testing

@testable import Dashboard

@Suite struct LoginViewModels {
    @Test func enableTheButtonOnceBothFieldsAreFilledIn() {
        let model = LoginViewModel { _, _ in }
        var heard: [Bool] = []
        let subscription = model.validatedText.sink { heard.append($0) }
        model.username = "ann"
        model.password = "secret"
        model.username = "anna"
        model.password = ""
        #expect(heard == [false, true, false])
        _ = subscription
    }

    @Test func clearBothFields() {
        let model = LoginViewModel { _, _ in }
        model.username = "ann"
        model.password = "secret"
        model.action.send(.clear)
        #expect(model.username == "")
        #expect(model.password == "")
    }

    @Test func areLoadingWhileThePasswordIsChecked() async {
        let door = Door()
        let model = LoginViewModel { _, _ in try await door.wait() }
        var history: [String] = []
        let loading = model.$isLoading.sink { history.append($0 ? "loading" : "idle") }
        let states = model.state.sink { history.append("\($0)") }
        model.action.send(.login)
        model.action.send(.login)
        await door.open()
        _ = await outcome(of: model)
        #expect(history == ["idle", "initial", "loading", "initial", "idle", "logined"])
        #expect(door.visitors == 1)
        _ = (loading, states)
    }

    @Test func sayWhyALoginFailed() async {
        let model = LoginViewModel { _, _ in throw Wrong() }
        model.action.send(.login)
        #expect(await outcome(of: model) == .error(message: "Wrong user name or password."))
        #expect(!model.isLoading)
    }

    private struct Wrong: Error, CustomStringConvertible {
        let description = "wrong user name or password"
    }
}
