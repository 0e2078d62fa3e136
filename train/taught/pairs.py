"""Editors' pairs: real sentences with their plain versions, split by document."""

import hashlib
import json
import random
from dataclasses import dataclass
from pathlib import Path

LANGUAGES = {
    "ar": "Arabic", "da": "Danish", "de": "German", "en": "English", "es": "Spanish",
    "eu": "Basque", "fr": "French", "it": "Italian", "ja": "Japanese", "pt": "Portuguese",
    "ru": "Russian", "sl": "Slovenian", "ur": "Urdu", "zh": "Chinese",
}  # fmt: skip

# One document in ten is held out for choosing settings; nothing is taught on it.
HELD_OUT = 0.1
SEED = "klartext-taught-1"
END = "<|im_end|>"


@dataclass(frozen=True)
class Pair:
    language: str
    document: str
    source: str
    plain: str


def is_held_out(document: str) -> bool:
    digest = hashlib.sha256(f"{SEED} {document}".encode()).digest()
    return int.from_bytes(digest[:4], "big") / 2**32 < HELD_OUT


def read_pairs(folder: Path, language: str, held_out: bool = False) -> list[Pair]:
    """In random order, always the same one."""
    pairs = []
    for line in (folder / f"{language}.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        if is_held_out(row["file"]) == held_out:
            pairs.append(Pair(language, row["file"], row["source"], row["plain"]))
    random.Random(SEED).shuffle(pairs)
    return pairs


def prompt(language: str, source: str) -> str:
    """What the model reads; `src/simplify/models/taught/prompt.ts` writes the same."""
    return (
        f"<|im_start|>user\nPlain {LANGUAGES[language]}, level B1:\n{source}<|im_end|>\n"
        "<|im_start|>assistant\n"
    )
