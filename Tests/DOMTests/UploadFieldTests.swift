import DOM
import Testing

@MainActor
@Suite("A place for files")
struct UploadFieldTests {
    @Test(arguments: [
        (0, ""), (1, "“1” is here."), (2, "“1”, “2” are here."),
        (22, (3...22).map { "“\($0)”" }.joined(separator: ", ") + " and 2 more are here."),
        (40, (21...40).map { "“\($0)”" }.joined(separator: ", ") + " and 20 more are here."),
    ])
    func namesTheLastFilesThatWereTaken(count: Int, words: String) async throws {
        let field = FileElement(name: "papers")
        field.maximumCount = 40
        let place = UploadField("Papers", field)
        let document = Document(root: place)
        for number in 0..<count {
            try await field.receive(
                UploadedFile(name: "\(number + 1)", bytes: [1]), isFurther: number > 0)
        }
        #expect(place.outcome == words)
        #expect(document.root === place)
    }

    @Test func takesNoMoreFilesThanItMay() async throws {
        let field = FileElement(name: "papers")
        field.maximumCount = 30
        for number in 0..<30 {
            try await field.receive(UploadedFile(name: "a", bytes: [1]), isFurther: number > 0)
        }
        await #expect(throws: FieldError.self) {
            try await field.receive(UploadedFile(name: "b", bytes: [1]), isFurther: true)
        }
        try await field.receive(UploadedFile(name: "b", bytes: [1]), isFurther: false)
    }
}

extension UploadField {
    /// What it says of the files that were taken.
    fileprivate var outcome: String {
        children.first { $0["class"] == "outcome" }?.text ?? ""
    }
}
