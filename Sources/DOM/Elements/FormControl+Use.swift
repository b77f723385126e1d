extension FormControl {
    /// Whether it stands on the page, is enabled, and nothing around it is hidden, or a group that is disabled.
    ///
    /// A control that has just been taken out keeps its name until the turn ends, but what it led to may be gone.
    package var isUsable: Bool { isEnabled && isReachable }
}

extension Element {
    /// Whether it stands on the page, and nothing around it is hidden, or a group that is disabled.
    package var isReachable: Bool {
        guard let root = document?.root else { return false }
        var inner: Element?
        var next: Element? = self
        while let element = next {
            if element.isHidden || element.disables(inner) { return false }
            if element === root { return true }
            inner = element
            next = element.parent
        }
        return false
    }
}

extension Element {
    /// Whether this is a group that is disabled, and so is a child of it: in a browser everything but its legend.
    fileprivate func disables(_ child: Element?) -> Bool {
        guard let child, tag.isEqual(to: "fieldset"), self["disabled"] != nil else { return false }
        return children.first { $0.tag.isEqual(to: "legend") } !== child
    }
}
