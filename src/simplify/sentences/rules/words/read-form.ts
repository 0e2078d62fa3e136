import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Tree } from '../../tree.ts';

/** "comencé" read as somebody else's "comienza": what is read would be written otherwise. */
export function isUnexplained(tree: Tree, index: number, language: Language): boolean {
  const { lemma, features } = tree.at(index);
  if (features.VerbForm === 'Part') return mayBeTold(tree.lower(index), lemma, language);
  const own = language.reshape(lemma, tree.sentence, index)?.form;
  return own !== undefined && own.toLowerCase() !== tree.lower(index);
}

/** "…, recorda" read as "recordada": what may be finite is no participle. */
function mayBeTold(form: string, lemma: string, language: Language): boolean {
  return ['1', '2', '3'].some((Person) =>
    ['Ind', 'Sub'].some((Mood) => {
      const asked = { VerbForm: 'Fin', Tense: 'Pres', Number: 'Sing', Person, Mood };
      return language.inflect(lemma, 'VERB', asked) === form;
    }),
  );
}

/**
 * "les progrès accomplis" → "fis", "elle préconise" → "conseillée": a participle that is written like
 * another past, and what is no participle.
 */
export function isOtherPast(
  tree: Tree,
  index: number,
  easier: string,
  form: string,
  language: Language,
): boolean {
  const { features, lemma } = tree.at(index);
  const { VerbForm, Tense } = features;
  if (VerbForm !== 'Part' || Tense !== 'Past') return false;
  const isPast = (written: string, verb: string) => {
    const participles = participlesOf(verb, language);
    return participles.includes(undefined) || participles.includes(written.toLowerCase());
  };
  return !isPast(form, easier) || !isPast(tree.form(index), lemma);
}

/** "termina", "prendi" read as participles: a form of the present, and no participle of the verb. */
export function isNoParticiple(tree: Tree, index: number, language: Language): boolean {
  const { lemma, features } = tree.at(index);
  if (features.VerbForm !== 'Part') return false;
  const isForm = (asked: Readonly<Record<string, string>>) =>
    language.inflect(lemma, 'VERB', asked)?.toLowerCase() === tree.lower(index);
  const present = { VerbForm: 'Fin', Tense: 'Pres', Number: 'Sing' };
  const isPresent =
    ['2', '3'].some((Person) => isForm({ ...present, Mood: 'Ind', Person })) ||
    isForm({ ...present, Mood: 'Sub', Person: '3' });
  if (!isPresent) return false;
  const participles = participlesOf(lemma, language).map((form) => form?.toLowerCase());
  return !participles.includes(tree.lower(index));
}

/** "Se não fornecer os dados" → "Se não dar os dados": a mood that of most verbs looks like the infinitive. */
export function isOtherMood(
  tree: Tree,
  index: number,
  easier: string,
  { plainIf }: SentenceRules,
  language: Language,
): boolean {
  const { asks } = plainIf ?? {};
  const { lemma } = tree.at(index);
  if (!asks || tree.lower(index) !== lemma) return false;
  const isAsked = tree
    .children(index)
    .some((each) => each < index && asks.after.includes(tree.lower(each)));
  const { Mood, Tense } = asks;
  const asked = { VerbForm: 'Fin', Person: '3', Number: 'Sing', Mood, Tense };
  return isAsked && language.inflect(easier, 'VERB', asked) !== easier;
}

/** The past participles of a verb, of each gender and number. */
function participlesOf(verb: string, language: Language): (string | undefined)[] {
  const past = { VerbForm: 'Part', Tense: 'Past' };
  return ['Masc', 'Fem'].flatMap((Gender) =>
    ['Sing', 'Plur'].map((number) =>
      language.inflect(verb, 'VERB', { ...past, Gender, Number: number }),
    ),
  );
}
