import type { Language } from '../../../language/index.ts';
import { type Proposal, range } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import type { Stretch, Tree } from '../tree.ts';
import { readStretch } from './reread.ts';
import { isConditional } from './subject.ts';

/**
 * "…, который стоит на горе" → "Этот дом стоит на горе.": a relative pronoun that acts, in languages
 * with cases, gives way to its noun in the nominative; the order of the words stays.
 */
export function relativeSubjects(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { caseRelatives: data } = rules;
  if (!data || isConditional(tree, rules) || tree.form(tree.tokens.length - 1) === '?') return [];
  for (let comma = 3; comma < tree.lastWord - 2; comma++) {
    const pronoun = comma + 1;
    if (tree.form(comma) !== ',' || tree.enclosed[comma]) continue;
    const cell = data.pronouns[tree.lower(pronoun)];
    if (!cell || !acts(tree, pronoun, data.objects)) continue;
    const again = nounAgain(tree, comma, cell, rules, language);
    if (again === undefined || !isSentence(tree, { first: 0, last: comma - 1 }, language)) continue;
    return [
      {
        rule: 'split/relative-subject',
        operation: 'split',
        reason: 'What is told on the side gets its own sentence.',
        pieces: [
          {
            start: tree.tokens[comma - 1].end,
            end: tree.tokens[pronoun].end,
            parts: [rules.stop ?? '. ', again],
          },
        ],
        dropped: [],
        key: tree.lower(pronoun),
      },
    ];
  }
  return [];
}

/** Is the pronoun the subject of the clause that ends the sentence? */
function acts(tree: Tree, pronoun: number, objects: readonly string[]): boolean {
  const { head, relation } = tree.at(pronoun);
  const last = tree.lastWord;
  if (!relation.startsWith('nsubj') || head < pronoun) return false;
  if (tree.children(head).some((i) => i !== pronoun && tree.relation(i) === 'nsubj')) return false;
  // "ki ga je videl": another word stands for the object.
  if (objects.includes(tree.lower(pronoun + 1)) || objects.includes(tree.lower(pronoun + 2)))
    return false;
  const clause = range({ first: pronoun + 1, last });
  if (!tree.isBalanced({ first: pronoun, last }) || clause.length < 2) return false;
  // A second clause may belong to the first sentence.
  if (
    clause.some(
      (i) =>
        tree.at(i).upos === 'SCONJ' ||
        tree.at(i).features.PronType === 'Rel' ||
        /^[;:—–]$/.test(tree.form(i)),
    )
  ) {
    return false;
  }
  return (
    clause.some((i) => tree.isFinite(i)) &&
    !clause.some((i) => tree.form(i) === ',' && tree.at(i + 1).upos === 'CCONJ')
  );
}

type Cell = NonNullable<SentenceRules['caseRelatives']>['pronouns'][string];

/** The noun before the comma, or the one it belongs to: the only one that the pronoun can mean. */
function nounAgain(
  tree: Tree,
  comma: number,
  { gender, number }: Cell,
  { caseRelatives }: SentenceRules,
  language: Language,
): string | undefined {
  const nouns: number[] = [];
  for (let noun = comma - 1; tree.at(noun).upos === 'NOUN' && nouns.length < 4; ) {
    nouns.push(noun);
    const { head, relation } = tree.at(noun);
    if (!/^nmod/.test(relation) || head < 0 || head > noun) break;
    noun = head;
  }
  const fitting = nouns.filter((i) => {
    const { features, relation } = tree.at(i);
    if (tree.enclosed[i] || relation === 'conj' || /^\p{Lu}/u.test(tree.form(i))) return false;
    if (number && features.Number !== number) return false;
    return !gender || features.Gender === gender;
  });
  if (fitting.length !== 1 || (!gender && !number && nouns.length > 1)) return undefined;
  const [noun] = fitting;
  const { lemma, features } = tree.at(noun);
  const near = [...tree.children(noun), ...range({ first: Math.max(0, noun - 3), last: noun - 1 })];
  if (near.some((i) => caseRelatives?.which.includes(tree.at(i).lemma))) return undefined;
  const plural = features.Number === 'Plur';
  const form = plural
    ? language.inflect(lemma, 'NOUN', { ...features, Case: 'Nom', Number: 'Plur' })
    : lemma;
  const cell = plural ? `${features.Gender}.Plur` : `${features.Gender}.Sing`;
  const determiner =
    caseRelatives?.determiners[cell] ?? caseRelatives?.determiners[plural ? 'Plur' : 'Sing'];
  const isKnown = form !== undefined && language.frequency.zipf(form.toLowerCase()) > 2;
  return isKnown && determiner ? `${determiner} ${form}` : undefined;
}

/** Is a stretch, read by itself, a sentence with one verb? */
function isSentence(tree: Tree, stretch: Stretch, language: Language): boolean {
  if (!tree.isBalanced(stretch)) return false;
  const own = readStretch(tree, stretch, language);
  const open = own.tokens.some(
    (_, i) => own.at(i).upos === 'SCONJ' || own.at(i).features.PronType === 'Rel',
  );
  return !open && own.finiteOf(own.root) !== undefined;
}
