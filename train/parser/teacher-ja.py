"""
python train/parser/teacher-ja.py FOLDER: annotates the sentences of raw.txt (a line each, words between
blanks) by GiNZA, and writes taught.conllu. Needs `pip install spacy==3.8.18 ginza==5.2.0 ja-ginza==5.2.0`.
"""

import sys

import spacy
from spacy.tokens import Doc


def main():
    folder = sys.argv[1]
    parser = spacy.load(
        "ja_ginza", exclude=["compound_splitter", "ner", "bunsetu_recognizer"])
    with open(f"{folder}/raw.txt") as file:
        sentences = [line.split(" ") for line in file.read().split("\n") if line]
    with open(f"{folder}/taught.conllu", "w") as out:
        for words in sentences:
            doc = Doc(parser.vocab, words=words, spaces=[False] * len(words))
            for _, part in parser.pipeline:
                doc = part(doc)
            roots = [token for token in doc if token.head.i == token.i]
            if len(roots) != 1:
                continue
            for token in doc:
                is_root = token.head.i == token.i
                relation = "root" if is_root else token.dep_.lower().removesuffix("_bunsetu")
                head = 0 if is_root else token.head.i + 1
                out.write(f"{token.i + 1}\t{token.text}\t_\t{token.pos_}\t_\t_\t{head}\t{relation}\t_\t_\n")
            out.write("\n")


main()
