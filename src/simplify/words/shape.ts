import type { Sentence } from '../../core/index.ts';
import type { Language, Reshaped } from '../../language/index.ts';
import { casedAs } from '../../language/inflection/casing.ts';
import { reshapedEdits } from '../../language/inflection/reshape.ts';
import type { Generated } from './generate.ts';
import type { LexiconSettings, LookupRule } from './lexicon.ts';
import type { Reading } from './readings.ts';

/** A candidate in the shape the sentence needs. */
export interface Shaped {
  readonly form: string;
  /** The replacement and what must change with it, as stretches of the text. */
  readonly edits: readonly {
    readonly start: number;
    readonly end: number;
    readonly replacement: string;
  }[];
  /** A neighbour that must change, but nobody knows how. */
  readonly unrepaired?: string;
}

/** What a language's lexicon says of shapes. */
export type ShapeRules = Pick<
  LexiconSettings,
  | 'infix'
  | 'adjectiveEndings'
  | 'agreeing'
  | 'beforeNoun'
  | 'gendered'
  | 'governs'
  | 'mainFirst'
  | 'perfect'
  | 'prepositions'
  | 'separable'
  | 'verbEndings'
>;

/** Gives a candidate the number, gender, tense and case of the word it replaces. */
export function shape(
  candidate: Generated,
  text: string,
  sentence: Sentence,
  index: number,
  language: Language,
  rules: ShapeRules = {},
): Shaped | undefined {
  const { shape: how, word } = candidate;
  const { infix } = rules;
  if (how === 'inflect') {
    if (infix !== undefined && holdsInfix(sentence, index, infix) && !word.includes(' '))
      return shapedAs({ form: `${infix} ${word}`, agreement: [] }, text, sentence, index, language);
    return isCitation(sentence, index)
      ? kept(word, text, sentence, index, language)
      : inflected(word, text, sentence, index, language, rules);
  }
  if (how === 'keep') return kept(word, text, sentence, index, language);
  if ('lemma' in how)
    return inflected(word, text, reread(sentence, index, how), index, language, rules);
  const listed = byRule(word, how, language, sentence, index);
  return listed === undefined ? undefined : kept(listed, text, sentence, index, language);
}

/** anzubringen is an-zu-bringen: what stands for it must bring its own particle (zu befestigen). */
function holdsInfix({ tokens }: Sentence, index: number, infix: string): boolean {
  const { form, analysis } = tokens[index];
  if (analysis?.upos !== 'VERB') return false;
  const lemma = analysis.lemma.toLowerCase();
  const lower = form.toLowerCase();
  if (lower.length !== lemma.length + infix.length) return false;
  const at = lower.indexOf(infix, 1);
  return at > 0 && lower.slice(0, at) + lower.slice(at + infix.length) === lemma;
}

function inflected(
  word: string,
  text: string,
  given: Sentence,
  index: number,
  language: Language,
  rules: ShapeRules,
): Shaped {
  const sentence = asAdjective(word, given, index, rules);
  const { main, rest } = partsOf(word, rules);
  const reshaped = language.reshape(main, sentence, index) ?? { form: main, agreement: [] };
  const form =
    (rules.adjectiveEndings ? sameEnding(main, sentence, index, language) : undefined) ??
    agreeingForm(reshaped.form, sentence, index, rules) ??
    likelierForm(main, reshaped.form, sentence, index, language, rules);
  const written = beforeNoun(form, sentence, index, rules) + rest;
  const agreement = reshaped.agreement.filter(
    ({ tokenIndex }) => !isPerfect(sentence, tokenIndex, rules),
  );
  const shaped = shapedAs(
    { form: casedAs(sentence.tokens[index].form, written), agreement },
    text,
    sentence,
    index,
    language,
  );
  const stranded =
    strandedPreposition(main, sentence, index, rules) ??
    strandedInfix(main, sentence, index, rules);
  return stranded === undefined ? shaped : { ...shaped, unrepaired: stranded };
}

/** zu adaptieren, but anzupassen: the particle would have to move. */
function strandedInfix(
  word: string,
  { tokens }: Sentence,
  index: number,
  { infix, separable = [] }: ShapeRules,
): string | undefined {
  if (infix === undefined || tokens[index].analysis?.upos !== 'VERB') return undefined;
  const before = tokens[index - 1]?.form;
  return before?.toLowerCase() === infix && separable.some((start) => word.startsWith(start))
    ? before
    : undefined;
}

/** The preposition that the old word asks for and the new one does not: disponían [de] recursos. */
function strandedPreposition(
  word: string,
  { tokens }: Sentence,
  index: number,
  { governs = {}, prepositions = {} }: ShapeRules,
): string | undefined {
  const asked = governs[tokens[index].analysis?.lemma ?? ''];
  if (asked === undefined || governs[word] === asked) return undefined;
  const near = tokens.slice(index + 1, index + 4);
  return near.find(({ form }) => prepositions[asked]?.includes(form.toLowerCase()))?.form;
}

/** What carries number and gender of a phrase, and what follows it: ropa| interior. */
function partsOf(word: string, { mainFirst }: ShapeRules): { main: string; rest: string } {
  const space = mainFirst ? word.indexOf(' ') : -1;
  return space < 0
    ? { main: word, rest: '' }
    : { main: word.slice(0, space), rest: word.slice(space) };
}

/** A participle may be replaced by an adjective, which has no tense. */
function asAdjective(
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
 * The word in the text shows number and gender by its ending, whatever the tagger says: colonizadas,
 * pobladas.
 */
function agreeingForm(
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
  // agrícola, indígena: an ending that does not change is no mark of gender.
  return own === basic || own === wanted || isParticiple || own.startsWith(basic)
    ? form.slice(0, form.length - own.length) + wanted
    : undefined;
}

function isPerfect({ tokens }: Sentence, index: number, { perfect = [] }: ShapeRules): boolean {
  return tokens.some(
    ({ analysis }) =>
      analysis?.head === index &&
      analysis.relation.startsWith('aux') &&
      perfect.includes(analysis.lemma),
  );
}

/** A shorter form where a noun follows: un mal ejemplo, un gran día. */
function beforeNoun(
  form: string,
  { tokens }: Sentence,
  index: number,
  { beforeNoun: shorter = {} }: ShapeRules,
): string {
  const next = tokens[index + 1]?.analysis?.upos;
  const isBefore = tokens[index].analysis?.upos === 'ADJ' && (next === 'NOUN' || next === 'PROPN');
  return (isBefore ? shorter[form.toLowerCase()] : undefined) ?? form;
}

/**
 * An adjective that is its lemma and an ending shows the ending that is needed: ökologisch-es,
 * organisch-es.
 */
function sameEnding(
  word: string,
  { tokens }: Sentence,
  index: number,
  language: Language,
): string | undefined {
  const { form, analysis } = tokens[index];
  if (analysis?.upos !== 'ADJ' || word.includes(' ')) return undefined;
  const lemma = analysis.lemma.toLowerCase();
  const lower = form.toLowerCase();
  // Without an ending it is an adverb or stands after its verb, and so does what replaces it.
  if (lower === lemma) return word;
  if (!lower.startsWith(lemma)) return undefined;
  const built = word + lower.slice(lemma.length);
  if (language.frequency.rank(built) !== undefined) return built;
  // dunkel, dunkle; rosa, rosa: these change, or do not.
  return /(?:e|el|er|a)$/.test(word) ? undefined : built;
}

/** How much rarer a form is than its like before it is taken for a mistake, in Zipf steps. */
const SUSPECT = 2.2;

/**
 * Adjectives that do not change are easily given an ending: of a form that is hardly ever seen and
 * the one of another gender, which is, the latter is right (general, not *generala).
 */
function likelierForm(
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

/** A verb without features that looks like its lemma: taggers are shy of infinitives. */
function isCitation(sentence: Sentence, index: number): boolean {
  const { form, analysis } = sentence.tokens[index];
  return (
    analysis?.upos === 'VERB' &&
    Object.keys(analysis.features).length === 0 &&
    form.toLowerCase() === analysis.lemma.toLowerCase()
  );
}

/** A form that is kept still moves its neighbours: a → an. */
function kept(
  word: string,
  text: string,
  sentence: Sentence,
  index: number,
  language: Language,
): Shaped {
  const reshaped = language.reshape(word, sentence, index);
  const same = reshaped?.form.toLowerCase() === word.toLowerCase();
  const agreement = reshaped && same ? reshaped.agreement : [];
  const form = casedAs(sentence.tokens[index].form, word);
  return shapedAs({ form, agreement }, text, sentence, index, language);
}

function shapedAs(
  reshaped: Reshaped,
  text: string,
  sentence: Sentence,
  index: number,
  language: Language,
): Shaped {
  const unrepaired = reshaped.agreement.find(
    ({ form }) => form === undefined || !isKnown(form, language),
  );
  return {
    form: reshaped.form,
    edits: reshapedEdits(text, sentence, index, reshaped).map(({ span, replacement }) => ({
      ...span,
      replacement,
    })),
    ...(unrepaired && { unrepaired: sentence.tokens[unrepaired.tokenIndex].form }),
  };
}

/** A neighbour's new form must be a word, too; a word that goes leaves nothing. */
function isKnown(form: string, language: Language): boolean {
  return form === '' || language.frequency.rank(form) !== undefined;
}

/** The sentence with another analysis of one word. */
function reread(sentence: Sentence, index: number, { lemma, upos, features }: Reading): Sentence {
  const token = sentence.tokens[index];
  const tokens = [...sentence.tokens];
  const { head = -1, relation = 'dep' } = token.analysis ?? {};
  tokens[index] = { ...token, analysis: { lemma, upos, features, head, relation } };
  return { ...sentence, tokens };
}

function byRule(
  word: string,
  rule: LookupRule,
  language: Language,
  sentence: Sentence,
  index: number,
): string | undefined {
  if (rule.append) {
    const found = rule.append.find(([ending]) => word.endsWith(ending));
    if (!found) return undefined;
    const stem = word.slice(0, word.length - found[0].length);
    const built = (rule.unstressed ? withoutStress(stem) : stem) + found[1];
    // An ending on a word it does not fit makes no word: *molequemente.
    return language.frequency.rank(built) === undefined && rule.first !== true ? undefined : built;
  }
  if (!rule.as) return word;
  const { Number: number, Gender } = sentence.tokens[index].analysis?.features ?? {};
  const given = { ...(number && { Number: number }), ...(Gender && { Gender }) };
  return language.inflect(word, rule.as.upos, { ...given, ...rule.as.features });
}

/** automático → automatic(amente): marks of stress go, tilde and cedilla stay. */
function withoutStress(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u0302]/g, '')
    .normalize('NFC');
}
