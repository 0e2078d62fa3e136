import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, startsOf, toldAfter } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { readWith } from '../clauses/reread.ts';
import { isMany } from '../subjects/number.ts';
import { isPersonal } from '../subjects/person.ts';
import { pronounFor } from '../subjects/subject.ts';
import { isRelative } from './definition.ts';
import { lastName } from './predicate.ts';
import { stillSo, tellsOfAll } from './told-of.ts';

const LONGEST_SUBJECT = 9;
const LONGEST = 30;
const LEAST_TOLD = 2;

/**
 * "Ghost Town, released on May 3, 1980, is the first album by …" → "… It was released on May 3, 1980.":
 * where the parser took what is inserted for the main clause, the rest is read without it.
 */
export function insertedSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  if (!rules.formsAlike || !rules.copula || isConditional(tree, rules)) return [];
  const comma = range({ first: 1, last: LONGEST_SUBJECT }).find((i) => tree.form(i) === ',');
  if (comma === undefined || tree.enclosed[comma] || !isSubject(tree, comma - 1)) return [];
  const kind = kindOf(tree, comma + 1, rules);
  const close = kind && closing(tree, comma + 1);
  const { tokens, lastWord } = tree;
  const stop = rules.stop ?? '. ';
  if (!close || lastWord - close < LEAST_TOLD) return [];
  // Told after all the rest, it must still be told of the subject.
  const isBorder = (i: number) =>
    /^[;:]$/.test(tree.form(i)) ||
    (tree.form(i) === ',' &&
      tree.at(i + 1).upos === 'CCONJ' &&
      !tree.isFinite(i + 2) &&
      range({ first: i + 2, last: lastWord }).some((at) => tree.isFinite(at)));
  if (range({ first: close, last: lastWord }).some(isBorder)) return [];
  if (!tree.endMark.endsWith(stop.trim())) return [];
  if (startsOf(known).has(tokens[comma - 1].end)) return [];
  // "who mostly played in Rome, also played": what comes later is said besides.
  if (tree.lower(close + 1) === rules.afterwards?.alsoThat[1]) return [];
  const inside = { first: comma + 1, last: close - 1 };
  // "The second theme, entwined with it, is": it is another one.
  const isIt = (i: number) => tree.lower(i) === rules.littleWords?.thing;
  if (kind === 'participle' && range(inside).some(isIt)) return [];
  if (inside.last - inside.first < LEAST_TOLD || !tree.isBalanced(inside)) return [];
  const subject = { first: 0, last: comma - 1 };
  const rest = { first: close + 1, last: lastWord };
  const main = readWith(tree, subject, rest, language);
  const begin = main && beginning(tree, main, inside, kind, rules);
  if (!begin) return [];
  const from = { start: tokens[begin.from].start, end: tokens[inside.last].end };
  const pieces = [
    { start: tokens[comma - 1].end, end: tokens[close].end, parts: [] },
    toldAfter(tree, [`${begin.text} `, from], stop),
  ];
  return [
    {
      rule: 'split/inserted',
      operation: 'split',
      reason: 'What is told on the side gets its own sentence.',
      pieces: kind === 'participle' ? stillSo(tree, pieces, inside, rules) : pieces,
      dropped: [],
      key: kind,
    },
  ];
}

/** Nothing but a noun phrase before the comma. */
function isSubject(tree: Tree, last: number): boolean {
  const words = range({ first: 0, last });
  const plain = words.every(
    (i) => tree.enclosed[i] || /^(?:DET|ADJ|NOUN|PROPN|NUM|ADP|PART|PUNCT)$/.test(tree.at(i).upos),
  );
  // "In the end, …", "Only Ann, …"
  return plain && /^(?:DET|NOUN|PROPN|PUNCT|ADJ)$/.test(tree.at(0).upos) && isNoun(tree, last);
}

function isNoun(tree: Tree, index: number): boolean {
  return /^(?:NOUN|PROPN)$/.test(tree.at(index).upos) || /^[)"”]$/.test(tree.form(index));
}

function kindOf(tree: Tree, first: number, rules: SentenceRules): string | undefined {
  if (
    isRelative(tree, first, rules) &&
    Object.hasOwn(rules.relativePronouns ?? {}, tree.lower(first))
  )
    return 'clause';
  let verb = first;
  while (tree.at(verb).upos === 'ADV' && verb < first + 2) verb++;
  const { upos, features } = tree.at(verb);
  const isDone = upos === 'VERB' && features.Tense === 'Past' && !tellsOfAll(tree, verb, rules);
  if (isDone && /^(?:ADP|ADV)$/.test(tree.at(verb + 1).upos)) {
    return rules.participles?.notDone?.includes(tree.lower(verb)) ? undefined : 'participle';
  }
  return isNounTold(tree, first, rules) ? 'noun' : undefined;
}

/** "The mayor, a former nurse, has …": what somebody or something is, where a name has rules of its own. */
function isNounTold(tree: Tree, first: number, { indefinite, oneOf }: SentenceRules): boolean {
  if (tree.at(first - 2).upos !== 'NOUN' || tree.at(0).features.Definite !== 'Def') return false;
  const isOne = oneOf?.every((word, i) => tree.lower(first + i) === word);
  return isOne === true || indefinite?.includes(tree.lower(first)) === true;
}

/** The comma before the main verb, with no other but those of dates and places inside. */
function closing(tree: Tree, first: number): number | undefined {
  for (let i = first + 1; i < tree.lastWord && i < first + LONGEST; i++) {
    if (/^[;:]$/.test(tree.form(i))) return undefined;
    if (tree.form(i) !== ',' || tree.enclosed[i]) continue;
    let next = i + 1;
    while (tree.at(next).upos === 'ADV' && next < i + 3) next++;
    if (tree.isFinite(next) && /^(?:AUX|VERB)$/.test(tree.at(next).upos)) return i;
    // "on May 3, 1980,", "in Ely, England,"
    const isRest =
      /^(?:PROPN|NUM)$/.test(tree.at(i - 1).upos) && /^(?:PROPN|NUM)$/.test(tree.at(i + 1).upos);
    if (!isRest) return undefined;
  }
  return undefined;
}

/** What the new sentence begins with, and where the source goes on. */
function beginning(
  tree: Tree,
  main: Tree,
  inside: Stretch,
  kind: string,
  rules: SentenceRules,
): { text: string; from: number } | undefined {
  const noun = main.subjectOf(main.root);
  const finite = main.finiteOf(main.root);
  if (noun === undefined || finite === undefined) return undefined;
  // "…, and the first of his daughters was born": told last, it would be of them.
  const isOther = (i: number) =>
    main.relation(i) === 'ccomp' ||
    (main.relation(i) === 'conj' && main.subjectOf(i) !== undefined);
  if (main.children(main.root).some(isOther)) return undefined;
  // "A of B, who": either of them.
  const other = main
    .children(noun)
    .some((each) => /^(?:nmod|conj|appos)/.test(main.relation(each)));
  const again = pronounFor(main, noun, rules);
  if (!again || (other && kind === 'clause')) return undefined;
  const { Sing, Plur } = rules.repeatSubject?.pronouns ?? {};
  const many = main.at(noun).features.Number === 'Plur' || isMany(main, noun, rules);
  const isWho = rules.persons?.pronouns.includes(tree.lower(inside.first));
  if (kind === 'clause') {
    const thing = again === Sing || (again !== Plur && !isPersonal(main.at(noun).lemma, rules));
    if (isWho && again === Sing) return undefined;
    const text = isWho || !thing ? lastName(again) : again;
    return { text, from: inside.first + 1 };
  }
  const verb = range(inside).find((i) => tree.at(i).upos === 'VERB') ?? inside.first;
  const dated = range(inside).some((i) => /^\d{4}$/.test(tree.form(i)));
  const over = range(inside).some((i) => rules.over?.includes(tree.lower(i)));
  const lasts = !dated && !over && rules.lasting?.includes(tree.at(verb).lemma);
  const helps = finite !== main.root;
  const perfect = helps && rules.participles?.perfect?.includes(main.at(finite).lemma);
  // "then a village, now a town": what stands first tells.
  const isNow = !rules.over?.includes(tree.lower(inside.first));
  const isSo = kind === 'noun' ? isNow : lasts && !perfect;
  const tense = isSo ? (main.at(finite).features.Tense ?? 'Pres') : 'Past';
  const is = rules.copula?.[`${tense}.${many ? 'Plur' : 'Sing'}`];
  // "The Kanheri Caves, located …, are": they are; "The Invisible Rail, …, is": no last name.
  const article = main.at(0).upos === 'DET';
  const plain = many ? Plur : isPersonal(main.at(noun).lemma, rules) ? again : Sing;
  const name = article ? plain : lastName(again);
  if (!name) return undefined;
  return is ? { text: `${name} ${is}`, from: inside.first } : undefined;
}
