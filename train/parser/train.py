"""
python train/parser/train.py FOLDER: trains the network on what `prepare.ts` wrote into FOLDER, and
writes weights.f32 and weights.json beside it. Started again, it goes on after the last whole round.
"""

import argparse
import json
import os
import random
import sys
import time

import torch
import torch.nn.functional as F

sys.path.insert(0, os.path.dirname(__file__))
from network import STEPS, Parser  # noqa: E402

BATCH_WORDS = 1200
# Few words need more steps.
FEW_WORDS = 100_000
FEW_BATCH_WORDS = 600
LONGEST = 90
LEARNING_RATE = 2e-3
WARM_UP = 100
STEADY = 0.35
ROOT_ROW = 1


def read_numbers(path):
    with open(path, "rb") as file:
        data = bytearray(file.read())
    return torch.frombuffer(data, dtype=torch.int32).long() if data else torch.zeros(0).long()


def read_sentences(path, affixes):
    """Sentences as tensors of a row per word, the root in front."""
    numbers = read_numbers(path)
    columns = 2 + affixes + 4
    root = torch.tensor([[ROOT_ROW, 0] + [0] * affixes + [-1, -1, -1, -1]])
    sentences, at = [], 0
    while at < len(numbers):
        words = int(numbers[at])
        rows = numbers[at + 1 : at + 1 + words * columns].view(words, columns)
        sentences.append(torch.cat([root, rows]))
        at += 1 + words * columns
    return sentences


def batches(sentences, rng=None, words=BATCH_WORDS):
    """Sentences of about one length together."""
    order = list(range(len(sentences)))
    noise = rng.random if rng else (lambda: 0)
    if rng:
        rng.shuffle(order)
    order.sort(key=lambda i: len(sentences[i]) + noise() * 3)
    groups, group, longest = [], [], 0
    for i in order:
        longest = max(longest, len(sentences[i]))
        if group and longest * (len(group) + 1) > words:
            groups.append(group)
            group, longest = [], len(sentences[i])
        group.append(i)
    groups.append(group)
    if rng:
        rng.shuffle(groups)
    return groups


def padded(sentences, group, affixes):
    longest = max(len(sentences[i]) for i in group)
    rows = torch.full((len(group), longest, 2 + affixes + 4), -1)
    present = torch.zeros(len(group), longest, dtype=torch.bool)
    for k, i in enumerate(group):
        rows[k, : len(sentences[i])] = sentences[i]
        present[k, : len(sentences[i])] = True
    inputs = rows[:, :, : 2 + affixes].clamp(min=0)
    tag, bundle, head, relation = rows[:, :, 2 + affixes :].unbind(-1)
    return inputs, present, tag, bundle, head, relation


def masked_arcs(arcs, present):
    arcs = arcs.masked_fill(~present.unsqueeze(1), -1e9)
    return arcs.masked_fill(torch.eye(arcs.shape[1], dtype=torch.bool), -1e9)


def run(model, inputs, head):
    tag, second = model.encode(inputs[:, :, 0], inputs[:, :, 1], inputs[:, :, 2:])
    return tag, model.bundle(second), model.arcs(second), model.labels(second, head.clamp(min=0))


def loss_of(model, batch):
    inputs, present, tag, bundle, head, relation = batch
    with torch.autocast("cpu", dtype=torch.bfloat16):
        tags, bundles, arcs, labels = run(model, inputs, head)
    arcs = masked_arcs(arcs.float(), present)
    has_head = head >= 0
    total = 0.5 * F.cross_entropy(tags.float().flatten(0, 1), tag.flatten(), ignore_index=-1)
    if bool((bundle >= 0).any()):
        total = total + 0.3 * F.cross_entropy(
            bundles.float().flatten(0, 1), bundle.flatten(), ignore_index=-1)
    if bool(has_head.any()):
        total = total + F.cross_entropy(arcs[has_head], head[has_head])
        total = total + F.cross_entropy(
            labels.float().flatten(0, 1), relation.flatten(), ignore_index=-1)
    return total


@torch.no_grad()
def measure(model, sentences, affixes):
    """Tags, features, heads and labelled heads right, in per cent, without a search for trees."""
    model.eval()
    right, words = torch.zeros(4), 0
    for group in batches(sentences, words=4000):
        inputs, present, tag, bundle, head, relation = padded(sentences, group, affixes)
        tags, second = model.encode(inputs[:, :, 0], inputs[:, :, 1], inputs[:, :, 2:])
        found = masked_arcs(model.arcs(second), present).argmax(-1)
        labels = model.labels(second, found).argmax(-1)
        known = head >= 0
        same = (found == head) & known
        right += torch.tensor([
            float(((tags.argmax(-1) == tag) & known).sum()),
            float(((model.bundle(second).argmax(-1) == bundle) & known).sum()),
            float(same.sum()), float((same & (labels == relation)).sum())])
        words += int(known.sum())
    model.train()
    return [round(float(share) * 100, 2) for share in right / max(1, words)]


def read_sizes(folder):
    with open(f"{folder}/sizes.json") as file:
        return json.load(file)


def read_vectors(folder, sizes):
    """The packed word vectors, a row of zeros for words without one in front."""
    vectors = torch.zeros(1, sizes["vectorDimensions"])
    with open(f"{folder}/vectors.i8", "rb") as file:
        data = bytearray(file.read())
    if not data:
        return vectors
    values = torch.frombuffer(data, dtype=torch.int8).view(-1, vectors.shape[1])
    return torch.cat([vectors, values.float() / STEPS])


def read_pretrained(folder, sizes):
    """What `embed.py` learned of the words."""
    path = f"{folder}/pretrained.f32"
    if not sizes["pretrained"]:
        return None
    with open(path, "rb") as file:
        return torch.frombuffer(bytearray(file.read()), dtype=torch.float32).view(
            -1, sizes["wordDimensions"])


def write_weights(model, folder):
    described, at = [], 0
    with open(f"{folder}/weights.f32", "wb") as out:
        for name, value in model.named_parameters():
            whole = value + model.pretrained if name == "word.weight" else value
            flat = whole.detach().float().contiguous()
            out.write(flat.numpy().tobytes())
            described.append({"name": name, "shape": list(value.shape), "at": at})
            at += value.numel()
    with open(f"{folder}/weights.json", "w") as out:
        json.dump(described, out, indent=1)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("folder")
    options.add_argument("--rounds", type=int, default=13)
    options.add_argument("--relatives", type=float, default=0.6,
                         help="share of the rounds in which relatives take part")
    options.add_argument("--hidden", type=int, default=128)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--name", default="checkpoint", help="under which the state is kept")
    options.add_argument("--silver", action="store_true",
                         help="learn from silver.i32 beside the relatives")
    options = options.parse_args()
    folder = options.folder
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    rng = random.Random(options.seed)
    sizes = read_sizes(folder)
    affixes = sizes["affixes"]
    train, relatives, held_out = (
        read_sentences(f"{folder}/{part}.i32", affixes)
        for part in ("train", "relatives", "held-out"))
    train = [each for each in train if len(each) <= LONGEST]
    relatives = [each for each in relatives if len(each) <= LONGEST]
    if options.silver:
        relatives += read_sentences(f"{folder}/silver.i32", affixes)

    model = Parser(sizes, read_vectors(folder, sizes), options.hidden,
                   read_pretrained(folder, sizes))
    parameters = [each for each in model.parameters()]
    optimizer = torch.optim.Adam(parameters, lr=LEARNING_RATE, betas=(0.9, 0.95),
                                 fused=True)
    print(len(train), "sentences,", len(relatives), "of relatives,",
          sum(each.numel() for each in parameters), "weights", flush=True)

    checkpoint = f"{folder}/{options.name}.pt"
    first, step = 0, 0
    if os.path.exists(checkpoint):
        saved = torch.load(checkpoint, weights_only=False)
        model.load_state_dict(saved["model"])
        optimizer.load_state_dict(saved["optimizer"])
        first, step = saved["round"], saved["step"]
        rng.setstate(saved["rng"])
        torch.set_rng_state(saved["torch"])

    began, cpu = time.time(), time.process_time()
    for turn in range(first, options.rounds):
        with_relatives = relatives and turn < options.relatives * options.rounds
        sentences = train + train + relatives if with_relatives else train
        few = sum(len(each) for each in sentences) < FEW_WORDS
        groups = batches(sentences, rng, FEW_BATCH_WORDS if few else BATCH_WORDS)
        total = 0.0
        for place, group in enumerate(groups):
            done = (turn + place / len(groups)) / options.rounds
            decay = 1 if done < STEADY else max(0.02, (1 - done) / (1 - STEADY))
            for settings in optimizer.param_groups:
                settings["lr"] = LEARNING_RATE * min(1, (step + 1) / WARM_UP) * decay
            loss = loss_of(model, padded(sentences, group, affixes))
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(parameters, 5.0)
            optimizer.step()
            step += 1
            total += float(loss.detach())
        last = turn + 1 == options.rounds
        figures = measure(model, held_out if last else held_out[:300], affixes)
        print(f"round {turn + 1}: loss {total / len(groups):.3f},",
              "held out: tags %.2f, features %.2f, heads %.2f, labelled %.2f," % tuple(figures),
              f"{time.process_time() - cpu:.0f} CPU s, {time.time() - began:.0f} s", flush=True)
        torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict(),
                    "round": turn + 1, "step": step, "rng": rng.getstate(),
                    "torch": torch.get_rng_state()}, f"{checkpoint}.part")
        os.replace(f"{checkpoint}.part", checkpoint)
    dials = read_sentences(f"{folder}/dials.i32", affixes)
    if dials:
        print("dials: tags %.2f, features %.2f, heads %.2f, labelled %.2f"
              % tuple(measure(model, dials, affixes)), flush=True)
    write_weights(model, folder)


if __name__ == "__main__":
    main()
