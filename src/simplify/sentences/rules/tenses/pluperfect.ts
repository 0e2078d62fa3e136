import type { SentenceRules } from '../../language-file/rules-file.ts';
import { dropping, type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isAlike } from '../clitics/stand-alone.ts';

/** "Oče je bil odšel" → "Oče je odšel": the past of the past is told by a simple past. */
export function pluperfects(
  tree: Tree,
  { pluperfect = [], sharedHelp }: SentenceRules,
): Proposal[] {
  if (pluperfect.length === 0 || !sharedHelp) return [];
  const found: Proposal[] = [];
  tree.tokens.forEach((_, been) => {
    if (!pluperfect.includes(tree.lower(been)) || tree.enclosed[been]) return;
    const verb = tree.at(been).head;
    const { upos, features } = tree.at(verb);
    if (upos !== 'VERB' || features.VerbForm !== 'Part' || been === 0) return;
    const finite = tree.finiteOf(verb);
    if (finite === undefined) return;
    // "bi bil rekel" tells what did not happen.
    const { Mood, Polarity } = tree.at(finite).features;
    if (Mood !== 'Ind' || Polarity === 'Neg') return;
    const ends = [finite, been, verb];
    const clause = { first: Math.min(...ends), last: Math.max(...ends) };
    // "je bil pri njem, ga podrl": a verb of another clause.
    const other = /^(?:PUNCT|CCONJ|SCONJ)$/;
    if (range(clause).some((i) => other.test(tree.at(i).upos))) return;
    if (!isAlike(tree, verb, been, sharedHelp)) return;
    const stretch = { first: been, last: been };
    const reason = 'One past tense is enough.';
    found.push(dropping(tree, stretch, 'rephrase/pluperfect', reason, tree.lower(been)));
  });
  return found;
}
