import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { stopAt } from './stop-at.ts';

/** What must stand before and after a mark. */
const SHORTEST = 3;

/** "…; …" */
export function atMarks(
  tree: Tree,
  rules: SentenceRules,
  among: readonly string[] = [],
): Proposal[] {
  const marks = among.filter((mark) => rules.clauseMarks?.includes(mark));
  const found: Proposal[] = [];
  for (let i = SHORTEST; i < tree.lastWord - SHORTEST; i++) {
    if (!marks.includes(tree.form(i)) || tree.enclosed[i]) continue;
    // "He said: “…": what is quoted stays with who says it.
    if (/^["„“”«»'`‚‘’›‹「『]/u.test(tree.form(i + 1))) continue;
    // "…; qui correspondent": part of the clause before.
    if (tree.at(i + 1).features.PronType === 'Rel') continue;
    // "Die Umfrage ergab: 80 Prozent …": what was told stays with it.
    const isTold = (at: number) => rules.telling?.includes(tree.at(at).lemma) === true;
    if (tree.form(i) === ':' && range({ first: 0, last: i - 1 }).some(isTold)) continue;
    // "Wir haben diese drei Ziele: …": what is counted follows.
    const isCounted = tree.at(i - 1).upos === 'NOUN' && tree.at(i - 2).upos === 'NUM';
    if (rules.verbSecond && tree.form(i) === ':' && isCounted) continue;
    // "das Wetter – man hörte Regen – machte ihn müde": put in between.
    const isPair = tree.tokens.filter(({ form }) => form === '–').length === 2;
    if (rules.verbSecond && tree.form(i) === '–' && isPair) continue;
    // "A lives in Rome; B, who is old; and C stays": each side up to the next such mark.
    const isSame = (at: number) => tree.form(at) === tree.form(i) && !tree.enclosed[at];
    const before = range({ first: 0, last: i - 1 }).findLast(isSame) ?? -1;
    const after = range({ first: i + 1, last: tree.lastWord }).find(isSame) ?? tree.lastWord + 1;
    if (!hasClause(tree, before + 1, i - 1, rules)) continue;
    if (!hasClause(tree, i + 1, after - 1, rules)) continue;
    const skip = tree.at(i + 1).upos === 'CCONJ' ? 1 : 0;
    if (skip && rules.coordinators?.[tree.lower(i + 1)] !== '') continue;
    const stretch = { first: i, last: i + skip };
    found.push(stopAt(tree, stretch, rules, 'split/mark', 'Two statements are two sentences.'));
  }
  return found;
}

/** A finite verb with its subject, both in the stretch, and not below a subordinator. */
function hasClause(tree: Tree, first: number, last: number, rules: SentenceRules): boolean {
  const { proDrop, verbSecond } = rules;
  for (let i = first; i <= last; i++) {
    const subject = tree.subjectOf(i);
    // "– in Fotos, die alt aussahen": where the verb stands second, a pronoun after a comma is relative.
    const pronoun = subject !== undefined && tree.at(subject).upos === 'PRON' ? subject : -1;
    if (verbSecond && pronoun > first && tree.form(pronoun - 1) === ',') continue;
    const isMain = /^(?:root|conj|parataxis)/.test(tree.at(i).relation);
    if (subject === undefined ? !proDrop || !isMain : subject < first || subject > last) continue;
    const finite = tree.finiteOf(i);
    if (finite === undefined || finite < first || finite > last) continue;
    if (tree.children(i).some((each) => tree.relation(each) === 'mark' && each >= first)) continue;
    if (tree.relation(i) === 'acl') continue;
    return true;
  }
  return false;
}
