/// The names by which browsers and scripts know the controls of a document: each belongs to one control.
///
/// A control has the name that the program gave it, unless another one has that: then it is called “name-2”, and keeps
/// that name for as long as it is there.
@MainActor
struct ControlNames {
    /// The controls that have yet to be named.
    var unnamed: [FormControl] = []
    /// The message about it.
    var reports: [String] = []

    private var controls = ControlTable()
    /// The last number behind each name that several controls have.
    private var lastNumbers: [String: Int] = [:]

    /// The control of a name.
    subscript(name: String) -> FormControl? { controls[name] }

    /// Gives up the name of a control.
    mutating func remove(_ control: FormControl) {
        guard let name = control.renderedName else { return }
        control.renderedName = nil
        if controls[name] === control { controls[name] = nil }
    }

    /// Names those that have no name yet. A name is free if the one that has it does not stand on the page any more.
    mutating func nameAll(in document: Document) {
        let waiting = exchange(&unnamed, with: [])
        for control in waiting where control.renderedName == nil && control.documentPointer === document {
            if !document.isAttached(control) {
                // It may come back before the turn ends.
                unnamed.append(control)
            } else if let name = control.name {
                let own = isFree(name, in: document) ? name : another(name, for: control, in: document)
                take(own, for: control)
            }
        }
    }

    private mutating func take(_ name: String, for control: FormControl) {
        if let loser = controls[name] {
            loser.loseRenderedName()
            unnamed.append(loser)
        }
        controls[name] = control
        control.renderedName = name
    }

    private func isFree(_ name: String, in document: Document) -> Bool {
        controls[name].map { !document.isAttached($0) } ?? true
    }

    /// The page's author is told, unless the name is one of ours.
    private mutating func another(_ name: String, for control: FormControl, in document: Document) -> String {
        if lastNumbers[name] == nil, !(control is ScriptField) {
            reports.append("Two controls are named “\(name)”; the second is called “\(name)-2”.")
        }
        var number = lastNumbers[name] ?? 1
        repeat { number += 1 } while !isFree("\(name)-\(number)", in: document)
        lastNumbers[name] = number
        return "\(name)-\(number)"
    }
}
