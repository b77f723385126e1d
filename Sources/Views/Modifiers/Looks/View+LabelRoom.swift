extension View {
    /// The room between icon and title of the labels inside, in pixels.
    public func labelIconToTitleSpacing(_ spacing: Double) -> some View {
        decorated(by: "label-spaced", "--label-gap", max(spacing, 0).length)
    }

    /// The room that icons of the labels inside take at least, in pixels, so that titles stand below each other.
    public func labelReservedIconWidth(_ value: Double) -> some View {
        decorated(by: "icons-roomy", "--icon-room", max(value, 0).length)
    }

    /// Raises the texts inside by some pixels, or lowers them with a negative number.
    public func baselineOffset(_ baselineOffset: Double) -> some View {
        decorated(by: "texts-raised", "--raised", baselineOffset.length)
    }

    /// From where the texts inside are read: as what they say has it, or as the page has it.
    public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        decorated(by: strategy.className)
    }
}

extension Text {
    /// What decides from which side a text is read.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        let className: String

        /// That of the page.
        public static let `default` = WritingDirectionStrategy(className: "")
        /// What each text says: its first letter that has a direction.
        public static let contentBased = WritingDirectionStrategy(className: "text-directed")
        /// That of the page.
        public static let layoutBased = WritingDirectionStrategy(className: "")
    }
}
