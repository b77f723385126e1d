internal import Glibc

/// A throw-away PostgreSQL cluster in a folder of its own, reachable through a socket in that folder.
///
/// A shell holds it: when the tests end, even by a signal, the shell reads the end of its input, stops
/// the server and removes the folder.
package final class PostgreSQLServer: Sendable {
    private let folder: String
    private let programs: String

    /// The one that most tests share.
    package static let shared = Result { try PostgreSQLServer() }

    package init() throws {
        guard let programs = Self.programs else { throw Failure(description: "not installed") }
        self.programs = programs
        var template = Array("/tmp/pinion-postgres-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemFailure(call: "mkdtemp") }
        folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        if let owner = Self.owner { chown(folder, owner.user, owner.group) }
        let shell = try ChildProcess(Self.asOwner(["sh", "-c", Self.script, "sh", programs, folder]))
        let line = shell.readLine()
        guard line == "ready" else { throw Failure(description: "PostgreSQL does not start: \(line)") }
    }
}

extension PostgreSQLServer {
    package static var isInstalled: Bool {
        programs != nil && (geteuid() != 0 || owner != nil)
    }

    /// - Parameter schema: where tables are made and looked for.
    package func address(schema: String = "public", user: String = "pinion") -> String {
        "postgres://\(user)@/postgres?host=\(folder)&options=-csearch_path%3D\(schema)"
    }

    /// Stops the server as an operator would, unless it is stopped, and starts it again.
    package func restart() throws { try control("restart") }

    /// Stops the server as an operator would.
    package func stop() throws { try control("stop") }

    private func control(_ command: String) throws {
        let arguments = [
            "\(programs)/pg_ctl", "-D", "\(folder)/data", "-l", "\(folder)/log", "-m", "fast", "-w",
        ]
        let shell = try ChildProcess(
            Self.asOwner(
                ["sh", "-c", #"cd "$0"; exec "$@" >/dev/null 2>&1"#, folder] + arguments + [command]))
        guard shell.finish() else { throw Failure(description: "PostgreSQL does not \(command)") }
    }
}

extension PostgreSQLServer {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private static let script = """
        trap '' INT TERM HUP
        cd "$2" || exit 1
        {
            "$1/initdb" -D data -U pinion -A trust -E UTF8 --no-locale -N &&
            "$1/pg_ctl" -D data -l log -w -o "-k '$2' -c listen_addresses='' -c fsync=off -c max_connections=1500" start
        } >setup 2>&1 && echo ready || tail -n 1 setup
        cat >/dev/null
        "$1/pg_ctl" -D data -m immediate -w stop >/dev/null 2>&1
        cd / && rm -rf "$2"
        """

    /// The newest installed release.
    private static let programs: String? = {
        (11...40).reversed().lazy.map { "/usr/lib/postgresql/\($0)/bin" }
            .first { access($0 + "/initdb", X_OK) == 0 && access($0 + "/pg_ctl", X_OK) == 0 }
    }()

    /// The server refuses to run as root, so that another one must be found who owns it.
    private static let owner: (user: uid_t, group: gid_t)? = {
        guard geteuid() == 0, let entry = getpwnam("postgres") else { return nil }
        return (entry.pointee.pw_uid, entry.pointee.pw_gid)
    }()

    private static func asOwner(_ arguments: [String]) -> [String] {
        guard let owner else { return arguments }
        return ["setpriv", "--reuid=\(owner.user)", "--regid=\(owner.group)", "--clear-groups", "--"]
            + arguments
    }
}
