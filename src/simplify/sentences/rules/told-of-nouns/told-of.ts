import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Part, type Piece, range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isMany } from '../subjects/number.ts';
import { isPersonal } from '../subjects/person.ts';
import { antecedentAgain, pronounFor } from '../subjects/subject.ts';
import { isOfSomebody } from '../subjects/who.ts';
import { isPerson, lastName } from './predicate.ts';

/** What is told after a comma, as a sentence. */
export interface Tail {
  readonly kind: string;
  readonly reason: string;
  /** What the new sentence begins with, and the first token of the source that follows. */
  readonly begin: string;
  readonly from: number;
  readonly key: string;
}

/** The one token of a stretch that hangs on a token before it. */
export function headOf(tree: Tree, first: number, last: number): number | undefined {
  const heads = range({ first, last }).filter((i) => {
    const { head } = tree.at(i);
    return (head < first || head > last) && !tree.isPunctuation(i);
  });
  return heads.length === 1 ? heads[0] : undefined;
}

/** ", caused by …", ", compared with £63,700 for men": told of all that was said, not of somebody. */
export function tellsOfAll(
  tree: Tree,
  participle: number,
  { afterwards, participles }: SentenceRules,
): boolean {
  const { lemma } = tree.at(participle);
  return (
    afterwards?.results.includes(lemma) === true ||
    participles?.notTold?.includes(tree.lower(participle)) === true
  );
}

/** "Geysers are springs, driven by heat": all of them, always. */
export function isOfKind(tree: Tree, subject: number | undefined, rules: SentenceRules): boolean {
  if (!tree.formsAlike || subject === undefined || tree.at(subject).upos !== 'NOUN') return false;
  const determined = tree.child(subject, ['det', 'nummod', 'nmod:poss']) !== undefined;
  return isMany(tree, subject, rules) && !determined;
}

/** "is an album by the band X, formed in 1990": that may be the band. */
export function mayBeOfMaker(
  tree: Tree,
  participle: number,
  { passive, defined }: SentenceRules,
): boolean {
  const { upos, lemma } = tree.at(participle);
  const { root } = tree;
  if (!defined || upos !== 'VERB' || defined.includes(lemma) || tree.at(root).upos !== 'NOUN')
    return false;
  return range({ first: root, last: participle - 1 }).some((i) =>
    passive?.by.includes(tree.lower(i)),
  );
}

/** "He found some beads, worn by the king": of what stands before the comma, when that is no place and nobody. */
export function mayBeOfLast(tree: Tree, comma: number, rules: SentenceRules): boolean {
  const { upos, lemma } = tree.at(comma - 1);
  if (!isOfSomebody(tree, rules) || !/^(?:NOUN|PROPN)$/.test(upos)) return false;
  if (upos === 'NOUN' && isPersonal(lemma, rules)) return false;
  let named = comma - 1;
  while (/^(?:flat|compound|nmod)$/.test(tree.relation(named)) && tree.at(named).head < named) {
    if (tree.child(named, ['case']) !== undefined) break;
    named = tree.at(named).head;
  }
  const cased = tree.child(named, ['case']);
  return cased === undefined || !rules.openings?.includes(tree.lower(cased));
}

/** Whom a participle after a comma tells of: the subject, a name or noun right before it. */
export function toldOf(
  tree: Tree,
  comma: number,
  head: number,
  rules: SentenceRules,
): { text: string; plural: boolean } | undefined {
  const subject = tree.subjectOf(tree.root);
  if (subject === undefined || subject > comma) return undefined;
  const isPlural = (index: number) =>
    index === subject ? isMany(tree, index, rules) : tree.at(index).features.Number === 'Plur';
  const predicate =
    tree.child(tree.root, ['cop']) !== undefined && tree.at(tree.root).upos === 'NOUN';
  if (predicate && tree.isUnder(head, tree.root)) {
    const again = pronounFor(tree, subject, rules, comma);
    // "is a film and television actress, known for her roles": the pronoun shows a person.
    const { genders = {} } = rules.persons ?? {};
    const somebody = Object.values(genders).some(({ pronouns }) =>
      tree.tokens.some((_, i) => pronouns.includes(tree.lower(i))),
    );
    const isThing = !isPerson(tree, rules) && !somebody;
    // "is a writer who led the Board, also known as": the board is; "of the novel X, published": X was.
    const verb = tree.at(comma + 1).upos === 'ADV' ? comma + 2 : comma + 1;
    const isOther =
      range({ first: tree.root + 1, last: comma - 1 }).some((i) => tree.isFinite(i)) ||
      (!isThing && rules.defined?.includes(tree.at(verb).lemma));
    if (rules.formsAlike && isOther) return undefined;
    const thing = isThing ? rules.repeatSubject?.pronouns?.Sing : undefined;
    if (isPlural(subject)) {
      const they = isThing ? rules.repeatSubject?.pronouns?.Plur : undefined;
      return (they ?? again) ? { text: they ?? again ?? '', plural: true } : undefined;
    }
    const text = thing ?? (again && lastName(again));
    return text ? { text, plural: false } : undefined;
  }
  if (head === tree.root || head === subject) {
    if (mayBeOfLast(tree, comma, rules)) return undefined;
    // "His debut came with X, made into a film": of what was named last.
    let named = comma - 1;
    while (/^(?:flat|compound)$/.test(tree.relation(named))) named = tree.at(named).head;
    const cased = tree.child(named, ['case']);
    const place = cased !== undefined && rules.openings?.includes(tree.lower(cased));
    if (head === tree.root && tree.at(comma - 1).upos === 'PROPN' && cased !== undefined && !place)
      return undefined;
    // "He found a string of beads, worn by the king": of what stands before it, not of him.
    const verbs = [
      tree.root,
      ...tree.children(tree.root).filter((i) => tree.relation(i) === 'conj'),
    ];
    const objects = verbs.flatMap((verb) => tree.child(verb, ['obj']) ?? []);
    if (rules.formsAlike && objects.some((i) => i < comma)) return undefined;
    const again = pronounFor(tree, subject, rules, comma);
    return again ? { text: again, plural: isPlural(subject) } : undefined;
  }
  // Right before the comma, and the only noun of its phrase.
  if (head !== comma - 1 || tree.relation(head) === 'nmod' || tree.relation(head) === 'conj')
    return undefined;
  // "a group from London, based around Camden": where somebody is from is not what is told of.
  if (tree.at(head).upos === 'PROPN' && tree.relation(head) === 'obl') return undefined;
  // "officials named by the crown, known as prefects": who did it is not what is told of.
  const by = tree.child(head, ['case']);
  if (by !== undefined && rules.passive?.by.includes(tree.lower(by))) return undefined;
  // "built a hall north of the old town, inspired by Rome": the hall was; but "designed it as a tool, meant to".
  const made = tree.child(tree.root, ['obj']);
  const isOther = by !== undefined && tree.lower(by) !== rules.reason?.word;
  if (rules.formsAlike && isOther && made !== undefined && made < head) return undefined;
  // "A record was made with this cast, released in May": the record was.
  const isMade = tree.child(tree.root, ['aux:pass']) !== undefined;
  const isWork = rules.defined?.includes(tree.at(comma + 1).lemma);
  if (rules.formsAlike && isOther && isMade && isWork) return undefined;
  const again = antecedentAgain(tree, head, rules);
  return again ? { text: again, plural: isPlural(head) } : undefined;
}

/** "founded in 1902 and now run by volunteers": after "It was", the second needs its own "is". */
export function stillSo(
  tree: Tree,
  pieces: readonly Piece[],
  told: Stretch,
  { copula, nowWords }: SentenceRules,
): Piece[] {
  const is = copula?.['Pres.Sing'];
  const joint = range(told).find(
    (i) =>
      tree.at(i).upos === 'CCONJ' &&
      nowWords?.includes(tree.lower(i + 1)) &&
      tree.at(i + 2).features.VerbForm === 'Part',
  );
  if (!is || joint === undefined) return [...pieces];
  const { start } = tree.tokens[joint + 1];
  const apart = (part: Part): Part[] =>
    typeof part === 'string' || start < part.start || start > part.end
      ? [part]
      : [{ ...part, end: tree.tokens[joint].end }, ` ${is} `, { start, end: part.end }];
  return pieces.map((piece) => ({ ...piece, parts: piece.parts.flatMap(apart) }));
}
