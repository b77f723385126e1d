import DOM
import Testing

@testable import Pinion

@Suite("A form with files")
struct MultipartFormTests {
    @Test func isReadPartByPart() throws {
        let form = try #require(
            MultipartForm(
                bytes(
                    """
                    --XYZ
                    Content-Disposition: form-data; name="action"

                    upload-photo
                    --XYZ
                    content-disposition: form-data; name="photo"; filename="me \\"here\\".jpg"
                    Content-Type: image/jpeg

                    one
                    --XY
                    two
                    --XYZ
                    Content-Disposition: form-data; name="other"; filename=""
                    Content-Type: application/octet-stream


                    --XYZ--

                    """), boundary: "XYZ"))
        #expect(form.texts.map(\.name) == ["action"])
        #expect(form.texts.map(\.value) == ["upload-photo"])
        #expect(form.files.map(\.name) == ["photo"])
        #expect(
            form.files.map(\.file) == [
                UploadedFile(name: "me \"here\".jpg", type: "image/jpeg", bytes: bytes("one\n--XY\ntwo"))
            ])
    }

    @Test(arguments: [
        "", "--XYZ", "--XYZ\n", "XYZ--", "--XYZ\nContent-Disposition: form-data; name=\"a\"\n\nb",
        "--XYZ\nContent-Disposition: form-data; name=\"a\"\n--XYZ--", "--XYZ\n\n\n--XYZ--",
        "--XYZ\nContent-Disposition: form-data\n\nb\n--XYZ--",
        "--XYZ\nContent-Disposition: attachment; name=\"a\"\n\nb\n--XYZ--",
        "--XYZ\nContent-Disposition: form-data; name=\"a\n\nb\n--XYZ--", "--XYZ\n--XYZ--", "--XYZb--XYZ--",
    ])
    func isRefusedIfItIsNotWellFormed(_ text: String) {
        #expect(MultipartForm(bytes(text), boundary: "XYZ").map { _ in "read" } == nil)
    }

    @Test func isRefusedIfATextIsNoUTF8() {
        let head = bytes("--XYZ\nContent-Disposition: form-data; name=\"a\"\n\n")
        let body = head + [0xFF] + bytes("\n--XYZ--")
        #expect(MultipartForm(body, boundary: "XYZ").map { _ in "read" } == nil)
    }

    @Test(arguments: [
        ("multipart/form-data; boundary=XYZ", "XYZ"),
        ("Multipart/Form-Data;charset=utf-8; Boundary=\"X Z\"", "X Z"),
        ("multipart/form-data", nil), ("multipart/mixed; boundary=XYZ", nil),
        ("multipart/form-data; boundary=", nil),
        ("multipart/form-data; boundary=\"XYZ", nil), (nil, nil),
        ("multipart/form-data; boundary=" + String(repeating: "x", count: 71), nil),
    ])
    func saysWhatStandsBetweenItsParts(_ field: String?, _ boundary: String?) {
        #expect(MultipartForm.boundary(field) == boundary)
    }

    private func bytes(_ text: String) -> [UInt8] {
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n").utf8.map {
            $0
        }
    }
}
