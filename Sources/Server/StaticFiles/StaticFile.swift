/// One file, read and packed once.
struct StaticFile: Sendable {
    /// Tells whether the file on the disk, or each of its chapters, is still this one.
    let versions: [FileVersion]
    private let type: ContentType
    private let plain: Variant
    private let packed: Variant?

    private struct Variant: Sendable {
        let bytes: SharedBytes
        let tag: EntityTag

        init(_ bytes: [UInt8], tagSuffix: String = "") {
            let bytes = SharedBytes(bytes)
            self.bytes = bytes
            tag = EntityTag(of: bytes.bytes, suffix: tagSuffix)
        }
    }

    init(_ bytes: [UInt8], type: ContentType, versions: [FileVersion]) {
        self.versions = versions
        self.type = type
        plain = Variant(bytes)
        packed = type.isText ? bytes.withUnsafeBytes(Gzip.pack).map { Variant($0, tagSuffix: "-gz") } : nil
    }
}

extension StaticFile {
    /// Names the content: another text whenever a byte is another.
    var version: Substring { plain.tag.field.dropFirst().dropLast() }

    /// The answer to a GET or HEAD of this file.
    func response(to request: Request) -> Response {
        let (variant, isPacked) = variant(for: request)
        var headers = [
            ("ETag", variant.tag.field),
            ("Cache-Control", isVersioned(request) ? "public, max-age=31536000, immutable" : "no-cache"),
        ]
        if packed != nil { headers.append(("Vary", "Accept-Encoding")) }
        if variant.tag.isNamed(in: request.headers["if-none-match"]) {
            return Response(status: .notModified, headers: headers)
        }
        headers += [("Content-Type", type.name), ("X-Content-Type-Options", "nosniff")]
        if isPacked {
            headers.append(("Content-Encoding", "gzip"))
        } else {
            headers.append(("Accept-Ranges", "bytes"))
        }
        return part(of: variant, range: isPacked ? .whole : range(of: request), headers: headers)
    }

    /// Ranges are of the plain bytes, so a request for one gets these.
    private func variant(for request: Request) -> (Variant, isPacked: Bool) {
        guard let packed, request.headers["range"] == nil,
            let weight = AcceptHeader(request.headers["accept-encoding"]).weight(of: "gzip"), weight > 0
        else { return (plain, false) }
        return (packed, true)
    }

    private func range(of request: Request) -> ByteRange {
        if let condition = request.headers["if-range"], condition != plain.tag.field { return .whole }
        return ByteRange(request.headers["range"], of: plain.bytes.count)
    }

    private func part(of variant: Variant, range: ByteRange, headers: [(String, String)]) -> Response {
        let count = variant.bytes.count
        switch range {
        case .whole:
            var response = Response(status: .ok, headers: headers)
            response.payload = .shared(variant.bytes, 0..<count)
            return response
        case .part(let part):
            let field = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(count)"
            var response = Response(status: .partialContent, headers: headers + [("Content-Range", field)])
            response.payload = .shared(variant.bytes, part)
            return response
        case .unsatisfiable:
            var problem = ProblemDocument(
                status: .rangeNotSatisfiable, detail: "The file has \(count) bytes.")
            problem.headers = [("Content-Range", "bytes */\(count)")]
            return problem.json
        }
    }

    /// Whether the address names this very content, for ever. One that names another is of another state of the program,
    /// an earlier one or that of another node.
    private func isVersioned(_ request: Request) -> Bool {
        request.query == "v=\(version)"
    }
}
