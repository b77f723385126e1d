import PinionAccounts

/// What is typed into the sign-up form, and what is wrong with it.
final class SignupForm: ObservableObject {
    @Published var username = ""
    @Published var email = ""
    @Published var password = ""
    @Published private(set) var nameProblem: String?
    @Published private(set) var emailProblem: String?
    @Published private(set) var failure: String?

    private let isNameFree: (String) async throws -> Bool
    private var subscriptions: [AnyCancellable] = []
    private var checkingName: Task<Void, Never>?

    /// Makes an empty form.
    ///
    /// - Parameter isNameFree: whether nobody has a name yet; throws what is wrong with it.
    init(isNameFree: @escaping (String) async throws -> Bool) {
        self.isNameFree = isNameFree
        $username.dropFirst().removeDuplicates()
            .sink { [weak self] name in self?.check(name: name) }
            .store(in: &subscriptions)
        $email.dropFirst().removeDuplicates()
            .sink { [weak self] email in self?.check(email: email) }
            .store(in: &subscriptions)
    }

    convenience init(_ visit: Visit) {
        self.init { try await visit.isNameFree($0) }
    }

    /// What is wrong with the password, once one is typed.
    var passwordProblem: String? {
        guard !password.isEmpty else { return nil }
        return PasswordProblem(in: password, name: username, email: email).map { sentence($0) }
    }

    /// Whether everything is filled in, and nothing is known to be wrong with it.
    var isComplete: Bool {
        !username.isEmpty && !password.isEmpty && nameProblem == nil && emailProblem == nil
            && passwordProblem == nil
    }

    /// Shows why the form was not taken, at the field if it is about one.
    func show(_ error: any Error) {
        failure = nil
        switch error as? AccountsError {
        case .nameTaken?, .invalidName?: nameProblem = sentence(error)
        case .emailTaken?, .invalidEmail?: emailProblem = sentence(error)
        default: failure = sentence(error)
        }
    }
}

extension SignupForm {
    private func check(name: String) {
        checkingName?.cancel()
        nameProblem = nil
        guard !name.isEmpty else { return }
        checkingName = Task { [weak self, isNameFree] in
            let problem = await Self.problem(localized("The user name “\(name)” is taken.")) {
                try await isNameFree(name)
            }
            guard let self, !Task.isCancelled, username == name else { return }
            nameProblem = problem
        }
    }

    /// Only its shape: who has an address here is nobody's business, and is not told before the whole form is sent.
    private func check(email: String) {
        emailProblem = nil
        guard !email.isEmpty else { return }
        do { _ = try EmailAddress(email) } catch { emailProblem = sentence(error) }
    }

    /// What is wrong with a value; a database that does not answer is no fault of the value.
    private static func problem(_ taken: String, isFree: () async throws -> Bool) async -> String? {
        do {
            return try await isFree() ? nil : taken
        } catch AccountsError.storage {
            return nil
        } catch {
            return sentence(error)
        }
    }
}
