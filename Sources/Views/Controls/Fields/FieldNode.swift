package import DOM

/// The place of a form field with its label.
///
/// Whatever becomes of an edit, the field shows afterwards what the binding says: as it was typed, changed, or as
/// before if nobody has taken it. Only what was refused stays as it was typed, until the binding says something new,
/// and what means the same, until the person leaves the field.
package class FieldNode<Content: FieldView>: ViewNode<Content> {
    @exclusivity(unchecked) private(set) final var view: Content
    final let field: Field<Content.Value>
    final let labeled: LabeledField
    private let scope: EnvironmentScope
    private let label: FieldLabel
    private let labelNode: ViewNode<Content.Label>
    @exclusivity(unchecked) private var shown: Content.Value
    @exclusivity(unchecked) private var hasFocus = false
    /// Whether it was emptied to be filled with something else, and nothing was yet.
    @exclusivity(unchecked) private var isEmptied = false

    init(_ view: Content, at place: Place) {
        self.view = view
        scope = place.scope
        field = view.makeField(in: place.scope.readable)
        shown = field.value
        if let input = field as? InputElement { place.submission?.watch(input) }
        place.focusedPart?.watch(field)
        labeled = LabeledField(around: field)
        label = FieldLabel(of: labeled)
        label.graph = place.graph
        var inside = place.deeper.inline
        inside.container = label
        labelNode = inside.makeNode(view.label)
        label.content = labelNode
        super.init(at: place)
        label.arrange()
        field.name = place.fieldName(of: view.origin, view.label.sourceText ?? label.text)
        // Taken away when the place goes.
        field.onEdit = { [unowned self] value throws(FieldError) in
            do throws(FieldError) {
                try take(value)
                isEmptied = false
            } catch {
                // Who empties a field to type something else has made no mistake before the field is left.
                guard hasFocus, (value as? String)?.isEmpty == true else { throw error }
                isEmptied = true
            }
            if field is CheckboxElement || field is ChoiceField { scope.current.closeMenu?() }
            invalidate()
        }
        if view.spelling != nil {
            field.followFocus { [weak self] hasFocus in
                self?.hasFocus = hasFocus
                if !hasFocus { self?.leave() }
            }
        }
        followConflicts(view)
        evaluate(view)
    }

    /// Puts elements next to the field.
    final func put(before: [Element], after: [Element]) {
        label.put(before: before, after: after)
    }

    package override func update(_ view: Content) {
        self.view = view
        labelNode.update(view.label)
        followConflicts(view)
        evaluate(view)
    }

    package override func evaluate() {
        evaluate(view)
    }

    // The view is handed on from one to the next: each that asks the node for it makes a copy.
    private final func evaluate(_ view: Content) {
        super.evaluate()
        track {
            let environment = scope.readable
            field.isEnabled = environment.isEnabled
            fill(view, in: environment)
        }
    }

    /// Brings what stands in the field up to date. For subclasses.
    func fill(_ view: Content, in environment: EnvironmentValues) {
        view.update(field, in: environment)
        show(view.value(of: field))
    }

    /// Has conflicts decided as the view says. For subclasses.
    func followConflicts(_ view: Content) {
        let decision = view.conflictDecision
        if decision != nil || field.decidesConflicts { field.onConflict = decision }
    }

    /// Takes what the person has entered. For subclasses.
    func take(_ value: Content.Value) throws(FieldError) {
        try view.take(value, from: field)
    }

    /// The person has left the field: what stands in it counts now.
    private func leave() {
        if isEmptied {
            isEmptied = false
            do throws(FieldError) { try take(field.value) } catch { field.error = error.description }
        }
        invalidate()
    }

    /// Shows a value, unless what was refused has to stay.
    final func show(_ value: Content.Value) {
        guard field.error == nil && !isEmptied || value != shown else { return }
        isEmptied = false
        shown = value
        if hasFocus, isSpelledAnotherWay(value) { return }
        field.value = value
        field.error = nil
    }

    /// Whether what stands in the field means the value. Kept apart, since it takes types that have to be looked up.
    @inline(never)
    private final func isSpelledAnotherWay(_ value: Content.Value) -> Bool {
        view.spelling.map { $0(field.value) == value } ?? false
    }

    package override func collect(into elements: inout [Element]) {
        elements.append(labeled)
    }

    package override func unmount() {
        super.unmount()
        field.onEdit = nil
        label.content = nil
        labelNode.unmount()
    }
}

extension LabeledField {
    /// Makes a place for a field and a label that is yet to come.
    fileprivate convenience init(around field: FormControl) {
        if let group = field as? RadioGroupElement {
            self.init(group)
        } else {
            self.init(unlabeled: field)
        }
    }
}
