"""Scores labelled changes with a model, as `src/run/providers/llama-scorer.ts` does, in batches.

python train/taught/score.py --base FOLDER [--adapter FOLDER] --changes FILE --out FILE

Changes are JSON lines with id, lang, source and candidate. An interrupted run is continued.
"""

import argparse
import json
from pathlib import Path

import torch
from pairs import END, prompt
from peft import PeftModel
from transformers import AutoModelForCausalLM, AutoTokenizer

TOKENS_A_BATCH = 1500
TOKENS_A_CHANGE = 400
HIDDEN = torch.finfo(torch.bfloat16).min


class Item:
    """The prompt, the source as its own plain version, and the candidate from where it differs."""

    def __init__(self, row, encode):
        self.row = row
        self.head = encode(prompt(row["lang"], row["source"]))
        self.copy = encode(row["source"] + END)
        self.written = encode(row["candidate"] + END)
        most = min(len(self.copy), len(self.written)) - 1
        pairs = zip(self.copy[:most], self.written)
        self.first = next((at for at, (one, other) in enumerate(pairs) if one != other), most)
        self.ids = self.head + self.copy + self.written[self.first :]

    def positions(self) -> list[int]:
        until = len(self.head) + len(self.copy)
        start = len(self.head) + self.first
        return [*range(until), *range(start, start + len(self.written) - self.first)]

    def mask(self) -> torch.Tensor:
        seen = torch.ones(len(self.ids), len(self.ids), dtype=torch.bool).tril()
        until = len(self.head) + len(self.copy)
        seen[until:, len(self.head) + self.first : until] = False
        return seen

    def results(self, logs_after) -> dict:
        """`logs_after(place, token)` tells how likely a token is after a place of `ids`."""
        head, until = len(self.head), len(self.head) + len(self.copy)
        copy = [logs_after(head + at - 1, token) for at, token in enumerate(self.copy)]
        written = copy[: self.first]
        for at, token in enumerate(self.written[self.first :]):
            written.append(logs_after(until + at - 1 if at else head + self.first - 1, token))
        return {
            **self.row,
            "copy": {"tokens": self.copy, "logs": copy},
            "written": {"tokens": self.written, "logs": written},
        }


def batches(items):
    batch = []
    for item in sorted(items, key=lambda each: len(each.ids)):
        if batch and len(item.ids) * (len(batch) + 1) > TOKENS_A_BATCH:
            yield batch
            batch = []
        batch.append(item)
    if batch:
        yield batch


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--adapter", type=Path)
    parser.add_argument("--changes", type=Path, required=True)
    parser.add_argument("--most", type=int)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    torch.set_num_threads(1)
    tokenizer = AutoTokenizer.from_pretrained(args.base)
    model = AutoModelForCausalLM.from_pretrained(args.base, dtype=torch.bfloat16)
    if args.adapter:
        model = PeftModel.from_pretrained(model, args.adapter).merge_and_unload()
    model.eval()

    def encode(text: str) -> list[int]:
        return tokenizer(text, add_special_tokens=False)["input_ids"]

    def read(path: Path):
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]

    done = {row["id"] for row in read(args.out)} if args.out.exists() else set()
    rows = [row for row in read(args.changes)[: args.most] if row["id"] not in done]
    items = [item for item in (Item(row, encode) for row in rows)]
    items = [item for item in items if len(item.ids) <= TOKENS_A_CHANGE]
    print(f"{len(items)} changes, {sum(len(item.ids) for item in items)} tokens", flush=True)
    with args.out.open("a", encoding="utf-8") as out, torch.no_grad():
        for batch in batches(items):
            longest = max(len(item.ids) for item in batch)
            ids = torch.zeros(len(batch), longest, dtype=torch.long)
            positions = torch.zeros(len(batch), longest, dtype=torch.long)
            mask = torch.full((len(batch), 1, longest, longest), HIDDEN, dtype=torch.bfloat16)
            for at, item in enumerate(batch):
                length = len(item.ids)
                ids[at, :length] = torch.tensor(item.ids)
                positions[at, :length] = torch.tensor(item.positions())
                mask[at, 0, :length, :length].masked_fill_(item.mask(), 0)
                mask[at, 0, length:, 0] = 0
            hidden = model.model(
                input_ids=ids, attention_mask=mask, position_ids=positions
            ).last_hidden_state
            for at, item in enumerate(batch):
                from_here = len(item.head) - 1
                logits = model.lm_head(hidden[at, from_here : len(item.ids)]).float()
                logs = torch.log_softmax(logits, -1)
                result = item.results(
                    lambda place, token: round(logs[place - from_here, token].item(), 4)
                )
                out.write(json.dumps(result, ensure_ascii=False) + "\n")
            out.flush()


main()
