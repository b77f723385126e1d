/// A keystroke was answered with something else than it should be: then nothing is worth counting.
struct StrangeFrame: Error {
    let frame: String
}
