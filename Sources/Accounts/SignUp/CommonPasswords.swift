/// The passwords that lists of stolen ones are full of, as far as they are long enough to be taken at all.
enum CommonPasswords {
    /// - Parameter folded: in small letters.
    static func contains(_ folded: String) -> Bool {
        list.contains(folded) || folded.dropFirst().allSatisfy { $0 == folded.first }
    }
}

extension CommonPasswords {
    private static let list = Set(
        """
        0123456789 0987654321 1122334455 1234567890 12345678910 123456789a 123qweasdzxc 1q2w3e4r5t
        1q2w3e4r5t6y 1qaz2wsx3edc 9876543210 administrator adminadmin basketball hellohello letmein123
        liverpool1 mypassword password01 password1! password11 password12 password123 password1234
        q1w2e3r4t5 qwert12345 qwerty1234 qwerty12345 qwertyuiop qwertzuiop volleyball welcome123 zxcvbnm123
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
