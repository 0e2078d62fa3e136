import type { SentenceRules } from '../../language-file/rules-file.ts';
import { upperFirst } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { heOrShe, isPersonal, isThing } from './person.ts';

/** A longer name is not said twice. */
const LONGEST_NAME = 5;

/** The comma before a token, or the token itself. */
export function finalCommas(tree: Tree, index: number): number {
  return COMMAS.has(tree.form(index - 1)) ? index - 1 : index;
}

/** "Michael and his team made", "how Geordie and I live": one subject of two. */
export function joinsPeople(tree: Tree, at: number): boolean {
  const { upos, features } = tree.at(at + 1);
  return tree.at(at - 1).upos === 'PROPN' && upos === 'PRON' && features.PronType === 'Prs';
}

/** "Cocteau Twins were a band", "Angry Birds is a game": one or many, as the verb tells, whatever the name looks like. */
export function isMany(tree: Tree, subject: number, { copula = {} }: SentenceRules): boolean {
  const { head, features } = tree.at(subject);
  const finite = tree.finiteOf(head);
  const verb = finite === undefined ? '' : tree.lower(finite);
  if (tellsOfMany(verb, copula)) return true;
  if (verb === copula['Pres.Sing'] || verb === copula['Past.Sing']) return false;
  return features.Number === 'Plur';
}

/** "are", "were" */
export function tellsOfMany(verb: string, copula: SentenceRules['copula']): boolean {
  return verb === copula?.['Pres.Plur'] || verb === copula?.['Past.Plur'];
}

/** "knew the dog and the cat were": the verb tells of two, so that both nouns are its subject. */
export function tellsOfTwo(
  tree: Tree,
  subject: number,
  finite: number,
  { copula }: SentenceRules,
): boolean {
  const many = tellsOfMany(tree.lower(finite), copula);
  const joined = tree.children(subject).some((each) => tree.relation(each) === 'conj');
  return (
    many &&
    !joined &&
    /^(?:NOUN|PRON)$/.test(tree.at(subject).upos) &&
    tree.at(subject).features.Number === 'Sing'
  );
}

/** "He claims it was wrong, and A did B": that may be claimed, too. */
export function mayBeSaid(tree: Tree, at: number, { tails, formsAlike }: SentenceRules): boolean {
  const { root } = tree;
  if (!formsAlike || !tails?.said?.includes(tree.at(root).lemma)) return false;
  return tree.tokens.some((_, i) => i > root && i < at && tree.isFinite(i));
}

/** "not only A but also B": the second half of a pair. */
export function isSecondOfPair(tree: Tree, at: number, { pairs = {} }: SentenceRules): boolean {
  const first = pairs[tree.lower(at + 1)];
  return first !== undefined && tree.tokens.some((_, i) => i < at && tree.lower(i) === first);
}

/** Does the sentence hang on a condition? Then its parts belong together. */
export function isConditional(tree: Tree, rules: SentenceRules): boolean {
  const { conditions = [], noConditions = [] } = rules;
  return tree.tokens.some((_, i) => {
    if (tree.enclosed[i] || !conditions.includes(tree.lower(i))) return false;
    const [before, word, after] = [i - 1, i, i + 1].map((at) => tree.lower(at));
    // "as if it were", "much, if any, of it"
    if ([`${before} ${word}`, `${word} ${after}`].some((each) => noConditions.includes(each)))
      return false;
    return !isClosedPair(tree, i, rules);
  });
}

const LONGEST_PAIR = 6;

/** "as either a central or a right defender": both are named side by side, and nothing hangs on it. */
function isClosedPair(tree: Tree, at: number, { alternatives = {} }: SentenceRules): boolean {
  const word = tree.lower(at);
  const words = { first: at + 1, last: at + LONGEST_PAIR };
  const closes = alternatives[word];
  const opens = Object.keys(alternatives).find((each) => alternatives[each] === word);
  const [from, to, other] = closes
    ? [words.first, words.last, closes]
    : [at - LONGEST_PAIR, at - 1, opens];
  for (let i = from; other !== undefined && i <= to; i++) {
    if (tree.lower(i) !== other) continue;
    const [first, last] = [Math.min(i, at), Math.max(i, at)];
    return !tree.tokens.some(
      (_, j) => j > first && j < last && (tree.isPunctuation(j) || tree.isFinite(j)),
    );
  }
  return false;
}

/** How a subject is said again at the start of a sentence; undefined when it would be unclear. */
export function subjectAgain(
  tree: Tree,
  subject: number,
  { repeatSubject, formsAlike, littleWords }: SentenceRules,
): string | undefined {
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
  const length = bare ? bare.last - bare.first + 1 : 99;
  if (bare && length <= repeatSubject.longest) {
    const { text } = textOf(tree, bare);
    return upperFirst(text);
  }
  return features.Number === 'Plur' ? repeatSubject.pronouns?.Plur : undefined;
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
  const joined = tree.children(subject).some((child) => tree.relation(child) === 'conj');
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
  if (!person && determined) return repeatSubject?.pronouns?.Sing ?? again;
  // "A man fell. This man is …": "A man" again would be another one.
  const article = tree.child(subject, ['det']);
  const isNew = article !== undefined && rules.indefinite?.includes(tree.lower(article));
  return (again && isNew ? antecedentAgain(tree, subject, rules) : undefined) ?? again;
}

/** "Polydor Records … and is": one, whatever its name looks like; the verb's form tells. */
export function agreeing(
  tree: Tree,
  again: string,
  subject: Stretch,
  verb: number,
  { repeatSubject, copula, participles }: SentenceRules,
): string | undefined {
  const { Sing, Plur } = repeatSubject?.pronouns ?? {};
  const perfect = participles?.perfect ?? [];
  const word = tree.lower(verb);
  const isForm = (number: string) =>
    word === copula?.[`Pres.${number}`] || word === copula?.[`Past.${number}`];
  const { upos, features, lemma } = tree.at(verb);
  // "A number … and have", "and remain": the plain form tells of many.
  const many = upos === 'VERB' && features.Tense === 'Pres' && word === lemma;
  // "is a village and commune": of one thing it is no verb.
  const main = tree.lower(tree.finiteOf(tree.root) ?? -1);
  if (many && again === Sing && main === copula?.['Pres.Sing']) return undefined;
  // "The pair are less likely … and can drift": many, as the first verb tells.
  const isMany = main === copula?.['Pres.Plur'] || main === copula?.['Past.Plur'];
  if (again === Sing && isMany && copula && !isForm('Sing')) return Plur;
  if (again === Sing && (isForm('Plur') || many || (lemma === word && perfect.includes(word))))
    return Plur;
  if (again !== Plur || !isForm('Sing')) return again;
  const words = tree.tokens.slice(subject.first, subject.last + 1);
  const isName = words.every(({ form }) => /^\p{Lu}/u.test(form));
  return isName && words.length < LONGEST_NAME ? textOf(tree, subject).text : undefined;
}

/** A proper name with the words that belong to it. */
function nameOf(tree: Tree, index: number): Stretch | undefined {
  if (tree.at(index).upos !== 'PROPN') return undefined;
  // "a race walker": read as a name, and none.
  if (tree.formsAlike && /^\p{Ll}+$/u.test(tree.form(index))) return undefined;
  let [first, last] = [index, index];
  while (isNamePart(tree, first - 1) && tree.isUnder(first - 1, index)) first--;
  while (tree.at(last + 1).upos === 'PROPN' && tree.isUnder(last + 1, index)) last++;
  // "Coca-Cola", "Ann Roy-Hall"
  while (isHyphened(tree, last + 1) && tree.isUnder(last + 2, index)) last += 2;
  while (isHyphened(tree, first - 1) && tree.isUnder(first - 2, index)) {
    first -= 2;
    while (isNamePart(tree, first - 1) && tree.isUnder(first - 1, index)) first--;
  }
  // "Prime Minister Anna Keller": the first word has its capital anyway.
  if (first === 1 && tree.at(0).upos === 'ADJ' && tree.at(tree.at(0).head).upos === 'PROPN')
    first = 0;
  // "Anglo-Saxon buildings": the name is part of a longer word.
  if (/^[-–]$/.test(tree.form(last + 1)) || /^[-–]$/.test(tree.form(first - 1))) return undefined;
  // "Pepper's Lonely Band", "A Song of Ice and Fire": the name may begin before.
  if (/^['’]s?$/.test(tree.form(first - 1))) return undefined;
  const { head } = tree.at(index);
  const isPart = /^(?:nmod|conj)$/.test(tree.relation(index)) && head < index;
  if (isPart && tree.at(head).upos === 'PROPN' && first <= head + 3) return undefined;
  // "Harold "Trey" Gowdy": the name goes on.
  if (/^["“”„«'‘]/u.test(tree.form(last + 1)) || tree.at(last + 1).upos === 'PROPN')
    return undefined;
  // "Dr (David) Hywel Francis": it goes on after the bracket.
  if (tree.form(last + 1) === '(' && tree.form(last + 3) === ')' && isNamePart(tree, last + 4))
    return undefined;
  // "Slave Labour was": the first word of a name may be read as a verb.
  if (tree.formsAlike && first === 1 && tree.at(0).upos === 'VERB' && tree.root !== 0)
    return { first: 0, last };
  const before = tree.at(first - 1);
  if (/^(?:DET|ADJ|NOUN)$/.test(before.upos) && before.head === index) {
    // "by a Speaker, helped by": no name.
    if (before.features.Definite === 'Ind' && tree.formsAlike) return undefined;
    if (before.upos === 'DET') return { first: first - 1, last };
    // "former captain Ann Lee" is Ann Lee; "the former Soviet Union" has its article.
    const isPlain = tree.formsAlike && last > first && /^\p{Ll}/u.test(tree.form(first - 1));
    return isPlain && tree.child(index, ['det']) === undefined ? { first, last } : undefined;
  }
  return { first, last };
}

/** A hyphen without spaces between two parts of a name. */
function isHyphened(tree: Tree, hyphen: number): boolean {
  if (!tree.formsAlike || tree.form(hyphen) !== '-' || hyphen < 1) return false;
  const [before, own, after] = tree.tokens.slice(hyphen - 1, hyphen + 2);
  if (!after || before.end !== own.start || own.end !== after.start) return false;
  const isName = (i: number) => tree.at(i).upos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(tree.form(i));
  return isName(hyphen - 1) && isName(hyphen + 1);
}

/** Proper nouns, and other words with a capital inside the sentence. */
function isNamePart(tree: Tree, index: number): boolean {
  const { upos } = tree.at(index);
  if (index < 0 || upos === 'DET' || upos === 'ADP') return false;
  return upos === 'PROPN' || (index > 0 && /^\p{Lu}/u.test(tree.form(index)));
}

/** A noun with all before it that belongs to it, and nothing after it. */
function nounPhrase(tree: Tree, index: number): Stretch | undefined {
  const { upos } = tree.at(index);
  if (upos !== 'NOUN' && upos !== 'PRON') return undefined;
  let first = index;
  for (const child of tree.children(index)) {
    if (tree.relation(child) === 'conj') return undefined;
    if (tree.relation(child) === 'case' || tree.relation(child) === 'mark') return undefined;
    if (child > index || tree.isPunctuation(child)) continue;
    const below = tree.stretch(child);
    if (!below) return undefined;
    if (below.first < first) first = below.first;
  }
  for (let i = first; i < index; i++) {
    const mark = tree.isPunctuation(i) && tree.form(i) !== '-';
    if (!tree.isUnder(i, index) || mark || tree.at(i).upos === 'ADV') return undefined;
  }
  // "Rivers such as X rise": what follows the noun may be needed to know which is meant.
  const after = tree.children(index).filter((child) => child > index);
  if (after.some((child) => !tree.isPunctuation(child) && tree.relation(child) !== 'nmod')) {
    return undefined;
  }
  return { first, last: index };
}

/** The text of a stretch as it stands. */
export function textOf(tree: Tree, { first, last }: Stretch): { text: string } {
  let text = '';
  for (let i = first; i <= last; i++) {
    const { tokens } = tree;
    const gap = i > first && tokens[i].start > tokens[i - 1].end ? ' ' : '';
    text += gap + tokens[i].form;
  }
  return { text };
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
  if (name) return upperFirst(textOf(tree, name).text);
  const { upos, features } = tree.at(noun);
  const { demonstratives } = rules;
  if (upos !== 'NOUN' || !demonstratives) return undefined;
  if (tree.children(noun).some((child) => tree.relation(child) === 'conj')) return undefined;
  if (tree.relation(noun) === 'conj') return undefined;
  if (/^\p{Lu}/u.test(tree.form(noun))) return undefined;
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
  // "the active substance amlodipine": that is its name.
  if (compounds.some((child) => rules.substances?.includes(tree.lower(child))))
    return upperFirst(tree.form(noun));
  const { text } = textOf(tree, { first, last: noun });
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

/** "120 flats, a third of which will be cheap": a clause with a fact, whatever it looks like. */
export function tellsOfSome(tree: Tree, first: number, last: number): boolean {
  for (let i = first + 1; i <= last; i++) {
    if (tree.at(i).features.PronType === 'Rel' && tree.at(i - 1).upos === 'ADP') return true;
  }
  return false;
}

/** A subject that no longer opens its sentence; names keep their capital. */
export function insideSentence(subject: string, { inside = [] }: SentenceRules): string {
  const [word] = /^\p{L}*/u.exec(subject) ?? [''];
  return inside.includes(word) ? subject[0].toLowerCase() + subject.slice(1) : subject;
}
