import type { Token } from '../../../../core/index.ts';
import { onceFor } from '../../../../core/once-for.ts';
import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/**
 * "It is not uncommon" → "It is common": two negations that cancel each other. Only what a language
 * lists in its `facts.json`, which counts them as none, so that nothing is a lost negation.
 */
export function doubleNegations(tree: Tree, _: SentenceRules, language: Language): Proposal[] {
  return doubleNegationsIn(tree.tokens, language).flatMap(({ first, words, easier }) => {
    const proposal = affirmed(tree, first, words, easier);
    return proposal ? [proposal] : [];
  });
}

interface DoubleNegation {
  readonly first: number;
  readonly words: readonly string[];
  /** The same without; `_` stands for the word that stays. */
  readonly easier: string;
}

/** Where the listed double negations of a language stand among tokens. */
export function doubleNegationsIn(
  tokens: readonly Token[],
  { profile: { facts } }: Language,
): DoubleNegation[] {
  const found: DoubleNegation[] = [];
  const listed = listedIn(facts?.doubleNegations ?? NONE);
  if (listed.length === 0) return found;
  const forms = tokens.map(({ form }) => form.toLowerCase());
  const present = new Set(forms);
  for (const { words, easier } of listed) {
    if (!words.every((word) => word === '_' || present.has(word))) continue;
    for (let first = 0; first + words.length <= tokens.length; first++) {
      const fits = words.every((word, i) => word === '_' || forms[first + i] === word);
      if (fits) found.push({ first, words, easier });
    }
  }
  return found;
}

const NONE: Readonly<Record<string, string>> = {};
type Listed = Omit<DoubleNegation, 'first'>;

/** The phrases of a list, cut into words once. */
const listedIn = onceFor((list: Readonly<Record<string, string>>): readonly Listed[] =>
  Object.entries(list).map(([phrase, easier]) => ({ words: phrase.split(' '), easier })),
);

function affirmed(
  tree: Tree,
  first: number,
  words: readonly string[],
  easier: string,
): Proposal | undefined {
  const last = first + words.length - 1;
  if (tree.enclosed[first] || tree.enclosed[last]) return undefined;
  // "not unusual or rare", "not uncommon but …": what follows leans on the negation.
  const { upos } = tree.at(last + 1);
  if (upos === 'CCONJ' || /^[-–‑]$/.test(tree.form(last + 1))) return undefined;
  const upper = first === 0 || /^\p{Lu}/u.test(tree.form(first));
  const kept = words.flatMap((word, i) => (word === '_' ? [tree.form(first + i)] : []));
  const text = easier.replaceAll('_', () => kept.shift() ?? '');
  const piece: Piece = {
    start: tree.tokens[first].start,
    end: tree.tokens[last].end,
    parts: [upper ? upperFirst(text) : text],
  };
  return {
    rule: 'rephrase/double-negation',
    operation: 'rephrase',
    reason: 'Two negations are hard to read; they cancel each other.',
    pieces: [piece],
    dropped: [],
    key: words.join(' '),
  };
}
