import type { Features, Sentence } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { byPlace } from './by-place.ts';
import type { LexiconSettings } from './lexicon.ts';
import type { Reading } from './readings.ts';

/** The lexicon's settings for word forms. */
export type ShapeRules = Pick<
  LexiconSettings,
  | 'adverb'
  | 'infinitives'
  | 'participles'
  | 'infix'
  | 'joining'
  | 'lookups'
  | 'intransitive'
  | 'adjectiveEndings'
  | 'agreeing'
  | 'beforeNoun'
  | 'comparing'
  | 'conjunctions'
  | 'gendered'
  | 'enclitics'
  | 'gerund'
  | 'government'
  | 'governs'
  | 'mainFirst'
  | 'perfect'
  | 'plurals'
  | 'prepositions'
  | 'separable'
  | 'strict'
  | 'unchanging'
  | 'usage'
  | 'verbEndings'
>;

/** A participle may be replaced by an adjective, which has no tense. */
export function asAdjective(
  word: string,
  sentence: Sentence,
  index: number,
  { verbEndings }: ShapeRules,
): Sentence {
  const { upos, lemma, features } = sentence.tokens[index].analysis ?? {};
  if (upos !== 'VERB' || lemma === undefined || features?.VerbForm !== 'Part') return sentence;
  const [first] = word.split(' ');
  if (!verbEndings || verbEndings.some((ending) => first.endsWith(ending))) return sentence;
  const { Gender, Number: number } = features;
  const own = { ...(Gender && { Gender }), ...(number && { Number: number }) };
  return reread(sentence, index, { lemma, upos: 'ADJ', features: own });
}

/**
 * Where a past tense looks like a participle, the context distinguishes them: [the women] knitted wool,
 * [had] knitted wool.
 */
export function asPastOrParticiple(
  sentence: Sentence,
  index: number,
  language: Language,
): Sentence {
  return readings(sentence, index, () => readPastOrParticiple(sentence, index, language));
}

const readings = byPlace<Sentence>();

function readPastOrParticiple(sentence: Sentence, index: number, language: Language): Sentence {
  const { form, analysis } = sentence.tokens[index];
  if (analysis?.upos !== 'VERB') return sentence;
  const { lemma, upos, features, relation } = analysis;
  const isParticiple = features.VerbForm === 'Part';
  if (isParticiple && isPresent(form, lemma, language))
    return reread(sentence, index, { lemma, upos, features: PRESENT });
  const isForm = (wanted: Features) => language.inflect(lemma, upos, wanted) === form.toLowerCase();
  // Likewise, geschleppt is not a present tense.
  if (features.VerbForm === 'Fin' && isForm(PARTICIPLE) && !isForm(features))
    return reread(sentence, index, { lemma, upos, features: PARTICIPLE });
  if (!isParticiple && features.Tense !== 'Past') return sentence;
  const has = (wanted: RegExp) =>
    sentence.tokens.some(
      (token) => token.analysis?.head === index && wanted.test(token.analysis.relation),
    );
  // They climbed aboard and chugged into the dark.
  const lead = relation === 'conj' ? sentence.tokens[analysis.head]?.analysis : undefined;
  const isJoined = lead?.features.VerbForm === 'Fin' && lead.features.Tense === 'Past';
  const isOther = isParticiple
    ? (has(/^nsubj$/) || isJoined) && !has(/^aux/) && !/^(?:acl$|amod|advcl)/.test(relation)
    : has(/^aux/);
  if (!isOther) return sentence;
  // The parser may miss a distant auxiliary: werde der Wille verzerrt.
  const isAlone = !sentence.tokens.some((token) => token.analysis?.upos === 'AUX');
  const others = isParticiple ? [PAST, ...(isAlone ? [PRESENT] : [])] : [PARTICIPLE];
  // Old spelling: erfaßt, erfasst.
  const spelling = (text = '') => text.toLowerCase().replace('ßt', 'sst');
  const likely = others.find(
    (each) => spelling(language.inflect(lemma, upos, each)) === spelling(form),
  );
  return likely ? reread(sentence, index, { lemma, upos, features: likely }) : sentence;
}

/** Is it a present tense, such as versinkt, aufsetzt, and not a participle (versunken, aufgesetzt)? In a main clause, the particle is separate. */
function isPresent(form: string, lemma: string, language: Language): boolean {
  const [verb, particle = ''] = language.inflect(lemma, 'VERB', PRESENT)?.split(' ') ?? [];
  if (form.toLowerCase() !== particle + verb) return false;
  // zubereitet can be both.
  return language.inflect(lemma, 'VERB', PARTICIPLE) !== form.toLowerCase();
}

/** A participle that the tagger reads as an adjective, although it is a verb: ein Netz, [angefüllt] mit Fischen. */
export function asVerb(
  word: string,
  sentence: Sentence,
  index: number,
  { adjectiveEndings, infinitives = [] }: ShapeRules,
): Sentence {
  const { upos, lemma, features, relation } = sentence.tokens[index].analysis ?? {};
  if (!adjectiveEndings || upos !== 'ADJ' || lemma === undefined || relation?.startsWith('amod'))
    return sentence;
  const isVerb = (each: string) => infinitives.some((ending) => each.endsWith(ending));
  if (features?.VerbForm !== 'Part' || !isVerb(lemma) || !isVerb(word)) return sentence;
  return reread(sentence, index, { lemma, upos: 'VERB', features: { VerbForm: 'Part' } });
}

const PAST = { Mood: 'Ind', Tense: 'Past', VerbForm: 'Fin' };
/** German: die Statistik erfasst, hat erfasst. */
const PRESENT = { Mood: 'Ind', Number: 'Sing', Person: '3', Tense: 'Pres', VerbForm: 'Fin' };
const PARTICIPLE = { Tense: 'Past', VerbForm: 'Part' };

/**
 * The word in the text shows number and gender by its ending, even if the tagger disagrees: colonizadas,
 * pobladas.
 */
export function agreeingForm(
  form: string,
  { tokens }: Sentence,
  index: number,
  { agreeing }: ShapeRules,
): string | undefined {
  const { form: original, analysis } = tokens[index];
  if (!agreeing || !analysis) return undefined;
  const { upos, lemma, features } = analysis;
  const isParticiple = upos === 'VERB' && features.VerbForm === 'Part';
  if (!isParticiple && upos !== 'ADJ') return undefined;
  const [basic] = agreeing;
  if (!isParticiple && !lemma.endsWith(basic)) return undefined;
  const longest = (text: string) =>
    agreeing
      .filter((ending) => text.toLowerCase().endsWith(ending))
      .sort((a, b) => b.length - a.length)[0];
  const [wanted, own] = [longest(original), longest(form)];
  if (wanted === undefined || own === undefined || form.includes(' ')) return undefined;
  // agrícola, indígena: an invariable ending does not mark gender.
  return own === basic || own === wanted || isParticiple || own.startsWith(basic)
    ? form.slice(0, form.length - own.length) + wanted
    : undefined;
}

export function isPerfect(
  { tokens }: Sentence,
  index: number,
  { perfect = [] }: ShapeRules,
): boolean {
  return tokens.some(
    ({ analysis }) =>
      analysis?.head === index &&
      analysis.relation.startsWith('aux') &&
      perfect.includes(analysis.lemma),
  );
}

/** A shorter form where a noun follows: un mal ejemplo, un gran día. */
export function beforeNoun(
  form: string,
  { tokens }: Sentence,
  index: number,
  { beforeNoun: shorter = {} }: ShapeRules,
): string {
  const next = tokens[index + 1]?.analysis?.upos;
  const isBefore = tokens[index].analysis?.upos === 'ADJ' && (next === 'NOUN' || next === 'PROPN');
  return (isBefore ? shorter[form.toLowerCase()] : undefined) ?? form;
}

/** Taggers find superlatives where there are none, for which no form is known: independientes. */
export function withNumber(
  word: string,
  form: string,
  { tokens }: Sentence,
  index: number,
  language: Language,
): string {
  const { upos, features = {} } = tokens[index].analysis ?? {};
  const { Gender, Number: number, Degree } = features;
  if (upos !== 'ADJ' || form !== word || Degree === undefined || number !== 'Plur') return form;
  const given = { ...(Gender && { Gender }), Number: number };
  return language.inflect(word, upos, given) ?? form;
}

/** A compound has the forms of its last part: des Schneeleoparden, des Leoparden. */
export function asInCompound(
  word: string,
  { tokens }: Sentence,
  index: number,
): string | undefined {
  const { form, analysis } = tokens[index];
  if (analysis?.upos !== 'NOUN' || word.length < SHORTEST_PART) return undefined;
  const [lemma, last] = [analysis.lemma.toLowerCase(), word.toLowerCase()];
  if (!lemma.endsWith(last) || lemma === last) return undefined;
  const first = lemma.length - last.length;
  if (form.slice(0, first).toLowerCase() !== lemma.slice(0, first)) return undefined;
  return word.charAt(0) + form.slice(first + 1);
}

const SHORTEST_PART = 4;

/** The sentence with another analysis of one word. */
export function reread(
  sentence: Sentence,
  index: number,
  { lemma, upos, features }: Reading,
): Sentence {
  const token = sentence.tokens[index];
  const tokens = [...sentence.tokens];
  const { head = -1, relation = 'dep' } = token.analysis ?? {};
  tokens[index] = { ...token, analysis: { lemma, upos, features, head, relation } };
  return { ...sentence, tokens };
}
