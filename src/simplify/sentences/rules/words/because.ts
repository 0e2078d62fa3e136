import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, spanOf } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { afterClitics, isClitic } from '../clitics/clitics.ts';

const LONGEST_PHRASE = 4;

/**
 * "…, kajti bil je bolan" → "…, ker je bil bolan": the plain word for a cause wants the clitics right
 * after it. Where they stand there already, the word may ask ("zakaj je odšel") and stays.
 */
export function plainCauses(tree: Tree, { clitics, plainCauses: data }: SentenceRules): Proposal[] {
  if (!clitics || !data) return [];
  const found: Proposal[] = [];
  for (let i = 2; i < tree.lastWord - 1; i++) {
    const plain = data[tree.lower(i)];
    if (plain === undefined || tree.form(i - 1) !== ',' || tree.enclosed[i]) continue;
    const phrase = range({ first: i + 1, last: i + LONGEST_PHRASE + 1 });
    const from = phrase.find((at) => isClitic(tree, at, clitics) || tree.isPunctuation(at));
    if (from === undefined || from === i + 1 || tree.isPunctuation(from)) continue;
    const to = afterClitics(tree, from, clitics);
    const cluster = range({ first: from, last: to - 1 });
    // Without a helping verb the pronouns may belong to another clause.
    if (!cluster.some((at) => tree.at(at).upos === 'AUX')) continue;
    const isOther = (at: number) => tree.isFinite(at) || /^[CS]CONJ$/.test(tree.at(at).upos);
    if (range({ first: i + 1, last: from - 1 }).some(isOther)) continue;
    const { start, end } = tree.tokens[i];
    const gone = spanOf(tree, { first: from, last: to - 1 });
    found.push({
      rule: 'replace/cause',
      operation: 'substitute',
      reason: `"${plain}" is said more often than "${tree.lower(i)}".`,
      pieces: [
        { start, end, parts: [[plain, ...cluster.map((at) => tree.lower(at))].join(' ')] },
        { start: tree.tokens[from - 1].end, end: gone.end, parts: [] },
      ],
      dropped: [i],
      key: tree.lower(i),
    });
  }
  return found;
}
