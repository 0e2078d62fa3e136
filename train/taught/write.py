"""Writes plain versions of sentences with a taught model, many at once.

python train/taught/write.py --base FOLDER --adapter RUN --sentences FILE --out ANSWERS [--samples 1]

A line of FILE has `id`, `source` and what else is to be kept; a line of ANSWERS has `candidate`, too.
The first sample is the likeliest version, further ones are drawn.
"""

import argparse
import json
from pathlib import Path

import torch
from pairs import END, prompt
from peft import PeftModel
from transformers import AutoModelForCausalLM, AutoTokenizer

AT_ONCE = 64
WARMER = 0.5


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--adapter", type=Path, required=True)
    parser.add_argument("--sentences", type=Path, required=True)
    parser.add_argument("--language", default="en")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--samples", type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    tokenizer = AutoTokenizer.from_pretrained(args.base, padding_side="left")
    model = AutoModelForCausalLM.from_pretrained(args.base, dtype=torch.bfloat16)
    model = PeftModel.from_pretrained(model, args.adapter).merge_and_unload().eval()
    end = tokenizer.convert_tokens_to_ids(END)
    rows = [json.loads(line) for line in args.sentences.read_text(encoding="utf-8").splitlines()]
    rows.sort(key=lambda row: len(row["source"]))
    with args.out.open("w", encoding="utf-8") as out, torch.no_grad():
        for start in range(0, len(rows), AT_ONCE):
            batch = rows[start : start + AT_ONCE]
            asked = [prompt(args.language, row["source"]) for row in batch]
            inputs = tokenizer(asked, return_tensors="pt", padding=True, add_special_tokens=False)
            length = inputs["input_ids"].shape[1]
            for sample in range(args.samples):
                drawn = {"do_sample": True, "temperature": WARMER, "top_k": 0, "top_p": 1.0}
                answers = model.generate(
                    **inputs,
                    max_new_tokens=2 * length,
                    eos_token_id=end,
                    pad_token_id=end,
                    **(drawn if sample else {"do_sample": False, "temperature": None, "top_p": None, "top_k": None}),
                )
                for row, answer in zip(batch, answers):
                    text = tokenizer.decode(answer[length:], skip_special_tokens=True).strip()
                    out.write(json.dumps({**row, "candidate": text}, ensure_ascii=False) + "\n")
            out.flush()
            print(f"{min(start + AT_ONCE, len(rows))} of {len(rows)}", flush=True)


main()
