import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, startsOf } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from './conditional.ts';
import { wholeSentence } from './reread.ts';
import { stopAt } from './stop-at.ts';

const SHORTEST = 4;

/**
 * "The vote was held in May, the parliament met in June", "They had names: examples are A and B": two
 * sentences with a comma or a colon between them, and no other mark that could be its partner.
 */
export function sideSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  if (!rules.formsAlike || !rules.knowing || isConditional(tree, rules)) return [];
  const marks = range({ first: 1, last: tree.lastWord - 1 }).filter(
    (i) => /^[,:]$/.test(tree.form(i)) && !tree.enclosed[i],
  );
  const [mark] = marks;
  if (mark === undefined || mark < SHORTEST || tree.lastWord - mark < SHORTEST) return [];
  const colon = tree.form(mark) === ':';
  // After a comma a list may follow; what follows a colon or its own first words may have commas.
  if (!colon && marks.length > 1 && tree.at(mark + 1).upos !== 'PRON') return [];
  if (startsOf(known).has(tree.tokens[mark - 1].end) || !mayStart(tree, mark + 1, colon)) return [];
  if (rules.relativeSubjects?.includes(tree.lower(mark + 1))) return [];
  // "…; despite this, the park": the comma ends what opens the second sentence.
  if (range({ first: 0, last: mark }).some((i) => tree.form(i) === ';')) return [];
  const before = wholeSentence(tree, [{ first: 0, last: mark - 1 }], language);
  if (!before) return [];
  // "They knew: the end was near", but "They were known as clerks: most are …"
  const told = before.child(before.root, ['aux:pass']) !== undefined && colon;
  if (rules.knowing.includes(before.at(before.root).lemma) && !told) return [];
  if (range({ first: 0, last: mark - 1 }).some((i) => opensClause(before, i))) return [];
  const after = wholeSentence(tree, [{ first: mark + 1, last: tree.lastWord }], language);
  const subject = after?.subjectOf(after.root);
  const finite = after?.finiteOf(after.root);
  if (!after || subject === undefined || finite === undefined) return [];
  if (after.stretch(subject)?.first !== 0) return [];
  if (range({ first: 0, last: finite - 1 }).some((i) => opensClause(after, i))) return [];
  // The verb was read as one in the whole sentence, too.
  if (!tree.isFinite(mark + 1 + finite) && after.at(finite).upos !== 'AUX') return [];
  // "…, the oldest soldier enlisted in the army": without an object it may be a participle.
  const { features } = after.at(finite);
  const done = finite === after.root && features.Tense === 'Past';
  if (done && after.child(finite, ['obj', 'xcomp', 'ccomp']) === undefined) return [];
  // "an old man, his coat torn, his hat gone": no sentence.
  if (after.form(finite + 1) === ',') return [];
  const reason = 'Two statements are two sentences.';
  return [stopAt(tree, { first: mark, last: mark }, rules, 'split/side', reason)];
}

/** "He liked it, however, he sold it" → "However, he sold it.": words that join nothing. */
export function looseSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  const { looseJoints } = rules;
  if (!looseJoints || isConditional(tree, rules)) return [];
  const taken = startsOf(known);
  for (let at = SHORTEST + 1; at < tree.lastWord - SHORTEST; at++) {
    const start = looseJoints[tree.lower(at)];
    if (start === undefined || tree.form(at - 1) !== ',' || tree.enclosed[at]) continue;
    if (taken.has(tree.tokens[at - 2].end)) continue;
    const from = tree.form(at + 1) === ',' ? at + 2 : at + 1;
    const before = wholeSentence(tree, [{ first: 0, last: at - 2 }], language);
    const after = wholeSentence(tree, [{ first: from, last: tree.lastWord }], language);
    const subject = after?.subjectOf(after.root);
    if (!before || !after || subject === undefined || after.stretch(subject)?.first !== 0) continue;
    // "The king, however, was old": its own verb must stand before the subject's.
    const reason = 'Two statements are two sentences.';
    const cutting = { first: at - 1, last: from - 1 };
    const split = stopAt(tree, cutting, rules, 'split/side', reason, [`${start} `]);
    return [{ ...split, dropped: [], key: tree.lower(at) }];
  }
  return [];
}

/** "the", "his", "these"; after a colon any noun phrase that is not a name. */
function mayStart(tree: Tree, first: number, colon: boolean): boolean {
  const { upos, features } = tree.at(first);
  if (/^\p{Lu}/u.test(tree.form(first)) || features.PronType === 'Rel') return false;
  if (colon) return /^(?:DET|ADJ|NOUN|PRON)$/.test(upos);
  return features.Definite === 'Def' || features.Poss === 'Yes' || features.PronType === 'Dem';
}

/** A word after which what follows is no sentence of its own. */
function opensClause(own: Tree, index: number): boolean {
  const { upos, features, relation } = own.at(index);
  if (upos === 'SCONJ' || upos === 'CCONJ' || relation === 'ccomp') return true;
  return own.isWhWord(index) || features.Degree === 'Cmp';
}
