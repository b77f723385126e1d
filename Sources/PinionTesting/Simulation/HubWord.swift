internal import JSON

/// What the ``Hub`` says to a tab.
enum HubWord {
    /// How the connection is.
    case state(ConnectionState)
    /// An event of the stream; frames have no name.
    case event(String?, JSON)
}
