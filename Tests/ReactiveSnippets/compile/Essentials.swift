import Reactive

// What the first page of the documentation of Reactive shows.
final class LoginViewModel: ObservableObject {
    @Published var username = ""
    @Published var password = ""

    var validatedText: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($username, $password)
            .map { !$0.isEmpty && !$1.isEmpty }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }
}
