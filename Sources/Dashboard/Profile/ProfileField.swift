import Pinion

/// A field for one part of a profile, whose value is saved when its editing ends.
///
/// It shows what is stored, and follows it as long as nobody has begun to type something else.
final class ProfileField {
    /// Stores a value.
    typealias Save = (ProfileLogicController, String) async -> ProfileState

    let element: InputElement
    /// What is done to save the value.
    let save: Save

    private let read: (Person) -> String
    /// What is stored.
    private var stored = ""
    /// What is on its way to be stored.
    private var sent: String?
    /// Whether editing has ended once more meanwhile.
    private var isWanted = false

    /// - Parameters:
    ///   - element: where it is typed.
    ///   - read: which part of the profile it is.
    ///   - save: stores a value.
    init(_ element: InputElement, read: @escaping (Person) -> String, save: @escaping Save) {
        self.element = element
        self.read = read
        self.save = save
    }
}

extension ProfileField {
    /// Takes note of what is stored; it can change at any time, on whatever page the person has open.
    func show(_ person: Person) {
        let isUntouched = element.value == stored
        stored = read(person)
        if isUntouched { element.value = stored }
    }

    /// What has to be saved, if anything; there is one saving at a time.
    func begin() -> String? {
        if sent != nil { isWanted = true }
        guard sent == nil, element.value != stored else { return nil }
        sent = element.value
        element.validationMessage = nil
        return sent
    }

    /// What was to be saved has been, perhaps in another spelling, or has not.
    ///
    /// Then the field goes back to what is stored, with the reason, unless somebody has typed on.
    ///
    /// - Returns: whether it has to be looked again whether there is something to be saved.
    func finish(_ state: ProfileState) -> Bool {
        let isUntouched = element.value == sent
        switch state {
        case .loading: break
        case .presenting(let person): stored = read(person)
        case .failed(let error): element.validationMessage = sentence(error)
        }
        if isUntouched { element.value = stored }
        defer { isWanted = false }
        sent = nil
        return isWanted
    }
}
