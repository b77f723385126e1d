public import Reactive

/// A choice among several values.
///
/// ```swift
/// Picker("Size", selection: $size) {
///     Text("Small").tag(Size.small)
///     Text("Large").tag(Size.large)
/// }
///
/// Picker("Country", selection: $country) {
///     ForEach(countries, id: \.self) { Text($0) }
/// }
/// ```
///
/// What is chosen is the value that a choice has as its ``View/tag(_:)``; in a ``ForEach`` it is the row's id where
/// there is no tag. A selection that none of the choices has shows as an empty choice. A selection that is a set takes
/// any number of values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let label: Label
    let selection: any PickerSelection
    let content: Content
    private var conflictDecision: ConflictDecision<SelectionValue>?

    /// A choice with a label that is made of views.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection.asPickerSelection
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        if selection.isMultiple {
            MultiplePickerField(
                label: label, selection: selection, content: content, tagDecision: tagDecision)
        } else {
            PickerField(label: label, selection: selection, content: content, tagDecision: tagDecision)
        }
    }

    private var tagDecision: ConflictDecision<[AnyHashable]>? {
        guard let conflictDecision else { return nil }
        return { [selection] base, mine, theirs in
            guard let base = selection.selected(base) as? SelectionValue,
                let mine = selection.selected(mine) as? SelectionValue,
                let theirs = selection.selected(theirs) as? SelectionValue
            else { return nil }
            return conflictDecision(base, mine, theirs).map(selection.tags)
        }
    }
}

extension Picker {
    /// Decides what becomes of a choice that the person has made without having seen somebody else's: see
    /// ``TextField/onConflict(_:)``.
    ///
    /// ```swift
    /// Picker("Days", selection: $days) {
    ///     ForEach(Weekday.allCases) { Text($0.name) }
    /// }
    /// .onConflict { base, mine, theirs in
    ///     let (added, removed) = (mine.subtracting(base), base.subtracting(mine))
    ///     return theirs.union(added).subtracting(removed)
    /// }
    /// ```
    ///
    /// What is not among the choices is not asked about.
    public func onConflict(
        _ decide:
            @escaping (_ base: SelectionValue, _ mine: SelectionValue, _ theirs: SelectionValue) ->
            SelectionValue?
    ) -> Picker {
        var picker = self
        picker.conflictDecision = decide
        return picker
    }
}

extension Picker where Label == Text {
    /// A choice with a title.
    ///
    /// - Parameters:
    ///   - title: what the choice is about.
    ///   - selection: what is chosen: a value, or a set of values.
    ///   - content: the choices.
    public init(
        _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}
