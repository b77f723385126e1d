import DOM

@testable import Pinion

/// A form with files: in the first line its `Content-Type`, or nothing where the boundary is XYZ.
func fuzzMultipart(_ input: [UInt8]) {
    let end = input.firstIndex(of: UInt8(ascii: "\n")) ?? input.endIndex
    let type = String(decoding: input[..<end], as: UTF8.self)
    let boundary = MultipartForm.boundary(type) ?? "XYZ"
    guard let form = MultipartForm(Array(input[end...].dropFirst()), boundary: boundary) else { return }
    precondition(form.texts.count + form.files.count <= 1_001)
    precondition(form.files.reduce(0) { $0 + $1.file.size } <= input.count)
    check(try? FormBody(form))
}
