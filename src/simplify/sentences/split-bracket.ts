import type { Proposal } from './proposal.ts';
import type { SentenceRules } from './rules-file.ts';
import { lastName } from './split-predicate.ts';
import { subjectAgain } from './subject.ts';
import type { Tree } from './tree.ts';

/** "Ada Byron (born 10 May 1936) is …" → "Ada Byron is … . Byron was born on 10 May 1936." */
export function bracketSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  const { told, copula, stop = '. ' } = rules;
  const subject = tree.subjectOf(tree.root);
  const finite = tree.finiteOf(tree.root);
  if (!told || !copula || subject === undefined || finite === undefined) return [];
  const { tokens, sentence } = tree;
  for (let open = 1; open < finite; open++) {
    const word = tree.lower(open + 1);
    if (tree.form(open) !== '(' || !told.words.includes(word)) continue;
    let close = open + 2;
    while (close < finite && tree.form(close) !== ')') close++;
    if (tree.form(close) !== ')' || close - open < 3 || close > open + 14) return [];
    // The bracket follows the name that is the subject, and the sentence ends with a plain stop.
    const name = subjectAgain(tree, subject, rules);
    if (!name || tree.at(subject).upos !== 'PROPN' || tree.form(tokens.length - 1) !== stop.trim())
      return [];
    if (subject > open || !tokens.slice(0, open).every(({ form }) => form !== ',')) return [];
    const inside = tokens.slice(open + 2, close);
    if (inside.some(({ form }) => /^[;:–]$/.test(form))) return [];
    const before = preposition(
      inside.map(({ form }) => form),
      told,
    );
    if (before === undefined) return [];
    const from = { start: tokens[open + 2].start, end: tokens[close - 1].end };
    const begin = ` ${lastName(name)} ${copula['Past.Sing']} ${word} ${before}`;
    return [
      {
        rule: 'split/bracket',
        operation: 'split',
        reason: 'What is told on the side gets its own sentence.',
        pieces: [
          { start: tokens[open - 1].end, end: tokens[close].end, parts: [] },
          { start: sentence.end, end: sentence.end, parts: [begin, from, stop.trim()] },
        ],
        dropped: [],
        key: word,
      },
    ];
  }
  return [];
}

/** "on" before a day, "in" before a year, nothing before a preposition. */
function preposition(
  words: readonly string[],
  { day, year, places }: NonNullable<SentenceRules['told']>,
): string | undefined {
  const [first] = words;
  if (places.includes(first.toLowerCase())) return '';
  if (/^\d{4}$/.test(first)) return `${year} `;
  const isDay =
    /^\d{1,2}$/.test(first) || (/^\p{Lu}\p{Ll}+$/u.test(first) && /^\d/.test(words[1] ?? ''));
  if (!isDay) return undefined;
  return `${words.filter((word) => /^\d{1,2}$/.test(word)).length > 0 ? day : year} `;
}
