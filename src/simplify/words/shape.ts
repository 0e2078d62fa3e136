import type { Sentence } from '../../core/index.ts';
import type { Language, Reshaped } from '../../language/index.ts';
import { casedAs } from '../../language/inflection/casing.ts';
import { reshapedEdits } from '../../language/inflection/reshape.ts';
import { likelierForm, sameEnding, unchangingForm } from './adjective-forms.ts';
import {
  agreeingForm,
  asAdjective,
  asInCompound,
  asPastOrParticiple,
  asVerb,
  beforeNoun,
  isPerfect,
  reread,
  type ShapeRules,
  withNumber,
} from './fitting-form.ts';
import type { Generated } from './generate.ts';
import type { LookupRule } from './lexicon.ts';
import { misfitOf, phraseMisfit } from './misfits.ts';

/** A candidate in the form that the sentence requires. */
export interface Shaped {
  readonly form: string;
  /** The replacement and the changes it requires, as stretches of the text. */
  readonly edits: readonly {
    readonly start: number;
    readonly end: number;
    readonly replacement: string;
  }[];
  /** A neighbour that must change in an unknown way. */
  readonly unrepaired?: string;
}

/** Inflects a candidate for the number, gender, tense and case of the word it replaces. */
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
  if (isBound(word, rules) && !rules.adjectiveEndings)
    return kept(word, text, sentence, index, language);
  if (how === 'inflect') {
    if (infix !== undefined && holdsInfix(sentence, index, infix) && !word.includes(' ')) {
      const reshaped = { form: withInfix(word, infix, rules), agreement: [] };
      const shaped = shapedAs(reshaped, text, sentence, index, language);
      const misfit = misfitOf(word, sentence, index, reshaped, language, rules);
      return misfit === undefined ? shaped : { ...shaped, unrepaired: misfit };
    }
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

/** del riñón, al borde: a phrase that begins with a preposition has no other form. */
function isBound(word: string, { prepositions = {} }: ShapeRules): boolean {
  const space = word.indexOf(' ');
  if (space < 0) return false;
  const first = word.slice(0, space);
  return Object.values(prepositions).some((forms) => forms.includes(first));
}

/** anzubringen is an-zu-bringen: its replacement needs its own particle (zu befestigen). */
function holdsInfix({ tokens }: Sentence, index: number, infix: string): boolean {
  const { form, analysis } = tokens[index];
  if (analysis?.upos !== 'VERB') return false;
  const lemma = analysis.lemma.toLowerCase();
  const lower = form.toLowerCase();
  if (lower.length !== lemma.length + infix.length) return false;
  const at = lower.indexOf(infix, 1);
  return at > 0 && lower.slice(0, at) + lower.slice(at + infix.length) === lemma;
}

/** zu befestigen, but an-zu-passen. */
function withInfix(word: string, infix: string, { separable = [] }: ShapeRules): string {
  const particle = separable
    .filter((start) => word.startsWith(start) && word.length > start.length + 3)
    .sort((a, b) => b.length - a.length)[0];
  return particle ? particle + infix + word.slice(particle.length) : `${infix} ${word}`;
}

function inflected(
  word: string,
  text: string,
  given: Sentence,
  index: number,
  language: Language,
  rules: ShapeRules,
): Shaped {
  const read = asPastOrParticiple(asVerb(word, given, index, rules), index, language);
  const sentence = asAdjective(word, read, index, rules);
  const { main, rest } = partsOf(word, rules);
  const reshaped = language.reshape(main, sentence, index) ?? { form: main, agreement: [] };
  const form =
    unchangingForm(main, sentence, index, language, rules) ??
    (rules.adjectiveEndings
      ? (sameEnding(main, sentence, index, language, rules.adjectiveEndings) ??
        asInCompound(main, sentence, index))
      : undefined) ??
    agreeingForm(reshaped.form, sentence, index, rules) ??
    likelierForm(main, reshaped.form, sentence, index, language, rules);
  const numbered = withNumber(main, form, sentence, index, language);
  const written =
    beforeNoun(numbered, sentence, index, rules) +
    restOf(rest, main, numbered, sentence, index, language);
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
  const misfit =
    misfitOf(main, sentence, index, reshaped, language, rules) ??
    phraseMisfit(word, sentence, index, rules);
  return misfit === undefined ? shaped : { ...shaped, unrepaired: misfit };
}

/** The head of a phrase, which carries number and gender, and the rest: ropa| interior. */
function partsOf(word: string, { mainFirst }: ShapeRules): { main: string; rest: string } {
  const space = mainFirst ? word.indexOf(' ') : -1;
  return space < 0
    ? { main: word, rest: '' }
    : { main: word.slice(0, space), rest: word.slice(space) };
}

/** An adjective has the number of the noun before it: nave espacial, naves espaciales. */
function restOf(
  rest: string,
  main: string,
  form: string,
  { tokens }: Sentence,
  index: number,
  language: Language,
): string {
  const { upos, features } = tokens[index].analysis ?? {};
  const word = rest.trim();
  if (upos !== 'NOUN' || features?.Number !== 'Plur' || form === main || word.includes(' '))
    return rest;
  const plural = word === '' ? undefined : language.inflect(word, 'NOUN', { Number: 'Plur' });
  return plural && language.frequency.rank(plural) !== undefined ? ` ${plural}` : rest;
}

/** A verb without features that looks like its lemma: taggers rarely recognise infinitives. */
function isCitation(sentence: Sentence, index: number): boolean {
  const { form, analysis } = sentence.tokens[index];
  return (
    analysis?.upos === 'VERB' &&
    Object.keys(analysis.features).length === 0 &&
    form.toLowerCase() === analysis.lemma.toLowerCase()
  );
}

/** A form that is kept can still change its neighbours: a → an. */
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

/** A neighbour's new form must be a word, too; a removed word leaves nothing. */
function isKnown(form: string, language: Language): boolean {
  return form === '' || language.frequency.rank(form) !== undefined;
}

function byRule(
  word: string,
  rule: LookupRule,
  language: Language,
  sentence: Sentence,
  index: number,
): string | undefined {
  const inflected = rule.as ? inGivenForm(word, rule.as, language, sentence, index) : word;
  if (!rule.append || inflected === undefined) return inflected;
  const found = rule.append.find(([ending]) => inflected.endsWith(ending));
  if (!found) return undefined;
  const stem = inflected.slice(0, inflected.length - found[0].length);
  const built = (rule.unstressed ? withoutStress(stem) : stem) + found[1];
  // A wrong ending does not form a word: *molequemente.
  return language.frequency.rank(built) === undefined && rule.first !== true ? undefined : built;
}

function inGivenForm(
  word: string,
  { upos, features }: NonNullable<LookupRule['as']>,
  language: Language,
  sentence: Sentence,
  index: number,
): string | undefined {
  const { Number: number, Gender } = sentence.tokens[index].analysis?.features ?? {};
  const given = { ...(number && { Number: number }), ...(Gender && { Gender }) };
  return language.inflect(word, upos, { ...given, ...features });
}

/** automático → automatic(amente): stress marks are removed, tilde and cedilla are kept. */
function withoutStress(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u0302]/g, '')
    .normalize('NFC');
}
