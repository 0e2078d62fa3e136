import type { Language } from '../../../../language/index.ts';
import type { Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/** A longer bracket tells more than what the word before it means. */
const LONGEST = 10;
/** A word known to everybody needs no explaining, on the scale of Zipf. */
const PLAIN = 3.8;
/** How much better known the words of a wording that helps are. */
const PLAINER = 0.3;

/** All proposals but those that drop a bracket that explains, or replace the word that it explains. */
export function withExplanations(
  tree: Tree,
  proposals: readonly Proposal[],
  language: Language,
): Proposal[] {
  const kept = proposals.filter((each) => explains(tree, each, language) || lists(tree, each));
  const explained = new Set(kept.map(({ dropped }) => dropped[0] - 1));
  return proposals.filter(
    (each) =>
      !kept.includes(each) &&
      !(each.rule.startsWith('replace/') && each.dropped.some((i) => explained.has(i))),
  );
}

/** "hypertension (high blood pressure)": does what would be dropped say the word before it more plainly? */
function explains(tree: Tree, proposal: Proposal, { frequency, profile }: Language): boolean {
  if (proposal.rule !== 'drop/parenthesis' || frequency.size === 0) return false;
  const open = proposal.dropped[0];
  const inner = proposal.dropped.slice(1, -1);
  const { upos } = tree.at(open - 1);
  // A rare word is often taken for a name.
  if (!/^(?:NOUN|ADJ|VERB|PROPN|X)$/.test(upos) || inner.length > LONGEST) return false;
  if (tree.isPunctuation(open - 1)) return false;
  if ([open - 1, ...inner].some((i) => !isPlainWord(tree, i, profile.capitalNouns))) return false;
  const zipf = (i: number) =>
    Math.max(frequency.zipf(tree.lower(i)), frequency.zipf(tree.at(i).lemma.toLowerCase()));
  const term = zipf(open - 1);
  const told = inner.filter((i) => /^(?:NOUN|ADJ|VERB)$/.test(tree.at(i).upos));
  if (told.length === 0 || term >= PLAIN) return false;
  // Of a noun it is enough that most words are plainer: "perfusion (goutte à goutte dans une veine)".
  const known = /^(?:ADJ|VERB)$/.test(upos)
    ? Math.min(...told.map(zipf))
    : told.reduce((sum, i) => sum + zipf(i), 0) / told.length;
  if (known < term + PLAINER) return false;
  // A wording or a clause that tells what it is; "(and its leaves)", "(above all at night)" is neither.
  const { upos: begins, features } = tree.at(inner[0]);
  if (!/^(?:NOUN|ADJ|VERB|DET|PRON|NUM)$/.test(begins) || features.PronType === 'Rel') return false;
  return inner.some((i) => tree.isFinite(i) || tree.at(i).upos === 'NOUN');
}

/** "allergic reactions (rash, swelling of the skin)": which they are. */
function lists(tree: Tree, { rule, dropped }: Proposal): boolean {
  if (rule !== 'drop/parenthesis' || !tree.formsAlike) return false;
  const { upos, features } = tree.at(dropped[0] - 1);
  if (upos !== 'NOUN' || features.Number !== 'Plur') return false;
  const inner = dropped.slice(1, -1);
  return inner.every((i) => isPlainWord(tree, i)) && inner.some((i) => tree.form(i) === ',');
}

/** No number, sign or other script, and no capital, which a name has. */
function isPlainWord(tree: Tree, index: number, capitalNouns = false): boolean {
  const form = tree.form(index);
  if (tree.isPunctuation(index)) return form === ',';
  if (/[\p{N}.]/u.test(form)) return false;
  return /^\p{Ll}/u.test(form) || (capitalNouns && tree.at(index).upos === 'NOUN');
}
