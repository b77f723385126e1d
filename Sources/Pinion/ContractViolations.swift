// What a program may not do. These stop it when it starts, with the words that help to put it right; nothing that
// comes from outside a program leads here.

extension PageHTML {
    /// Other sites that pictures come from are named by scheme and host.
    static func expect(imageOrigins: [String]) {
        for origin in imageOrigins {
            precondition(
                isOrigin(origin),
                "imageOrigins has \"\(origin)\"; an origin is \"https://\", a host and perhaps a port, without a path."
            )
        }
    }
}

extension PathPattern {
    /// The content of a page takes as many values as its address has, or none of them.
    func expect(values count: Int) {
        precondition(
            count == 0 || count == valueCount,
            "Page(\"\(text)\") has \(valueCount) values in its address, but its content takes \(count).")
    }
}
