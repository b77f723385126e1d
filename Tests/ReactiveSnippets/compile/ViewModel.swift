import Reactive

// A view model, as it is written for Combine.
@MainActor final class LoginViewModel: ObservableObject {
    enum State {
        case initial
        case logined
        case error(message: String)
    }

    enum Action {
        case login
        case clear
    }

    @Published var username = ""
    @Published var password = ""
    @Published var isLoading = false
    @Published private(set) var hint = ""

    let state = CurrentValueSubject<State, Never>(.initial)
    let action = PassthroughSubject<Action, Never>()
    private var subscriptions = Set<AnyCancellable>()

    var validatedText: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($username, $password)
            .map { !($0.isEmpty || $1.isEmpty) }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    init() {
        action
            .sink { [weak self] action in self?.process(action) }
            .store(in: &subscriptions)
        $username
            .debounce(for: .milliseconds(300))
            .filter { !$0.isEmpty }
            .map { [unowned self] name in search(name).replaceError(with: []) }
            .switchToLatest()
            .compactMap(\.first)
            .assign(to: &$hint)
        Publishers.Merge($username.dropFirst(), $password.dropFirst())
            .map { _ in false }
            .assign(to: \.isLoading, on: self)
            .store(in: &subscriptions)
    }

    private func search(_ name: String) -> AnyPublisher<[String], any Error> {
        Future<[String], any Error> { promise in promise(.success([name])) }
            .tryMap { names -> [String] in names.sorted() }
            .handleEvents(receiveOutput: { print($0) })
            .share()
            .eraseToAnyPublisher()
    }

    private func process(_ action: Action) {
        switch action {
        case .login: state.value = .logined
        case .clear: (username, password) = ("", "")
        }
    }
}

@MainActor func watch(_ model: LoginViewModel) async {
    for await isValid in model.validatedText.values { print(isValid) }
}
