extension Element {
    /// Makes these elements the children, in this order, with as few moves as that takes.
    ///
    /// Children that are not listed are taken out, and new ones are taken in. Of those that stay, the longest run that
    /// is in order already is left where it is; only the others are moved. An element that is listed twice counts
    /// where it is listed first, and one that contains this one is left out.
    ///
    /// It takes O(n log n) for n children.
    package final func arrange(_ elements: [Element]) {
        guard !hasChildren(elements) else { return }
        if childElements.isEmpty, claim(elements) {
            // Not the array itself: that of a call with several arguments may lie on the caller's stack, as the optimizer
            // has it.
            var children: [Element] = []
            children.reserveCapacity(elements.count)
            for element in elements { children.append(element) }
            return fill(with: children)
        }
        if changeFew(to: elements) { return }
        let before = childElements
        for index in before.indices { before[index].position = index }
        let ancestors = self.ancestors
        var after: [Element] = []
        after.reserveCapacity(elements.count)
        // The places where the children that stay have been, and where they shall be.
        var stayed: [Int] = []
        var stays: [Int] = []
        var formerParents: [Element] = []
        var known: Set<ObjectIdentifier> = []
        for element in elements where element.position != Self.taken || element.parentElement !== self {
            if element.parentElement === self {
                stayed.append(element.position)
                stays.append(after.count)
            } else {
                guard !ancestors.contains(where: { $0 === element }) else { continue }
                if let parent = element.parentElement, known.insert(ObjectIdentifier(parent)).inserted {
                    formerParents.append(parent)
                }
                element.documentPointer?.release(element)
                element.parentElement = self
            }
            element.position = Self.taken
            after.append(element)
        }
        for parent in formerParents { parent.letGo() }
        for child in before where child.position != Self.taken {
            child.parentElement = nil
            documentPointer?.release(child)
        }
        if !after.isEmpty { clearText() }
        childElements = after
        childrenRevision = touch()
        settle(stays: Self.longestRun(in: stayed).map { stays[$0] })
    }

    /// Makes these elements the children as ``arrange(_:)`` does, and keeps the list itself where nothing stands yet: it was
    /// put together one by one.
    package final func arrange(collected elements: [Element]) {
        if childElements.isEmpty, !elements.isEmpty, claim(elements) {
            fill(with: elements)
        } else {
            arrange(elements)
        }
    }

    /// Becomes the parent of elements that stand nowhere yet; says whether all of them are such.
    private final func claim(_ elements: [Element]) -> Bool {
        let outermost = self.outermost
        for index in elements.indices {
            guard elements[index].parentElement == nil, elements[index] !== outermost else {
                for element in elements[..<index] { element.parentElement = nil }
                return false
            }
            elements[index].parentElement = self
            elements[index].position = index
        }
        return true
    }

    /// Takes in elements where nothing stands yet.
    private final func fill(with elements: [Element]) {
        clearText()
        childElements = elements
        childrenRevision = touch()
        if let documentPointer {
            for child in elements {
                documentPointer.adopt(child)
                child.placed = childrenRevision
            }
        }
    }

    /// Makes these elements the children where few of them come, go or move, and stand nowhere else; says whether that is
    /// so.
    private final func changeFew(to elements: [Element]) -> Bool {
        let difference = childElements.withUnsafeBytes { before in
            elements.withUnsafeBytes { ListDifference(before, $0, width: MemoryLayout<Element>.stride) }
        }
        guard let difference else { return false }
        var gone: [Element] = []
        for index in difference.removals { gone.append(childElements[index]) }
        let outermost = self.outermost
        var moved: [Element] = []
        for (index, place) in difference.insertions.enumerated() {
            let element = elements[place]
            for other in difference.insertions[..<index] where elements[other] === element { return false }
            if let index = gone.firstIndex(where: { $0 === element }) {
                gone.remove(at: index)
            } else if element.parentElement != nil || element === outermost {
                return false
            }
            moved.append(element)
        }
        for index in difference.removals.reversed() { childElements.remove(at: index) }
        for element in gone {
            element.parentElement = nil
            documentPointer?.release(element)
        }
        if !moved.isEmpty { clearText() }
        childrenRevision = touch()
        for (index, element) in zip(difference.insertions, moved) {
            childElements.insert(element, at: index)
            element.parentElement = self
            element.position = index
            guard let documentPointer else { continue }
            documentPointer.adopt(element)
            element.placed = childrenRevision
        }
        return true
    }

    /// Gives the children their places, those that were moved and the new ones with the present revision.
    private final func settle(stays: [Int]) {
        var stays = stays[...]
        for (index, child) in childElements.enumerated() {
            child.position = index
            if index == stays.first {
                stays.removeFirst()
            } else if let documentPointer {
                documentPointer.adopt(child)
                child.placed = childrenRevision
            }
        }
    }

    /// Marks an element whose place among the children is being given anew.
    private static var taken: Int { -1 }

    private final func hasChildren(_ elements: [Element]) -> Bool {
        guard elements.count == childElements.count else { return false }
        for index in elements.indices where elements[index] !== childElements[index] { return false }
        return true
    }

    /// The outermost element that this one is inside of.
    private final var outermost: Element {
        var outermost = self
        while let parent = outermost.parentElement { outermost = parent }
        return outermost
    }

    /// This element and all that it is inside of.
    private final var ancestors: [Element] {
        var ancestors: [Element] = []
        var next: Element? = self
        while let element = next {
            ancestors.append(element)
            next = element.parentElement
        }
        return ancestors
    }

    /// Drops the children that have another parent now.
    private final func letGo() {
        childElements.removeAll { $0.parentElement !== self }
        childrenRevision = touch()
    }

    /// The indices of a longest increasing subsequence of distinct numbers (patience sorting).
    private static func longestRun(in numbers: [Int]) -> [Int] {
        // The index that ends the best run of each length, and what comes before each index in its run.
        var ends: [Int] = []
        var previous: [Int] = []
        previous.reserveCapacity(numbers.count)
        for (index, number) in numbers.enumerated() {
            var low = 0
            var high = ends.count
            // Most lists are in order, and then the number belongs at the end.
            if let last = ends.last, numbers[last] < number { low = high }
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous.append(low > 0 ? ends[low - 1] : -1)
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var run: [Int] = []
        run.reserveCapacity(ends.count)
        var next = ends.last ?? -1
        while next >= 0 {
            run.append(next)
            next = previous[next]
        }
        return run.reversed()
    }
}
