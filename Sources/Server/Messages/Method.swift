/// What a request asks to be done, in HTTP's own words.
///
/// A method that is not listed here is answered with 501.
public enum Method: String, Sendable, Hashable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"
}
