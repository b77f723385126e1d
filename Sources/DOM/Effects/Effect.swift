package import JSON

/// Something that the browser is asked to do once, kept until it confirms.
public struct Effect: Sendable {
    /// The requests that there are.
    public enum Action: Sendable, Equatable {
        /// Leaves for another address of this site.
        case navigate(to: String)
        /// Puts the focus into the field of that name.
        case focus(field: String)
        /// Takes the focus away from the field of that name, if it still has it: the person may have gone on to another.
        case blur(field: String)
        /// Has a screen reader say something.
        case announce(String)
        /// Saves what an address gives to a file.
        case download(String)
    }

    package let id: Int
    package let action: Action

    package func write(into json: inout JSONWriter, _ addresses: SiteAddresses? = nil) {
        json.byte("[")
        json.integer(id)
        switch action {
        case .navigate(let url):
            json.raw(",\"navigate\",")
            json.string(addresses?(url) ?? url)
        case .focus(let field):
            json.raw(",\"focus\",")
            json.string(field)
        case .blur(let field):
            json.raw(",\"blur\",")
            json.string(field)
        case .announce(let text):
            json.raw(",\"announce\",")
            json.string(text)
        case .download(let url):
            json.raw(",\"download\",")
            json.string(addresses?(url) ?? url)
        }
        json.byte("]")
    }
}
