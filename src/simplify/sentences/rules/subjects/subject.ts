import type { SentenceRules } from '../../language-file/rules-file.ts';
import { lowerFirst, range, textOf, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { nameOf, nounPhrase } from './noun-phrase.ts';
import { isMany } from './number.ts';
import { heOrShe, isPersonal, isThing } from './person.ts';

/** A longer name is not said twice. */
const LONGEST_NAME = 5;

/** How a subject is said again at the start of a sentence; undefined when it would be unclear. */
export function subjectAgain(
  tree: Tree,
  subject: number,
  rules: SentenceRules,
): string | undefined {
  const { repeatSubject, formsAlike, littleWords } = rules;
  if (!repeatSubject) return undefined;
  if (formsAlike && isTitle(tree, subject)) return repeatSubject.pronouns?.Sing;
  const { upos, features } = tree.at(subject);
  if (upos === 'PRON' && (features.PronType === 'Rel' || features.PronType === 'Int'))
    return undefined;
  if (features.PronType === 'Dem' || tree.lower(subject) === littleWords?.existential)
    return undefined;
  // "His oeuvre changed": a misread noun leaves its owner as the subject.
  if (features.Poss === 'Yes') return undefined;
  if (tree.enclosed[subject] || tree.child(subject, ['case']) !== undefined) return undefined;
  const name = nameOf(tree, subject);
  const bare = name ?? nounPhrase(tree, subject);
  // "Dog Day Afternoon": the name begins before.
  const isCapital = (at: number) => /^\p{Lu}/u.test(tree.form(at));
  const isCut = bare && bare.first > 0 && isCapital(bare.first) && isCapital(bare.first - 1);
  if (isCut && upos === 'NOUN') return undefined;
  // "The yes campaign": what the noun has before it hangs elsewhere.
  const isLoose =
    upos === 'NOUN' && bare && /^(?:DET|INTJ|ADJ)$/.test(tree.at(bare.first - 1).upos);
  if (formsAlike && (isLoose || isPlaceOfSubject(tree, subject))) return undefined;
  // "The 2012 Mac Pro": a name with a year and an article is a thing.
  const isDated =
    name && tree.at(name.first - 1).upos === 'NUM' && tree.at(name.first - 1).head === subject;
  if (formsAlike && isDated) {
    const many = features.Number === 'Plur' || isMany(tree, subject, rules);
    return repeatSubject.pronouns?.[many ? 'Plur' : 'Sing'];
  }
  const length = bare ? bare.last - bare.first + 1 : 99;
  if (bare && length <= repeatSubject.longest) return upperFirst(textOf(tree, bare));
  return features.Number === 'Plur' ? repeatSubject.pronouns?.Plur : undefined;
}

/** "His home in Windsor, Vermont was sold": the home, though the parser takes the place for the subject. */
function isPlaceOfSubject(tree: Tree, subject: number): boolean {
  const comma = (tree.stretch(subject)?.first ?? subject) - 1;
  const { upos } = tree.at(comma - 1);
  if (tree.form(comma) !== ',' || !/^(?:PROPN|NOUN)$/.test(upos)) return false;
  return tree.children(tree.at(subject).head).some((i) => {
    if (![comma - 1, comma].includes(tree.stretch(i)?.last ?? -1)) return false;
    // "That summer, Ann went": when.
    if (upos === 'NOUN' && tree.relation(i) === 'obl') return false;
    return tree.at(i).upos === 'NOUN' && tree.child(i, ['case']) === undefined;
  });
}

/** ""Hey Jude" is …": what stands in quotation marks, all of it, is a work. */
function isTitle(tree: Tree, subject: number): boolean {
  if (!tree.enclosed[subject]) return false;
  let [first, last] = [subject, subject];
  while (first > 0 && !QUOTES.test(tree.form(first)) && tree.enclosed[first - 1]) first--;
  while (tree.enclosed[last + 1] && !QUOTES.test(tree.form(last))) last++;
  if (!QUOTES.test(tree.form(first)) || !QUOTES.test(tree.form(last)) || last <= first + 1)
    return false;
  // "The "Sissoi" was built": a ship; "the song "X" was": the song.
  const opens = first === 0 || tree.form(first - 1) === ',' || tree.at(first - 1).upos === 'DET';
  return opens && /^(?:AUX|VERB|ADV)$/.test(tree.at(last + 1).upos);
}

const QUOTES = /^["“”]$/;

/**
 * How the subject of one clause is said in the next: a pronoun for things and for many, a name or noun
 * else. `until` is where the next one begins.
 */
export function pronounFor(
  tree: Tree,
  subject: number,
  rules: SentenceRules,
  until?: number,
): string | undefined {
  const { upos, features, lemma } = tree.at(subject);
  const { persons, repeatSubject } = rules;
  // "This includes … and is …"
  if (features.PronType === 'Dem' && persons && repeatSubject?.pronouns)
    return repeatSubject.pronouns[features.Number === 'Plur' ? 'Plur' : 'Sing'];
  const again = subjectAgain(tree, subject, rules);
  const joined = tree
    .children(subject)
    .some(
      (child) => tree.relation(child) === 'conj' && !(rules.formsAlike && tree.enclosed[child]),
    );
  // "Ann and Bo came and stayed": both did.
  if (joined && upos === 'PROPN' && rules.formsAlike) return bothAgain(tree, subject, again, rules);
  const name = upos === 'PROPN' && again && !joined ? nameOf(tree, subject) : undefined;
  if (name) {
    const thing = isThing(tree, subject, rules) ? repeatSubject?.pronouns?.Sing : undefined;
    return heOrShe(tree, name, rules, until) ?? thing ?? again;
  }
  // "Joe's Café … its": a thing, whatever its name is.
  const owned = tree.child(subject, ['nmod:poss']) !== undefined;
  const unnamed = upos === 'PROPN' && !again && !joined && !tree.enclosed[subject];
  if (unnamed && owned && rules.formsAlike && isThing(tree, subject, rules))
    return repeatSubject?.pronouns?.Sing;
  if (upos !== 'NOUN' || !persons || joined || tree.enclosed[subject]) return again;
  const determined = tree
    .children(subject)
    .some((child) => /^(?:det|nmod:poss)$/.test(tree.at(child).relation));
  // "Hinds" inside a sentence is a name, however it was read.
  const named = subject > 0 && !determined && /^\p{Lu}/u.test(tree.form(subject));
  if (rules.formsAlike && named)
    return isThing(tree, subject, rules) ? repeatSubject?.pronouns?.Sing : again;
  // "Partners in Crime was": one, as the verb tells.
  const many = features.Number === 'Plur' && (isMany(tree, subject, rules) || !rules.formsAlike);
  if (many) return repeatSubject?.pronouns?.Plur ?? again;
  if (features.Number === 'Plur') return repeatSubject?.pronouns?.Sing;
  const person =
    isPersonal(lemma, rules) ||
    // "the actor Jan Berg", but "the song "Home""
    tree
      .children(subject)
      .some((child) => /^(?:flat|appos)/.test(tree.at(child).relation) && !tree.enclosed[child]);
  // "Enlargement", "Adult muscle": no name, as its ending or its small letter shows.
  const isCommon =
    rules.formsAlike &&
    (/^\p{Ll}/u.test(tree.form(subject)) ||
      persons.exceptEndings?.some((ending) => lemma.endsWith(ending)));
  if (!person && (determined || isCommon)) return repeatSubject?.pronouns?.Sing ?? again;
  // "A man fell. This man is …": "A man" again would be another one.
  const article = tree.child(subject, ['det']);
  const isNew = article !== undefined && rules.indefinite?.includes(tree.lower(article));
  return (again && isNew ? antecedentAgain(tree, subject, rules) : undefined) ?? again;
}

function bothAgain(
  tree: Tree,
  subject: number,
  one: string | undefined,
  { series, repeatSubject, persons }: SentenceRules,
): string | undefined {
  const stretch = tree.stretch(subject);
  const joints = tree
    .children(subject)
    .flatMap((child) => tree.children(child))
    .filter((child) => tree.relation(child) === 'cc' && child > subject);
  // "Ann Lee, or simply Lee, is": one and the same.
  if (joints.length === 0 || joints.some((i) => tree.form(i) !== '&' && tree.lower(i) !== series))
    return one;
  // "Ann Lee, founder and head of the firm, has": what she is.
  const isAside = stretch && [stretch.last, stretch.last + 1].some((i) => tree.form(i) === ',');
  if (isAside) return one;
  // "The Elgin, Joliet and Eastern Railroad": one name; "Ann came, and Bo": read wrongly.
  const isOne = !stretch || range(stretch).some((i) => persons?.things?.includes(tree.lower(i)));
  const isLate = joints.some((i) => i > tree.at(subject).head);
  return isOne || isLate ? undefined : repeatSubject?.pronouns?.Plur;
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
  // "the now emerging Kunstmuseum": likewise.
  const article = name && tree.child(noun, ['det']);
  if (tree.formsAlike && name && article !== undefined && article < name.first) return undefined;
  // "Rosie the Riveter": only half of a name.
  if (name && before === 'PROPN' && tree.formsAlike) return undefined;
  if (name) return upperFirst(textOf(tree, name));
  const { upos, features } = tree.at(noun);
  const { demonstratives } = rules;
  if (upos !== 'NOUN' || !demonstratives) return undefined;
  const titled = titledName(tree, noun, rules);
  if (titled) return titled;
  // "The 19th century Moir House is": no century is.
  const isTime = rules.passive?.notAgents?.includes(tree.at(noun).lemma);
  if (isTime && tree.at(noun + 1).upos === 'PROPN') return undefined;
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
  const known = (isSubject || tree.formsAlike) && isKnown ? demonstratives.Def : undefined;
  const compounds = tree
    .children(noun)
    .filter(
      (child) =>
        tree.relation(child) === 'compound' && child < noun && !/^\p{Lu}/u.test(tree.form(child)),
    );
  // "a seven-year war": not "this year war".
  const hyphen = compounds.some((child) => tree.form(child - 1) === '-');
  // "humanitarian and relief organization": half of what it is.
  const isHalf = tree.at(Math.min(noun, ...compounds) - 1).upos === 'CCONJ' && tree.formsAlike;
  const first = hyphen || isHalf ? noun : Math.min(noun, ...compounds);
  // "the active substance amlodipine": that is its name.
  if (compounds.some((child) => rules.substances?.includes(tree.lower(child))))
    return upperFirst(tree.form(noun));
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

/** A subject that no longer opens its sentence; names keep their capital. */
export function insideSentence(subject: string, { inside = [] }: SentenceRules): string {
  const [word] = /^\p{L}*/u.exec(subject) ?? [''];
  return inside.includes(word) ? lowerFirst(subject) : subject;
}
