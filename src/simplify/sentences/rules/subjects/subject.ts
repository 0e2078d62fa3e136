import type { SentenceRules } from '../../language-file/rules-file.ts';
import { lowerFirst, textOf, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { nameOf, nounPhrase } from './noun-phrase.ts';

/** A longer name is not said twice. */
const LONGEST_NAME = 5;

/** How a subject is said again at the start of a sentence; undefined when it would be unclear. */
export function subjectAgain(
  tree: Tree,
  subject: number,
  rules: SentenceRules,
): string | undefined {
  const { repeatSubject } = rules;
  if (!repeatSubject) return undefined;
  const { upos, features } = tree.at(subject);
  if (upos === 'PRON' && (features.PronType === 'Rel' || features.PronType === 'Int'))
    return undefined;
  if (features.PronType === 'Dem') return undefined;
  // "His oeuvre changed": a misread noun leaves its owner as the subject.
  if (features.Poss === 'Yes') return undefined;
  if (tree.enclosed[subject] || tree.child(subject, ['case']) !== undefined) return undefined;
  const name = nameOf(tree, subject);
  const bare = name ?? nounPhrase(tree, subject);
  // "Dog Day Afternoon": the name begins before.
  const isCapital = (at: number) => /^\p{Lu}/u.test(tree.form(at));
  const isCut = bare && bare.first > 0 && isCapital(bare.first) && isCapital(bare.first - 1);
  if (isCut && upos === 'NOUN') return undefined;
  const length = bare ? bare.last - bare.first + 1 : 99;
  if (bare && length <= repeatSubject.longest) return upperFirst(textOf(tree, bare));
  return undefined;
}

/** The noun that a clause tells of, said again: "The house", "This house", a name. */
export function antecedentAgain(
  tree: Tree,
  noun: number,
  rules: SentenceRules,
): string | undefined {
  if (tree.enclosed[noun]) return undefined;
  const name = nameOf(tree, noun);
  if (name && name.last - name.first > LONGEST_NAME) return undefined;
  // "the 2014 Peace Conference": without the year it would need its article.
  const before = name ? tree.at(name.first - 1).upos : '';
  if (name && /^(?:NUM|ADJ)$/.test(before) && tree.at(name.first - 2).upos === 'DET')
    return undefined;
  if (name) return upperFirst(textOf(tree, name));
  const { upos, features } = tree.at(noun);
  const { demonstratives } = rules;
  if (upos !== 'NOUN' || !demonstratives) return undefined;
  const titled = titledName(tree, noun, rules);
  if (titled) return titled;
  if (tree.children(noun).some((child) => tree.relation(child) === 'conj')) return undefined;
  if (tree.relation(noun) === 'conj') return undefined;
  if (noun > 0 && /^\p{Lu}/u.test(tree.form(noun))) return undefined;
  const determined = tree
    .children(noun)
    .some((child) => /^(?:det|nmod|nummod|amod)/.test(tree.at(child).relation));
  // "This gold": a noun without article or plural is a substance.
  if (!determined && features.Number !== 'Plur') return undefined;
  const number = features.Number === 'Plur' ? 'Plur' : 'Sing';
  // "The minister, who …, has …": what comes later is told of the minister, not of this one.
  const isSubject = tree.relation(noun) === 'nsubj' && tree.at(noun).head === tree.root;
  const isKnown = tree.children(noun).some((child) => tree.at(child).features.Definite === 'Def');
  const known = isSubject && isKnown ? demonstratives.Def : undefined;
  const compounds = tree
    .children(noun)
    .filter(
      (child) =>
        tree.relation(child) === 'compound' && child < noun && !/^\p{Lu}/u.test(tree.form(child)),
    );
  // "a seven-year war": not "this year war".
  const hyphen = compounds.some((child) => tree.form(child - 1) === '-');
  const first = hyphen ? noun : Math.min(noun, ...compounds);
  const written = textOf(tree, { first, last: noun });
  const text = first === 0 ? lowerFirst(written) : written;
  const form = `${features.Gender}.${number}`;
  const beforeVowel = demonstratives[`${form}.Vowel`];
  // "cet homme", "ce héros": an h does not tell.
  const { vowels = '', unclearVowels = '' } = rules;
  const letter = text[0].toLowerCase();
  if (beforeVowel !== undefined && unclearVowels.includes(letter)) return undefined;
  const isVowel = beforeVowel !== undefined && vowels.includes(letter);
  const plain = demonstratives[form] ?? demonstratives[number];
  const determiner = known ?? (isVowel ? beforeVowel : plain);
  return determiner === undefined ? undefined : `${determiner} ${text}`;
}

/** "La signora Marini": somebody with a title and one name is called by both, and not "this lady". */
function titledName(tree: Tree, noun: number, { gendered }: SentenceRules): string | undefined {
  const [article, next, after] = [noun - 1, noun + 1, noun + 2].map((at) => tree.form(at));
  const isNamed = /^\p{Lu}\p{Ll}/u.test(next) && /^[,،]$/.test(after);
  if (!gendered || !isNamed || tree.at(noun - 1).features.Definite !== 'Def') return undefined;
  return `${upperFirst(article)} ${tree.form(noun)} ${next}`;
}
