import DOM
import JSON
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("PhotoPicker")
struct PhotoPickerTests {
    @Test func isAFieldWithItsProgressAndItsButtons() throws {
        let page = MountedPage(PhotoPicker("Photo") { _ in })
        let key = try field(on: page).key
        #expect(key.utf8.count == 22)
        #expect(
            page.html.split(separator: key).joined(separator: "KEY") == """
                <div class="upload"><label class="field"><span>Photo</span>\
                <input accept="image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp,image/gif,.gif" \
                data-upload="/uploads/KEY" type="file" name="photo" form="page"></label>\
                <span class="drop-hint" aria-hidden="true">or drop it here</span>\
                <progress aria-label="Photo: upload" hidden=""></progress>\
                <button class="cancel" data-cancel="" aria-label="Cancel upload: Photo" hidden="" name="action" \
                value="cancel-photo" form="page">Cancel</button>\
                <button class="send" formenctype="multipart/form-data" aria-label="Upload: Photo" name="action" \
                value="upload-photo" form="page">Upload</button>\
                <p class="outcome" role="status"></p>\
                <script type="module" src="/upload.js"></script></div>
                """)
    }

    @Test func isDisabledWithItsButtonWhereAnythingAroundItIs() throws {
        let page = MountedPage {
            VStack { PhotoPicker("Photo") { _ in } }.disabled(true)
        }
        #expect(try !field(on: page).isEnabled)
        #expect(page.control("upload-photo")?.isEnabled == false)
        #expect(page.html.contains(#"disabled="" type="file""#))
        #expect(page.html.contains(#"aria-label="Upload: Photo" data-disabled="""#))
    }

    @Test func showsHowFarTheFileHasCome() throws {
        let page = MountedPage(PhotoPicker("Photo") { _ in })
        let field = try field(on: page)
        let (bar, button) = (numbers(page, "progress"), numbers(page, "button"))
        field.progress = FileElement.Progress(received: 3, size: 10)
        page.turn()
        #expect(
            page.operations() == [
                #"["a",\#(bar),"hidden"]"#, #"["a",\#(bar),"max","10"]"#, #"["a",\#(bar),"value","3"]"#,
                #"["a",\#(button),"hidden"]"#,
            ])
        field.progress = FileElement.Progress(received: 10, size: 10)
        page.turn()
        #expect(page.operations() == [#"["a",\#(bar),"max"]"#, #"["a",\#(bar),"value"]"#])
        #expect(field.jsonValue["received"] == .integer(10))
        let former = field.address
        page.press("cancel-photo")
        #expect(field.address != former)
        #expect(
            page.operations() == [
                #"["a",\#(bar),"hidden",""]"#, #"["a",\#(button),"hidden",""]"#,
                #"["a",\#(field.number),"data-upload","\#(field.address)"]"#,
            ])
    }

    @Test func handsTheFileOver() async throws {
        let taken = Taken()
        let page = MountedPage(
            PhotoPicker(
                "Photo",
                selection: Binding {
                    taken.file
                } set: {
                    taken.file = $0
                }))
        try await field(on: page).receive(UploadedFile(name: "me.jpg", bytes: [1, 2]))
        #expect(taken.file == UploadedFile(name: "me.jpg", bytes: [1, 2]))
    }

    @Test func saysAtTheFieldWhyAFileIsNotTaken() async throws {
        let page = MountedPage(PhotoPicker("Photo") { _ in throw FieldError("This is no photo.") })
        let field = try field(on: page)
        await #expect(throws: FieldError("This is no photo.")) {
            try await field.receive(UploadedFile(bytes: [1]))
        }
        page.turn()
        #expect(page.html.contains(">This is no photo.</span></label>"))
    }

    @Test func keepsToItselfWhatPeopleNeedNotKnow() async throws {
        struct Broken: Error {}
        let page = MountedPage(PhotoPicker("Photo") { _ in throw Broken() })
        let field = try field(on: page)
        _ = try? await field.receive(UploadedFile(bytes: [1]))
        #expect(field.error == "This file could not be used. Try again.")
    }

    @Test func refusesAFileThatIsTooLarge() async throws {
        let taken = Taken()
        let page = MountedPage(PhotoPicker("Photo") { taken.file = $0 })
        let field = try field(on: page)
        let bytes = [UInt8](repeating: 0, count: 10 << 20 + 1)
        await #expect(throws: FieldError.self) { try await field.receive(UploadedFile(bytes: bytes)) }
        #expect(field.error == "This file is too large: it may have 10 MB.")
        #expect(taken.file == nil)
    }

    @Test func givesUpTheFileOnItsWayWhenItGoes() throws {
        let model = Shown()
        let page = MountedPage(Maybe(model: model))
        let field = try field(on: page)
        let work = Work()
        field.reception = work
        model.isShown = false
        page.turn()
        #expect(work.isCancelled)
        #expect(page.document.fileFields.isEmpty)
    }

    private func field(on page: MountedPage) throws -> FileElement {
        try #require(page.control("photo") as? FileElement)
    }

    /// The number of the first element of a tag.
    private func numbers(_ page: MountedPage, _ tag: String) -> Int {
        func find(_ element: Element) -> Int? {
            if element.tag.description == tag { return element.number }
            return element.children.lazy.compactMap(find).first
        }
        return find(page.document.root) ?? 0
    }
}

@MainActor
private final class Taken {
    var file: UploadedFile?
}

private final class Work: Cancellable {
    var isCancelled = false

    func cancel() { isCancelled = true }
}

private final class Shown: ObservableObject {
    @Published var isShown = true
}

private struct Maybe: View {
    @ObservedObject var model: Shown

    var body: some View {
        if model.isShown { PhotoPicker("Photo") { _ in } }
    }
}
