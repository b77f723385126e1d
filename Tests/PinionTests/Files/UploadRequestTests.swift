import Server
import Testing

@testable import Pinion

@Suite("A part of a file")
struct UploadRequestTests {
    @Test(
        arguments: [
            ([:], 0, 5), (["Upload-Offset": "7", "Upload-Length": "90", "Upload-Complete": "?0"], 7, 90),
            (["Upload-Offset": "7", "Upload-Complete": "?1"], 7, 12),
            (["Upload-Offset": "7", "Upload-Complete": "?0"], 7, nil), (["Upload-Offset": "7"], 7, 12),
            (["Upload-Length": "5"], 0, 5), (["Content-Range": "bytes 3-7/90"], 3, 90),
            (["Content-Range": "bytes 3-7/*"], 3, nil),
        ] as [([String: String], Int, Int?)])
    func saysWhereItBelongs(_ headers: [String: String], _ offset: Int, _ size: Int?) throws {
        let part = try UploadRequest(request(headers))
        #expect(part.offset == offset)
        #expect(part.size == size)
    }

    @Test(arguments: [
        ["Upload-Offset": "-1"], ["Upload-Offset": "x"], ["Upload-Offset": "99999999999999999999"],
        ["Upload-Offset": "0", "Upload-Length": "4"], ["Upload-Complete": "yes"],
        ["Upload-Length": "9", "Upload-Complete": "?1"], ["Content-Range": "bytes 3-9/90"],
        ["Content-Range": "bytes 3-7"], ["Content-Range": "bytes 7-3/90"], ["Content-Range": "lines 3-7/90"],
        ["Content-Range": "bytes 3-7/6"],
        ["Content-Range": "bytes 9223372036854775807-9223372036854775807/9"],
        ["Content-Range": "bytes -9223372036854775808-7/9"],
    ])
    func isRefusedIfItContradictsItself(_ headers: [String: String]) {
        #expect(throws: RequestProblem.self) { try UploadRequest(request(headers)) }
    }

    @Test func mayTellTheNameOfTheFile() throws {
        let part = try UploadRequest(
            request(["Content-Disposition": "attachment; filename=\"a%20b+%C3%A4.jpg\""]))
        #expect(part.fileName == "a b+ä.jpg")
    }

    @Test func mayTellTheKindOfTheFileAndThatItIsNotTheFirst() throws {
        let part = try UploadRequest(
            request(["Content-Type": "Text/Plain; charset=utf-8", "Pinion-Further": "?1"]))
        #expect(part.type == "text/plain")
        #expect(part.isFurther)
        #expect(try !UploadRequest(request(["Pinion-Further": "?0"])).isFurther)
        #expect(throws: RequestProblem.self) { try UploadRequest(request(["Pinion-Further": "1"])) }
    }

    private func request(_ headers: [String: String]) -> Request {
        Request(
            method: .put, path: "/uploads/0", headers: Headers(headers.map { ($0, $1) }),
            body: Array("hello".utf8))
    }
}
