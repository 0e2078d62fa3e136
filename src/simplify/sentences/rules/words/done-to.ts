import type { Language } from '../../../../language/index.ts';
import type { NominalRules } from '../../language-file/rewrite-rules.ts';
import { range, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/** What belongs to the noun before it, too. */
const MORE = /^(?:CCONJ|NOUN|PROPN|DET)$/;

/** What is done to something, told by a noun: "Prüfung der Angaben". */
export interface Done {
  /** What it is done to, in the case of a subject or an object, and its last word. */
  readonly thing: string;
  readonly isMany: boolean;
  readonly last: number;
}

/** "der Angaben" → "die Angaben", "des Vertrags" → "den Vertrag", "von Kosten" → "Kosten". */
export function doneAt(
  tree: Tree,
  first: number,
  data: NominalRules,
  wanted: 'Acc' | 'Nom',
  language: Language,
): Done | undefined {
  const bare = withoutArticle(tree, first, data);
  if (bare) return bare;
  let noun = first + 1;
  while (tree.at(noun).upos === 'ADJ' && noun < first + 3) noun++;
  const { upos, lemma } = tree.at(noun);
  const form = tree.form(noun);
  const isMany = looksMany(form, lemma, data);
  const words = range({ first: first + 1, last: noun - 1 }).map((i) => tree.form(i));
  // "der Kosten des Verfahrens", "der Angaben und Belege": more belongs to it.
  const next = tree.at(noun + 1).upos;
  const word = tree.lower(first);
  const isNoun = upos === 'NOUN' || (upos === 'PROPN' && (isMany || word === data.ofMany));
  if (!isNoun || MORE.test(next) || tree.form(noun + 1) === ',') return undefined;
  const gender = Object.keys(data.genders).find((each) =>
    data.genders[each].some((end) => lemma.toLowerCase().endsWith(end)),
  );
  const made = (
    article: string,
    told: string | undefined,
    many: boolean,
    described: readonly string[] = words,
  ): Done | undefined => {
    if (told === undefined) return undefined;
    const isUpper = /^\p{Lu}/u.test(tree.form(first)) && article !== '';
    const begins = isUpper ? upperFirst(article) : article;
    const thing = [begins, ...described, told].filter(Boolean).join(' ');
    return { thing, isMany: many, last: noun };
  };
  if (Object.hasOwn(data.her, word)) {
    // "der neuen Regel" → "die neue Regel": the adjective would change, too.
    if (words.length > 0 && !isMany) return undefined;
    // "der Möbel": one or many, for the verb?
    if (wanted === 'Nom' && !isMany && gender !== 'Fem') return undefined;
    return made(data.her[word], form, isMany);
  }
  if (word === data.ofMany && isMany) {
    const many = manyOf(lemma, form, gender, wanted, language);
    // "von starken Mitteln" → "starke Mittel"
    const described = words.map((each) => each.slice(0, -1));
    return many === undefined ? undefined : made('', many, true, described);
  }
  // "von Müll" is of no number.
  if (word === data.ofMany && words.length === 0 && form === lemma) return made('', form, false);
  const article = data.his[word]?.[wanted === 'Nom' ? `${gender} Nom` : (gender ?? '')];
  const isSame = form.startsWith(lemma) && form.endsWith(data.genitive) && words.length === 0;
  return article !== undefined && isSame ? made(article, lemma, false) : undefined;
}

/** "weiterer Kosten" → "weitere Kosten" */
function withoutArticle(tree: Tree, first: number, data: NominalRules): Done | undefined {
  const noun = first + 1;
  const { upos, lemma } = tree.at(noun);
  const [adjective, form] = [tree.form(first), tree.form(noun)];
  if (tree.at(first).upos !== 'ADJ' || upos !== 'NOUN' || !adjective.endsWith(data.hers)) {
    return undefined;
  }
  const isMany = looksMany(form, lemma, data);
  const next = tree.at(noun + 1).upos;
  if (!isMany || MORE.test(next)) return undefined;
  return { thing: `${adjective.slice(0, -1)} ${form}`, isMany, last: noun };
}

/** "Unfällen" → "Unfälle" */
function manyOf(
  lemma: string,
  form: string,
  gender: string | undefined,
  wanted: 'Acc' | 'Nom',
  language: Language,
): string | undefined {
  // Of feminine nouns, and of those that are always many, all forms of many are alike: "von Kosten".
  if (gender === 'Fem' || form === lemma) return form;
  const many = language.inflect(lemma, 'NOUN', { Case: wanted, Number: 'Plur' });
  if (many === undefined || many === lemma) return form === `${lemma}n` ? lemma : undefined;
  const zipf = (word: string) => language.frequency.zipf(word.toLowerCase());
  // "Schul-": the word for one is no word of its own.
  return zipf(many) > 1 && zipf(many) < zipf(lemma) + 1 ? many : undefined;
}

/** The tagger knows number and gender of few nouns; their endings tell more. */
function looksMany(form: string, lemma: string, { many }: NominalRules): boolean {
  return many.some((end) => form.endsWith(end)) || form !== lemma;
}
