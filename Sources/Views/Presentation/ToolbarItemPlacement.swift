/// The place of a control in a toolbar: at the beginning, in the middle or at the end.
public enum ToolbarItemPlacement: Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction
    case topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing, bottomBar, keyboard

    var side: String? {
        switch self {
        case .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading: "leading"
        case .principal, .status: "center"
        default: nil
        }
    }
}
