/// Names that people might have, none of them twice.
struct SampleNames {
    private let first: [String]
    private let last: [String]

    init(using chance: inout Chance) {
        first = chance.shuffled(Self.first)
        last = chance.shuffled(Self.last)
    }

    /// - Parameter number: below ``count``. The first ones differ in both names.
    subscript(number: Int) -> (first: String, last: String) {
        let (round, place) = number.quotientAndRemainder(dividingBy: first.count)
        return (first[place], last[(place + round) % last.count])
    }
}

extension SampleNames {
    /// How many there are.
    static let count = min(first.count * last.count, 5000)

    private static let first = words(
        """
        Ada Aiko Alma Amara Amir Ana Anders Anneke Aoife Arjun Astrid Ayşe Béla Bente Bruno Camille Carlos
        Chiara Chidi Clara Dalia Damir Daniela Dara Deniz Diego Ebba Edith Elif Emeka Emil Esra Eva Farid
        Fatou Felix Fiona Frida Gaspard Greta Hana Hannes Hiro Ida Imani Ines Ingrid Ismael Ivo Jana Jin João
        Jonas Julia Kaito Kamala Karim Katya Kofi Lars Leila Lena Léo Liam Lucía Luka Mads Maja Malik Marek
        Maren Mateo Mei Milan Mina Mira Nadia Naomi Nils Noor Nuno Olga Omar Oona Otto Paloma Pavel Petra
        Priya Quentin Rafael Rania Robin Rosa Ruth Sami Sanna Selma Sofia Søren Tariq Teresa Thea Tomás Uma
        Valeria Vera Viktor Wanda Yara Yusuf Zélie Zoë
        """)

    private static let last = words(
        """
        Abebe Almeida Andersen Aydın Bakker Balogun Barros Becker Bergström Bianchi Bogdanov Brennan
        Castillo Chaudhry Costa Dahl Delacroix Diallo Dubois Dvořák Eriksen Esposito Farouk Ferreira Fischer
        Fontaine Fraser Fujita García Gruber Haddad Halvorsen Hartmann Hashimoto Horváth Hussein Iversen
        Ivanova Jansen Jensen Kallio Kaplan Karlsson Kelly Khalil Kimura Kovač Kowalska Laurent Lehtonen
        Lindqvist Lombardi López Lund Mahmoud Marchetti Martins Mbeki Mensah Meyer Moreau Morgan Mukherjee
        Müller Nakamura Nielsen Novak Nowak Nwosu O'Brien Okafor Oliveira Olsen Ortega Osei Öztürk Papadaki
        Pereira Petrov Popescu Quintana Rahman Ramos Reyes Ricci Rossi Ruiz Saito Sandoval Santos Schneider
        Sharma Silva Sørensen Suzuki Tanaka Teixeira Thorsen Toivonen Torres Traoré Valdez Varga Virtanen
        Visser Wagner Watanabe Weber Wójcik Yamada Yılmaz Zielińska Zimmermann
        """)

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
