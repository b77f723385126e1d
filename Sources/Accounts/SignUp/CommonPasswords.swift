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
        00000000 01234567 0123456789 0987654321 09876543 10203040 11111111 11112222 11223344 1122334455
        1234567890 123456789 12345678 12345678910 1234567a 123456789a 12341234 123123123 123321123 12344321
        123qweasd 123qweasdzxc 147258369 159357456 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc
        1qazxsw2 22222222 55555555 66666666 741852963 77777777 789456123 87654321 88888888 963852741
        987654321 9876543210 99999999 a1234567 a12345678 aa123456 aaa11111 abc12345 abcd1234 abcdefgh
        abcdefg1 access14 admin123 admin1234 administrator adminadmin alexander asdf1234 asdfasdf asdfghjk
        asdfghjkl asdfjkl; babygirl baseball basketball blink182 business butterfly changeme charlie1
        chocolate christian computer computer1 consumer corvette courtney danielle december dolphins
        dragon123 drowssap einstein elephant facebook february firebird football football1 fuckyou1 garfield
        google123 greenday hallo123 hello123 hellohello hunter123 hunter22 iloveyou iloveyou1 iloveyou2
        internet jennifer jessica1 jonathan jordan23 kimberly lasvegas letmein1 letmein123 leicester
        linkedin liverpool liverpool1 login123 lovelove loveyou1 master12 masterkey maverick mercedes
        metallica michael1 michelle midnight monkey12 monkey123 mountain mustang1 mypassword nicholas
        nintendo november november1 p@$$w0rd p@ssw0rd p@ssword pa$$word pakistan passw0rd passw0rd1
        password password! password. password0 password01 password1 password1! password11 password12
        password123 password1234 password2 password3 passwort passwort1 patricia pokemon1 princess
        princess1 qazwsxedc qq123456 q1w2e3r4 q1w2e3r4t5 qwer1234 qwerasdf qwert123 qwert12345 qwerty11
        qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop qwertz123 qwertzui qwertzuiop
        qweasdzxc qweqweqwe raiders1 rush2112 samantha samsung1 scorpion security september shadow12 slipknot
        snowball spiderman starwars starwars1 startrek steelers steven01 summer12 sunshine sunshine1
        superman superman1 swordfish target123 test1234 testtest thomas12 trustno1 trustno1! useruser
        vancouver victoria vip12345 volleyball w0rdpass welcome1 welcome12 welcome123 whatever william1
        wordpass yankees1 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123 zxcvbnm,
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
