import DOM
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("FilePicker")
struct FilePickerTests {
    @Test func tellsBrowsersWhichFilesToOffer() throws {
        let page = MountedPage {
            FilePicker("Report", allowedContentTypes: [.pdf, ".ODT", "image/*"]) { _ in }
            FilePicker("Papers", maximumCount: 2) { _ in }
            FilePicker("Anything") { _ in }
        }
        #expect(page.html.contains(#"<input accept="application/pdf,.pdf,.odt,image/*" data-upload="#))
        #expect(page.control("papers")?["multiple"] == "")
        #expect(page.control("report")?["multiple"] == nil)
        #expect(page.control("anything")?["accept"] == nil)
    }

    @Test func handsOverWhatWasChosen() async throws {
        let taken = Taken()
        let report = Binding<UploadedFile?> {
            nil
        } set: {
            taken.files = $0.map { [$0] } ?? []
        }
        let page = MountedPage(FilePicker("Report", selection: report))
        try await field("report", page).receive(
            UploadedFile(name: "a.txt", type: "text/plain", bytes: [1, 2]))
        let file = try #require(taken.files.first)
        #expect(file.name == "a.txt")
        #expect(file.type == "text/plain")
        #expect(file.size == 2)
        #expect(try await file.bytes == [1, 2])
    }

    @Test func addsSeveralToThoseThatAreThere() async throws {
        let taken = Taken()
        let field = try field("papers", papers(taken, maximumCount: 3))
        try await field.receive(UploadedFile(name: "a", bytes: [1]))
        try await field.receive(UploadedFile(name: "b", bytes: [1]), isFurther: true)
        try await field.receive(UploadedFile(name: "c", bytes: [1]))
        #expect(taken.files.map(\.name) == ["a", "b", "c"])
        for name in ["d", "e"] {
            await #expect(throws: FieldError("At most 3 files can be chosen here.")) {
                try await field.receive(UploadedFile(name: name, bytes: [1]), isFurther: name == "e")
            }
        }
        #expect(field.error == "At most 3 files can be chosen here.")
        taken.files.removeLast()
        try await field.receive(UploadedFile(name: "d", bytes: [1]))
        #expect(taken.files.map(\.name) == ["a", "b", "d"])
        #expect(field.error == nil)
    }

    @Test func countsTheFilesOfOneChoiceWhereNobodyKeepsThem() async throws {
        let taken = Taken()
        let page = MountedPage(FilePicker("Papers", maximumCount: 2) { taken.files.append($0) })
        let field = try field("papers", page)
        for number in 0..<2 {
            for name in ["a", "b", "c"] {
                _ = try? await field.receive(UploadedFile(name: name, bytes: [1]), isFurther: name != "a")
            }
            #expect(taken.files.count == 2 * (number + 1))
            #expect(field.error == "At most 2 files can be chosen here.")
        }
    }

    @Test func takesOneFileUnlessItIsToTakeMore() async throws {
        let page = MountedPage(FilePicker("Report") { _ in })
        let field = try field("report", page)
        try await field.receive(UploadedFile(bytes: [1]))
        await #expect(throws: FieldError("Only one file can be chosen here.")) {
            try await field.receive(UploadedFile(bytes: [1]), isFurther: true)
        }
        try await field.receive(UploadedFile(bytes: [1]))
    }

    @Test func saysOfSeveralWhichIsNotTaken() async throws {
        let taken = Taken()
        let page = papers(taken, maximumCount: 5)
        let field = try field("papers", page)
        _ = try? await field.receive(UploadedFile(name: "big.txt", bytes: [1, 2, 3, 4, 5]))
        _ = try? await field.receive(UploadedFile(name: "a.exe", bytes: [1]), isFurther: true)
        try await field.receive(UploadedFile(name: "a.TXT", bytes: [1]), isFurther: true)
        page.turn()
        #expect(taken.files.map(\.name) == ["a.TXT"])
        #expect(
            page.html.contains(
                """
                >“big.txt”: This file is too large: it may have 4 bytes. \
                “a.exe”: This kind of file is not taken here, only: .txt.</span>
                """))
    }

    @Test(
        arguments: [
            ("a.pdf", nil, true), ("A.PDF", "application/octet-stream", true), ("a", "application/pdf", true),
            ("a.png", "image/png", true), ("a.ods", "", true), (nil, nil, true),
            (nil, "application/octet-stream", true), ("a.txt", "text/plain", false), ("pdf", nil, false),
            ("a.pdf.exe", "application/octet-stream", false), ("a", "", false), (nil, "imagery/png", false),
        ] as [(String?, String?, Bool)])
    func goesByWhatAFileSaysOfItself(_ name: String?, _ type: String?, _ isTaken: Bool) async throws {
        let page = MountedPage(FilePicker("Report", allowedContentTypes: [.pdf, .image, ".ods"]) { _ in })
        let field = try field("report", page)
        _ = try? await field.receive(UploadedFile(name: name, type: type, bytes: [1]))
        #expect(
            field.error
                == (isTaken ? nil : "This kind of file is not taken here, only: .pdf, image, .ods."))
    }

    @Test(arguments: [
        (1, "1 byte"), (1000, "1000 bytes"), (1024, "1 KB"), (1_600_000, "1.5 MB"), (10 << 20, "10 MB"),
        (5 << 30, "5 GB"),
    ])
    func saysHowLargeAFileMayBe(_ size: Int, _ words: String) throws {
        let page = MountedPage(FilePicker("Report", maximumSize: size) { _ in })
        let problem = try field("report", page).begin(name: nil, type: nil, size: size + 1, isFurther: false)
        #expect(problem?.description == "This file is too large: it may have \(words).")
    }

    @Test func refusesAnEmptyFile() async throws {
        let page = MountedPage(FilePicker("Report") { _ in })
        await #expect(throws: FieldError("This file is empty.")) {
            try await field("report", page).receive(UploadedFile(bytes: []))
        }
    }

    private func papers(_ taken: Taken, maximumCount: Int) -> MountedPage {
        let files = Binding {
            taken.files
        } set: {
            taken.files = $0
        }
        let types: [FileType] = maximumCount == 5 ? [.text] : []
        return MountedPage(
            FilePicker(
                "Papers", selection: files, allowedContentTypes: types, maximumSize: 4,
                maximumCount: maximumCount))
    }

    private func field(_ name: String, _ page: MountedPage) throws -> FileElement {
        try #require(page.control(name) as? FileElement)
    }
}

@MainActor
private final class Taken {
    var files: [UploadedFile] = []
}
