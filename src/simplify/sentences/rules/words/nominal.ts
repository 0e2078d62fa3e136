import type { Language } from '../../../../language/index.ts';
import type { NominalRules } from '../../language-file/rewrite-rules.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { doneAt } from './done-to.ts';
import { conditionPieces } from './nominal-condition.ts';

/** So many words may stand between the noun of a verb and the verb of the sentence. */
const LONGEST = 8;

/**
 * "Zur Prüfung der Angaben brauchen wir …" → "Um die Angaben zu prüfen, brauchen wir …", "Die
 * Rückzahlung der Kaution erfolgt im Mai" → "Die Kaution wird im Mai zurückgezahlt": offices say
 * with nouns what is done; a verb says it sooner.
 */
export function nominals(tree: Tree, { nominal: data }: SentenceRules, language: Language) {
  if (!data) return [];
  return [
    ...purpose(tree, data, language),
    ...happening(tree, data, language),
    ...conditions(tree, data, language),
  ];
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

/** "Bei Ablehnung des Antrags können Sie klagen" → "Wenn der Antrag abgelehnt wird, …" */
function conditions(tree: Tree, data: NominalRules, language: Language): Proposal[] {
  const pieces = conditionPieces(tree, data, language);
  return pieces ? [proposalOf(tree, 1, pieces)] : [];
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
