"""Fits the estimator to labelled changes and prints how well it tells them apart.

python train/taught/calibrate.py SCORED.jsonl … [--out estimator.json]

Figures come from cross-validation by document: no document is judged by what was learnt from it.
"""

import argparse
import json
import math

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import GroupKFold
from sklearn.preprocessing import StandardScaler

# What an editor thinks of a change: good ones are accepted, pointless ones are a coin's toss.
ACCEPTED = {
    "good": 1.0, "easier": 1.0, "pointless": 0.5, "mild": 0.25,
    "harmful": 0.0, "grave": 0.0, "broken": 0.0,
}  # fmt: skip
STRENGTH = 0.3
FOLDS = 5
SEEDS = 10
LEAST = -30.0
# Of the good changes, so many are to be acceptable.
KEPT = 0.8
TOKENS_BEHIND = 8


def features(copy, written) -> list[float]:
    """The same numbers as `src/simplify/models/taught/features.ts`."""
    source, candidate = copy["tokens"], written["tokens"]
    most = min(len(source), len(candidate))
    first = next((at for at in range(most) if source[at] != candidate[at]), most)
    after = 0
    while after < most - first and source[-1 - after] == candidate[-1 - after]:
        after += 1
    old = copy["logs"][first : len(source) - after]
    new = written["logs"][first : len(candidate) - after]
    ends = (len(source) - after, len(candidate) - after)
    after_old, after_fresh = (
        [max(LEAST, log) for log in text["logs"][end : end + TOKENS_BEHIND]]
        for text, end in zip((copy, written), ends)
    )
    change = [one - other for one, other in zip(after_fresh, after_old)]
    return [
        max(LEAST, sum(new)),
        max(LEAST, sum(old)),
        max(LEAST, min([0.0, *new])),
        max(LEAST, sum(new) / max(1, len(new))),
        max(LEAST, sum(old) / max(1, len(old))),
        max(LEAST, min(-LEAST, sum(change))),
        min([0.0, *change]),
        max([0.0, *change]),
        math.log1p(len(new)),
        math.log1p(len(old)),
    ]


def fit(x, target):
    scaler = StandardScaler().fit(x)
    both = np.vstack([scaler.transform(x)] * 2)
    labels = np.repeat([1, 0], len(x))
    weights = np.concatenate([target, 1 - target])
    keep = weights > 0
    model = LogisticRegression(C=STRENGTH, max_iter=1000)
    model.fit(both[keep], labels[keep], sample_weight=weights[keep])
    return scaler, model


def cross_validated(x, target, groups):
    total = np.zeros(len(x))
    for seed in range(SEEDS):
        order = np.random.default_rng(seed).permutation(len(set(groups)))
        number = {name: order[at] for at, name in enumerate(sorted(set(groups)))}
        numbers = np.array([number[name] for name in groups])
        for train, test in GroupKFold(min(FOLDS, len(order))).split(x, groups=numbers):
            scaler, model = fit(x[train], target[train])
            total[test] += model.predict_proba(scaler.transform(x[test]))[:, 1]
    return total / SEEDS


def auc(good, scores) -> str:
    return f"{roc_auc_score(good, scores):.3f}" if 0 < sum(good) < len(good) else "-"


def report(name, labels, scores) -> None:
    harm = np.array([label in ("harmful", "grave", "broken") for label in labels])
    good = np.array([label in ("good", "easier") for label in labels])
    kept = np.argsort(-scores)[: len(scores) // 2]
    print(
        f"{name}: n {len(labels)}, harmful {harm.mean():.2f}, good {good.mean():.2f} | AUC harmful"
        f" against the rest {auc(~harm, scores)}, good against the rest {auc(good, scores)},"
        f" good against harmful {auc(good[harm | good], scores[harm | good])} | likelier half:"
        f" harmful {harm[kept].mean():.3f}, good kept {good[kept].sum() / max(1, good.sum()):.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="+")
    parser.add_argument("--out")
    args = parser.parse_args()
    rows = [json.loads(line) for file in args.files for line in open(file, encoding="utf-8")]
    x = np.array([features(row["copy"], row["written"]) for row in rows])
    labels = [row["label"] for row in rows]
    target = np.array([ACCEPTED[label] for label in labels])
    scores = cross_validated(x, target, [row["doc"] for row in rows])
    for language in sorted({row["lang"] for row in rows}):
        at = np.array([row["lang"] == language for row in rows])
        own = [label for label, here in zip(labels, at) if here]
        report(f"{language} all numbers", own, scores[at])
        report(f"{language} least likely new token", own, x[at][:, 2])
        report(f"{language} total against copy", own, x[at][:, 0] - x[at][:, 1] + x[at][:, 5])
    scaler, model = fit(x, target)
    accepted = scores[target == 1.0]
    threshold = float(np.quantile(accepted, 1 - KEPT))
    print(f"threshold {threshold:.2f} keeps {KEPT:.0%} of the good changes")
    if args.out:
        numbers = {
            "mean": scaler.mean_.tolist(),
            "deviation": scaler.scale_.tolist(),
            "weights": model.coef_[0].tolist(),
            "offset": float(model.intercept_[0]),
            "threshold": threshold,
        }
        with open(args.out, "w", encoding="utf-8") as file:
            json.dump({key: np.round(value, 5).tolist() for key, value in numbers.items()}, file)
            file.write("\n")


main()
