/// Sentences with gaps, which ``SampleTopic`` fills.
enum SampleProse {
    static let titles = [
        "What I know about {subject}", "The trouble with {subject}", "A year of {subject}",
        "Notes on {things}", "Learning to {deed}", "In praise of {things}", "Why I {deed}",
        "Two {things} and a Sunday", "How {subject} found me", "A letter about {things}",
        "When to {deed}, and when not to", "{subject}, again",
    ]

    static let openings = [
        "It began {place}, on a day when nothing else would work.",
        "People ask me about {subject} more often than I would have thought.",
        "For years I was sure that {things} were not for me.",
        "Last week somebody gave me a box of {things}, and an afternoon went by.",
        "There are two kinds of people: those who {deed}, and those who wish they had.",
        "I have made every mistake with {subject} that can be made, some of them twice.",
        "My grandmother used to {deed} without looking.",
        "Nobody tells you how quiet it is {place}.",
    ]

    static let middles = [
        "The first thing to learn is to {deed}.",
        "Most {things} will forgive you, if you give them {need}.",
        "What it really needs is {need}.",
        "I keep a notebook {place}, and write down what went wrong.",
        "A neighbour showed me how to {deed}, and I have done it that way since.",
        "You can read about {things} for years; an hour {place} teaches more.",
        "With {need}, even the difficult {things} turn out well.",
        "It took me three attempts to {deed} properly.",
        "Some say that {things} were better in the past, which is what some say about everything.",
        "If you only have ten minutes, {deed}.",
        "I used to hurry; now I know that there is {need} in every good result.",
        "The best {things} I have seen were {place}.",
        "There is no trick to it, only {need} and another try.",
        "When friends visit, we sit {place} and talk about {things}.",
        "Once you can {deed}, the rest follows by itself.",
        "It is cheaper than you would think, and it takes longer.",
        "My first {things} were a disaster, and I kept one as a reminder.",
        "On some days it is enough to {deed} and leave it at that.",
    ]

    static let endings = [
        "That was the whole secret.", "I would not want to miss it.", "Try it, and write to me how it went.",
        "More about that next time.", "It is better than it sounds.", "And then, of course, it rained.",
        "I still have a lot to learn.", "It made me laugh, and that is worth something.",
        "Everything else is a matter of taste.", "So that is what I do on Sundays.",
    ]
}
