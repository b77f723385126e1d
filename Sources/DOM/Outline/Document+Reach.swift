extension Document {
    /// The controls that a person can use at the moment, in the order in which they stand.
    package var reachableControls: [FormControl] {
        var controls: [FormControl] = []
        root.collectReachable { element in
            if let control = element.asControl, control.isUsable { controls.append(control) }
        }
        return controls
    }

    /// The links to other pages that a person can follow at the moment, in the order in which they stand.
    package var reachableLinks: [(title: String, address: String)] {
        var links: [(title: String, address: String)] = []
        root.collectReachable { element in
            guard element.tag.isEqual(to: "a"), let address = element["href"], !address.isEmpty else {
                return
            }
            links.append((element.readLabel, address))
        }
        return links
    }
}

extension Element {
    fileprivate func collectReachable(_ visit: (Element) -> Void) {
        guard isSeen else { return }
        visit(self)
        if let details = self as? DetailsElement, !details.value { return }
        for child in childElements { child.collectReachable(visit) }
    }
}
