import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Part, type Proposal, range, spanOf, textOf, upperFirst } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { readStretch } from '../clauses/reread.ts';
import { commentAt } from './comment.ts';
import { contrastAt } from './contrast.ts';
import { endsAsVerb, placed } from './placed-verb.ts';
import { secondPlace } from './second-place.ts';

type VerbLast = NonNullable<SentenceRules['verbLast']>;

/** The clause that ends a sentence, without what opens it; its verb is the last word. */
interface Clause {
  readonly comma: number;
  /** The first token after what opens it. */
  readonly first: number;
  readonly verb: number;
}

/**
 * "…, weil er krank ist" → "Denn er ist krank.": subordinate clauses whose verb comes last get a
 * sentence of their own, with the verb in second place.
 */
export function verbLastSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { verbLast } = rules;
  if (!verbLast || isConditional(tree, rules) || tree.endMark === '?') return [];
  const found: Proposal[] = [];
  for (let comma = 3; comma < tree.lastWord - 2; comma++) {
    if (tree.form(comma) !== ',' || tree.enclosed[comma]) continue;
    const split =
      beside(tree, comma, rules, language) ??
      adverbial(tree, comma, rules, language) ??
      relative(tree, comma, rules, language) ??
      possessive(tree, comma, rules, language);
    if (split && isWhole(tree, comma, rules, language)) found.push(split);
  }
  return found;
}

/**
 * Is what stands before the comma a main clause, read by itself? A parser that sees both clauses
 * errs on either more often.
 */
function isWhole(tree: Tree, comma: number, rules: SentenceRules, language: Language): boolean {
  // "… werden gebeten, sich anzumelden": what is asked for belongs to it.
  const asked = infinitiveBefore(tree, comma, rules);
  if (!tree.isBalanced({ first: 0, last: comma - 1 })) return false;
  for (let i = 0; i < comma; i++) {
    // "Er sagt, dass A, weil B": the second clause belongs to the first.
    const { upos, features } = tree.at(i);
    if (upos === 'SCONJ' || /^[:;]$/.test(tree.form(i))) return false;
    if (
      features.PronType === 'Rel' ||
      (tree.form(i) === ',' && i !== asked && /^(?:PRON|ADP)$/.test(tree.at(i + 1).upos))
    )
      return false;
  }
  return isSentence(tree, { first: 0, last: comma - 1 }, rules, language);
}

/** The comma before an infinitive that ends right before another comma. */
function infinitiveBefore(tree: Tree, comma: number, { duties }: SentenceRules) {
  const [last, to] = [comma - 1, duties?.to ?? ''];
  const isInside = tree.lower(last).indexOf(to, 1) > 0 && !tree.isFinite(last);
  if (tree.at(last).upos !== 'VERB' || (tree.form(last - 1) !== to && !isInside)) return undefined;
  return range({ first: 0, last }).findLast((i) => tree.form(i) === ',');
}

/** ", denn das Wasser war kalt" is a sentence already. */
function beside(
  tree: Tree,
  comma: number,
  rules: SentenceRules,
  language: Language,
): Proposal | undefined {
  const { verbLast, stop } = rules;
  const word = tree.lower(comma + 1);
  if (!verbLast?.sentences.includes(word)) return undefined;
  if (!isSentence(tree, { first: comma + 1, last: tree.lastWord }, rules, language))
    return undefined;
  return splitOf(
    tree,
    comma,
    [stop ?? '. ', upperFirst(tree.form(comma + 1))],
    tree.tokens[comma + 1].end,
    word,
  );
}

function adverbial(
  tree: Tree,
  comma: number,
  rules: SentenceRules,
  language: Language,
): Proposal | undefined {
  const word = tree.lower(comma + 1);
  const begin =
    rules.verbLast?.marks[word] ?? contrastAt(tree, comma, rules) ?? commentAt(tree, comma, rules);
  if (begin === undefined) return undefined;
  // "wo" tells of a place that was named, or asks.
  const isPlace = rules.verbLast?.places.includes(word);
  if (isPlace && !/^(?:NOUN|PROPN)$/.test(tree.at(comma - 1).upos)) return undefined;
  const clause = clauseOf(tree, comma, comma + 2, rules);
  const verb = clause && secondOf(tree, clause, rules, language);
  if (!clause || !verb) return undefined;
  const middle = { first: clause.first, last: clause.verb - 1 };
  if (begin.endsWith('+')) {
    return written(
      tree,
      clause,
      [begin.slice(0, -1), ' ', verb.form],
      middle,
      verb.prefix,
      word,
      rules,
    );
  }
  const subject = tree.subjectOf(
    tree.at(clause.verb).upos === 'AUX' ? headOf(tree, clause) : clause.verb,
  );
  // "da sonst der Platz verfällt" → "Denn sonst verfällt der Platz": one word stands before the verb.
  const isLeading = rules.verbLast?.leading.includes(tree.lower(clause.first));
  const leading = { first: clause.first, last: clause.first };
  const own = subject === undefined ? undefined : tree.stretch(subject);
  const whole = isLeading ? leading : own;
  if (!whole || whole.first !== clause.first || whole.last >= clause.verb) return undefined;
  const start: Part[] = [begin, ' ', spanOf(tree, whole), ' ', verb.form];
  return written(
    tree,
    clause,
    start,
    { first: whole.last + 1, last: middle.last },
    verb.prefix,
    word,
    rules,
  );
}

function headOf(tree: Tree, { verb }: Clause): number {
  return tree.at(verb).head < 0 ? verb : tree.at(verb).head;
}

/** "…, in dem er wohnt" → "In diesem Haus wohnt er." */
function relative(
  tree: Tree,
  comma: number,
  rules: SentenceRules,
  language: Language,
): Proposal | undefined {
  const { relatives, wishing } = rules.verbLast as VerbLast;
  // "Wir wollen ein System, das gerecht ist": it is not so yet.
  const isWished = (i: number) =>
    wishing?.includes(tree.at(i).lemma) || tree.at(i).features.Mood === 'Sub';
  if (range({ first: 0, last: comma - 1 }).some(isWished)) return undefined;
  const preposition = tree.at(comma + 1).upos === 'ADP' ? comma + 1 : undefined;
  const pronoun = preposition === undefined ? comma + 1 : comma + 2;
  const determiner = relatives[tree.lower(pronoun)];
  if (determiner === undefined || tree.at(pronoun).upos !== 'PRON') return undefined;
  const clause = clauseOf(tree, comma, pronoun + 1, rules);
  const noun = clause && antecedent(tree, clause, pronoun, rules);
  if (!clause || noun === undefined) return undefined;
  // "Dieses Loch bohrte ein Stein": which of the two acts is hard to see.
  const isObject = preposition === undefined && tree.relation(pronoun) !== 'nsubj';
  const unclear = isObject && rules.verbLast?.alike.includes(tree.lower(pronoun));
  if (unclear && tree.at(clause.first).upos !== 'PRON') return undefined;
  const verb = secondOf(tree, clause, rules, language);
  const again = verb && nounAgain(tree, noun, determiner, pronoun, language);
  if (!verb || again === undefined) return undefined;
  const begin =
    preposition === undefined
      ? upperFirst(again)
      : `${upperFirst(tree.form(preposition))} ${again}`;
  const middle = { first: clause.first, last: clause.verb - 1 };
  return written(
    tree,
    clause,
    [begin, ' ', verb.form],
    middle,
    verb.prefix,
    tree.lower(pronoun),
    rules,
  );
}

/** "…, deren Seiten gleich lang sind" → "Deren Seiten sind gleich lang." */
function possessive(
  tree: Tree,
  comma: number,
  rules: SentenceRules,
  language: Language,
): Proposal | undefined {
  const pronoun = tree.at(comma + 1).upos === 'ADP' ? comma + 2 : comma + 1;
  if (!rules.verbLast?.possessives.includes(tree.lower(pronoun))) return undefined;
  let noun = pronoun + 1;
  while (/^(?:ADJ|NUM)$/.test(tree.at(noun).upos)) noun++;
  const clause = clauseOf(tree, comma, noun + 1, rules);
  const verb = clause && secondOf(tree, clause, rules, language);
  // "deren Häuser und Gärten": more may belong to it.
  if (!verb || tree.at(noun).upos !== 'NOUN' || /^(?:CCONJ|NOUN)$/.test(tree.at(noun + 1).upos))
    return undefined;
  const { start, end } = spanOf(tree, { first: comma + 1, last: noun });
  const begin = [upperFirst(tree.form(comma + 1)[0]), { start: start + 1, end }, ' ', verb.form];
  const middle = { first: noun + 1, last: clause.verb - 1 };
  return written(tree, clause, begin, middle, verb.prefix, tree.lower(pronoun), rules);
}

/**
 * The noun before the comma, or the one that it belongs to, when number and gender leave no doubt
 * and the clause does not tell which of many is meant.
 */
function antecedent(
  tree: Tree,
  clause: Clause,
  pronoun: number,
  rules: SentenceRules,
): number | undefined {
  const nouns: number[] = [];
  let noun = clause.comma - 1;
  while (/^(?:NOUN|PROPN)$/.test(tree.at(noun).upos) && nouns.length < 4) {
    nouns.push(noun);
    const { head, relation } = tree.at(noun);
    if (!/^(?:nmod|flat|appos)/.test(relation) || head < 0 || head > noun) break;
    noun = head;
  }
  const fitting = nouns.filter((each) => agrees(tree, each, clause, pronoun, rules));
  const [only] = fitting;
  return fitting.length === 1 && !isPicked(tree, only, rules) ? only : undefined;
}

function agrees(
  tree: Tree,
  noun: number,
  { verb }: Clause,
  pronoun: number,
  { verbLast, perfect }: SentenceRules,
): boolean {
  const { upos, features, relation } = tree.at(noun);
  if (tree.enclosed[noun]) return false;
  // "der Ort, an dem …": what something is, is told by the clause.
  const below = tree.children(noun);
  if (noun === tree.root && below.some((i) => tree.at(i).features.Definite === 'Def')) return false;
  const word = tree.lower(pronoun);
  const isPlural = features.Number === 'Plur';
  // "für Inhaber, die leihen möchten": which ones is told by the clause, too.
  const isBare = !below.some((i) => i < noun && /^(?:DET|ADJ|NUM)$/.test(tree.at(i).upos));
  if (upos === 'NOUN' && isPlural && isBare) return false;
  if (upos === 'NOUN' && isPlural && !verbLast?.plural.includes(word)) return false;
  const genders = verbLast?.genders[word];
  if (
    upos === 'NOUN' &&
    !isPlural &&
    features.Gender &&
    genders &&
    !genders.includes(features.Gender)
  ) {
    return false;
  }
  // "die … hervorgerufen wurden" tells of more than one.
  const acts = tree.relation(pronoun) === 'nsubj' && tree.at(pronoun - 1).upos !== 'ADP';
  const endsAsMany = perfect !== undefined && tree.form(verb).endsWith(perfect.plural);
  const { Number: number = endsAsMany ? 'Plur' : 'Sing' } = tree.at(verb).features;
  if (acts && (number === 'Plur') !== isPlural) return false;
  return relation !== 'conj' && tree.at(noun - 1).upos !== 'CCONJ';
}

/** "alle Häuser, die": which of many it is. */
function isPicked(tree: Tree, noun: number, { verbLast }: SentenceRules): boolean {
  const near = [...tree.children(noun), ...range({ first: Math.max(0, noun - 4), last: noun - 1 })];
  return near.some((i) => verbLast?.which.includes(tree.lower(i)));
}

/** "dieses Haus", or the name. */
function nounAgain(
  tree: Tree,
  noun: number,
  determiner: string,
  pronoun: number,
  language: Language,
): string | undefined {
  const { upos, lemma, features } = tree.at(noun);
  if (upos === 'PROPN') {
    let first = noun;
    while (tree.at(first - 1).upos === 'PROPN') first--;
    return tree.at(first - 1).upos === 'DET' ? undefined : textOf(tree, { first, last: noun });
  }
  const isKnown = language.frequency.zipf(lemma.toLowerCase()) > 2;
  // "Geister, denen": the pronoun tells that they are many, whatever the tagger says of the noun.
  if (features.Number !== 'Plur' && tree.at(pronoun).features.Number !== 'Plur') {
    // "die Bräuche, die …": what is read as one may be many.
    const isOne = tree.form(noun) === upperFirst(lemma) || tree.form(noun).endsWith('s');
    return isKnown && isOne ? `${determiner} ${upperFirst(lemma)}` : undefined;
  }
  const Case = tree.at(pronoun).features.Case === 'Dat' ? 'Dat' : 'Nom';
  if (Case === 'Nom' && features.Case !== 'Dat') return `${determiner} ${tree.form(noun)}`;
  const form = language.inflect(lemma, 'NOUN', {
    Case,
    Number: 'Plur',
    ...(features.Gender && { Gender: features.Gender }),
  });
  // "diesen Geist": what it knows of the word has no plural.
  const isSingular = form === lemma && tree.form(noun) !== lemma;
  if (form === undefined || isSingular || !isKnown) return undefined;
  return `${determiner} ${upperFirst(form)}`;
}

/** A clause from `first` to the end of the sentence, when nothing but its own verb is in it. */
function clauseOf(
  tree: Tree,
  comma: number,
  first: number,
  rules: SentenceRules,
): Clause | undefined {
  const verb = tree.lastWord;
  if (
    !endsAsVerb(tree, verb, rules) ||
    verb - first < 1 ||
    !tree.isBalanced({ first: comma, last: verb })
  )
    return undefined;
  for (let i = first; i < verb; i++) {
    const form = tree.form(i);
    if (form === ',' || form === ';' || form === ':' || form === '–' || tree.isFinite(i))
      return undefined;
    if (tree.at(i).upos === 'SCONJ') return undefined;
    // "die hinaufschlugen und mich bespritzten": a verb that was not known as one.
    const joins =
      tree.at(i).upos === 'CCONJ' && !/^(?:NOUN|PROPN|ADJ|NUM)$/.test(tree.at(i - 1).upos);
    if (joins) return undefined;
  }
  return { comma, first, verb };
}

/** Is a stretch, read by itself, a sentence with one verb and its subject? */
export function isSentence(
  tree: Tree,
  stretch: Stretch,
  rules: SentenceRules,
  language: Language,
): boolean {
  const own = readStretch(tree, stretch, language);
  const finite = own.tokens.map((_, i) => i).filter((i) => own.isFinite(i));
  const alone = finite.length === 0 && endsAsVerb(own, own.root, rules);
  return own.subjectOf(own.root) !== undefined && (finite.length === 1 || alone);
}

/** Its verb as it stands second, in the tense of the sentence before it, and what of it stands last. */
function secondOf(tree: Tree, { comma, verb }: Clause, rules: SentenceRules, language: Language) {
  const main = range({ first: 0, last: comma - 1 }).find((i) => tree.isFinite(i));
  if (main === undefined) return placed(tree, verb, rules, language);
  const said = secondPlace(tree, verb, rules, language);
  return said && { form: said.second, prefix: said.last };
}

function written(
  tree: Tree,
  clause: Clause,
  begin: readonly Part[],
  middle: Stretch,
  prefix: string,
  key: string,
  { stop = '. ' }: SentenceRules,
): Proposal {
  const parts: Part[] = [stop, ...begin];
  if (middle.last >= middle.first) parts.push(' ', spanOf(tree, middle));
  if (prefix !== '') parts.push(` ${prefix}`);
  return splitOf(tree, clause.comma, parts, tree.tokens[clause.verb].end, key);
}

function splitOf(tree: Tree, comma: number, parts: Part[], end: number, key: string): Proposal {
  return {
    rule: 'split/verb-last',
    operation: 'split',
    reason: 'A clause of its own is easier as a sentence.',
    pieces: [{ start: tree.tokens[comma - 1].end, end, parts }],
    dropped: [],
    key,
  };
}
