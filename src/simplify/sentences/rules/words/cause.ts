import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, upperFirst } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';

type Causes = NonNullable<SentenceRules['causes']>;

/**
 * "…, as he was ill" → "…, because he was ill": a word that may tell when, how or why gives way to the
 * one that only tells why. What a clause with it says of how something is, or may be, is a reason; what
 * it says of something that happens may be the time.
 */
export function causes(tree: Tree, { causes: data }: SentenceRules): Proposal[] {
  if (!data) return [];
  return tree.tokens.flatMap((token, mark): Proposal[] => {
    const kind = data.marks[tree.lower(mark)];
    if (kind === undefined || tree.enclosed[mark] || tree.relation(mark) !== 'mark') return [];
    if (mark > 0 && !COMMAS.has(tree.form(mark - 1))) return [];
    if (!isReason(tree, mark, kind, data)) return [];
    const { start, end } = token;
    const text = mark === 0 ? upperFirst(data.because) : data.because;
    return [
      {
        rule: 'replace/cause',
        operation: 'substitute',
        reason: `"${data.because}" can mean only one thing.`,
        pieces: [{ start, end, parts: [text] }],
        dropped: [mark],
        key: tree.lower(mark),
      },
    ];
  });
}

function isReason(tree: Tree, mark: number, kind: 'any' | 'present', data: Causes): boolean {
  const verb = tree.at(mark).head;
  const { upos, lemma, relation } = tree.at(verb);
  const subject = tree.subjectOf(verb);
  if (relation !== 'advcl' || subject === undefined || subject > verb) return false;
  if (tree.stretch(subject)?.first !== mark + 1 || tree.at(verb).head < 0) return false;
  // "as it was called", "as you know", "as one is fond of a chair": how, not why.
  const { features, lemma: who } = tree.at(subject);
  if (data.except.includes(lemma) || data.except.includes(who)) return false;
  if (features.Person === '1' || features.Person === '2') return false;
  const finite = tree.finiteOf(verb);
  if (finite === undefined || finite < subject) return false;
  const { Tense } = tree.at(finite).features;
  // "Since he was a child": from then on.
  if (kind === 'present' && (Tense !== 'Pres' || isPerfect(tree, verb, data))) return false;
  const clause = range({ first: mark + 1, last: verb });
  // "as, he says, it was ill"
  if (clause.some((i) => tree.isPunctuation(i))) return false;
  if (tree.child(verb, ['cop']) !== undefined) return isDescribed(tree, verb);
  if (upos !== 'VERB') return false;
  const helps = tree.children(verb).filter((each) => tree.relation(each) === 'aux');
  // "did not want", "cannot pay": what was not so is neither a time nor a way.
  if (clause.some((i) => tree.at(i).features.Polarity === 'Neg')) return true;
  if (helps.length > 0) return false;
  return data.states.includes(lemma) && verb < tree.lastWord;
}

/** "as he was ill", "as it is a town"; not "as it is today". */
function isDescribed(tree: Tree, predicate: number): boolean {
  return (
    /^(?:ADJ|NOUN|PROPN)$/.test(tree.at(predicate).upos) &&
    tree.child(predicate, ['case']) === undefined
  );
}

/** "Since it is …, they have lived there", "since they have moved": from then on. */
function isPerfect(tree: Tree, verb: number, { have }: Causes): boolean {
  const helps = (head: number) =>
    tree
      .children(head)
      .some((each) => /^aux/.test(tree.relation(each)) && have.includes(tree.lower(each)));
  return helps(verb) || helps(tree.at(verb).head) || helps(tree.root);
}
