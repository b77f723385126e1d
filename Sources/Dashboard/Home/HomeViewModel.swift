import Pinion

/// What the home page knows and does.
final class HomeViewModel {
    /// Where the page stands.
    enum State: Equatable {
        case signedIn
        case signedOut
        case error(message: String)
    }

    @Published var greeting: String
    let userName: String
    let state = CurrentValueSubject<State, Never>(.signedIn)

    private let signOut: () async throws -> Void

    init(userName: String, signOut: @escaping () async throws -> Void) {
        self.userName = userName
        self.signOut = signOut
        greeting = "Hello, \(userName)"
    }

    /// Signs the person out.
    func logOut() {
        Task {
            do {
                try await signOut()
                state.value = .signedOut
            } catch {
                state.value = .error(message: "You are still signed in: \(error).")
            }
        }
    }
}
