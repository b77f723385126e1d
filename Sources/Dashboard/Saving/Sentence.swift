import PinionAccounts
import Storage

/// What an error says, as a sentence.
func sentence(_ error: any Error) -> String {
    let text = "\(error)"
    let advice = (error as? any StorageFailure)?.isPassing == true ? " Try again in a moment." : ""
    return text.prefix(1).uppercased() + text.dropFirst() + "." + advice
}
