internal import Foundation
internal import Views

extension NavigationText {
    /// Has values that can be coded stand in a page's address.
    static func useFoundation() {
        guard coder == nil else { return }
        coder = Coder { value in
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
        } decode: { type, text in
            try? JSONDecoder().decode(type, from: Data(text.utf8))
        }
    }
}
