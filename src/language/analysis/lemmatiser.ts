import { applyEditTree, type EditNode, readEditTree } from './edit-tree.ts';
import { featureKey, hashText, pair } from './hashing.ts';
import { FeatureSet, type Scorer } from './scorer.ts';
import { bestOf } from './tagger.ts';

/** How a lemma is written: small, Title, UPPER, or the way of the form. */
export type LemmaCase = 'l' | 't' | 'u' | 'k';

const CACHE_LIMIT = 200_000;
const LONGEST_WORD = 64;
const ATTEMPTS = 12;

/** Features for the lemma of a form: they see no context, so that a result can be remembered. */
export function lemmaFeatures(form: string, upos: string, bundle: string, out: FeatureSet): void {
  const lower = form.toLowerCase();
  const n = lower.length;
  const tag = hashText(upos);
  const morph = hashText(bundle);
  let t = 600;
  out.clear();
  out.add(featureKey(t++, tag));
  out.add(featureKey(t++, morph));
  out.add(featureKey(t++, pair(tag, hashText(lower))));
  out.add(featureKey(t++, pair(morph, hashText(lower))));
  for (let k = 1; k <= 6; k++)
    out.add(featureKey(t++, pair(tag, hashText(lower, Math.max(0, n - k), n))));
  for (let k = 1; k <= 5; k++)
    out.add(featureKey(t++, pair(morph, hashText(lower, Math.max(0, n - k), n))));
  for (let k = 1; k <= 3; k++)
    out.add(featureKey(t++, pair(tag, hashText(lower, 0, Math.min(n, k)))));
  out.add(featureKey(t++, pair(tag, caseOf(form).charCodeAt(0))));
  out.add(featureKey(t++, pair(morph, Math.min(8, n))));
}

/** How a word is written. */
export function caseOf(word: string): LemmaCase {
  const lower = word.toLowerCase();
  if (word === lower) return 'l';
  if (word === titled(lower)) return 't';
  return word === word.toUpperCase() ? 'u' : 'k';
}

function titled(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  return first.toUpperCase() + word.slice(first.length);
}

/** A lemma class: the case of the lemma, then the edit tree. */
export function applyLemmaClass(casing: string, tree: EditNode, form: string): string | undefined {
  if (casing === 'k') return applyEditTree(tree, form);
  const lemma = applyEditTree(tree, form.toLowerCase());
  if (lemma === undefined || casing === 'l') return lemma;
  return casing === 't' ? titled(lemma) : lemma.toUpperCase();
}

/** Finds lemmas: exceptions first, then the best edit tree that fits. */
export class Lemmatiser {
  private readonly scorer: Scorer;
  private readonly classes: { casing: string; tree: EditNode }[];
  private readonly exceptionLines: string;
  private exceptions: ReadonlyMap<string, string> | undefined;
  /** Lemmas found, by bundle and form. */
  private readonly cache = new Map<string, Map<string, string>>();
  private cached = 0;
  private readonly features = new FeatureSet();
  private readonly scores: Float32Array;

  /**
   * Exceptions are lines `UPOS form TAB lemma`, the form in lower case; they are read when the first
   * lemma is asked for.
   */
  constructor(scorer: Scorer, classes: readonly string[], exceptionLines: string) {
    this.scorer = scorer;
    this.classes = classes.map((name) => ({ casing: name[0], tree: readEditTree(name.slice(1)) }));
    this.exceptionLines = exceptionLines;
    this.scores = new Float32Array(classes.length);
  }

  lemma(form: string, upos: string, bundle: string): string {
    if (form.length > LONGEST_WORD) return form;
    const known = this.cache.get(bundle)?.get(form);
    if (known !== undefined) return known;
    this.exceptions ??= readExceptions(this.exceptionLines);
    const lemma =
      this.exceptions.get(`${upos} ${form.toLowerCase()}`) ?? this.guess(form, upos, bundle);
    this.remember(bundle, form, lemma);
    return lemma;
  }

  private remember(bundle: string, form: string, lemma: string): void {
    if (this.cached++ >= CACHE_LIMIT) {
      this.cache.clear();
      this.cached = 1;
    }
    const lemmas = this.cache.get(bundle);
    if (lemmas) lemmas.set(form, lemma);
    else this.cache.set(bundle, new Map([[form, lemma]]));
  }

  private guess(form: string, upos: string, bundle: string): string {
    lemmaFeatures(form, upos, bundle, this.features);
    this.scorer.score(this.features, this.scores);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const best = bestOf(this.scores, this.classes.length);
      const found = this.classes[best];
      const lemma = found && applyLemmaClass(found.casing, found.tree, form);
      if (lemma) return lemma;
      this.scores[best] = Number.NEGATIVE_INFINITY;
    }
    return form;
  }
}

function readExceptions(lines: string): Map<string, string> {
  const exceptions = new Map<string, string>();
  let start = 0;
  while (start < lines.length) {
    const newline = lines.indexOf('\n', start);
    const end = newline < 0 ? lines.length : newline;
    const tab = lines.indexOf('\t', start);
    if (tab < 0) break;
    exceptions.set(lines.slice(start, tab), lines.slice(tab + 1, end));
    start = end + 1;
  }
  return exceptions;
}
