"""
python train/parser/label.py FOLDER TEACHER …: annotates raw.i32 with networks that `train.py` left in
FOLDER under these names, and writes silver.i32. What the teachers disagree on stays unknown.
"""

import array
import sys

import torch

from network import Parser
from train import batches, masked_arcs, padded, read_pretrained, read_sentences, read_sizes, read_vectors


def loaded(folder, name, sizes, vectors):
    saved = torch.load(f"{folder}/{name}.pt", weights_only=False)["model"]
    hidden = saved["first.weight_hh_l0"].shape[1]
    model = Parser(sizes, vectors, hidden, read_pretrained(folder, sizes))
    model.load_state_dict(saved)
    return model.eval()


def agreed(votes):
    """The common vote of all teachers for each word; −1 where they differ."""
    same = torch.stack([each == votes[0] for each in votes]).all(0)
    return votes[0].masked_fill(~same, -1)


@torch.no_grad()
def main():
    folder, names = sys.argv[1], sys.argv[2:]
    torch.set_num_threads(1)
    sizes = read_sizes(folder)
    affixes = sizes["affixes"]
    vectors = read_vectors(folder, sizes)
    teachers = [loaded(folder, name, sizes, vectors) for name in names]
    raw = read_sentences(f"{folder}/raw.i32", affixes)
    numbers, words, known = array.array("i"), 0, 0
    for group in batches(raw, words=4000):
        inputs, present, *_ = padded(raw, group, affixes)
        read = [model.encode(inputs[:, :, 0], inputs[:, :, 1], inputs[:, :, 2:])
                for model in teachers]
        heads = agreed([masked_arcs(model.arcs(second), present).argmax(-1)
                        for model, (_, second) in zip(teachers, read)])
        tags = agreed([tag.argmax(-1) for tag, _ in read])
        bundles = agreed([model.bundle(second).argmax(-1)
                          for model, (_, second) in zip(teachers, read)])
        relations = agreed([model.labels(second, heads.clamp(min=0)).argmax(-1)
                            for model, (_, second) in zip(teachers, read)])
        relations = relations.masked_fill(heads < 0, -1)
        columns = torch.cat([inputs, torch.stack([tags, bundles, heads, relations], -1)], -1)
        for place, i in enumerate(group):
            rows = columns[place, 1 : len(raw[i])]
            numbers.append(len(rows))
            numbers.extend(rows.flatten().tolist())
            words += len(rows)
            known += int((rows[:, -2] >= 0).sum())
    with open(f"{folder}/silver.i32", "wb") as out:
        numbers.tofile(out)
    print(f"{len(raw)} sentences, {words} words, of which teachers agree on the heads of {known}")


main()
