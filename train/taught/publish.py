"""Writes the pairs without their sources, which are other people's texts.

python train/taught/publish.py [--documents .data/documents] [--pairs .data/pairs]

A line has the document, the offsets of the sentence in it (in characters, -1 where the document
has markup inside the sentence), a SHA-256 of the source, and our plain version.
"""

import argparse
import hashlib
import json
from pathlib import Path

from pairs import LANGUAGES


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--documents", type=Path, default=Path(".data/documents"))
    parser.add_argument("--pairs", type=Path, default=Path(".data/pairs"))
    parser.add_argument("--out", type=Path, default=Path("train/taught/pairs"))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    texts: dict[str, str] = {}
    for language in LANGUAGES:
        found = copied = 0
        lines = []
        for line in (args.pairs / f"{language}.jsonl").read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            document, source = row["file"], row["source"]
            if row["plain"] == source:
                # Left as it was: the plain version is the source, and not ours.
                copied += 1
                plain = None
            else:
                plain = row["plain"]
            if document not in texts:
                path = args.documents / document
                texts[document] = path.read_text(encoding="utf-8") if path.exists() else ""
            start = texts[document].find(source)
            found += start >= 0
            lines.append(
                {
                    "document": document,
                    "start": start,
                    "end": start + len(source) if start >= 0 else -1,
                    "sha256": hashlib.sha256(source.encode()).hexdigest(),
                    "plain": plain,
                }
            )
        text = "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines)
        (args.out / f"{language}.jsonl").write_text(text, encoding="utf-8")
        print(f"{language}: {len(lines)} pairs, {found} found, {copied} left as they were")


main()
