"""
python train/parser/embed.py FOLDER: gives the words of words.txt vectors by the words that stand
beside them in texts.txt (positive pointwise mutual information, its singular vectors), and writes them
to pretrained.f32, the rows of the unknown word and of the root in front.
"""

import json
import sys
from collections import Counter

import torch

# Neighbours at each of these places are told apart.
PLACES = (-2, -1, 1, 2)
FREQUENT = 2500
# Rare neighbours would weigh too much without this power (Levy and others 2015).
SMOOTHING = 0.75
# Mean size of a value, as in the packed word vectors.
SIZE = 0.33


def counts(sentences, words, neighbours):
    found = Counter()
    for sentence in sentences:
        rows = [words.get(word, -1) for word in sentence]
        columns = [neighbours.get(word, -1) for word in sentence]
        for i, row in enumerate(rows):
            if row < 0:
                continue
            for place, offset in enumerate(PLACES):
                k = i + offset
                # The border of a sentence is a neighbour, too.
                column = columns[k] if 0 <= k < len(columns) else FREQUENT
                if column >= 0:
                    found[row, column * len(PLACES) + place] += 1
    return found


def information(found, rows, columns):
    places = torch.tensor(list(found.keys())).t()
    values = torch.tensor(list(found.values()), dtype=torch.float64)
    of_rows = torch.zeros(rows, dtype=torch.float64).index_add(0, places[0], values)
    of_columns = torch.zeros(columns, dtype=torch.float64).index_add(0, places[1], values)
    of_columns = of_columns.pow(SMOOTHING)
    of_columns /= of_columns.sum()
    positive = (values / (of_rows[places[0]] * of_columns[places[1]])).log().clamp(min=0)
    return torch.sparse_coo_tensor(places, positive.float(), (rows, columns)).coalesce()


def main():
    folder = sys.argv[1]
    torch.set_num_threads(1)
    torch.manual_seed(1)
    with open(f"{folder}/sizes.json") as file:
        dimensions = json.load(file)["wordDimensions"]
    with open(f"{folder}/words.txt") as file:
        words = {word: row for row, word in enumerate(file.read().split("\n"))}
    with open(f"{folder}/texts.txt") as file:
        sentences = [line.split(" ") for line in file.read().split("\n")]
    often = Counter(word for sentence in sentences for word in sentence).most_common(FREQUENT)
    neighbours = {word: column for column, (word, _) in enumerate(often)}
    found = counts(sentences, words, neighbours)
    matrix = information(found, len(words), (FREQUENT + 1) * len(PLACES))
    left, sizes, _ = torch.svd_lowrank(matrix, q=dimensions + 16, niter=4)
    vectors = (left * sizes.sqrt())[:, :dimensions]
    vectors = torch.nn.functional.normalize(vectors, dim=1) * SIZE * dimensions**0.5
    rows = torch.cat([torch.zeros(2, dimensions), vectors]).contiguous()
    with open(f"{folder}/pretrained.f32", "wb") as out:
        out.write(rows.numpy().tobytes())
    print(f"{len(words)} words with vectors of {dimensions} dimensions")


main()
