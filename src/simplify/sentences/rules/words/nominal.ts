import type { Language } from '../../../../language/index.ts';
import type { NominalRules } from '../../language-file/rewrite-rules.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/** So many words may stand between the noun of a verb and the verb of the sentence. */
const LONGEST = 8;

/** What is done to something, told by a noun: "Prüfung der Angaben". */
interface Done {
  /** What it is done to, in the case of a subject or an object, and its last word. */
  readonly thing: string;
  readonly isMany: boolean;
  readonly last: number;
}

/**
 * "Zur Prüfung der Angaben brauchen wir …" → "Um die Angaben zu prüfen, brauchen wir …", "Die
 * Rückzahlung der Kaution erfolgt im Mai" → "Die Kaution wird im Mai zurückgezahlt": offices say
 * with nouns what is done; a verb says it sooner.
 */
export function nominals(tree: Tree, { nominal: data }: SentenceRules, language: Language) {
  if (!data) return [];
  return [...purpose(tree, data, language), ...happening(tree, data, language)];
}

function purpose(tree: Tree, data: NominalRules, language: Language): Proposal[] {
  const verb = data.nouns[tree.form(1)]?.[0];
  if (verb === undefined || !data.opening.includes(tree.lower(0))) return [];
  const done = doneAt(tree, 2, data, 'Acc', language);
  if (!done) return [];
  const finite = range({ first: done.last + 1, last: done.last + 1 + LONGEST }).find((i) =>
    /^(?:VERB|AUX)$/.test(tree.at(i).upos),
  );
  // "brauchen wir": what is read as an infinitive stands second here.
  if (finite === undefined || finite >= tree.lastWord) return [];
  if (!tree.isFinite(finite) && tree.form(finite) !== tree.at(finite).lemma) return [];
  const between = range({ first: done.last + 1, last: finite - 1 });
  if (between.some((i) => /^(?:PUNCT|CCONJ|PRON)$/.test(tree.at(i).upos))) return [];
  // "Zur Förderung der Kultur gehört …": it is what belongs there.
  const isOther = (i: number) =>
    data.never.includes(tree.at(i).lemma) || data.never.includes(tree.lower(i));
  if (range({ first: finite, last: tree.lastWord }).some(isOther)) return [];
  const [first, after] = [tree.tokens[0], tree.tokens[finite - 1]];
  const infinitive = verb.includes('|') ? verb.replace('|', data.to) : `${data.to} ${verb}`;
  return [
    proposalOf(tree, 1, [
      { start: first.start, end: tree.tokens[done.last].end, parts: [`${data.by} ${done.thing}`] },
      { start: after.end, end: after.end, parts: [` ${infinitive},`] },
    ]),
  ];
}

function happening(tree: Tree, data: NominalRules, language: Language): Proposal[] {
  const verb = tree.tokens.findIndex((_, i) => data.happens.includes(tree.lower(i)));
  if (verb < 1 || tree.enclosed[verb]) return [];
  // "Die Rückzahlung der Kaution erfolgt …", "Danach erfolgt die Rückzahlung der Kaution …"
  const [article, first] = verb > 3 && isDone(tree, 1, data) ? [0, 2] : [verb + 1, verb + 3];
  if (!data.articles.includes(tree.lower(article)) || !isDone(tree, first - 1, data)) return [];
  const done = doneAt(tree, first, data, 'Nom', language);
  const isBefore = article === 0;
  if (!done || (isBefore && done.last !== verb - 1)) return [];
  let end = Math.max(verb, done.last);
  while (end < tree.lastWord && !tree.isPunctuation(end + 1)) end++;
  const inside = range({ first: verb + 1, last: end });
  if (inside.some((i) => tree.isFinite(i) || tree.at(i).upos === 'CCONJ')) return [];
  if (!isBefore && verb > LONGEST) return [];
  const helping = data.helping[done.isMany ? 'Plur' : 'Sing'];
  const [, participle] = data.nouns[tree.form(first - 1)];
  const thing = isBefore ? upperFirst(done.thing) : done.thing;
  const { start, end: to } = tree.tokens[verb];
  const at = tree.tokens[end].end;
  const whole = { start: tree.tokens[article].start, end: tree.tokens[done.last].end };
  const isLast = whole.end === at;
  return [
    proposalOf(tree, first - 1, [
      { start, end: to, parts: [helping] },
      { ...whole, parts: [isLast ? `${thing} ${participle}` : thing] },
      ...(isLast ? [] : [{ start: at, end: at, parts: [` ${participle}`] }]),
    ]),
  ];
}

function isDone(tree: Tree, noun: number, data: NominalRules): boolean {
  return Object.hasOwn(data.nouns, tree.form(noun));
}

/** "der Angaben" → "die Angaben", "des Vertrags" → "den Vertrag", "von Kosten" → "Kosten". */
function doneAt(
  tree: Tree,
  first: number,
  data: NominalRules,
  wanted: 'Acc' | 'Nom',
  language: Language,
): Done | undefined {
  let noun = first + 1;
  while (tree.at(noun).upos === 'ADJ' && noun < first + 3) noun++;
  const { upos, lemma } = tree.at(noun);
  const form = tree.form(noun);
  // The tagger knows number and gender of few nouns; their endings tell more.
  const isMany = data.many.some((end) => form.endsWith(end)) || form !== lemma;
  const words = range({ first: first + 1, last: noun - 1 }).map((i) => tree.form(i));
  // "der Kosten des Verfahrens", "der Angaben und Belege": more belongs to it.
  const next = tree.at(noun + 1).upos;
  const isNoun = upos === 'NOUN' || (upos === 'PROPN' && isMany);
  if (!isNoun || /^(?:CCONJ|NOUN|PROPN|DET)$/.test(next) || tree.form(noun + 1) === ',')
    return undefined;
  const word = tree.lower(first);
  const gender = Object.keys(data.genders).find((each) =>
    data.genders[each].some((end) => lemma.toLowerCase().endsWith(end)),
  );
  const made = (article: string, told: string | undefined, many: boolean): Done | undefined => {
    if (told === undefined) return undefined;
    const isUpper = /^\p{Lu}/u.test(tree.form(first)) && article !== '';
    const begins = isUpper ? upperFirst(article) : article;
    return { thing: [begins, ...words, told].filter(Boolean).join(' '), isMany: many, last: noun };
  };
  if (Object.hasOwn(data.her, word)) {
    // "der neuen Regel" → "die neue Regel": the adjective would change, too.
    if (words.length > 0 && !isMany) return undefined;
    // "der Möbel": one or many, for the verb?
    if (wanted === 'Nom' && !isMany && gender !== 'Fem') return undefined;
    return made(data.her[word], form, isMany);
  }
  if (word === data.ofMany && isMany)
    return made('', language.inflect(lemma, 'NOUN', { Case: wanted, Number: 'Plur' }), true);
  const article = data.his[word]?.[wanted === 'Nom' ? `${gender} Nom` : (gender ?? '')];
  const isSame = form.startsWith(lemma) && form.endsWith(data.genitive) && words.length === 0;
  return article !== undefined && isSame ? made(article, lemma, false) : undefined;
}

function proposalOf(tree: Tree, noun: number, pieces: readonly Piece[]): Proposal {
  return {
    rule: 'rephrase/nominal',
    operation: 'rephrase',
    reason: 'A verb says sooner than a noun what is done.',
    pieces: [...pieces].sort((a, b) => a.start - b.start),
    dropped: [],
    key: tree.lower(noun),
  };
}
