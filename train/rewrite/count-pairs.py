"""Counts how editors resolve long sentences in .data/pairs: what the new sentences open with, and
which words of the source stand where they cut it. Prints counts only, no sentence.

    python3 train/rewrite/count-pairs.py en
"""

import collections
import json
import re
import sys

LONG = 20
END = re.compile(r"(?<=[.!?])\s+")
language = sys.argv[1] if len(sys.argv) > 1 else "en"


def words(text):
    return re.findall(r"[\w'’-]+|[^\w\s]", text.lower())


openers, cuts, marks = collections.Counter(), collections.Counter(), collections.Counter()
pairs = split = short = 0
for line in open(f".data/pairs/{language}.jsonl", encoding="utf-8"):
    pair = json.loads(line)
    source, plain = pair["source"], pair["plain"]
    if len(source.split()) <= LONG or source == plain:
        continue
    pairs += 1
    parts = [part for part in END.split(plain) if part.strip()]
    split += len(parts) > len(END.split(source))
    short += max(len(part.split()) for part in parts) <= LONG
    tokens = words(source)
    for part in parts[1:]:
        own = words(part)
        openers[own[0]] += 1
        # The first three words in a row that the source has, too: what stands before them there?
        for at in range(len(own) - 2):
            three = own[at : at + 3]
            found = [i for i in range(len(tokens) - 2) if tokens[i : i + 3] == three]
            if found and found[0] > 1:
                cuts[" ".join(tokens[found[0] - 2 : found[0]])] += 1
                marks[tokens[found[0] - 1]] += 1
                break
print(f"long pairs {pairs}, split {split}, every sentence of {LONG} words or fewer {short}")
for name, counter in (("openers", openers), ("word before the cut", marks), ("two words", cuts)):
    print(name, ", ".join(f"{word} {count}" for word, count in counter.most_common(60)))
