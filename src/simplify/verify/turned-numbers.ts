import type { Analysis, Span, Token } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { Reading } from './reading.ts';
import type { Replacement } from './replacements.ts';

/**
 * Words that changed their number though what they agree with did not: "the house is" → "the house
 * are", "these rooms" → "these room". Only where a single word replaces a single word.
 */
export function turnedNumbers(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): readonly Span[] {
  const fresh = new Set(replacements.flatMap((each) => each.candidate));
  return replacements.flatMap(({ source: [own, ...more], candidate: [other, ...others] }) => {
    if (!own || !other || more.length + others.length > 0) return [];
    if (!isTurned(own, other, candidate.language)) return [];
    const before = partnerOf(own, source);
    // "He says that it works" → "… that it work": with nothing else changed, the verb agreed before.
    if (!before && replacements.length === 1 && isFiniteVerb(own)) return [spanOf(other)];
    const form = before?.form.toLowerCase();
    const sentence = candidate.sentences.find(({ tokens }) => tokens.includes(other));
    const after = sentence?.tokens.find((token) => token.form.toLowerCase() === form);
    if (!after || fresh.has(after)) return [];
    const [first, last] = after.start < other.start ? [after, other] : [other, after];
    return [{ start: first.start, end: last.end }];
  });
}

const isFiniteVerb = ({ analysis }: Token) => analysis?.features.VerbForm === 'Fin';
const spanOf = ({ start, end }: Token): Span => ({ start, end });

/** The same word in another number. */
function isTurned(
  { form: own, analysis: a }: Token,
  { form: other, analysis: b }: Token,
  language: Language,
): boolean {
  if (!a || !b || own.toLowerCase() === other.toLowerCase()) return false;
  const isSame = a.upos === b.upos && a.lemma.toLowerCase() === b.lemma.toLowerCase();
  if (!isSame) return isRetagged(a, other.toLowerCase(), language);
  const same = (name: string) => a.features[name] === b.features[name];
  if (/^(?:VERB|AUX)$/.test(a.upos)) {
    if (a.features.VerbForm !== 'Fin') return false;
    if (!same('Number') && ['Tense', 'Mood', 'Person', 'VerbForm'].every(same)) return true;
    // Taggers make a verb agree; the inflector knows which forms differ only in number.
    return ['Sing', 'Plur'].some((value) => {
      const form = language.inflect(a.lemma, a.upos, { ...a.features, Number: value });
      return form === other.toLowerCase();
    });
  }
  if (a.upos !== 'NOUN') return false;
  // Without cases, nouns have forms of number only, whatever the tagger says.
  if (!same('Number') || a.features.Case === undefined) return true;
  return isOtherNumber(a, other.toLowerCase(), language);
}

/** "this form" → "this forms": a noun in the other number that was taken for another word. */
function isRetagged(
  { upos, lemma, features }: Analysis,
  form: string,
  language: Language,
): boolean {
  const isVerb = /^(?:VERB|AUX)$/.test(upos) && features.VerbForm === 'Fin';
  if (!isVerb && (upos !== 'NOUN' || features.Case !== undefined)) return false;
  const other = features.Number === 'Sing' ? 'Plur' : 'Sing';
  return language.inflect(lemma, upos, { ...features, Number: other })?.toLowerCase() === form;
}

/** With cases: is a form one of the other number, and none of this one? */
function isOtherNumber({ lemma, features }: Analysis, form: string, language: Language): boolean {
  const other = features.Number === 'Sing' ? 'Plur' : 'Sing';
  const forms = (number: string | undefined) =>
    CASES.map((value) =>
      language
        .inflect(lemma, 'NOUN', { ...features, Case: value, Number: number ?? '' })
        ?.toLowerCase(),
    );
  return forms(other).includes(form) && !forms(features.Number).includes(form);
}

const CASES = ['Nom', 'Acc', 'Dat', 'Gen', 'Ins', 'Loc'];

/** The subject of a verb, the determiner of a noun; of "who", what it stands for. */
function partnerOf(token: Token, { sentences }: Reading): Token | undefined {
  const own = sentences.find((sentence) => sentence.tokens.includes(token));
  const tokens = own?.tokens ?? [];
  const at = tokens.indexOf(token);
  const { upos, head = -1, relation = '' } = token.analysis ?? {};
  if (upos === 'NOUN') {
    const before = tokens[at - 1];
    const hasNumber = before?.analysis?.upos === 'DET' && before.analysis.features.Number;
    return hasNumber ? before : undefined;
  }
  const verb = /^(?:aux|cop)/.test(relation) ? head : at;
  const subject = tokens.find(
    ({ analysis }) => analysis?.head === verb && /^nsubj/.test(analysis.relation),
  );
  const isRelative = subject?.analysis?.features.PronType === 'Rel';
  return isRelative ? tokens[tokens[verb].analysis?.head ?? -1] : subject;
}
