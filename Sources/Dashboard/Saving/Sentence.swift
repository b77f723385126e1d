import DashboardStorage
import PinionAccounts
import Storage

/// What an error says as a sentence, in the language of the page.
func sentence(_ error: any Error) -> String {
    let advice = (error as? any StorageFailure)?.isPassing == true
    return localized(words(of: error)) + (advice ? " " + localized("Try again in a moment.") : "")
}

/// A reason as a sentence of its own.
func sentence(of reason: String) -> String {
    localized(LocalizedStringKey(reason.asSentence))
}

/// What an error says, to be put into a sentence.
func reason(_ error: any Error) -> String {
    localized(LocalizedStringKey("\(error)"))
}

/// What an error says, to be looked up: a sentence with its values where it has any, and as it stands otherwise.
private func words(of error: any Error) -> LocalizedStringKey {
    switch error {
    case let error as DashboardError: words(of: error)
    case let error as AccountsError: words(of: error)
    case let error as EmailProblem: words(of: error)
    case let error as PasswordProblem: words(of: error)
    case let error as ProfileProblem: words(of: error)
    case let error as SettingProblem: words(of: error)
    default: LocalizedStringKey("\(error)".asSentence)
    }
}

private func words(of error: DashboardError) -> LocalizedStringKey {
    switch error {
    case .accounts(let error): words(of: error)
    case .invalidProfile(let problem): words(of: problem)
    case .invalidSetting(let problem): words(of: problem)
    case .noSuchArticle(let id): "There is no article number \("\(id)")."
    case .invalidPhoto(.tooLarge(let maximum)): "A photo has at most \(maximum >> 20) MB."
    default: LocalizedStringKey(error.description.asSentence)
    }
}

private func words(of error: AccountsError) -> LocalizedStringKey {
    switch error {
    case .nameTaken(let name): "The user name “\(name)” is taken."
    case .emailTaken(let address): "Somebody else has the e-mail address “\(address)”."
    case .tooManyAttempts(let wait):
        "Too many attempts, try again in \(Int(wait.components.seconds)) seconds."
    case .noSuchUser(let id): "There is no user number \("\(id)")."
    case .invalidName(.tooLong(let maximum)): "A user name has at most \(maximum) characters."
    case .invalidEmail(let problem): words(of: problem)
    case .weakPassword(let problem): words(of: problem)
    default: LocalizedStringKey(error.description.asSentence)
    }
}

private func words(of problem: EmailProblem) -> LocalizedStringKey {
    switch problem {
    case .tooLong(let maximum): "An e-mail address has at most \(maximum) bytes."
    default: LocalizedStringKey(problem.description.asSentence)
    }
}

private func words(of problem: PasswordProblem) -> LocalizedStringKey {
    switch problem {
    case .tooShort(let minimum): "A password needs at least \(minimum) characters."
    case .tooLong(let maximum): "A password has at most \(ungrouped: maximum) bytes."
    default: LocalizedStringKey(problem.description.asSentence)
    }
}

private func words(of problem: ProfileProblem) -> LocalizedStringKey {
    switch problem {
    case .displayName(.tooLong(let maximum)): "A display name has at most \(maximum) characters."
    default: LocalizedStringKey(problem.description.asSentence)
    }
}

private func words(of problem: SettingProblem) -> LocalizedStringKey {
    switch problem {
    case .siteName(.tooLong(let maximum)): "The name of a site has at most \(maximum) characters."
    case .retention(let maximum): "Figures are kept for 1 to \(ungrouped: maximum) days."
    default: LocalizedStringKey(problem.description.asSentence)
    }
}

extension String {
    fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
