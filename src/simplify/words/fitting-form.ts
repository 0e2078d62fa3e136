import type { Features, Sentence } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { byPlace } from './by-place.ts';
import type { AdjectiveEndings, LexiconSettings } from './lexicon.ts';
import { patternOf } from './pattern.ts';
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
export function asTold(sentence: Sentence, index: number, language: Language): Sentence {
  return told(sentence, index, () => readAsTold(sentence, index, language));
}

const told = byPlace<Sentence>();

function readAsTold(sentence: Sentence, index: number, language: Language): Sentence {
  const { form, analysis } = sentence.tokens[index];
  if (analysis?.upos !== 'VERB') return sentence;
  const { lemma, upos, features, relation } = analysis;
  const isParticiple = features.VerbForm === 'Part';
  if (isParticiple && isPresent(form, lemma, language))
    return reread(sentence, index, { lemma, upos, features: PRESENT });
  const isForm = (told: Features) => language.inflect(lemma, upos, told) === form.toLowerCase();
  // Nor is geschleppt a present tense.
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
  const isTold = isParticiple
    ? (has(/^nsubj$/) || isJoined) && !has(/^aux/) && !/^(?:acl$|amod|advcl)/.test(relation)
    : has(/^aux/);
  if (!isTold) return sentence;
  // An auxiliary far off may be missed by the parser: werde der Wille verzerrt.
  const isAlone = !sentence.tokens.some((token) => token.analysis?.upos === 'AUX');
  const others = isParticiple ? [PAST, ...(isAlone ? [PRESENT] : [])] : [PARTICIPLE];
  // Old spelling: erfaßt, erfasst.
  const spelling = (text = '') => text.toLowerCase().replace('ßt', 'sst');
  const likely = others.find(
    (each) => spelling(language.inflect(lemma, upos, each)) === spelling(form),
  );
  return likely ? reread(sentence, index, { lemma, upos, features: likely }) : sentence;
}

/** versinkt, aufsetzt, which are no participles: versunken, aufgesetzt. In a main clause the particle stands apart. */
function isPresent(form: string, lemma: string, language: Language): boolean {
  const [verb, particle = ''] = language.inflect(lemma, 'VERB', PRESENT)?.split(' ') ?? [];
  if (form.toLowerCase() !== particle + verb) return false;
  // zubereitet is both.
  return language.inflect(lemma, 'VERB', PARTICIPLE) !== form.toLowerCase();
}

/** A participle that the tagger takes for an adjective, though it stands for a verb: ein Netz, [angefüllt] mit Fischen. */
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
 * The word in the text shows number and gender by its ending, whatever the tagger says: colonizadas,
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

/**
 * Adjectives that show number alone, whatever an inflection learned from others makes of them: popular, populares,
 * not *populado or *populara.
 */
export function unchangingForm(
  word: string,
  { tokens }: Sentence,
  index: number,
  language: Language,
  { unchanging = [] }: ShapeRules,
): string | undefined {
  const { upos, features = {} } = tokens[index].analysis ?? {};
  const rule = unchanging.find(([ending]) => word.endsWith(ending));
  if (!rule || (upos !== 'ADJ' && features.VerbForm !== 'Part')) return undefined;
  if (upos === 'VERB') {
    // For a participle, preguntar is a verb (preguntado), popular is none.
    const isWritten = (asked: Features) => {
      const form = language.inflect(word, upos, asked);
      return form !== undefined && language.frequency.rank(form) !== undefined;
    };
    // Some participles are rare where the verb is not: dificultado, dificultan.
    if (isWritten(features) || isWritten(THEY)) return undefined;
  }
  const form = features.Number === 'Plur' ? word.slice(0, -rule[0].length) + rule[1] : word;
  return language.frequency.rank(form) === undefined ? undefined : form;
}

const THEY = { Mood: 'Ind', Number: 'Plur', Person: '3', Tense: 'Pres', VerbForm: 'Fin' };

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

/** Taggers see superlatives where there are none, and no form is known for them: independientes. */
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

/**
 * An adjective that is its lemma and an ending shows the ending that is needed: ökologisch-es,
 * organisch-es.
 */
export function sameEnding(
  word: string,
  { tokens }: Sentence,
  index: number,
  language: Language,
  endings: AdjectiveEndings,
): string | undefined {
  const { form, analysis } = tokens[index];
  if (analysis?.upos !== 'ADJ' || word.includes(' ')) return undefined;
  const lemma = analysis.lemma.toLowerCase();
  const lower = form.toLowerCase();
  // Without an ending it is an adverb or stands after its verb, and so does what replaces it.
  if (lower === lemma) return word;
  // There, an ending raises it, whatever the tagger says.
  const { Degree } = analysis.features;
  const isRaised = lower === lemma + endings.raise && !analysis.relation.startsWith('amod');
  if (Degree === 'Cmp' || isRaised) return raisedAs(word, lower, lemma, language, endings);
  // The vowel may change: grundlegendste, stärkste.
  if (Degree === 'Sup') return undefined;
  if (!lower.startsWith(lemma)) return undefined;
  const built = word + lower.slice(lemma.length);
  if (language.frequency.rank(built) !== undefined) return built;
  const end = Object.keys(endings.drops).find((each) => word.endsWith(each));
  if (end !== undefined)
    return word.slice(0, -end.length) + endings.drops[end] + lower.slice(lemma.length);
  // teuer, teure; rosa, rosa: these change, or do not.
  return patternOf(endings.uneven).test(word) ? undefined : built;
}

/** kompetenter-en, fähiger-en; the vowel may change: stärker. */
function raisedAs(
  word: string,
  form: string,
  lemma: string,
  language: Language,
  { raise, unevenRaised }: AdjectiveEndings,
): string | undefined {
  const [old, raised] = [lemma, word].map((each) => {
    const made = language.inflect(each, 'ADJ', { Degree: 'Cmp' });
    // An inflection learned from others changes vowels that stay: *leidenschäftlicher.
    const isLearned = made !== undefined && language.frequency.rank(made) === undefined;
    return isLearned && !patternOf(unevenRaised).test(each) ? each + raise : made;
  });
  return old && raised && form.startsWith(old) ? raised + form.slice(old.length) : undefined;
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

/** How much rarer a form is than its like before it is taken for a mistake, in Zipf steps. */
const SUSPECT = 2.2;

/**
 * Adjectives that do not change are easily given an ending: of a form that is hardly ever seen and
 * the one of another gender, which is, the latter is right (general, not *generala).
 */
export function likelierForm(
  word: string,
  form: string,
  { tokens }: Sentence,
  index: number,
  language: Language,
  { gendered = [] }: ShapeRules,
): string {
  const { upos, features = {}, head = -1 } = tokens[index].analysis ?? {};
  if (upos !== 'ADJ' || word.includes(' ')) return form;
  // A noun, or the adjective it stands beside: ilustre e enérgica.
  const beside = tokens[index - 1]?.analysis;
  const named = LEADS.includes(tokens[head]?.analysis?.upos ?? 'X')
    ? tokens[head].analysis
    : undefined;
  // Of two nouns it may belong to, the nearer one: as técnicas e os recursos adequados.
  const lead = named && beside?.upos === 'NOUN' && head < index ? beside : named;
  const gender = features.Gender ?? lead?.features.Gender;
  if (gender === undefined) return form;
  const number = features.Number ?? lead?.features.Number;
  const inGender = (Gender: string) =>
    language.inflect(word, 'ADJ', { ...features, ...(number && { Number: number }), Gender });
  if (features.Gender === undefined) {
    // incontables shows no gender, what stands for it may: numerosas actuaciones.
    const agreed = inGender(gender);
    return agreed !== undefined && language.frequency.rank(agreed) !== undefined ? agreed : form;
  }
  if (gendered.some((ending) => word.endsWith(ending))) return form;
  const own = language.frequency.zipf(form);
  const others = GENDERS.filter((other) => other !== gender).flatMap(
    (other) => inGender(other) ?? [],
  );
  const best = others.reduce(
    (found, other) =>
      language.frequency.zipf(other) > language.frequency.zipf(found) ? other : found,
    form,
  );
  return language.frequency.zipf(best) > own + SUSPECT ? best : form;
}

const LEADS = ['NOUN', 'ADJ'];

const GENDERS = ['Masc', 'Fem', 'Com'];

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
