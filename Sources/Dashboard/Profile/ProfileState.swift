import DashboardStorage
import PinionAccounts

/// Where a profile page stands.
enum ProfileState {
    /// The profile is on its way.
    case loading
    /// Here it is.
    case presenting(Person)
    /// It could not be had, or not be changed.
    case failed(any Error)
}

extension ProfileState {
    /// Throws what went wrong, for those who only want to know that.
    func throwFailure() throws {
        if case .failed(let error) = self { throw error }
    }
}
