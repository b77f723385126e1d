/// What can be set when a program starts, by flag or by environment variable; the flag wins.
package struct Flag: Sendable {
    /// `--port`
    let name: String
    /// `PORT`
    let variable: String
    /// What the value is, in capitals: `NUMBER`.
    let placeholder: String
    let help: String
    /// The value unless set, if there is one.
    let standard: String?

    package init(
        _ name: String, variable: String, _ placeholder: String, help: String, standard: String? = nil
    ) {
        self.name = name
        self.variable = variable
        self.placeholder = placeholder
        self.help = help
        self.standard = standard
    }

    var usage: String { "\(name) \(placeholder)" }
}

extension Flag {
    /// Those of every program.
    static let all = [
        Flag("--host", variable: "HOST", "ADDRESS", help: "the address to listen on", standard: "127.0.0.1"),
        Flag("--port", variable: "PORT", "NUMBER", help: "the port; 0 takes a free one", standard: "8080"),
        Flag(
            "--listen", variable: "LISTEN", "WHERE",
            help: "instead: unix:PATH, unix:PATH?mode=660, or systemd"),
        Flag(
            "--certificate", variable: "CERTIFICATE", "FILE",
            help: "speaks TLS: the certificate and those that vouch for it; read again at SIGHUP"),
        Flag("--key", variable: "CERTIFICATE_KEY", "FILE", help: "the key of the certificate"),
        Flag(
            "--host-name", variable: "HOST_NAME", "NAMES",
            help: "the names that the site is asked by, beside localhost and addresses: a.example,b.example"),
        Flag(
            "--trusted-proxy", variable: "TRUSTED_PROXY", "ADDRESSES",
            help: "whose Forwarded, X-Forwarded-For, -Host, -Prefix and -Proto count: 10.0.0.7,unix"),
        Flag(
            "--pages-per-browser", variable: "PAGES_PER_BROWSER", "NUMBER",
            help: "pages of one browser; 64 unless set"),
        Flag(
            "--pages-per-address", variable: "PAGES_PER_ADDRESS", "NUMBER",
            help: "pages of one address; 512 unless set"),
        Flag(
            "--page-memory", variable: "PAGE_MEMORY", "MIB",
            help: "memory for all pages; half of the machine's unless set"),
        Flag(
            "--public", variable: "PUBLIC", "FOLDER",
            help: "files that win over the program's own, while one works on them"),
        Flag(
            "--secret-file", variable: "SECRET_FILE", "FILE",
            help: "32 bytes or more, by which pages come back as they were after a restart"),
    ]
}
