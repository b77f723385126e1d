internal import Glibc
internal import Pinion
internal import Programs

/// Asks for a password: on a terminal without echo, else one line of standard input.
enum PasswordPrompt {
    static func ask() -> String? {
        guard isatty(STDIN_FILENO) == 1 else { return readLine(strippingNewline: true) }
        var settings = termios()
        tcgetattr(STDIN_FILENO, &settings)
        let before = settings
        settings.c_lflag &= ~tcflag_t(ECHO)
        Console.error("Password: ", terminator: "")
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
        defer {
            var before = before
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
            Console.error("")
        }
        return readLine(strippingNewline: true)
    }
}
