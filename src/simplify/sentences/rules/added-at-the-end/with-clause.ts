import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range, textOf, upperFirst } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { mainClause } from '../clauses/main-clause.ts';
import { wholeSentence } from '../clauses/reread.ts';
import { tenseOf, thirdPerson } from '../subjects/third-person.ts';
import { type Begin, goesOnAfter, mainVerb, type Place } from './added.ts';

const LONGEST_PHRASE = 10;

/** ", with the new body establishing its seat in Rome" → "The new body established its seat in Rome." */
export function withDoing({ tree, at, rules, language }: Place): Begin | undefined {
  const { absolutes = {}, participles, copula } = rules;
  const being = absolutes[tree.lower(at)];
  if (being === undefined || !participles || !copula || tree.form(at - 1) !== ',') return undefined;
  const verb = doingVerb(tree, at + 2, being, participles.ending);
  if (verb === undefined || !isPhrase(tree, at + 1, verb - 1)) return undefined;
  const is = tree.lower(verb) === being;
  const isVerb = is || tree.at(verb).upos === 'VERB';
  // "with some scenes having been shot in Rome": told before the rest.
  const before = participles.perfect?.includes(tree.at(verb).lemma);
  if (before && /^(?:AUX|VERB)$/.test(tree.at(verb + 1).upos)) return undefined;
  // "with A playing X and B playing Y": more than one does something.
  // "… and hundreds of homes left without power"
  const more = range({ first: verb + 1, last: tree.lastWord }).some((i) => {
    const { upos, features } = tree.at(i);
    const acts = upos === 'VERB' && tree.lower(i).endsWith(participles.ending);
    const isDone = upos === 'VERB' && (features.VerbForm === 'Part' || tree.isFinite(i));
    const joined = range({ first: verb + 1, last: i }).some((j) => tree.at(j).upos === 'CCONJ');
    return (acts || (isDone && joined)) && /^(?:NOUN|PROPN|PRON)$/.test(tree.at(i - 1).upos);
  });
  if (more || goesOnAfter(tree, at)) return undefined;
  const Tense = tenseBefore(tree, at, rules, language);
  const noun = headOf(tree, at + 1, verb - 1);
  if (!Tense || noun === undefined) return undefined;
  // "occur every ten years, with the last occurring in 1991": that is over, or to come.
  const isYear = (i: number) => /^\d{4}$/.test(tree.form(i));
  if (Tense === 'Pres' && range({ first: verb, last: tree.lastWord }).some(isYear))
    return undefined;
  const number = numberOf(tree, noun, { first: at + 1, last: verb - 1 }, rules);
  const lemma = isVerb
    ? tree.at(verb).lemma
    : lemmaOf(tree.lower(verb), copula['Pres.Sing'], language);
  const form = is
    ? copula[`${Tense}.${number}`]
    : lemma && thirdPerson(language, lemma, Tense, number === 'Plur');
  const text = textOf(tree, { first: at + 1, last: verb - 1 });
  if (!form) return undefined;
  const begin = `${upperFirst(text)} ${form}`;
  const after = { first: verb + 1, last: tree.lastWord };
  // "with tourism serving as": read as a noun, it must be a verb in the new sentence.
  if (!isVerb && !wholeSentence(tree, [begin, after], language)) return undefined;
  return { kind: 'with', text: begin, from: verb + 1 };
}

/** ", with a final version published in 1996" → "A final version was published in 1996." */
export function withDone({ tree, at, rules, language }: Place): Begin | undefined {
  const { absolutes = {}, copula, passive, participles } = rules;
  if (absolutes[tree.lower(at)] === undefined || !copula || tree.form(at - 1) !== ',')
    return undefined;
  const verb = range({ first: at + 3, last: at + 1 + LONGEST_PHRASE }).find((i) => {
    const { upos, features, relation } = tree.at(i);
    if (upos !== 'VERB' || relation === 'amod' || tree.at(i + 1).upos === 'NOUN') return false;
    return features.VerbForm === 'Part' && features.Tense === 'Past';
  });
  if (verb === undefined || verb >= tree.lastWord || !isPhrase(tree, at + 1, verb - 1))
    return undefined;
  // "with hair cut short": a bare noun would be anybody's.
  if (!/^(?:DET|NUM|PRON)$/.test(tree.at(at + 1).upos)) return undefined;
  if (!/^(?:ADP|ADV|PART)$/.test(tree.at(verb + 1).upos)) return undefined;
  // "with 23 films and $6bn earned": only the money was.
  if (range({ first: at, last: verb }).some((i) => tree.at(i).upos === 'CCONJ')) return undefined;
  const { lemma } = tree.at(verb);
  if (passive?.never?.includes(lemma) || participles?.notDone?.includes(tree.lower(verb)))
    return undefined;
  const after = range({ first: verb + 1, last: tree.lastWord });
  if (after.some((i) => /^(?:VERB|AUX|CCONJ)$/.test(tree.at(i).upos))) return undefined;
  if (goesOnAfter(tree, at)) return undefined;
  const noun = headOf(tree, at + 1, verb - 1);
  const main = tenseBefore(tree, at, rules, language);
  if (!main || noun === undefined) return undefined;
  const dated = after.some((i) => /^\d{4}$/.test(tree.form(i)));
  const number = numberOf(tree, noun, { first: at + 1, last: verb - 1 }, rules);
  const is = copula[`${dated ? 'Past' : main}.${number}`];
  const text = textOf(tree, { first: at + 1, last: verb - 1 });
  if (!is) return undefined;
  return { kind: 'with', text: `${upperFirst(text)} ${is}`, from: verb };
}

/** The tense that what is added is told in: that of the main verb, and of those that it is joined with. */
function tenseBefore(
  tree: Tree,
  at: number,
  rules: SentenceRules,
  language: Language,
): string | undefined {
  const { participles, active, relativeAdverbs = {} } = rules;
  const whole = mainVerb(tree, at, rules);
  const main = whole === undefined ? mainClause(tree, at - 2, language) : undefined;
  const own = main?.own ?? tree;
  const finite = whole ?? own.finiteOf(own.root);
  if (finite === undefined || (whole === undefined && !main)) return undefined;
  // "They suggest a new plan, with one office assigned to each town": that is suggested, too.
  if (rules.tails?.said?.includes(own.at(own.root).lemma)) return undefined;
  const { Tense } = own.at(finite).features;
  if (main) {
    const clause = own.tokens.some((_, i) => {
      const { upos, features, relation } = own.at(i);
      if (own.isWhWord(i) || /^(?:ccomp|csubj|advcl)/.test(relation)) return true;
      if (upos === 'SCONJ' || own.form(i) === ';') return true;
      if (Object.hasOwn(relativeAdverbs, own.lower(i))) return true;
      if (active?.modals.includes(own.lower(i))) return true;
      return own.isFinite(i) && features.Tense !== Tense;
    });
    if (clause) return undefined;
  }
  // "has suffered, with numbers falling": that is over.
  const over = participles?.perfect?.includes(own.at(finite).lemma) && finite !== own.root;
  return over ? 'Past' : tenseOf(own, finite, language);
}

/** The noun of a phrase: the first one that no other follows; "many", "the latter", where there is none. */
function headOf(tree: Tree, first: number, last: number): number | undefined {
  const isNoun = (i: number) => /^(?:NOUN|PROPN|SYM)$/.test(tree.at(i).upos);
  const noun = range({ first, last }).find((i) => isNoun(i) && !(i < last && isNoun(i + 1)));
  return noun ?? (/^(?:ADJ|NUM)$/.test(tree.at(last).upos) ? last : undefined);
}

/** "with many seeing it as a fault", "with wind and rain causing": many. */
function numberOf(
  tree: Tree,
  noun: number,
  phrase: Stretch,
  { withStates }: SentenceRules,
): 'Plur' | 'Sing' {
  const { upos, features } = tree.at(noun);
  const some = upos === 'ADJ' && withStates?.picks.includes(tree.lower(noun));
  const joined = range(phrase).some((i) => i > noun && tree.at(i).upos === 'CCONJ');
  return features.Number === 'Plur' || joined || some ? 'Plur' : 'Sing';
}

/** The verb of a participle that was read as a noun. */
function lemmaOf(word: string, is: string, language: Language): string | undefined {
  // After "is" it can only be a verb.
  const tokens = [is, word].map((form) => ({ form, start: 0, end: 0 }));
  language.analyseTokens(tokens);
  const { analysis } = tokens[1] as { analysis?: { upos: string; lemma: string } };
  return analysis?.upos === 'VERB' ? analysis.lemma : undefined;
}

/** The participle, and none before a noun: "one of the leading pianists surprising". */
function doingVerb(tree: Tree, first: number, being: string, ending: string): number | undefined {
  const words = range({ first, last: Math.min(first + LONGEST_PHRASE, tree.lastWord - 1) });
  const is = words.find((i) => tree.lower(i) === being);
  if (is !== undefined) return is;
  return words.find((i) => {
    const { upos, relation } = tree.at(i);
    if (!tree.lower(i).endsWith(ending) || tree.at(i + 1).upos === 'NOUN') return false;
    // "with tourism serving as", "with glass lodging in": a noun after another noun, and what follows verbs.
    const misread =
      /^(?:NOUN|PROPN)$/.test(tree.at(i - 1).upos) && /^(?:ADP|DET)$/.test(tree.at(i + 1).upos);
    if (upos === 'NOUN') return misread;
    return !/^(?:amod|compound)$/.test(relation);
  });
}

/** A noun phrase with nothing but what belongs to it, that ends with a noun or an adverb. */
function isPhrase(tree: Tree, first: number, last: number): boolean {
  const words = range({ first, last });
  if (
    !/^(?:DET|PRON|PROPN|NUM|ADJ|NOUN|ADV)$/.test(tree.at(first).upos) ||
    tree.at(first).features.Case === 'Acc' ||
    last - first >= LONGEST_PHRASE
  )
    return false;
  const plain = words.every((i) =>
    /^(?:DET|PRON|PROPN|NUM|ADJ|NOUN|ADP|PART|SYM|CCONJ|ADV)$/.test(tree.at(i).upos),
  );
  if (!plain) return false;
  const { upos } = tree.at(last);
  // "the most popular", "the latter", "many", "stage 4", "Ann herself"
  if (/^(?:ADJ|NUM)$/.test(upos)) return !/^(?:ADP|CCONJ)$/.test(tree.at(last - 1).upos);
  return /^(?:NOUN|PROPN|ADV|SYM)$/.test(upos) || tree.at(last).features.Reflex === 'Yes';
}
