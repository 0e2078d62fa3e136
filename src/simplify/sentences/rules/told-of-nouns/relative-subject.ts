import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { readStretch } from '../clauses/reread.ts';

/**
 * "…, который стоит на горе" → "Этот дом стоит на горе.": a relative pronoun that acts, in languages
 * with cases, gives way to its noun in the nominative; the order of the words stays.
 */
export function relativeSubjects(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { caseRelatives: data } = rules;
  if (!data || isConditional(tree, rules) || tree.endMark === '?') return [];
  for (let comma = 3; comma < tree.lastWord - 2; comma++) {
    const pronoun = comma + 1;
    if (tree.form(comma) !== ',' || tree.enclosed[comma]) continue;
    const known = data.pronouns[tree.lower(pronoun)];
    const cell = known && data.endings ? cellOf(tree, pronoun, data.endings) : known;
    if (!cell || !acts(tree, pronoun, data) || isWished(tree, pronoun)) continue;
    const again = nounAgain(tree, comma, cell, rules, language);
    const before = { first: 0, last: comma - 1 };
    if (again === undefined || !isSentence(tree, before, language, data.beside)) continue;
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

/** "veseli bodo darila, ki bo dopolnilo zbirko": of both to come, which one is what the clause tells. */
function isWished(tree: Tree, pronoun: number): boolean {
  const isToCome = (verb: number) =>
    [verb, ...tree.children(verb)].some((each) => tree.at(each).features.Tense === 'Fut');
  return isToCome(tree.root) && isToCome(tree.at(pronoun).head);
}

/** Is the pronoun the subject of the clause that ends the sentence? */
function acts(tree: Tree, pronoun: number, { objects, endings }: Relatives): boolean {
  const { head, relation } = tree.at(pronoun);
  const last = tree.lastWord;
  if (!/^nsubj/.test(relation) && !(endings && relation === 'mark')) return false;
  if (head < pronoun) return false;
  if (tree.children(head).some((i) => i !== pronoun && tree.relation(i) === 'nsubj')) return false;
  // "ki ga je videl": another word stands for the object.
  if (objects.includes(tree.lower(pronoun + 1)) || objects.includes(tree.lower(pronoun + 2)))
    return false;
  return endsSentence(tree, pronoun, last);
}

/** Is what follows the pronoun one clause, up to the end? */
export function endsSentence(tree: Tree, pronoun: number, last: number): boolean {
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

type Relatives = NonNullable<SentenceRules['caseRelatives']>;

/** "ki je stala": whom a pronoun without gender means, by the participle of its verb. */
function cellOf(
  tree: Tree,
  pronoun: number,
  endings: NonNullable<Relatives['endings']>,
): Cell | undefined {
  const { head } = tree.at(pronoun);
  const parts = [head, ...tree.children(head).filter((each) => tree.at(each).upos === 'AUX')];
  const told = parts.find((each) => tree.at(each).features.VerbForm === 'Part');
  if (told === undefined) return undefined;
  const ending = Object.keys(endings).find((each) => tree.lower(told).endsWith(each));
  if (ending === undefined) return undefined;
  const [gender, number] = endings[ending].split('.');
  const finite = tree.finiteOf(head);
  const one = finite !== undefined && tree.at(finite).features.Number === number;
  return one ? { gender, number } : undefined;
}

export type Cell = NonNullable<SentenceRules['caseRelatives']>['pronouns'][string];

/** The noun before the comma, where it is the only one that the pronoun can mean. */
export function nounMeant(
  tree: Tree,
  comma: number,
  { gender, number }: Cell,
  { caseRelatives, words }: SentenceRules,
): number | undefined {
  const nouns: number[] = [];
  for (let noun = comma - 1; tree.at(noun).upos === 'NOUN' && nouns.length < 4; ) {
    nouns.push(noun);
    const { head, relation } = tree.at(noun);
    if (!/^nmod/.test(relation) || head < 0 || head > noun) break;
    noun = head;
  }
  const agrees = (i: number) => {
    const { features } = tree.at(i);
    return (!number || features.Number === number) && (!gender || features.Gender === gender);
  };
  const fitting = nouns.filter((i) => {
    const isName = /^\p{Lu}/u.test(tree.form(i));
    return !tree.enclosed[i] && tree.at(i).relation !== 'conj' && !isName && agrees(i);
  });
  if (fitting.length !== 1 || (!gender && !number && nouns.length > 1)) return undefined;
  const [noun] = fitting;
  // "зал в музее, который": one word that was read wrongly would decide which is meant.
  if (noun !== comma - 1) return undefined;
  // "до конца срока в штате, который": the noun before a preposition may be meant as well.
  const place = tree.child(noun, ['case']);
  if (place !== undefined && tree.at(place - 1).upos === 'NOUN') {
    let before = place - 1;
    while (tree.at(before).upos === 'NOUN' && !agrees(before)) before--;
    if (tree.at(before).upos === 'NOUN') return undefined;
  }
  const { lemma, features } = tree.at(noun);
  // "bolnišnica za otroke, ki …": which ones is what the clause tells.
  const { endings, notAfter = [] } = caseRelatives ?? {};
  const isMany = features.Number === 'Plur';
  if (isMany && tree.children(noun).some((i) => notAfter.includes(tree.lower(i)))) return undefined;
  // "изменений окружающей среды, которые": one thing was read as many.
  const isOdd = (i: number) =>
    /^(?:amod|det)$/.test(tree.relation(i)) &&
    tree.at(i).features.Number !== undefined &&
    tree.at(i).features.Number !== features.Number;
  if (tree.children(noun).some(isOdd)) return undefined;
  // An easier word may have taken the noun's place.
  if (endings && Object.hasOwn(words?.NOUN ?? {}, lemma)) return undefined;
  const near = [...tree.children(noun), ...range({ first: Math.max(0, noun - 3), last: noun - 1 })];
  if (near.some((i) => caseRelatives?.which.includes(tree.at(i).lemma))) return undefined;
  return caseRelatives?.limits && isLimited(tree, noun) ? undefined : noun;
}

/** "Льготы дают семьям, которые имеют детей": told as a fact of all, it would be false. */
export function isLimited(tree: Tree, noun: number): boolean {
  const { upos, features } = tree.at(noun);
  const isBare = !tree.children(noun).some((i) => /^(?:amod|det|nummod)$/.test(tree.relation(i)));
  const { Tense } = tree.at(tree.finiteOf(tree.root) ?? tree.root).features;
  return upos === 'NOUN' && Tense !== 'Past' && (features.Number === 'Plur' || isBare);
}

/** That noun in the nominative, with the word that points back. */
function nounAgain(
  tree: Tree,
  comma: number,
  cell: Cell,
  rules: SentenceRules,
  language: Language,
): string | undefined {
  const noun = nounMeant(tree, comma, cell, rules);
  if (noun === undefined) return undefined;
  const { lemma, features } = tree.at(noun);
  const determiners = rules.caseRelatives?.determiners ?? {};
  const plural = features.Number === 'Plur';
  const form = plural
    ? language.inflect(lemma, 'NOUN', { ...features, Case: 'Nom', Number: 'Plur' })
    : lemma;
  const number = plural ? 'Plur' : 'Sing';
  const determiner = determiners[`${features.Gender}.${number}`] ?? determiners[number];
  const isKnown = form !== undefined && language.frequency.zipf(form.toLowerCase()) > 2;
  return isKnown && determiner ? `${determiner} ${form}` : undefined;
}

/** Is a stretch, read by itself, a sentence with one verb? */
export function isSentence(
  tree: Tree,
  stretch: Stretch,
  language: Language,
  beside: readonly string[] = [],
): boolean {
  if (!tree.isBalanced(stretch)) return false;
  const own = readStretch(tree, stretch, language);
  const open = own.tokens.some(
    (_, i) =>
      !beside.includes(own.lower(i)) &&
      (own.at(i).upos === 'SCONJ' || own.at(i).features.PronType === 'Rel'),
  );
  return !open && own.finiteOf(own.root) !== undefined;
}
