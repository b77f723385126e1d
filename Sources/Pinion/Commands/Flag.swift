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
    /// What it is about.
    let group: Group

    /// The parts of the help, in their order.
    enum Group: String, CaseIterable {
        case program = "The program"
        case address = "Where it is reached"
        case limits = "What others may take"
        case operation = "For those who run it"
    }

    package init(
        _ name: String, variable: String, _ placeholder: String, help: String, standard: String? = nil
    ) {
        self.init(.program, name, variable, placeholder, help, standard)
    }

    private init(
        _ group: Group, _ name: String, _ variable: String, _ placeholder: String, _ help: String,
        _ standard: String? = nil
    ) {
        self.name = name
        self.variable = variable
        self.placeholder = placeholder
        self.help = help
        self.standard = standard
        self.group = group
    }

    var usage: String { "\(name) \(placeholder)" }
}

extension Flag {
    /// Those of every program.
    static let all = ofAddress + ofLimits + ofOperation

    private static let ofAddress = [
        Flag(.address, "--host", "HOST", "ADDRESS", "the address to listen on", "127.0.0.1"),
        Flag(.address, "--port", "PORT", "NUMBER", "the port; 0 takes a free one", "8080"),
        Flag(.address, "--listen", "LISTEN", "WHERE", "instead: unix:PATH, unix:PATH?mode=660, or systemd"),
        Flag(
            .address, "--certificate", "CERTIFICATE", "FILE",
            "speaks TLS: the certificate and those that vouch for it; read again at SIGHUP"),
        Flag(.address, "--key", "CERTIFICATE_KEY", "FILE", "the key of the certificate"),
        Flag(
            .address, "--host-name", "HOST_NAME", "NAMES",
            "the names that the site is asked by, beside localhost and addresses: a.example,b.example"),
        Flag(
            .address, "--trusted-proxy", "TRUSTED_PROXY", "ADDRESSES",
            "whose Forwarded, X-Forwarded-For, -Host, -Prefix and -Proto count: 10.0.0.7,unix"),
    ]

    private static let ofLimits = [
        Flag(
            .limits, "--pages-per-browser", "PAGES_PER_BROWSER", "NUMBER",
            "pages of one browser; 64 unless set"),
        Flag(
            .limits, "--pages-per-address", "PAGES_PER_ADDRESS", "NUMBER",
            "pages of one address; 512 unless set"),
        Flag(
            .limits, "--page-memory", "PAGE_MEMORY", "MIB",
            "memory for all pages; half of the machine's unless set"),
        Flag(
            .limits, "--connections", "CONNECTIONS", "NUMBER",
            "connections and streams; as many as there are descriptors unless set"),
        Flag(
            .limits, "--connections-per-address", "CONNECTIONS_PER_ADDRESS", "NUMBER",
            "connections of one address; 512 unless set"),
        Flag(
            .limits, "--streams-per-address", "STREAMS_PER_ADDRESS", "NUMBER",
            "streams to one address; 256 unless set"),
        Flag(
            .limits, "--message-size", "MESSAGE_SIZE", "KIB",
            "a message of a page, or a form without files; 64 unless set"),
        Flag(
            .limits, "--body-memory", "BODY_MEMORY", "MIB", "memory for what is being received; 96 unless set"
        ),
        Flag(.limits, "--file-space", "FILE_SPACE", "MIB", "files on their way to pages; 256 unless set"),
        Flag(
            .limits, "--head-timeout", "HEAD_TIMEOUT", "SECONDS",
            "for the head of a request, and the handshake of TLS; 10 unless set"),
        Flag(
            .limits, "--body-timeout", "BODY_TIMEOUT", "SECONDS",
            "for a body, or a quarter of a megabyte of it; 30 unless set"),
        Flag(
            .limits, "--idle-timeout", "IDLE_TIMEOUT", "SECONDS",
            "for a connection on which nothing is asked; 60 unless set"),
    ]

    private static let ofOperation = [
        Flag(
            .operation, "--metrics-listen", "METRICS_LISTEN", "WHERE",
            "/metrics, and /readyz with reasons, at an address of their own: HOST:PORT or unix:PATH"),
        Flag(
            .operation, "--metrics-token", "METRICS_TOKEN", "TOKEN",
            "or at the site's, for Authorization: Bearer TOKEN; the variable is not seen by others"),
        Flag(
            .operation, "--security-txt", "SECURITY_TXT", "FILE",
            "what /.well-known/security.txt says, with Contact: and Expires:"),
        Flag(
            .operation, "--password-page", "PASSWORD_PAGE", "PATH",
            "where /.well-known/change-password leads"),
        Flag(
            .operation, "--secret-file", "SECRET_FILE", "FILE",
            "32 bytes or more, by which pages come back as they were after a restart"),
        Flag(
            .operation, "--public", "PUBLIC", "FOLDER",
            "files that win over the program's own, while one works on them"),
    ]
}
