#!/usr/bin/python3
"""Makes the two small models that tests run: a masked model and an encoder-decoder.

    apt-get install python3-torch python3-onnx
    /usr/bin/python3 train/toy/make_models.py [OUT]     # under a minute

OUT (test/fixtures/models) gets toy-masked/ and toy-seq2seq/: what `optimum-cli export onnx` writes
for a BERT and a BART, in small, and parity.json with what torch answers. Then: npx biome check --write OUT
"""
import json
import os
import random
import sys

import numpy
import onnx
import torch
from torch import nn

import toy_language as toy
from merge_decoders import merge
from transformer import Decoder, DecoderWithPast, Encoder, MaskedModel, Stack

OUT = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), "../../test/fixtures/models")
SEED = 7
WIDTH = 48
BATCH = 32


def write(path, value):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        json.dump(value, file, ensure_ascii=False, indent=1)
        file.write("\n")


def pad(rows, fill=0):
    longest = max(map(len, rows))
    return torch.tensor([row + [fill] * (longest - len(row)) for row in rows])


def export(model, inputs, path, input_names, output_names, axes):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    model.eval()
    torch.onnx.export(model, inputs, path, input_names=input_names, output_names=output_names,
                      dynamic_axes=axes, opset_version=14)
    onnx.checker.check_model(onnx.load(path))


# ---------------------------------------------------------------- the masked model

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
PIECES = ["##ly", "##ed", "##s", "##ing"]


def wordpiece():
    letters = [chr(c) for c in range(ord("a"), ord("z") + 1)]
    # Two words in pieces, so that a word of several tokens is met.
    words = [w for w in toy.words_of() if w not in ("rapidly", "frequently")] + ["rapid", "frequent", ".", ","]
    tokens = SPECIAL + sorted(set(words)) + PIECES + letters + ["##" + c for c in letters]
    vocabulary = {token: i for i, token in enumerate(tokens)}
    special = [{"id": vocabulary[t], "content": t, "single_word": False, "lstrip": False,
                "rstrip": False, "normalized": False, "special": True} for t in SPECIAL]
    ids = {t: {"id": t, "ids": [vocabulary[t]], "tokens": [t]} for t in ("[CLS]", "[SEP]")}

    def part(kind, name, type_id):
        return {kind: {"id": name, "type_id": type_id}}

    write(f"{OUT}/toy-masked/tokenizer.json", {
        "version": "1.0", "truncation": None, "padding": None, "added_tokens": special,
        "normalizer": {"type": "BertNormalizer", "clean_text": True, "handle_chinese_chars": True,
                       "strip_accents": None, "lowercase": True},
        "pre_tokenizer": {"type": "BertPreTokenizer"},
        "post_processor": {"type": "TemplateProcessing",
                           "single": [part("SpecialToken", "[CLS]", 0), part("Sequence", "A", 0),
                                      part("SpecialToken", "[SEP]", 0)],
                           "pair": [part("SpecialToken", "[CLS]", 0), part("Sequence", "A", 0),
                                    part("SpecialToken", "[SEP]", 0), part("Sequence", "B", 1),
                                    part("SpecialToken", "[SEP]", 1)],
                           "special_tokens": ids},
        "decoder": {"type": "WordPiece", "prefix": "##", "cleanup": True},
        "model": {"type": "WordPiece", "unk_token": "[UNK]", "continuing_subword_prefix": "##",
                  "max_input_chars_per_word": 100, "vocab": vocabulary},
    })
    write(f"{OUT}/toy-masked/tokenizer_config.json", {
        "tokenizer_class": "BertTokenizer", "do_lower_case": True, "cls_token": "[CLS]",
        "sep_token": "[SEP]", "mask_token": "[MASK]", "pad_token": "[PAD]", "unk_token": "[UNK]",
        "model_max_length": 64})
    return vocabulary


def pieces(word, vocabulary):
    if word in vocabulary:
        return [vocabulary[word]]
    return [vocabulary[word[:-2]], vocabulary["##ly"]]


def masked_model():
    vocabulary = wordpiece()
    rng = random.Random(SEED)
    torch.manual_seed(SEED)
    model = MaskedModel(len(vocabulary), WIDTH)
    optimizer = torch.optim.Adam(model.parameters(), lr=4e-3)
    cls, sep, mask = (vocabulary[t] for t in ("[CLS]", "[SEP]", "[MASK]"))

    def encode(words):
        return [i for word in words for i in pieces(word, vocabulary)]

    def example():
        words = toy.fill(rng.choice(toy.FRAMES), rng) + ["."]
        first = encode(words)
        if rng.random() < 0.3:
            ids, types = [cls] + first + [sep], [0] * (len(first) + 2)
        else:
            second = encode(toy.paraphrase(words, rng))
            ids = [cls] + first + [sep] + second + [sep]
            types = [0] * (len(first) + 2) + [1] * (len(second) + 1)
        share = rng.choice([0.15, 0.5])
        labels = [-100] * len(ids)
        for at, i in enumerate(ids):
            if i > 4 and rng.random() < (share if types[at] == 0 else 0.2):
                labels[at], ids[at] = i, mask
        return ids, types, labels

    loss_of = nn.CrossEntropyLoss(ignore_index=-100)
    for step in range(400):
        batch = [example() for _ in range(BATCH)]
        ids, types, labels = (pad([b[k] for b in batch], (0, 0, -100)[k]) for k in range(3))
        logits, _ = model(ids, (ids != 0).long(), types)
        loss = loss_of(logits.reshape(-1, len(vocabulary)), labels.reshape(-1))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 100 == 99:
            print("masked", step, round(loss.item(), 3), flush=True)

    write(f"{OUT}/toy-masked/config.json", {
        "model_type": "bert", "architectures": ["BertForMaskedLM"], "hidden_size": WIDTH,
        "num_hidden_layers": 2, "max_position_embeddings": 64, "vocab_size": len(vocabulary)})
    names = ["input_ids", "attention_mask", "token_type_ids"]
    axes = {name: {0: "batch", 1: "length"} for name in names + ["logits", "last_hidden_state"]}
    ids = pad([[cls] + encode("the enormous elephant crossed the river .".split()) + [sep],
               [cls] + encode("the physician".split()) + [mask, sep]])
    inputs = (ids, (ids != 0).long(), torch.zeros_like(ids))
    export(model, inputs, f"{OUT}/toy-masked/model.onnx", names, ["logits", "last_hidden_state"], axes)
    with torch.no_grad():
        logits, hidden = model(*inputs)
    parity = {"input_ids": ids.tolist(), "attention_mask": inputs[1].tolist(),
              "logits": numpy.round(logits.numpy(), 5).tolist(),
              "hidden": numpy.round(hidden[:, :, :8].numpy(), 5).tolist()}
    return parity, bertscore(model, encode, cls, sep)


# ---------------------------------------------------------------- BERTScore by its formulas

def bertscore(model, encode, cls, sep):
    """Zhang et al. (2020) on a few pairs, in numpy: what our metric must give."""
    candidates = ["the big elephant crossed the river .", "the clever doctor helped the nurse .",
                  "the ant carried the seed ."]
    references = [["the enormous elephant crossed the river .", "the big mountain stood behind the village ."],
                  ["the intelligent physician assisted the nurse .", "the doctor cured the patient quickly ."],
                  ["the minuscule ant carried the seed .", "the small coin lay on the table ."]]
    texts = [r for group in references for r in group]

    def vectors(text):
        ids = [cls] + encode(text.split()) + [sep]
        row = torch.tensor([ids])
        with torch.no_grad():
            _, hidden = model(row, torch.ones_like(row), torch.zeros_like(row))
        matrix = hidden[0].numpy()
        return ids, matrix / numpy.linalg.norm(matrix, axis=1, keepdims=True)

    counts = {}
    for text in texts:
        for i in set(vectors(text)[0]):
            counts[i] = counts.get(i, 0) + 1

    def weight(ids, idf):
        if idf:
            return numpy.array([numpy.log((len(texts) + 1) / (counts.get(i, 0) + 1)) for i in ids])
        return numpy.array([0.0 if i in (cls, sep) else 1.0 for i in ids])

    rows = []
    for idf in (False, True):
        for candidate, group in zip(candidates, references):
            best = numpy.full(3, -numpy.inf)
            for reference in group:
                a_ids, a = vectors(candidate)
                b_ids, b = vectors(reference)
                likeness = a @ b.T
                # The library gives [CLS] and [SEP] an idf of 0, which leaves them out of both sums.
                wa, wb = weight(a_ids, idf), weight(b_ids, idf)
                for ids, w in ((a_ids, wa), (b_ids, wb)):
                    w[[at for at, i in enumerate(ids) if i in (cls, sep)]] = 0
                p = (likeness.max(axis=1) * wa).sum() / wa.sum()
                r = (likeness.max(axis=0) * wb).sum() / wb.sum()
                best = numpy.maximum(best, [p, r, 2 * p * r / (p + r)])
            rows.append({"idf": idf, "candidate": candidate, "references": group,
                         "scores": [round(float(x), 6) for x in best]})
    return rows


# ---------------------------------------------------------------- the encoder-decoder

MARK = "\u2581"


def unigram():
    controls = [f"<{name}_{value / 20:g}>" for name in ("NbChars", "WordRank") for value in range(1, 41)]
    controls = [c.replace("_1>", "_1.0>").replace("_2>", "_2.0>") for c in controls]
    special = ["<s>", "<pad>", "</s>", "<unk>"]
    letters = [chr(c) for c in range(ord("a"), ord("z") + 1)] + [".", ","]
    entries = [[t, 0.0] for t in special] + [[MARK, -6.0]]
    entries += [[MARK + w, -4.0 - i / 100] for i, w in enumerate(toy.words_of())]
    entries += [[c, -9.0] for c in letters]
    first = len(entries)
    vocabulary = {token: i for i, (token, _) in enumerate(entries)}
    for i, token in enumerate(controls):
        vocabulary[token] = first + i
    added = [{"id": vocabulary[t], "content": t, "single_word": False, "lstrip": False,
              # The space after a control token is not part of the source.
              "rstrip": t not in special, "normalized": False, "special": t in special}
             for t in special + controls]
    write(f"{OUT}/toy-seq2seq/tokenizer.json", {
        "version": "1.0", "truncation": None, "padding": None, "added_tokens": added,
        "normalizer": {"type": "Lowercase"},
        "pre_tokenizer": {"type": "Metaspace", "replacement": MARK, "add_prefix_space": True,
                          "prepend_scheme": "always"},
        "post_processor": {"type": "TemplateProcessing",
                           "single": [{"SpecialToken": {"id": "<s>", "type_id": 0}},
                                      {"Sequence": {"id": "A", "type_id": 0}},
                                      {"SpecialToken": {"id": "</s>", "type_id": 0}}],
                           "pair": [], "special_tokens": {
                               t: {"id": t, "ids": [vocabulary[t]], "tokens": [t]} for t in ("<s>", "</s>")}},
        "decoder": {"type": "Metaspace", "replacement": MARK, "add_prefix_space": True,
                    "prepend_scheme": "always"},
        "model": {"type": "Unigram", "unk_id": 3, "vocab": entries},
    })
    write(f"{OUT}/toy-seq2seq/tokenizer_config.json", {
        "tokenizer_class": "PreTrainedTokenizerFast", "bos_token": "<s>", "eos_token": "</s>",
        "pad_token": "<pad>", "unk_token": "<unk>", "model_max_length": 64})
    return vocabulary


def bucket(value):
    value = round(round(min(2, max(0.05, value)) / 0.05) * 0.05, 10)
    return f"{value:.1f}" if value in (1.0, 2.0) else f"{value:g}"


def seq2seq():
    vocabulary = unigram()
    rng = random.Random(SEED)
    torch.manual_seed(SEED)
    size = len(vocabulary)
    encoder = Encoder(Stack(size, WIDTH, 4, 2, 64))
    decoder = Decoder(Stack(size, WIDTH, 4, 2, 64, cross=True))
    both = nn.ModuleList([encoder, decoder])
    optimizer = torch.optim.Adam(both.parameters(), lr=4e-3)
    start, end, padding = (vocabulary[t] for t in ("<s>", "</s>", "<pad>"))

    def encode(words):
        return [vocabulary[MARK + w] for w in words] + [vocabulary["."]]

    def example():
        frame = rng.choice(toy.FRAMES)
        source = toy.fill(frame, rng, 0.6)
        target = [toy.SYNONYMS.get(w, w) for w in source] if rng.random() < 0.5 else list(source)
        long, has = toy.with_clause(source, rng)
        if has and rng.random() < 0.7:
            if rng.random() < 0.5:
                at = next(i for i, (a, b) in enumerate(zip(long, source + [""])) if a != b)
                extra = long[at: at + len(long) - len(source)]
                simple = [toy.SYNONYMS.get(w, w) for w in extra] if target != source else extra
                target = target[:at] + simple + target[at:]
            source = long
        ratio = (len(" ".join(target)) + 1) / (len(" ".join(source)) + 1)
        rank = 0.75 if any(w in toy.SYNONYMS for w in source) and not any(w in toy.SYNONYMS for w in target) else 1
        tokens = [vocabulary[f"<NbChars_{bucket(ratio)}>"], vocabulary[f"<WordRank_{bucket(rank)}>"]]
        if rng.random() < 0.1:
            tokens = []
        return [start] + tokens + encode(source) + [end], [start] + encode(target) + [end]

    loss_of = nn.CrossEntropyLoss(ignore_index=padding)
    for step in range(560):
        batch = [example() for _ in range(BATCH)]
        source, target = pad([b[0] for b in batch], padding), pad([b[1] for b in batch], padding)
        mask = (source != padding).long()
        logits, *_ = decoder(target[:, :-1], encoder(source, mask), mask)
        loss = loss_of(logits.reshape(-1, size), target[:, 1:].reshape(-1))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step == 420:
            for group in optimizer.param_groups:
                group["lr"] = 1e-3
        if step % 100 == 99:
            print("seq2seq", step, round(loss.item(), 4), flush=True)

    write(f"{OUT}/toy-seq2seq/config.json", {
        "model_type": "bart", "architectures": ["BartForConditionalGeneration"], "d_model": WIDTH,
        "decoder_attention_heads": 4, "vocab_size": size, "max_position_embeddings": 64, "decoder_start_token_id": start,
        "bos_token_id": start, "eos_token_id": end, "pad_token_id": padding})
    write(f"{OUT}/toy-seq2seq/klartext.json", {
        "controls": {"style": "access", "measures": ["length", "words"],
                     "values": {"length": 0.8, "words": 0.75}}})
    sentence = "the intelligent physician who drove the automobile assisted the nurse"
    ids = pad([[start, vocabulary["<NbChars_0.7>"], vocabulary["<WordRank_0.75>"]] + encode(sentence.split()) + [end],
               [start] + encode("the infant spilled the beverage on the table".split()) + [end]], padding)
    mask = (ids != padding).long()
    encoder.eval(), decoder.eval()
    with torch.no_grad():
        hidden = encoder(ids, mask)
    prefix = pad([[start] + encode(["the", "clever"])[:2], [start, vocabulary[MARK + "the"], vocabulary[MARK + "baby"]]])
    export(encoder, (ids, mask), f"{OUT}/toy-seq2seq/encoder_model.onnx", ["input_ids", "attention_mask"],
           ["last_hidden_state"], {n: {0: "batch", 1: "length"} for n in ("input_ids", "attention_mask", "last_hidden_state")})
    with torch.no_grad():
        logits, *present = decoder(prefix, hidden, mask)
    parts = [f"{layer}.{side}.{part}" for layer in range(2) for side in ("decoder", "encoder") for part in ("key", "value")]
    axes = {"input_ids": {0: "batch", 1: "length"}, "logits": {0: "batch", 1: "length"},
            "encoder_hidden_states": {0: "batch", 1: "source"}, "encoder_attention_mask": {0: "batch", 1: "source"}}
    for name in parts:
        for side in ("present", "past_key_values"):
            axes[f"{side}.{name}"] = {0: "batch", 2: f"{side} length"}
    paths = [f"{OUT}/toy-seq2seq/decoder_{name}.onnx" for name in ("model", "with_past_model", "model_merged")]
    used = ["input_ids", "encoder_hidden_states", "encoder_attention_mask"]
    outputs = ["logits"] + [f"present.{name}" for name in parts]
    export(decoder, (prefix, hidden, mask), paths[0], used, outputs, axes)
    used = ["input_ids", "encoder_attention_mask"] + [f"past_key_values.{name}" for name in parts]
    export(DecoderWithPast(decoder.stack), (prefix[:, -1:], mask, *present), paths[1], used,
           [name for name in outputs if "encoder" not in name], axes)
    merge(*paths)
    return {"input_ids": ids.tolist(), "attention_mask": mask.tolist(), "decoder_input_ids": prefix.tolist(),
            "logits": numpy.round(logits[:, -1].numpy(), 5).tolist()}


if __name__ == "__main__":
    # More threads only wait for each other on so small a model.
    torch.set_num_threads(1)
    masked, scores = masked_model()
    write(f"{OUT}/parity.json", {"masked": masked, "seq2seq": seq2seq(), "bertscore": scores})
