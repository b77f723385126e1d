/// Something that a program does instead of serving its pages: `user add NAME`.
package struct Subcommand {
    /// Those in capitals stand for arguments.
    let words: [String]
    /// What it does, in some lines.
    let help: String
    let run: @MainActor (_ arguments: [String], Options) async throws -> Void

    package init(
        _ usage: String, help: String,
        run: @escaping @MainActor (_ arguments: [String], Options) async throws -> Void
    ) {
        words = usage.split(separator: " ").map(String.init)
        self.help = help
        self.run = run
    }

    var usage: String { words.joined(separator: " ") }

    /// The arguments, if the words are those of this command.
    func arguments(in given: [String]) -> [String]? {
        guard given.count == words.count else { return nil }
        var arguments: [String] = []
        for (word, text) in zip(words, given) {
            if word == word.uppercased() {
                arguments.append(text)
            } else if word != text {
                return nil
            }
        }
        return arguments
    }
}
