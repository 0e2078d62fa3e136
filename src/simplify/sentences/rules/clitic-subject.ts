import { type Proposal, range, spanOf } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import type { Stretch, Tree } from '../tree.ts';
import { afterClitics } from './clitics.ts';

const LONGEST = 8;
const LONGEST_SUBJECT = 5;

/**
 * "Zvečer je oče sedel pri peči" → "Oče je zvečer sedel pri peči": who or what it is about comes
 * first. The two change places around the clitics, which stay second.
 */
export function subjectsBeforeClitics(tree: Tree, rules: SentenceRules): Proposal[] {
  const { clitics, cliticSubjects: data } = rules;
  if (!clitics || !data || tree.form(tree.tokens.length - 1) === '?') return [];
  const subject = tree.subjectOf(tree.root);
  if (subject === undefined || subject > tree.root || tree.enclosed[0]) return [];
  const opening = openingOf(tree);
  const whole = tree.stretch(subject);
  if (!opening || !whole || data.stays.includes(tree.lower(opening.first))) return [];
  const linked = clitics.linkers.includes(tree.lower(opening.last + 1)) ? 1 : 0;
  const after = afterClitics(tree, opening.last + 1 + linked, clitics);
  if (whole.first !== after || !mayBeFirst(tree, subject, whole, data.stays)) return [];
  const [first, second] = [spanOf(tree, opening), spanOf(tree, whole)];
  const isName = tree.at(opening.first).upos === 'PROPN';
  return [
    {
      rule: 'rephrase/clitic-subject',
      operation: 'rephrase',
      reason: 'Who or what it is about comes first.',
      pieces: [
        { ...first, parts: [second], first: 'upper' },
        { ...second, parts: [first], ...(!isName && { first: 'lower' as const }) },
      ],
      dropped: [],
      key: tree.lower(0),
    },
  ];
}

/** One circumstance that opens the sentence. */
function openingOf(tree: Tree): Stretch | undefined {
  const top = tree.children(tree.root).find((each) => tree.stretch(each)?.first === 0);
  const stretch = top === undefined ? undefined : tree.stretch(top);
  if (top === undefined || !stretch || stretch.last >= LONGEST) return undefined;
  if (!/^(?:obl|advmod)$/.test(tree.relation(top))) return undefined;
  if (!/^(?:ADV|ADP)$/.test(tree.at(0).upos)) return undefined;
  const asks = /^(?:Int|Rel|Neg)/.test(tree.at(0).features.PronType ?? '');
  const plain = range(stretch).every((i) => !tree.isPunctuation(i) && !tree.isFinite(i));
  return plain && !asks ? stretch : undefined;
}

/** A short subject that nothing after it may belong to, before its verb. */
function mayBeFirst(
  tree: Tree,
  subject: number,
  { first, last }: Stretch,
  stays: readonly string[],
): boolean {
  const { upos, features } = tree.at(subject);
  if (!/^(?:NOUN|PROPN|PRON|DET)$/.test(upos) || last - first >= LONGEST_SUBJECT) return false;
  if (features.Case !== 'Nom' || !agrees(tree, subject)) return false;
  // "Černjak sestro": what hangs on it and is no description was not its own.
  if (range({ first, last }).some((i) => i > subject && tree.at(i).upos !== 'PROPN')) return false;
  const describes = (i: number) => tree.at(i).upos === upos || DESCRIBES.test(tree.at(i).upos);
  if (!range({ first, last: subject - 1 }).every(describes)) return false;
  if (range({ first, last }).some((i) => tree.isPunctuation(i) || stays.includes(tree.lower(i))))
    return false;
  const next = tree.at(last + 1);
  if (tree.isPunctuation(last + 1) || /^(?:NOUN|PROPN|CCONJ|ADJ|X)$/.test(next.upos)) return false;
  return tree.root > last;
}

const DESCRIBES = /^(?:ADJ|DET|NUM)$/;

/** Has the verb the subject's number? A name in another case may be read as one. */
function agrees(tree: Tree, subject: number): boolean {
  const finite = tree.finiteOf(tree.root);
  const number = tree.at(subject).features.Number;
  return finite !== undefined && tree.at(finite).features.Number === number;
}
