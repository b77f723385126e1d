extension Roster.Admission {
    /// What those hear who may not stay.
    var refusal: ProblemDocument? {
        switch self {
        case .welcome:
            return nil
        case .tooManyOfOneAddress:
            var problem = ProblemDocument(
                status: .tooManyRequests, detail: "There are too many connections from your address.")
            problem.retryAfter = 5
            return problem
        case .tooMany:
            var problem = ProblemDocument(
                status: .serviceUnavailable, detail: "There are too many connections.")
            problem.retryAfter = 5
            return problem
        }
    }
}
