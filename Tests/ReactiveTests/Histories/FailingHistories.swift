import Reactive
import Testing

/// What Combine's documentation says of the operators that handle errors.
@MainActor @Suite struct FailingHistories {
    @Test func catchGoesOnWithAnotherPublisher() async {
        await tell("catch(_:)", "1 x b7 b|", "1 7 |") { stage in stage.a.catch { _ in stage.b } }
        await tell("catch(_:)", "1 |", "1 |") { stage in stage.a.catch { _ in stage.b } }
        await tell("catch(_:)", "1 x bx", "1 x") { stage in stage.a.catch { _ in stage.b } }
        await tell("catch(_:)", "x cancel b7", "", cancels: "b") { stage in stage.a.catch { _ in stage.b } }
    }

    @Test func tryCatchFailsWithWhatIsThrown() async {
        await tell("tryCatch(_:)", "1 x b7 b|", "1 7 |") { stage in stage.a.tryCatch { _ in stage.b } }
        await tell("tryCatch(_:)", "1 x", "1 x(worse)") { stage in
            stage.a.tryCatch { _ -> Source in throw Problem.worse }
        }
    }

    @Test func replaceErrorSendsAnElementAndFinishes() async {
        await tell("replaceError(with:)", "1 x", "1 9 |") { $0.a.replaceError(with: 9) }
        await tell("replaceError(with:)", "1 |", "1 |") { $0.a.replaceError(with: 9) }
    }

    @Test func mapErrorMakesAnotherError() async {
        await tell("mapError(_:)", "1 x", "1 x(worse)") { $0.a.mapError { _ in Problem.worse } }
        await tell("mapError(_:)", "1 |", "1 |") { $0.a.mapError { _ in Problem.worse } }
    }

    @Test func setFailureTypeChangesNothingThatIsSent() async {
        await tell("setFailureType(to:)", "1 2 |", "1 2 |") {
            $0.a.replaceError(with: 9).setFailureType(to: Problem.self)
        }
    }

    @Test func assertNoFailurePassesWhatDoesNotFail() async {
        await tell("assertNoFailure(_:file:line:)", "1 2 |", "1 2 |") { $0.a.assertNoFailure() }
    }

    @Test func retrySubscribesAgainSoManyTimes() async {
        await tell("retry(_:)", "1 x 2 x 3 x 4", "1 2 3 x") { $0.a.retry(2) }
        await tell("retry(_:)", "1 x 2 |", "1 2 |") { $0.a.retry(2) }
        await tell("retry(_:)", "1 x", "1 x") { $0.a.retry(0) }
        await tell("retry(_:)", "x 2 cancel 3", "2", cancels: "a") { $0.a.retry(1) }
    }
}
