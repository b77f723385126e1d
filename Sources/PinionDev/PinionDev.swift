internal import Glibc
internal import Programs

/// `pinion-dev`: builds a package's program whenever its sources are saved, and runs it meanwhile.
@main
enum PinionDev {
    static func main() async {
        // A program that has just ended reads no more.
        signal(SIGPIPE, SIG_IGN)
        do {
            let command = try Command(Array(CommandLine.arguments.dropFirst()))
            guard !command.wantsHelp else { return Console.line(Command.help) }
            let session = try Session(command)
            exit(await session.run())
        } catch {
            Console.error("pinion-dev: \(error)")
            exit(error is UsageError ? 2 : 1)
        }
    }
}
