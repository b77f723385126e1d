/// How warm the room was, so many seconds after the start.
struct Reading: Identifiable {
    let second: Int
    let temperature: Double
    let isHeating: Bool

    var id: Int { second }
}
