"""Prints the edits that readers judged as labelled changes, for score.py and teach.py.

python train/taught/judged.py [--edits .data/judged/edits.jsonl] > judged.jsonl
"""

import argparse
import json
import re
from pathlib import Path

EDIT = re.compile(r"\[\[(.*?)→(.*?)\]\]")
# A sentence that is cut off shows that by an ellipsis at its ends.
CUT = "… "


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--edits", type=Path, default=Path(".data/judged/edits.jsonl"))
    args = parser.parse_args()
    for at, line in enumerate(args.edits.read_text(encoding="utf-8").splitlines()):
        row = json.loads(line)
        source, candidate = (
            EDIT.sub(rf"\{side}", row["sentence"]).strip(CUT) for side in (1, 2)
        )
        if source == candidate:
            continue
        change = {"id": f"judged{at}", "lang": row["lang"], "doc": row["doc"], "rule": row["rule"]}
        change |= {"source": source, "candidate": candidate, "label": row["label"]}
        print(json.dumps(change, ensure_ascii=False))


main()
