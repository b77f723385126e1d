internal import Accounts

/// What somebody changes about themselves; what is `nil` stays as it is.
///
/// ```swift
/// let person = try await accounts.updatePerson(id, PersonChanges(displayName: "Ada L."))
/// ```
package struct PersonChanges: Hashable, Sendable {
    /// 1 to 64 characters once white space around it is gone. Others may have the same.
    package var displayName: String?

    /// An empty one removes the address.
    package var email: String?

    /// `#rrggbb`, in capitals or not.
    package var headerColor: String?

    /// Small letters, digits and hyphens, at most 32.
    package var theme: String?

    /// Says what changes.
    package init(
        displayName: String? = nil, email: String? = nil, headerColor: String? = nil, theme: String? = nil
    ) {
        self.displayName = displayName
        self.email = email
        self.headerColor = headerColor
        self.theme = theme
    }
}

extension PersonChanges {
    /// What is wrong with the first of them, if anything: for a form that tells as one types.
    package var problem: DashboardError? {
        do throws(DashboardError) {
            _ = try checked()
            return nil
        } catch {
            return error
        }
    }
}

extension PersonChanges {
    /// The changes as they are stored.
    struct Checked: Sendable {
        var displayName: String?
        var changesEmail = false
        var email: EmailAddress?
        var headerColor: String?
        var theme: String?

        /// What changes, in words; empty if nothing does.
        var subject: String {
            let words = [
                displayName.map { "their name to “\($0)”" }, changesEmail ? "their e-mail address" : nil,
                headerColor.map { _ in "their colour" }, theme.map { _ in "their theme" },
            ]
            return words.compactMap(\.self).joined(separator: ", ")
        }
    }

    func checked() throws(DashboardError) -> Checked {
        var checked = Checked()
        if let displayName {
            // The same rules as for a user's name, but that others may have it.
            do { checked.displayName = try UserName(displayName).shown } catch {
                throw .invalidProfile(.displayName(error))
            }
        }
        if let email {
            checked.changesEmail = true
            do { checked.email = try Accounts.address(email) } catch { throw .accounts(error) }
        }
        if let headerColor {
            guard Self.isColor(headerColor) else { throw .invalidProfile(.headerColor) }
            checked.headerColor = headerColor.lowercased()
        }
        if let theme {
            guard Self.isTheme(theme) else { throw .invalidProfile(.theme) }
            checked.theme = theme
        }
        return checked
    }
}

extension PersonChanges {
    static func isColor(_ text: String) -> Bool {
        text.utf8.count == 7 && text.utf8.first == UInt8(ascii: "#")
            && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    private static func isTheme(_ text: String) -> Bool {
        (1...32).contains(text.utf8.count)
            && text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
    }
}
