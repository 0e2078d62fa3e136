import type { Features, Sentence } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { ShapeRules } from './fitting-form.ts';
import type { AdjectiveEndings } from './lexicon.ts';
import { patternOf } from './pattern.ts';

/**
 * Adjectives that inflect for number only, even if the inflection model generalises wrongly: popular, populares,
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
    // In place of a participle, preguntar is a verb (preguntado), popular is not.
    const isWritten = (asked: Features) => {
      const form = language.inflect(word, upos, asked);
      return form !== undefined && language.frequency.rank(form) !== undefined;
    };
    // Some participles are rare although the verb is not: dificultado, dificultan.
    if (isWritten(features) || isWritten(THEY)) return undefined;
  }
  const form = features.Number === 'Plur' ? word.slice(0, -rule[0].length) + rule[1] : word;
  return language.frequency.rank(form) === undefined ? undefined : form;
}

const THEY = { Mood: 'Ind', Number: 'Plur', Person: '3', Tense: 'Pres', VerbForm: 'Fin' };

/**
 * An adjective that consists of its lemma and an ending shows the required ending: ökologisch-es,
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
  // Without an ending, it is an adverb or a predicate, and so is its replacement.
  if (lower === lemma) return word;
  // In that position, an ending marks the comparative, even if the tagger disagrees.
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
  // teuer, teure; rosa, rosa: some change, some do not.
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
    // The inflection model changes vowels that should not change: *leidenschäftlicher.
    const isLearned = made !== undefined && language.frequency.rank(made) === undefined;
    return isLearned && !patternOf(unevenRaised).test(each) ? each + raise : made;
  });
  return old && raised && form.startsWith(old) ? raised + form.slice(old.length) : undefined;
}

/** The difference in Zipf steps from which the rarer of two forms counts as a mistake. */
const SUSPECT = 2.2;

/**
 * The inflection model may add endings to invariable adjectives: if a form is very rare and
 * that of another gender is frequent, the latter is right (general, not *generala).
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
  // A noun, or an adjacent adjective: ilustre e enérgica.
  const beside = tokens[index - 1]?.analysis;
  const named = LEADS.includes(tokens[head]?.analysis?.upos ?? 'X')
    ? tokens[head].analysis
    : undefined;
  // The nearer one of two possible nouns: as técnicas e os recursos adequados.
  const lead = named && beside?.upos === 'NOUN' && head < index ? beside : named;
  const gender = features.Gender ?? lead?.features.Gender;
  if (gender === undefined) return form;
  const number = features.Number ?? lead?.features.Number;
  const inGender = (Gender: string) =>
    language.inflect(word, 'ADJ', { ...features, ...(number && { Number: number }), Gender });
  if (features.Gender === undefined) {
    // incontables shows no gender, but its replacement may: numerosas actuaciones.
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
