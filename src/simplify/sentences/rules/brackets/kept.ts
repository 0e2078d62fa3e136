import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, startsOf } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { openingOf } from './inside.ts';

/**
 * "Ana (guarda-redes), Eva (defesa) e Rita (médio)": two or more that tell what each is were put there
 * to tell them apart.
 */
function keepingGlosses(tree: Tree, proposals: readonly Proposal[]): readonly Proposal[] {
  const isPlain = (i: number) => tree.isPunctuation(i) || /^\p{Ll}/u.test(tree.form(i));
  const isOfName = (open: number) => /^\p{Lu}/u.test(tree.form(open - 1));
  const glosses = proposals.filter(
    ({ rule, dropped }) =>
      rule === 'drop/parenthesis' && dropped.every(isPlain) && isOfName(dropped[0]),
  );
  return glosses.length < 2 ? proposals : proposals.filter((each) => !glosses.includes(each));
}

/**
 * Where names may go with their brackets: not one that can be said in plain words, nor one that tells
 * of something ("Capital: Rome", "formerly Comiskey Park"), nor two in one sentence: "Phil (Cooper),
 * Stu (Helms) and Doug (Bartha)" is there to tell them.
 */
export function keepingFacts(
  tree: Tree,
  proposals: readonly Proposal[],
  { mayLoseNames, brackets, proDrop }: SentenceRules,
): readonly Proposal[] {
  if (proDrop) return keepingGlosses(tree, proposals);
  if (!mayLoseNames || !brackets) return proposals;
  const isFact = (i: number) => /[\p{Lu}\p{N}]/u.test(tree.form(i));
  const lost = proposals.filter(
    ({ rule, dropped }) => rule === 'drop/parenthesis' && dropped.some(isFact),
  );
  if (lost.length === 0) return proposals;
  const said = startsOf(
    proposals.filter(({ rule }) => /^(?:rephrase|split)\/in-brackets/.test(rule)),
  );
  const opens = { ...brackets.told, ...brackets.aside };
  const tells = ({ dropped }: Proposal) =>
    dropped.some((i) => tree.form(i) === ':') ||
    openingOf(tree, dropped[0] + 1, opens) !== undefined;
  const kept = lost.filter(
    (each) => lost.length > 1 || said.has(each.pieces[0].start) || tells(each),
  );
  return kept.length > 0 ? proposals.filter((each) => !kept.includes(each)) : proposals;
}
