internal import DOM
internal import Glibc

/// A form with files in it: `multipart/form-data` (RFC 7578), read strictly.
struct MultipartForm: Sendable {
    private(set) var texts: [(name: String, value: String)] = []
    private(set) var files: [(name: String, file: UploadedFile)] = []
    /// The length of all texts, in bytes.
    private(set) var textSize = 0

    /// More than any form of ours has.
    private static let maximumParts = 1000
    /// More than a name and the name of a file take.
    private static let maximumHeadSize = 2048
}

extension MultipartForm {
    /// What stands between the parts, if a `Content-Type` field says that this is such a form.
    static func boundary(_ contentType: String?) -> String? {
        guard let value = HeaderValue(contentType ?? ""), value.text == "multipart/form-data",
            let boundary = value.parameters["boundary"], (1...70).contains(boundary.utf8.count)
        else { return nil }
        return boundary
    }

    /// Reads a form; `nil` if it is none, or does not end.
    init?(_ body: [UInt8], boundary: String) {
        let line = Array("\r\n--\(boundary)".utf8)
        guard body.starts(with: line.dropFirst(2)) else { return nil }
        var position = line.count - 2
        while true {
            guard texts.count + files.count <= Self.maximumParts else { return nil }
            if body[position...].starts(with: "--".utf8) { return }
            guard body[position...].starts(with: "\r\n".utf8),
                let end = Self.find(line, in: body[position...])
            else { return nil }
            guard read(body[(position + 2)..<max(end, position + 2)]) else { return nil }
            position = end + line.count
        }
    }

    private mutating func read(_ part: ArraySlice<UInt8>) -> Bool {
        guard let end = Self.find(Array("\r\n\r\n".utf8), in: part.prefix(Self.maximumHeadSize)),
            let head = String(validating: part[part.startIndex..<end], as: UTF8.self),
            let disposition = Self.value("content-disposition", in: head), disposition.text == "form-data",
            let name = disposition.parameters["name"]
        else { return false }
        let content = Array(part[(end + 4)...])
        if let fileName = disposition.parameters["filename"] {
            // A field without a file is sent, too.
            let isFile = !content.isEmpty || !fileName.isEmpty
            let type = Self.value("content-type", in: head)?.text
            if isFile { files.append((name, UploadedFile(name: fileName, type: type, bytes: content))) }
            return true
        }
        guard let text = String(validating: content, as: UTF8.self) else { return false }
        texts.append((name, text))
        textSize += content.count
        return true
    }

    private static func value(_ name: String, in head: String) -> HeaderValue? {
        for line in head.utf8.split(separator: UInt8(ascii: "\n")) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
                line[..<colon].elementsEqual(name.utf8, by: { $0 | 0x20 == $1 })
            else { continue }
            let end = line.last == UInt8(ascii: "\r") ? 1 : 0
            return HeaderValue(String(decoding: line[colon...].dropFirst().dropLast(end), as: UTF8.self))
        }
        return nil
    }

    private static func find(_ words: [UInt8], in body: ArraySlice<UInt8>) -> Int? {
        body.withUnsafeBytes { bytes -> Int? in
            guard let base = bytes.baseAddress else { return nil }
            var place = 0
            // From one first byte to the next: files have few of them.
            while place + words.count <= bytes.count,
                let next = memchr(base + place, CInt(words[0]), bytes.count - words.count + 1 - place)
            {
                place = UnsafeRawPointer(next) - base
                if memcmp(next, words, words.count) == 0 { return body.startIndex + place }
                place += 1
            }
            return nil
        }
    }
}
