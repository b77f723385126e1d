import Pinion

/// The dashboard's login model, but that nobody has an account.
final class LoginViewModel {
    enum State: Equatable {
        case initial
        case error(message: String)
    }

    enum Action {
        case login
        case clear
    }

    @Published var username = ""
    @Published var password = ""
    @Published var isLoading = false

    let state = CurrentValueSubject<State, Never>(.initial)
    let action = PassthroughSubject<Action, Never>()

    var validatedText: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($username, $password)
            .map { !$0.isEmpty && !$1.isEmpty }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    private var subscriptions: [AnyCancellable] = []

    init() {
        action
            .sink { [weak self] in self?.process($0) }
            .store(in: &subscriptions)
    }

    private func process(_ action: Action) {
        switch action {
        case .login: state.value = .error(message: "Nobody can sign in here.")
        case .clear:
            username = ""
            password = ""
        }
    }
}
