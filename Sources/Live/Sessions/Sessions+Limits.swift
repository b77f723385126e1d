internal import DOM

extension Sessions {
    /// Weighs a page, and closes others that have to go for it: of its session, of its address, of all, those first that
    /// are missed least.
    ///
    /// - Returns: the limit that it does not fit below even so. The caller closes it.
    package func weigh(_ page: OpenPage) -> Overrun? {
        note(Footprint(pages: 1, elements: page.document.size, bytes: page.document.heldBytes), of: page)
        let session = page.session
        while session.footprint.exceeds(limits.session) {
            guard let other = session.pages.first(where: { $0.isIdle && $0 !== page }) else {
                return .session
            }
            close(other)
        }
        while let client = page.client, let sum = footprints[client], sum.exceeds(limits.address) {
            guard let other = oldestIdle(of: client, besides: page) else { return .address }
            close(other)
        }
        while footprint.bytes > limits.bytes {
            // Those who are signed in do not make room for somebody who is not.
            guard let other = byUse.oldest(besides: page), other.session.user == nil || session.user != nil
            else { return .process }
            other.stream?.sendClosed(other)
            close(other)
        }
        return nil
    }

    /// Makes room for one more page, before anything is done for it.
    ///
    /// - Returns: the limit that it would not fit below.
    package func makeRoom(in session: Session, _ client: String?) -> Overrun? {
        while session.footprint.pages >= limits.session.pages {
            guard let other = session.pages.first(where: \.isIdle) else { return .session }
            close(other)
        }
        while let client, let sum = footprints[client], sum.pages >= limits.address.pages {
            guard let other = oldestIdle(of: client) else { return .address }
            close(other)
        }
        return nil
    }

    /// Takes note that a page is used from an address.
    package func use(_ page: OpenPage, from client: String?) {
        guard page.client != client else { return }
        let weight = page.weight
        note(Footprint(), of: page)
        page.client = client
        note(weight, of: page)
    }

    /// Takes note of what a page takes now.
    func note(_ weight: Footprint, of page: OpenPage) {
        page.session.footprint -= page.weight
        page.session.footprint += weight
        footprint -= page.weight
        footprint += weight
        if let client = page.client {
            var sum = footprints[client] ?? Footprint()
            sum -= page.weight
            sum += weight
            footprints[client] = sum == Footprint() ? nil : sum
        }
        page.weight = weight
    }

    /// Takes note that a page has changed. What it takes is looked at within a second, or at the end of the turn if it has
    /// grown much.
    func noteChange(of page: OpenPage) {
        if page.document.size > page.weight.elements + limits.unweighedElements { isWeighingDue = true }
        guard !page.isChanged else { return }
        page.isChanged = true
        changed.append(page.id)
    }

    /// Weighs the pages that have changed, and closes those that do not fit.
    func weighChanged() {
        isWeighingDue = false
        while let id = changed.popLast() {
            guard let page = pages[id] else { continue }
            page.isChanged = false
            guard let overrun = weigh(page) else { continue }
            onOverrun?(page.path, overrun)
            page.stream?.sendClosed(page)
            close(page)
        }
    }

    private func oldestIdle(of client: String, besides page: OpenPage? = nil) -> OpenPage? {
        for standing in OpenPage.Standing.withoutStream {
            var next = byUse.oldest(standing)
            while let candidate = next {
                if candidate.client == client, candidate !== page { return candidate }
                next = candidate.newer
            }
        }
        return nil
    }
}
