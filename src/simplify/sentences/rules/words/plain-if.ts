import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isBarred } from './neighbours.ts';

const LONGEST_PHRASE = 5;

/**
 * "Qualora la domanda non arrivi" → "Se la domanda non arriva": "if" for what opens a condition in
 * the language of offices, with its verb in the mood that "if" asks for.
 */
export function plainIfs(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { plainIf } = rules;
  if (!plainIf) return [];
  return tree.tokens.flatMap((token, first) => {
    const last = endOf(tree, first, plainIf.phrases);
    if (last === undefined || tree.enclosed[first] || isNoun(tree, first)) return [];
    const words = range({ first, last });
    const key = words.map((i) => tree.lower(i).replace('’', "'")).join(' ');
    // "anche qualora" → "anche se", which says that it is so.
    if (isBarred(tree, { first, last }, key, rules)) return [];
    const verbs = moodsAfter(tree, last, rules, language);
    if (!verbs) return [];
    const isFirst = /^\p{Lu}/u.test(token.form);
    const by = isFirst ? upperFirst(plainIf.by) : plainIf.by;
    return [
      {
        rule: 'replace/if',
        operation: 'substitute',
        reason: `"${plainIf.by}" opens a condition in one short word.`,
        pieces: [{ start: token.start, end: tree.tokens[last].end, parts: [by] }, ...verbs],
        dropped: words,
        key,
      } satisfies Proposal,
    ];
  });
}

/** "neste caso, …", "no primeiro caso": the noun, whatever the tagger takes it for. */
function isNoun(tree: Tree, first: number): boolean {
  const { upos } = tree.at(first - 1);
  const isAlone = tree.isPunctuation(first + 1) && tree.at(first).upos === 'NOUN';
  return /^(?:DET|ADP|NUM)$/.test(upos) || isAlone || tree.at(first).relation === 'obl';
}

function endOf(tree: Tree, first: number, phrases: readonly string[]): number | undefined {
  let words = '';
  let end: number | undefined;
  for (let last = first; last < first + LONGEST_PHRASE; last++) {
    words += (last > first ? ' ' : '') + tree.lower(last).replace('’', "'");
    if (phrases.includes(words)) end = last;
  }
  return end;
}

/** The verbs of the condition in their new mood; nothing where one of them is not understood. */
function moodsAfter(
  tree: Tree,
  last: number,
  rules: SentenceRules,
  language: Language,
): Piece[] | undefined {
  const { plainIf = { phrases: [], by: '' } } = rules;
  const pieces: Piece[] = [];
  let verbs = 0;
  for (let i = last + 1; i <= tree.lastWord; i++) {
    // "ritenga che sia": what follows such a word is no part of the condition itself.
    const { features } = tree.at(i);
    if (tree.at(i).upos === 'SCONJ' || features.PronType === 'Rel')
      return verbs > 0 && !isJoined(tree, i) ? pieces : undefined;
    if (tree.isPunctuation(i) && verbs > 0)
      return isOneMore(tree, last, i + 1) ? undefined : pieces;
    if (verbs > 0 && isVerbJoined(tree, i)) return undefined;
    if (!hasMood(tree, i)) continue;
    // "en el caso de que tal cosa volviera": a noun that was read as a verb.
    if (tree.at(i - 1).upos === 'DET' || hasMood(tree, i + 1)) return undefined;
    // "qualora tu crei": by its form alone it may be somebody else's.
    const subject = tree.subjectOf(i);
    if (subject !== undefined && /^[12]$/.test(tree.at(subject).features.Person ?? ''))
      return undefined;
    const there = isHelping(tree, i) ? undefined : plainIf.there?.[tree.lower(i)];
    const form = there ?? inMood(tree, i, rules, language);
    // "qualora richiesto": without a verb, or with one of another kind, it stays.
    if (form === undefined) return undefined;
    verbs++;
    const { start, end } = tree.tokens[i];
    if (form !== tree.lower(i)) pieces.push({ start, end, parts: [form] });
  }
  return verbs > 0 ? pieces : undefined;
}

function hasMood(tree: Tree, index: number): boolean {
  const { upos, lemma, features } = tree.at(index);
  // Taggers leave the form of some infinitives out: "caso consiga comprar".
  const form = features.VerbForm ?? (tree.lower(index) === lemma ? 'Inf' : '');
  return /^(?:VERB|AUX)$/.test(upos) && !/^(?:Inf|Ger|Part)$/.test(form);
}

/** "caso esteja grávida, pretenda engravidar ou …": one more verb of the condition follows. */
function isOneMore(tree: Tree, last: number, at: number): boolean {
  const { upos, relation, head } = tree.at(at);
  const isJoined = relation === 'conj' && head > last && head < at;
  return upos === 'VERB' && (isJoined || tree.root < last);
}

/** "se inscreva para receber informativos ou registre uma conta": a verb of the condition after more of it. */
function isJoined(tree: Tree, from: number): boolean {
  for (let i = from; i < tree.lastWord && !tree.isPunctuation(i); i++)
    if (tree.at(i).upos === 'CCONJ' && hasMood(tree, i + 1)) return true;
  return false;
}

/** "seja residente e discorde": after "and" a noun without an article may be a verb that was misread. */
function isVerbJoined(tree: Tree, index: number): boolean {
  const { upos, features } = tree.at(index + 1);
  return tree.at(index).upos === 'CCONJ' && upos === 'NOUN' && features.Number !== 'Plur';
}

const isHelping = (tree: Tree, index: number) => tree.at(index + 1).features.VerbForm === 'Part';

/** Taggers take these moods for each other, so the form itself tells; imperfects stay as they are. */
function inMood(
  tree: Tree,
  index: number,
  rules: SentenceRules,
  language: Language,
): string | undefined {
  const { lemma, upos } = tree.at(index);
  const { Mood: mood, Tense: tense } = rules.plainIf?.asks ?? { Mood: 'Ind', Tense: 'Pres' };
  const form = tree.lower(index);
  for (const number of ['Sing', 'Plur']) {
    const third = { VerbForm: 'Fin', Person: '3', Number: number };
    const inflected = (Mood: string, Tense: string, verb = lemma) =>
      language.inflect(verb, upos, { ...third, Mood, Tense });
    // "vençam" of "vençer": a verb that nobody knows was read wrongly.
    if (language.frequency.size > 0 && language.frequency.zipf(lemma) === 0) return undefined;
    if (inflected('Sub', 'Pres') === form)
      return inflected(mood, tense, easierVerb(tree, index, rules));
    if (inflected('Sub', 'Imp') === form) return form;
  }
  return undefined;
}

/** "Qualora pervenga" → "Se arriva": in its new mood the verb is the easier one at once. */
function easierVerb(tree: Tree, index: number, rules: SentenceRules): string {
  const { lemma, upos } = tree.at(index);
  const easier = upos === 'VERB' ? rules.words?.VERB?.[lemma] : undefined;
  if (!easier || easier.includes(' ')) return lemma;
  return isBarred(tree, { first: index, last: index }, lemma, rules) ? lemma : easier;
}
