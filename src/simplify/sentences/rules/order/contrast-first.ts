import type { SentenceRules } from '../../language-file/rules-file.ts';
import { cut, type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';

/** How far into its sentence the word may stand, so that nothing else is set against anything. */
const FARTHEST = 9;
/** First words that are no names, whatever their tag. */
const PLAIN = /^(?:DET|PRON|ADP|SCONJ|ADV|PART)$/;

/**
 * "They lost, however, the second game." → "But they lost the second game.": that something is set
 * against what was said before comes first.
 */
export function contrastsFirst(tree: Tree, { contrasts }: SentenceRules): Proposal[] {
  if (!contrasts || tree.endMark === '?' || tree.enclosed[0]) return [];
  const { upos, features } = tree.at(0);
  // "Opponents, however, …": many are hardly a name.
  const isPlain = PLAIN.test(upos) || (upos === 'NOUN' && features.Number === 'Plur');
  if (!isPlain && upos !== 'PROPN') return [];
  const at = tree.tokens.findIndex((_, i) => Object.hasOwn(contrasts, tree.lower(i)));
  if (at < 2 || at > FARTHEST || tree.enclosed[at] || at >= tree.lastWord - 1) return [];
  if (!COMMAS.has(tree.form(at - 1)) || !COMMAS.has(tree.form(at + 1))) return [];
  const finite = tree.finiteOf(tree.root);
  const subject = tree.subjectOf(tree.root);
  if (finite === undefined || subject === undefined) return [];
  // "In May, however, prices rose": the first comma is that of the opening.
  const isOpening = subject > at && finite > at + 2;
  if (!isOpening && tree.tokens.some((_, i) => i < at && joins(tree, i))) return [];
  // "He liked it, however, he sold it", "It was sad, however, the son being ill": more than its end.
  const isMore = (i: number) => i > at && /^(?:nsubj|advcl|parataxis)$/.test(tree.relation(i));
  if (tree.root < at && tree.tokens.some((_, i) => isMore(i))) return [];
  const first = endsPart(tree, at, isOpening, finite) ? at : at - 1;
  const word = contrasts[tree.lower(at)];
  const { start, end } = tree.tokens[0];
  const isKept = upos === 'PROPN';
  const casing = isKept ? {} : { casing: 'lower' as const };
  return [
    {
      rule: 'rephrase/contrast-first',
      operation: 'rephrase',
      reason: 'That something is set against what was said before comes first.',
      pieces: [
        { start, end, parts: [`${word} `, { start, end, ...casing }] },
        { ...cut(tree, { first, last: at + 1 }), parts: [] },
      ],
      dropped: [],
      key: tree.lower(at),
    },
  ];
}

/** Does the comma before the word end an opening, or open what is put in: "Ann, however, after a day, left"? */
function endsPart(tree: Tree, at: number, isOpening: boolean, finite: number): boolean {
  const { upos, features } = tree.at(at + 2);
  // "Note, however, that it is late": the sentence goes on.
  const isSaid = range({ first: 0, last: at }).some((i) => tree.isFinite(i));
  if (tree.root < at || (upos === 'SCONJ' && isSaid)) return false;
  const isPutIn = range({ first: at + 2, last: finite }).some((i) => COMMAS.has(tree.form(i)));
  if (upos === 'SCONJ' || (!isOpening && isPutIn)) return true;
  // "If, however, the rent is late", "those are the ones, however, who": no part ends here.
  return isOpening && at > 2 && !/Rel/.test(features.PronType ?? '');
}

/** Another clause or member of a list may be what is set against something. */
function joins(tree: Tree, index: number): boolean {
  return /^[CS]CONJ$/.test(tree.at(index).upos) || /^[;:]$/.test(tree.form(index));
}
