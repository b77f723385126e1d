package import DOM

extension Element {
    /// Gives the element one class of a family, `align-center` of `align`, in the place of the one that it has;
    /// with `nil` none.
    package func setClass(_ family: String, _ member: String?) {
        let wanted = member.map { "\(family)-\($0)" }
        let present = firstClass { word in
            word.starts(with: family.utf8) && word.dropFirst(family.utf8.count).first == UInt8(ascii: "-")
        }
        guard present != wanted else { return }
        if let present { removeClass(present) }
        if let wanted { addClass(wanted) }
    }

    /// Gives the element a class, or takes it away.
    package func setClass(_ isWanted: Bool, _ name: String) {
        if isWanted { addClass(name) } else { removeClass(name) }
    }
}
