/// What an article is about: the words that fill the gaps of ``SampleProse``.
struct SampleTopic: Sendable {
    /// After "my", "about", "the trouble with".
    let subject: String
    /// In the plural, after "two" or "most".
    let things: [String]
    /// After "in" or "at" is said.
    let places: [String]
    /// After "to".
    let deeds: [String]
    /// After "needs".
    let needs: [String]
}

extension SampleTopic {
    /// Fills the gaps of a sentence: `{subject}`, `{things}`, `{place}`, `{deed}`, `{need}`.
    func fill(_ pattern: String, using chance: inout Chance) -> String {
        var text = ""
        for part in pattern.split(separator: "{", omittingEmptySubsequences: false) {
            let pieces = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
            guard pieces.count == 2 else {
                text += part
                continue
            }
            text += word(String(pieces[0]), using: &chance) + pieces[1]
        }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private func word(_ gap: String, using chance: inout Chance) -> String {
        switch gap {
        case "things": chance.pick(things)
        case "place": chance.pick(places)
        case "deed": chance.pick(deeds)
        case "need": chance.pick(needs)
        default: subject
        }
    }
}

extension SampleTopic {
    static let all = [
        SampleTopic(
            subject: "sourdough",
            things: ["loaves", "starters", "rolls", "flatbreads"],
            places: ["in my kitchen", "at the bakery on the corner", "at my sister's"],
            deeds: ["knead the dough", "feed the starter", "heat the oven", "weigh the flour"],
            needs: ["time", "a warm place", "good flour", "more water than you think"]),
        SampleTopic(
            subject: "the garden",
            things: ["tomatoes", "beans", "raised beds", "old apple trees"],
            places: ["behind the house", "on the balcony", "in the shared garden by the canal"],
            deeds: ["water in the evening", "turn the compost", "sow a second row", "cut back the roses"],
            needs: ["shade", "patience", "rain", "a day without plans"]),
        SampleTopic(
            subject: "old radios",
            things: ["valve sets", "capacitors", "loudspeakers", "dials"],
            places: ["in the attic", "at the flea market", "on my workbench"],
            deeds: ["trace the fault", "solder the joints", "clean the contacts", "read the diagram"],
            needs: ["a steady hand", "a spare valve", "respect for high voltage", "a quiet evening"]),
        SampleTopic(
            subject: "night trains",
            things: ["sleeping cars", "timetables", "border stations", "dining cars"],
            places: ["in Vienna", "at a platform in the rain", "somewhere north of Lyon"],
            deeds: ["book early", "pack light", "find the right carriage", "sleep through the stops"],
            needs: ["earplugs", "a good book", "an hour to spare", "somebody who wakes you"]),
        SampleTopic(
            subject: "the night sky",
            things: ["double stars", "meteors", "craters of the moon", "eyepieces"],
            places: ["on the hill above town", "from the roof", "at the edge of the forest"],
            deeds: ["wait for the dark", "align the mount", "draw what you see", "dress for the cold"],
            needs: ["clear air", "a red lamp", "warm shoes", "fewer street lights"]),
        SampleTopic(
            subject: "my bicycle",
            things: ["gears", "brake pads", "long climbs", "gravel roads"],
            places: ["along the river", "on the way to work", "in the hills"],
            deeds: ["oil the chain", "true the wheel", "change the tyre", "ride before breakfast"],
            needs: ["air in the tyres", "a bell", "a rest day", "the smaller gear"]),
        SampleTopic(
            subject: "small servers",
            things: ["backups", "log files", "fans", "updates"],
            places: ["in the cupboard", "on a board the size of a card", "behind the television"],
            deeds: ["read the log", "pull the plug", "restore the backup", "write down the password"],
            needs: ["a second disk", "less than ten watts", "a name", "a reason to exist"]),
        SampleTopic(
            subject: "choir practice",
            things: ["altos", "sharp fourths", "slow movements", "folk songs"],
            places: ["in the old school", "in the church hall", "on the stairs, where it echoes"],
            deeds: ["warm up", "count the rests", "listen to the basses", "breathe together"],
            needs: ["one more tenor", "a piano in tune", "tea in the break", "courage"]),
    ]
}
