import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Part, type Proposal, range, spanOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

const LONGEST = 12;

/**
 * "Im Jahr 1990 wurde das Haus gebaut" → "Das Haus wurde im Jahr 1990 gebaut": in languages whose
 * verb stands second, who or what the sentence is about comes first.
 */
export function subjectFirst(tree: Tree, rules: SentenceRules): Proposal[] {
  const { subjectFirst: data } = rules;
  const finite = tree.finiteOf(tree.root);
  const subject = tree.subjectOf(tree.root);
  if (!data || finite === undefined || subject === undefined || finite < 1) return [];
  const whole = tree.stretch(subject);
  if (!whole || whole.first !== finite + 1 || whole.last - whole.first > LONGEST) return [];
  if (/[?!]/.test(tree.endMark) || data.stays.includes(tree.lower(subject))) return [];
  if (holds(tree, whole) || range(whole).some((i) => tree.isFinite(i))) return [];
  // "… kann innerhalb eines Monats Klage erhoben werden": a circumstance read as part of it.
  if (/^(?:ADP|ADV)$/.test(tree.at(whole.first).upos)) return [];
  // What follows may belong to it, or what is in it to the verb.
  if (tree.form(whole.last + 1) === ',') return [];
  if (
    /^(?:NOUN|PROPN)$/.test(tree.at(whole.last).upos) &&
    /^(?:NOUN|PROPN)$/.test(tree.at(whole.last + 1).upos)
  )
    return [];
  if (
    range(whole).some(
      (i) =>
        tree.at(i).upos === 'DET' &&
        tree.at(i).features.Case === 'Dat' &&
        tree.at(i - 1).upos !== 'ADP',
    )
  )
    return [];
  if (!/^(?:ADP|ADV|SCONJ|NUM)$/.test(tree.at(0).upos)) return [];
  const opening = openingOf(tree, finite);
  if (!opening || data.stays.includes(tree.lower(0))) return [];
  // "Frankreich integrierte …": what opens with a capital and is not known may be the subject itself.
  if (tree.at(0).upos === 'ADV' && !data.adverbs.includes(tree.lower(0))) return [];
  // "Bis 1563 war die Zahl der Einwohner | von Rom …": what follows may belong to the subject.
  const isCut = tree.at(subject).upos === 'NOUN' && tree.at(whole.last + 1).upos === 'ADP';
  if (isCut && !opening.comma) return [];
  return opening.comma
    ? clauseLast(tree, opening, finite, whole)
    : adverbialAfter(tree, opening, finite, whole, data.lower);
}

interface Opening extends Stretch {
  /** The comma that ends a clause. */
  readonly comma?: number;
}

/** What stands before the verb: one circumstance, or one clause with its comma. */
function openingOf(tree: Tree, finite: number): Opening | undefined {
  const comma = tree.form(finite - 1) === ',' ? finite - 1 : undefined;
  const last = comma === undefined ? finite - 1 : comma - 1;
  const top = range({ first: 0, last }).find(
    (i) => tree.at(i).head === tree.root || tree.at(i).head === finite,
  );
  if (top === undefined) return undefined;
  const relation = tree.relation(top);
  if (
    relation !== (comma === undefined ? 'obl' : 'advcl') &&
    !(relation === 'advmod' && comma === undefined)
  ) {
    return undefined;
  }
  const inside = range({ first: 0, last }).every((i) => tree.isUnder(i, top));
  if (!inside || !tree.isBalanced({ first: 0, last })) return undefined;
  if (comma !== undefined) {
    const plain = range({ first: 0, last }).every((i) => tree.form(i) !== ',');
    return plain && tree.at(0).upos === 'SCONJ' ? { first: 0, last, comma } : undefined;
  }
  return holds(tree, { first: 0, last }) || last >= LONGEST ? undefined : { first: 0, last };
}

function adverbialAfter(
  tree: Tree,
  opening: Opening,
  finite: number,
  subject: Stretch,
  lower: readonly string[],
): Proposal[] {
  // "Gestern gab er mir das Buch": pronouns stay next to the verb.
  let last = subject.last;
  while (/^(?:PRON)$/.test(tree.at(last + 1).upos) && last + 1 <= tree.lastWord) last++;
  if (last > subject.last + 2 || last >= tree.lastWord) return [];
  const parts: Part[] = [
    ...capital(tree, subject),
    ' ',
    spanOf(tree, { first: finite, last: finite }),
    ' ',
  ];
  if (last > subject.last) parts.push(spanOf(tree, { first: subject.last + 1, last }), ' ');
  parts.push(...lowered(tree, opening, lower));
  return [proposal(tree, [{ start: tree.tokens[0].start, end: tree.tokens[last].end, parts }])];
}

/** "Als er kam, ging sie nach Hause" → "Sie ging nach Hause, als er kam." */
function clauseLast(tree: Tree, opening: Opening, finite: number, subject: Stretch): Proposal[] {
  const rest = { first: subject.last + 1, last: tree.lastWord };
  const simple = range(rest).every(
    (i) => !tree.isFinite(i) && !/^[,;:–]$/.test(tree.form(i)) && tree.at(i).upos !== 'CCONJ',
  );
  if (!simple || tree.tokens.length > 30 || tree.at(subject.first).upos === 'PRON') return [];
  const parts: Part[] = [
    ...capital(tree, subject),
    ' ',
    spanOf(tree, { first: finite, last: finite }),
  ];
  if (rest.last >= rest.first) parts.push(' ', spanOf(tree, rest));
  const { start, end } = spanOf(tree, opening);
  parts.push(', ', tree.form(0)[0].toLowerCase(), { start: start + 1, end });
  return [
    proposal(tree, [{ start: tree.tokens[0].start, end: tree.tokens[tree.lastWord].end, parts }]),
  ];
}

function proposal(tree: Tree, pieces: Proposal['pieces']): Proposal {
  return {
    rule: 'rephrase/subject-first',
    operation: 'rephrase',
    reason: 'Who or what it is about comes first.',
    pieces,
    dropped: [],
    key: tree.lower(0),
  };
}

function capital(tree: Tree, stretch: Stretch): Part[] {
  const { start, end } = spanOf(tree, stretch);
  return [tree.form(stretch.first)[0].toUpperCase(), { start: start + 1, end }];
}

/** A name or noun keeps its capital. */
function lowered(tree: Tree, stretch: Stretch, lower: readonly string[]): Part[] {
  const { start, end } = spanOf(tree, stretch);
  const { upos } = tree.at(stretch.first);
  if (!lower.includes(upos)) return [{ start, end }];
  return [tree.form(stretch.first)[0].toLowerCase(), { start: start + 1, end }];
}

function holds(tree: Tree, stretch: Stretch): boolean {
  return range(stretch).some((i) => /^[,;:–"„“»«]$/.test(tree.form(i)));
}
