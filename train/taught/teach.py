"""Teaches a small language model what plain-language editors write (LoRA, one thread).

python train/taught/teach.py --base FOLDER --out FOLDER [--pairs-of en=900 de=800 …]

`weights.py` writes the folder of the base. Checkpoints are written every few minutes; the same
command continues where it was interrupted. The loss on held-out documents is printed with each.
"""

import argparse
import json
import math
import random
import time
from pathlib import Path

import torch
from pairs import END, prompt, read_pairs
from peft import LoraConfig, PeftModel, get_peft_model
from transformers import AutoModelForCausalLM, AutoTokenizer

TOKENS_A_BATCH = 1400
WARM_UP = 20
CHECKPOINT_EVERY = 40
HELD_OUT_PAIRS = {"en": 20, "de": 20}
MODULES = ["q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj", "down_proj"]


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--base", type=Path, required=True, help="a folder written by weights.py")
    parser.add_argument("--pairs", type=Path, default=Path(".data/pairs"))
    parser.add_argument("--pairs-of", nargs="+", default=["en=900", "de=900"])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--epochs", type=int, default=1)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--rank", type=int, default=16)
    parser.add_argument("--first-layer", type=int, default=10, help="earlier ones are not adapted")
    parser.add_argument("--longest", type=int, default=150, help="tokens of a pair; longer ones are left out")
    parser.add_argument("--from", dest="start", type=Path, help="go on from the adapter in this folder")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def batches(rows, rng: random.Random):
    """Rows of similar length together, at most so many tokens a batch, in random order."""
    order = list(range(len(rows)))
    rng.shuffle(order)
    made = []
    for start in range(0, len(order), 256):
        batch, longest = [], 0
        for row in sorted(order[start : start + 256], key=lambda at: sum(map(len, rows[at]))):
            length = sum(map(len, rows[row]))
            if batch and max(longest, length) * (len(batch) + 1) > TOKENS_A_BATCH:
                made.append(batch)
                batch, longest = [], 0
            batch.append(row)
            longest = max(longest, length)
        made.append(batch)
    rng.shuffle(made)
    return made


def collate(rows, batch, pad: int):
    longest = max(sum(map(len, rows[row])) for row in batch)
    ids = torch.full((len(batch), longest), pad)
    mask = torch.zeros((len(batch), longest), dtype=torch.long)
    labels = torch.full((len(batch), longest), -100)
    for at, row in enumerate(batch):
        question, answer = rows[row]
        length = len(question) + len(answer)
        ids[at, :length] = torch.tensor(question + answer)
        mask[at, :length] = 1
        # Only the answer is learnt.
        labels[at, len(question) : length] = torch.tensor(answer)
    return ids, mask, labels


class Loss:
    """Cross-entropy over the words that occur in answers: a sixth of the vocabulary and the time."""

    def __init__(self, model, rows, pad: int):
        self.inner = model.base_model.model
        words = torch.tensor(sorted({token for _, answer in rows for token in answer}))
        self.head = self.inner.lm_head.weight[words].detach().clone()
        self.place = torch.zeros(self.inner.lm_head.weight.shape[0], dtype=torch.long)
        self.place[words] = torch.arange(len(words))
        self.pad = pad

    def __call__(self, rows, batch):
        ids, mask, labels = collate(rows, batch, self.pad)
        hidden = self.inner.model(input_ids=ids, attention_mask=mask).last_hidden_state[:, :-1]
        wanted = labels[:, 1:]
        is_answer = wanted != -100
        logits = (hidden[is_answer] @ self.head.T).float()
        loss = torch.nn.functional.cross_entropy(logits, self.place[wanted[is_answer]])
        return loss, int(is_answer.sum()), int(mask.sum())


def main() -> None:
    args = parse()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    rng = random.Random(args.seed)
    tokenizer = AutoTokenizer.from_pretrained(args.base)
    base = AutoModelForCausalLM.from_pretrained(args.base, dtype=torch.bfloat16)

    def encode(text: str) -> list[int]:
        return tokenizer(text, add_special_tokens=False)["input_ids"]

    def encoded(most: dict[str, int], held_out: bool):
        rows = [
            (encode(prompt(pair.language, pair.source)), encode(pair.plain + END))
            for language, count in most.items()
            for pair in read_pairs(args.pairs, language, held_out)[:count]
        ]
        return [row for row in rows if sum(map(len, row)) <= args.longest]

    most = {name: int(count) for name, count in (part.split("=") for part in args.pairs_of)}
    rows = encoded(most, held_out=False)
    held_out = encoded({name: HELD_OUT_PAIRS.get(name, 2) for name in most}, held_out=True)
    steps = [batch for _ in range(args.epochs) for batch in batches(rows, rng)]
    state_file = args.out / "state.pt"
    start = args.out if state_file.exists() else args.start
    if start:
        model = PeftModel.from_pretrained(
            base, start, is_trainable=True, autocast_adapter_dtype=False
        )
    else:
        config = LoraConfig(
            r=args.rank,
            lora_alpha=2 * args.rank,
            layers_to_transform=list(range(args.first_layer, base.config.num_hidden_layers)),
            target_modules=MODULES,
            task_type="CAUSAL_LM",
        )
        model = get_peft_model(base, config, autocast_adapter_dtype=False)
    model.train()
    loss_of = Loss(model, rows + held_out, tokenizer.pad_token_id or 0)
    live = [weight for weight in model.parameters() if weight.requires_grad]
    # Weights are bfloat16; steps are added up in float32.
    master = [torch.nn.Parameter(weight.detach().float().clone()) for weight in live]
    optimiser = torch.optim.AdamW(master, lr=args.rate, weight_decay=0)
    first = 0
    if state_file.exists():
        state = torch.load(state_file)
        first = state["step"]
        optimiser.load_state_dict(state["optimiser"])
        for weight, kept in zip(master, state["master"]):
            weight.data.copy_(kept)

    def held_out_loss() -> float:
        total, count = 0.0, 0
        with torch.no_grad():
            for batch in batches(held_out, random.Random(args.seed)):
                loss, answers, _ = loss_of(held_out, batch)
                total += loss.item() * answers
                count += answers
        return total / max(1, count)

    def save(step: int) -> None:
        model.save_pretrained(args.out)
        weights = [weight.data for weight in master]
        kept = {"step": step, "optimiser": optimiser.state_dict(), "master": weights}
        torch.save(kept, state_file)
        print(f"{step}: held-out loss {held_out_loss():.3f}", flush=True)

    tokens = sum(sum(map(len, row)) for row in rows)
    print(json.dumps({"rows": len(rows), "tokens": tokens, "steps": len(steps)}), flush=True)
    started, seen, total, count = time.time(), 0, 0.0, 0
    if first == 0:
        print(f"0: held-out loss {held_out_loss():.3f}", flush=True)
    for step in range(first, len(steps)):
        loss, answers, read = loss_of(rows, steps[step])
        loss.backward()
        for weight, own in zip(live, master):
            own.grad, weight.grad = weight.grad.float(), None
        torch.nn.utils.clip_grad_norm_(master, 1.0)
        rate = args.rate * 0.5 * (1 + math.cos(math.pi * step / len(steps))) + 1e-6
        for group in optimiser.param_groups:
            group["lr"] = rate * min(1, (step + 1) / WARM_UP)
        optimiser.step()
        with torch.no_grad():
            for weight, own in zip(live, master):
                weight.copy_(own)
        seen += read
        total += loss.item() * answers
        count += answers
        if step % 10 == 0:
            pace = seen / (time.time() - started)
            print(f"{step}/{len(steps)} loss {total / count:.3f}, {pace:.0f} tokens/s", flush=True)
            total, count = 0.0, 0
        if (step + 1) % CHECKPOINT_EVERY == 0 or step + 1 == len(steps):
            save(step + 1)
    print(f"taught in {(time.time() - started) / 60:.0f} minutes", flush=True)


main()
