internal import Encoding

/// The head of an answer that a browser saves as a file.
enum Attachment {
    /// The value of `Content-Disposition`. A name with letters that old programs do not know is written for these, too.
    static func disposition(named name: String) -> String {
        let scalars = name.unicodeScalars.map { $0 == "/" || $0 == "\\" || $0.value < 32 ? "_" : $0 }
        let name = String(String.UnicodeScalarView(scalars))
        let plain = name.unicodeScalars.map { $0.value < 127 && $0 != "\"" && $0 != "%" ? $0 : "_" }
        let text = "attachment; filename=\"\(String(String.UnicodeScalarView(plain)))\""
        return plain == scalars ? text : "\(text); filename*=UTF-8''\(name.percentEncoded)"
    }
}
