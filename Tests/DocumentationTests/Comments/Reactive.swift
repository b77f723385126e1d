import Foundation
import Pinion

// What the comments in `Sources/Reactive` show.
@MainActor
private struct Publishing {
    func asyncPublisher(model: LoginViewModel) async {
        for await name in model.$name.values { print(name) }
    }

    func asyncThrowingPublisher(download: AnyPublisher<String, any Error>) async throws {
        for try await line in download.values { print(line) }
    }

    func door(readTemperature: @escaping @Sendable () -> Double) {
        let readings = PassthroughSubject<Double, Never>()
        let door = readings.door()
        Thread.detachNewThread { door.send(readTemperature()) }
    }

    func stream(model: LoginViewModel, log: @escaping @Sendable (String) async -> Void) {
        let names = model.$name.stream()
        Task.detached { for await name in names { await log(name) } }
    }

    func twoWayBinding(
        user: Bindable<User>, field: InputElement, subscriptions: inout Set<AnyCancellable>
    ) {
        let name = user.binding(\.name)
        field.publisher.sink { name.wrappedValue = $0 }.store(in: &subscriptions)
        user.bind(\.name, to: field, \.text)
    }

    func bindable(nameLabel: Element, countLabel: Element, ada: User) {
        let user = Bindable<User>()
        user.bind(\.name, to: nameLabel, \.text)
        user.bind(\.followersCount, to: countLabel, \.text, transform: String.init)
        user.update(with: ada)
    }

    func collection(@Binding articles: [Article]) {
        for article in $articles { article.wrappedValue.title += "!" }
    }

    func binding(ada: User) {
        let user = Bindable(ada)
        let name = user.binding(\.name)
        name.wrappedValue = "Grace"
        print(user.value!.name)  // Grace
    }

    func combineLatestMany(
        name: Just<String>, age: Just<Int>, city: Just<String>, street: Just<String>, number: Just<Int>
    ) {
        let person = Publishers.CombineLatestMany(
            name.eraseToAnyPublisher(), age.eraseToAnyPublisher(), city.eraseToAnyPublisher(),
            street.eraseToAnyPublisher(), number.eraseToAnyPublisher())
        _ = person
    }

    func zipMany(
        questions: Just<String>, answers: Just<String>, points: Just<Int>, hints: Just<String>,
        solutions: Just<String>
    ) {
        let rounds = Publishers.ZipMany(
            questions.eraseToAnyPublisher(), answers.eraseToAnyPublisher(), points.eraseToAnyPublisher(),
            hints.eraseToAnyPublisher(), solutions.eraseToAnyPublisher())
        _ = rounds
    }

    func published() {
        final class LoginViewModel: ObservableObject {
            @Published var username = ""
        }

        let viewModel = LoginViewModel()
        let subscription = viewModel.$username.sink { print($0) }
        _ = subscription
    }

    func future(accounts: Users) {
        let user = Future { try await accounts.user(named: "ada") }
        _ = user
    }

    func deferred(server: Server) {
        let answer = Deferred { Future { try await server.answer() } }
        _ = answer
    }

    func record() {
        let three = Record<Int, Never> { recording in
            for number in 1...3 { recording.receive(number) }
            recording.receive(completion: .finished)
        }
        _ = three
    }

    func scheduler(search: PassthroughSubject<String, Never>) {
        let quiet = search.debounce(for: .milliseconds(300))
        let same = search.debounce(for: .milliseconds(300), scheduler: ActorScheduler())
        _ = (quiet, same)
    }

    func actorScheduler(numbers: PassthroughSubject<Int, Never>) {
        let later = numbers.receive(on: ActorScheduler())
        _ = later
    }

    func subscriber() {
        final class FirstThree: Subscriber {
            func receive(subscription: any Subscription) { subscription.request(.max(3)) }
            func receive(_ input: Int) -> Subscribers.Demand { .none }
            func receive(completion: Subscribers.Completion<Never>) {}
        }

        [1, 2, 3, 4].publisher.subscribe(FirstThree())
    }

    func just() {
        let subscription = Just(42).sink { print($0) }
        _ = subscription
    }

    func publisher() {
        let names = PassthroughSubject<String, Never>()
        let greeting = names.map { "Hello, \($0)" }.sink { print($0) }
        names.send("Ada")
        _ = greeting
    }

    func currentValueSubject() {
        let state = CurrentValueSubject<State, Never>(.initial)
        state.value = .logined
    }

    func passthroughSubject() {
        let action = PassthroughSubject<Action, Never>()
        action.send(.login)
    }

    func assign(
        viewModel: LoginViewModel, loginButton: ButtonElement, subscriptions: inout Set<AnyCancellable>
    ) {
        viewModel.validatedText
            .assign(to: \.isEnabled, on: loginButton)
            .store(in: &subscriptions)
    }

    func sink(viewModel: LoginViewModel, subscriptions: inout Set<AnyCancellable>) {
        viewModel.$isLoading
            .sink { print("loading:", $0) }
            .store(in: &subscriptions)
    }

    final class LoginViewModel: ObservableObject {
        @Published var name = ""
        @Published var username = ""
        @Published var length = 0
        @Published var isLoading = false

        init() {
            $username.map { $0.count }.assign(to: &$length)
        }

        var validatedText: AnyPublisher<Bool, Never> {
            $username.map { !$0.isEmpty }.eraseToAnyPublisher()
        }
    }

    struct User {
        var name: String
        var followersCount: Int
    }

    struct Article: Identifiable {
        let id: Int
        var title: String
    }

    struct Server: Sendable {
        func answer() async throws -> Int { 42 }
    }

    struct Users: Sendable {
        func user(named name: String) async throws -> String { name }
    }

    enum State { case initial, logined }

    enum Action { case login }
}
