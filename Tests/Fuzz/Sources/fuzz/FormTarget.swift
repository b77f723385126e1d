@testable import Encoding
@testable import Live
@testable import Pinion

/// Forms, those of scripts, and queries.
func fuzzForm(_ input: [UInt8]) {
    check(try? FormBody(urlEncoded: input))
    check(try? FormBody(json: input))
    let query = QueryItems(String(decoding: input, as: UTF8.self))
    _ = query["a", as: Int.self]
    _ = query["b", as: Double.self]
    let escaped = query.text.percentEncoded
    precondition(QueryItems("a=\(escaped)")["a"] == query.text)
}

/// Of each name there is one entry.
func check(_ form: FormBody?) {
    guard let form else { return }
    precondition(Set(form.edits.map(\.name)).count == form.edits.count)
}
