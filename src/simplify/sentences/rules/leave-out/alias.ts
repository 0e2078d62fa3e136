import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { isPersonal } from '../subjects/person.ts';

const SHORT = /^\p{Lu}{2,}$/u;

/** The longest phrase that opens another name, in tokens. */
const LONGEST = 5;

/** The longest title in another country, in tokens. */
const LONGEST_TITLE = 14;

type Aliases = NonNullable<SentenceRules['aliases']>;

/** Where these names stand, with the comma before them and the one after them if the verb follows. */
export function aliasesOf(tree: Tree, rules: SentenceRules): Stretch[] {
  const { aliases: known } = rules;
  if (!known) return [];
  const other = elsewhere(tree, known, rules);
  if (other) return [other];
  const finite = mainVerb(tree, rules);
  return [...between(tree, finite, known, rules), ...joined(tree, known, rules)];
}

/** Names lead the parser astray; then the verb that follows a name is known by its form. */
function mainVerb(tree: Tree, { afterBracket }: SentenceRules): number {
  const main = tree.finiteOf(tree.root) ?? -1;
  const shown = tree.tokens.findIndex(
    (_, i) => COMMAS.has(tree.form(i - 1)) && afterBracket?.includes(tree.lower(i)),
  );
  return shown > 0 && shown < main ? shown : Math.max(main, shown);
}

/** ", also called Y," before the verb or before something else that is told of it. */
function between(tree: Tree, finite: number, known: Aliases, rules: SentenceRules): Stretch[] {
  const found: Stretch[] = [];
  for (let open = 1; open < finite - 2; open++) {
    if (!COMMAS.has(tree.form(open)) || tree.enclosed[open]) continue;
    const isOr = opensOther(tree, open + 1, known) && isDefined(tree, finite, rules);
    if (!isOr && !opens(tree, open + 1, known)) continue;
    const close = closeOf(tree, open, finite, known, rules);
    if (close === undefined || !tree.isBalanced({ first: open, last: close })) continue;
    found.push({ first: open, last: close === finite - 1 ? close : close - 1 });
    open = close - 1;
  }
  return found;
}

/** The comma that ends a name, over those of a list of names. */
function closeOf(
  tree: Tree,
  open: number,
  finite: number,
  known: Aliases,
  { toldOfNames }: SentenceRules,
): number | undefined {
  let begin = open + 1;
  for (let i = open + 2; i < finite; i++) {
    if (tree.enclosed[i]) continue;
    // "…, dont le nom complet est": a clause; names themselves may be read as verbs.
    const { upos, features } = tree.at(i);
    const isClause = upos === 'AUX' || features.PronType === 'Rel';
    if (isClause || /^[—–]$/.test(tree.form(i))) return undefined;
    if (!COMMAS.has(tree.form(i))) continue;
    if (begin > open + 1 && !isName(tree, { first: begin, last: i - 1 }, known)) return undefined;
    if (i === finite - 1) return i;
    const next = tree.lower(i + 1);
    // "X, aussi appelé Y, né le …": the comma is also the next one's.
    if (Object.hasOwn(toldOfNames?.participles ?? {}, next) || opens(tree, i + 1, known)) return i;
    begin = i + 1;
  }
  return undefined;
}

/** One more name of a list: no verb, and it opens with a noun, a quotation or "or". */
function isName(tree: Tree, stretch: Stretch, known: Aliases): boolean {
  const { first, last } = stretch;
  const opening = tree.lower(first) === known.or ? first + 1 : first;
  return (
    last - first < 8 &&
    (/^(?:NOUN|PROPN|X)$/.test(tree.at(opening).upos) || /^[«“"]$/.test(tree.form(opening))) &&
    range(stretch).every((i) => !/^(?:VERB|AUX|NUM)$/.test(tree.at(i).upos))
  );
}

/** Does a phrase that opens another name stand here? */
function opens(tree: Tree, first: number, { phrases, adverbs, named }: Aliases): boolean {
  if (lengthOf(tree, first, phrases) > 0) return true;
  let at = first;
  while (at < first + 2 && adverbs.includes(tree.lower(at))) at++;
  if (at === first)
    return named.includes(tree.lower(first)) && adverbs.includes(tree.lower(first + 1));
  const length = lengthOf(tree, at, named);
  // "parfois appelé à voter": what somebody is called upon to do.
  return length > 0 && tree.at(at + length).upos !== 'ADP';
}

/** How many words the longest of these phrases has that begins here; 0 for none. */
function lengthOf(tree: Tree, first: number, phrases: readonly string[]): number {
  let words = '';
  let longest = 0;
  for (let length = 1; length <= LONGEST; length++) {
    words += (length > 1 ? ' ' : '') + tree.lower(first + length - 1);
    if (phrases.includes(words)) longest = length;
  }
  return longest;
}

/** "or" before a noun or name that has no article, as another thing would have. */
function opensOther(tree: Tree, index: number, { or, adverbs }: Aliases): boolean {
  if (tree.lower(index) !== or) return false;
  let next = index + 1;
  if (tree.form(next) === '«' || adverbs.includes(tree.lower(next))) next++;
  const { upos } = tree.at(next);
  // "ou petite vérole"; "ou lente" tells how it is.
  return /^(?:NOUN|PROPN|X)$/.test(upos) || (upos === 'ADJ' && tree.at(next + 1).upos === 'NOUN');
}

/** "… is a …": the sentence says what something is. */
function isDefined(tree: Tree, finite: number, { afterBracket }: SentenceRules): boolean {
  return !!afterBracket?.includes(tree.lower(finite)) && tree.at(finite + 1).upos === 'DET';
}

/** "A cargo or cargo ship is a ship": without comma, where nothing but names stands before the verb. */
function joined(tree: Tree, known: Aliases, rules: SentenceRules): Stretch[] {
  const verb = tree.tokens.findIndex((_, i) => isDefined(tree, i, rules) && !tree.enclosed[i]);
  const named = range({ first: 0, last: verb - 1 }).filter((i) => !tree.enclosed[i]);
  const at = named.find((i) => opensOther(tree, i, known));
  if (at === undefined || at < 1) return [];
  if (
    named.some(
      (i) =>
        COMMAS.has(tree.form(i)) ||
        tree.isPunctuation(i) ||
        /^(?:VERB|AUX|PRON)$/.test(tree.at(i).upos),
    )
  )
    return [];
  const noun = named.find((i) => tree.at(i).upos === 'NOUN');
  // "La péninsule de Corée ou péninsule coréenne"
  const isSame = noun !== undefined && tree.lower(noun) === tree.lower(at + 1);
  const isOther =
    // "Le CD ou DVD": two things; "L'ASU ou Active Set Update": what the letters stand for.
    SHORT.test(tree.form(at - 1)) ||
    belongsNearer(tree, at, verb) ||
    // "Le conjoint ou partenaire est un ayant droit": two persons.
    (noun !== undefined && noun < at && isPersonal(tree.at(noun).lemma, rules));
  return isOther && !isSame ? [] : [{ first: at, last: verb - 1 }];
}

/** "Le conducteur d'une voiture ou moto": the second belongs to what stands nearer. */
function belongsNearer(tree: Tree, at: number, verb: number): boolean {
  const other = range({ first: at + 1, last: verb - 1 }).find(
    (i) => tree.relation(i) === 'conj' && tree.at(i).head < at,
  );
  if (other !== undefined && tree.at(other).head === tree.subjectOf(tree.root)) return false;
  return range({ first: 0, last: at - 1 }).some((i) => tree.at(i).upos === 'ADP');
}

/** "Matrix, ou La Matrice au Québec, est un film": what it is called in another country. */
function elsewhere(tree: Tree, known: Aliases, rules: SentenceRules): Stretch | undefined {
  const verb = tree.tokens.findIndex((_, i) => isDefined(tree, i, rules) && !tree.enclosed[i]);
  const end = COMMAS.has(tree.form(verb - 1)) ? verb - 2 : verb - 1;
  const words = range({ first: Math.max(0, end - LONGEST), last: end });
  const before = ` ${words.map((i) => tree.lower(i)).join(' ')}`;
  if (!known.elsewhere?.some((place) => before.endsWith(` ${place}`))) return undefined;
  // A title has a capital; "le castor ou le loup au Québec" are two.
  const isTitle = (i: number) => tree.lower(i) === known.or && /^\p{Lu}/u.test(tree.form(i + 1));
  const or = range({ first: 1, last: end }).findLast(isTitle) ?? 0;
  const stretch = { first: COMMAS.has(tree.form(or - 1)) ? or - 1 : or, last: verb - 1 };
  return or > 0 && end - or < LONGEST_TITLE && tree.isBalanced(stretch) ? stretch : undefined;
}
