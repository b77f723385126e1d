import PinionAccounts

/// What the login page knows and does.
final class LoginViewModel {
    /// Where the login stands.
    enum State: Equatable {
        case initial
        case logined
        case error(message: String)
    }

    /// What a person can ask for.
    enum Action {
        case login
        case clear
    }

    @Published var username = ""
    @Published var password = ""
    @Published var isLoading = false

    let state = CurrentValueSubject<State, Never>(.initial)
    let action = PassthroughSubject<Action, Never>()

    /// Whether both fields are filled in.
    var validatedText: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($username, $password)
            .map { !$0.isEmpty && !$1.isEmpty }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    private let signIn: (_ name: String, _ password: String) async throws -> Void
    private var subscriptions: [AnyCancellable] = []

    /// Makes the model.
    ///
    /// - Parameter signIn: checks name and password; throws an error that describes itself to the person.
    init(signIn: @escaping (_ name: String, _ password: String) async throws -> Void) {
        self.signIn = signIn
        action
            .sink { [weak self] in self?.process($0) }
            .store(in: &subscriptions)
    }

    private func process(_ action: Action) {
        switch action {
        case .login:
            guard !isLoading else { return }
            isLoading = true
            state.value = .initial
            Task { await login() }
        case .clear:
            username = ""
            password = ""
            state.value = .initial
        }
    }

    private func login() async {
        do {
            try await signIn(username, password)
            isLoading = false
            state.value = .logined
        } catch {
            isLoading = false
            state.value = .error(message: sentence(error))
        }
    }
}
