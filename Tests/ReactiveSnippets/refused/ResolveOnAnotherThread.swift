import Reactive

@MainActor func result() -> Future<Int, Never> {
    Future { promise in
        Task.detached { promise(.success(1)) }
        // expect: passing closure as a 'sending' parameter risks causing data races
    }
}
