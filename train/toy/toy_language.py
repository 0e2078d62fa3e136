"""A toy English: small enough to be learned in a minute, large enough to have synonyms.

Sentences come from a few frames; words that mean the same stand in the same frames. Nothing here
is taken from a corpus, so the models made from it are free of anybody's licence.
"""

# hard word -> easy word; both stand in the same places
SYNONYMS = {
    "enormous": "big", "minuscule": "small", "physician": "doctor", "automobile": "car",
    "residence": "house", "commenced": "started", "purchased": "bought", "assisted": "helped",
    "rapidly": "quickly", "frequently": "often", "infant": "baby", "beverage": "drink",
    "terminated": "ended", "ancient": "old", "intelligent": "clever", "perilous": "dangerous",
}

FRAMES = [
    "the {big} elephant crossed the river",
    "the {big} mountain stood behind the village",
    "the {small} ant carried the seed",
    "the {small} coin lay on the table",
    "the {doctor} cured the patient {quickly}",
    "the {clever} {doctor} {helped} the nurse",
    "the farmer drove the {car} to the market {often}",
    "the teacher sold the {car} to the farmer",
    "the family lived in the {old} {house}",
    "the {old} {house} had the {big} garden",
    "the teacher {started} the lesson {quickly}",
    "the judge {ended} the meeting {quickly}",
    "the mother {bought} the {drink} for the {baby}",
    "the {baby} spilled the {drink} on the table",
    "the {clever} student {helped} the teacher {often}",
    "the {dangerous} road crossed the {big} mountain",
    "the sailor crossed the {dangerous} sea {often}",
    "the {clever} judge {bought} the {old} {house}",
]

# what may be left out, with the place it stands in
CLAUSES = [
    "who lived in the {house}", "who drove the {car}", "who {bought} the {drink}",
    "who {helped} the {baby}",
]
PEOPLE = {"doctor", "physician", "farmer", "teacher", "judge", "mother", "student", "sailor"}
EASY = {easy: [easy] + [hard for hard, e in SYNONYMS.items() if e == easy] for easy in SYNONYMS.values()}


def fill(frame, random, hard=0.35):
    """The frame with a word in each slot: hard ones with that share."""
    out = []
    for word in frame.split():
        if word.startswith("{"):
            easy = word[1:-1]
            word = random.choice(EASY[easy][1:]) if random.random() < hard else easy
        out.append(word)
    return out


def paraphrase(words, random, share=0.5):
    """Some words replaced by others that mean the same."""
    out = []
    for word in words:
        easy = SYNONYMS.get(word, word)
        out.append(random.choice(EASY[easy]) if easy in EASY and random.random() < share else word)
    return out


def with_clause(words, random):
    """A clause after the first person, if there is one."""
    for at, word in enumerate(words):
        if word in PEOPLE:
            return words[: at + 1] + fill(random.choice(CLAUSES), random) + words[at + 1:], True
    return words, False


def words_of():
    words = set()
    for frame in FRAMES + CLAUSES:
        for word in frame.split():
            words |= set(EASY[word[1:-1]]) if word.startswith("{") else {word}
    return sorted(words)
