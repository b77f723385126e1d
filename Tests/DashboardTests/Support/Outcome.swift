import PinionAccounts

@testable import Dashboard

/// Waits for the first state of a model that is not the initial one.
func outcome(of model: LoginViewModel) async -> LoginViewModel.State {
    while model.state.value == .initial { await Task.yield() }
    return model.state.value
}
