import type { Language } from '../../../language/index.ts';
import { type Proposal, range, startsOf } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import type { Tree } from '../tree.ts';
import { isPersonal } from './person.ts';
import { stopAt } from './split.ts';
import {
  agreeing,
  antecedentAgain,
  finalCommas,
  isConditional,
  pronounFor,
  subjectAgain,
  textOf,
} from './subject.ts';

type Data = NonNullable<SentenceRules['afterwards']>;

/** What must stand before and after such a word. */
const LEAST_BEFORE = 4;
const LEAST_AFTER = 2;
const SHORTEST_CLAIM = 5;
const LONGEST_PHRASE = 10;
const LEAST_TOLD = 5;

/** What a sentence begins with, and the first token of the source that follows. */
interface Begin {
  readonly kind: string;
  readonly text: string;
  readonly from: number;
}

/**
 * "… due to rising costs" → "This was because of rising costs.", "…, before returning to Rome" → "She
 * then returned to Rome.", "…, many of which are old" → "Many of them are old.": what is added at the end
 * and is known by its first words.
 */
export function addedSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  const { afterwards: data } = rules;
  if (!data || isConditional(tree, rules) || tree.form(tree.tokens.length - 1) !== '.') return [];
  const taken = startsOf(known);
  const found: Proposal[] = [];
  for (let at = LEAST_BEFORE; at < tree.lastWord - LEAST_AFTER; at++) {
    if (tree.enclosed[at] || taken.has(tree.tokens[finalCommas(tree, at) - 1].end)) continue;
    const begin = RULES.map((rule) => rule(tree, at, rules, data, language)).find((each) => each);
    if (!begin) continue;
    const first = finalCommas(tree, at);
    const after = { first: begin.from, last: tree.lastWord };
    if (!tree.isBalanced({ first: 0, last: first - 1 }) || !tree.isBalanced(after)) continue;
    const reason = 'What is added at the end gets its own sentence.';
    const cutting = { first, last: begin.from - 1 };
    const split = stopAt(tree, cutting, rules, `split/${begin.kind}`, reason, [`${begin.text} `]);
    found.push({ ...split, key: tree.lower(at) });
  }
  return found;
}

const RULES = [because, then, some, inThat, alsoThat, withDoing, there, isAlso, including, making];

/** The finite verb of the main clause before a place, when no clause below it could go on there. */
function mainVerb(tree: Tree, before: number, rules: SentenceRules): number | undefined {
  const { relativeAdverbs = {} } = rules;
  const finite = tree.finiteOf(tree.root);
  if (finite === undefined || finite >= before || tree.root >= before) return undefined;
  for (let i = 0; i < before; i++) {
    const { features, upos, relation } = tree.at(i);
    if (features.PronType === 'Rel' || relation === 'ccomp' || tree.form(i) === ';')
      return undefined;
    if (Object.hasOwn(relativeAdverbs, tree.lower(i))) return undefined;
    if (upos === 'SCONJ' && tree.finiteOf(tree.at(i).head) !== undefined) return undefined;
    if (i !== finite && tree.isFinite(i) && tree.at(finite).head !== i) return undefined;
  }
  return finite;
}

/** "due to", "because of", "largely because" */
function because(tree: Tree, at: number, rules: SentenceRules, data: Data): Begin | undefined {
  const how = data.causeAdverbs.includes(tree.lower(at)) ? 1 : 0;
  const word = tree.lower(at + how);
  const pair = `${word} ${tree.lower(at + how + 1)}`;
  const cause = data.causes[pair] ?? data.causes[word];
  const { upos } = tree.at(finalCommas(tree, at) - 1);
  if (cause === undefined || /^(?:AUX|CCONJ|SCONJ|ADP)$/.test(upos)) return undefined;
  const finite = mainVerb(tree, at, rules);
  const is = rules.copula?.[`${tree.at(finite ?? -1).features.Tense}.Sing`];
  const thing = rules.demonstratives?.Sing;
  if (finite === undefined || !is || !thing) return undefined;
  // "did not leave because of X", "only because of X": what is denied or counted is the cause.
  const words = range({ first: 0, last: at - 1 }).map((i) => tree.lower(i));
  if (words.some((each) => data.scopes.includes(each))) return undefined;
  // "The song is notable due to X": too little would be said first.
  const isNoun = data.causes[pair] !== undefined;
  const from = at + how + (isNoun ? 2 : 1);
  if (isNoun && (at - 1 === tree.root || goesOnDoing(tree, from))) return undefined;
  if (at < SHORTEST_CLAIM || /^[,;]$/.test(tree.form(at - 2)) || goesOnAfter(tree, from))
    return undefined;
  const adverb = how ? ` ${tree.lower(at)}` : '';
  return { kind: 'cause', text: `${thing} ${is}${adverb} ${cause}`, from };
}

/** "due to A, and B did C", "because A, he …": more than the cause follows. */
function goesOnAfter(tree: Tree, first: number): boolean {
  return range({ first, last: tree.lastWord }).some((i) => {
    if (/^[;:]$/.test(tree.form(i))) return true;
    const { upos, features } = tree.at(i + 1);
    return tree.form(i) === ',' && (upos === 'CCONJ' || features.Case === 'Nom');
  });
}

/** "due to ill health and had to …", "due to injuries, playing …", "before leaving and being sold" */
function goesOnDoing(tree: Tree, first: number): boolean {
  return range({ first, last: tree.lastWord }).some((i) => {
    const joins = tree.form(i) === ',' || tree.at(i).upos === 'CCONJ';
    return joins && /^(?:VERB|AUX)$/.test(tree.at(i + 1).upos);
  });
}

/** ", before returning to Rome" */
function then(
  tree: Tree,
  at: number,
  rules: SentenceRules,
  data: Data,
  language: Language,
): Begin | undefined {
  const adverb = data.before[tree.lower(at)];
  const { upos, lemma } = tree.at(at + 1);
  const ending = rules.participles?.ending;
  if (adverb === undefined || upos !== 'VERB' || !ending) return undefined;
  if (!tree.lower(at + 1).endsWith(ending) || goesOnAfter(tree, at)) return undefined;
  if (goesOnDoing(tree, at + 2) || tree.at(tree.root).upos === 'ADJ') return undefined;
  const finite = mainVerb(tree, at, rules);
  const subject = tree.subjectOf(tree.root);
  if (finite === undefined || subject === undefined || subject > finite) return undefined;
  const { Tense } = tree.at(finite).features;
  // "can be washed before eating": a rule, not what happened.
  const helped = tree.relation(finite) === 'aux' && tree.at(finite).relation === 'aux';
  const passive = tree.at(finite).relation === 'aux:pass';
  if (!Tense || helped || (passive && finalCommas(tree, at) === at)) return undefined;
  const again = pronounFor(tree, subject, rules);
  const plural = tree.at(subject).features.Number === 'Plur';
  const form = language.inflect(lemma, 'VERB', {
    VerbForm: 'Fin',
    Mood: 'Ind',
    Tense,
    Number: plural ? 'Plur' : 'Sing',
    Person: '3',
  });
  if (!again || !form) return undefined;
  return { kind: 'then', text: `${again} ${adverb} ${form}`, from: at + 2 };
}

/** ", many of which were", "– both of whom are" */
function some(tree: Tree, at: number, _: SentenceRules, data: Data): Begin | undefined {
  const word = tree.lower(at);
  if (!data.some.includes(word) || tree.lower(at + 1) !== data.of) return undefined;
  if (!data.ofWhich.includes(tree.lower(at + 2)) || !/^[,–—]$/.test(tree.form(at - 1)))
    return undefined;
  const verb = tree.at(at + 3).upos === 'ADV' ? at + 4 : at + 3;
  if (!tree.isFinite(verb) || goesOnAfter(tree, at)) return undefined;
  const { upos, features } = tree.at(at - 2);
  if (!/^(?:NOUN|PROPN|NUM|PUNCT)$/.test(upos) || features.Number === 'Sing') return undefined;
  const text = `${word[0].toUpperCase()}${word.slice(1)} ${data.of} ${data.them}`;
  return { kind: 'some', text, from: at + 3 };
}

/** "a massacre, in which most died" → "In this massacre, most died." */
function inThat(tree: Tree, at: number, rules: SentenceRules, data: Data): Begin | undefined {
  const word = tree.lower(at);
  if (tree.form(at - 1) !== ',' || !data.inWhich.includes(word)) return undefined;
  if (tree.lower(at + 1) !== data.ofWhich[0] || !startsClause(tree, at + 2)) return undefined;
  const noun = at - 2;
  if (tree.at(noun).upos !== 'NOUN' || tree.relation(noun) === 'nmod') return undefined;
  const article = tree.child(noun, ['det']);
  if (article === undefined || !rules.indefinite?.includes(tree.lower(article))) return undefined;
  const again = antecedentAgain(tree, noun, rules);
  if (!again || goesOnAfter(tree, at) || hasVerbLess(tree, at)) return undefined;
  const name = again[0].toLowerCase() + again.slice(1);
  const text = `${word[0].toUpperCase()}${word.slice(1)} ${name},`;
  return { kind: 'in-that', text, from: at + 2 };
}

/** A noun phrase or pronoun, and a finite verb after it. */
function startsClause(tree: Tree, first: number): boolean {
  const { upos, features } = tree.at(first);
  if (!/^(?:DET|PRON|PROPN|NOUN|ADJ|NUM)$/.test(upos) || features.PronType === 'Rel') return false;
  return range({ first: first + 1, last: tree.lastWord }).some(
    (i) => tree.isFinite(i) || (tree.at(i).upos === 'VERB' && tree.subjectOf(i) !== undefined),
  );
}

function hasVerbLess(tree: Tree, before: number): boolean {
  return !range({ first: 1, last: before - 1 }).some((i) => /^(?:VERB|AUX)$/.test(tree.at(i).upos));
}

/** "stated that A, and that B" → "He also stated that B." */
function alsoThat(tree: Tree, at: number, rules: SentenceRules, data: Data): Begin | undefined {
  const { root } = tree;
  const [that, also] = data.alsoThat;
  if (tree.at(at).upos !== 'CCONJ' || tree.lower(at + 1) !== that) return undefined;
  if (rules.coordinators?.[tree.lower(at)] !== '') return undefined;
  if (tree.lower(root + 1) !== that || tree.finiteOf(root) !== root || root > at) return undefined;
  const subject = tree.subjectOf(root);
  if (subject === undefined || subject > root || tree.at(root).upos !== 'VERB') return undefined;
  const others = range({ first: root + 2, last: at - 1 }).some((i) => tree.lower(i) === that);
  const pronoun = pronounFor(tree, subject, rules);
  // "The village head said": who says something is no thing.
  const thing = pronoun === rules.repeatSubject?.pronouns?.Sing && tree.at(subject).upos === 'NOUN';
  const again = thing ? subjectAgain(tree, subject, rules) : pronoun;
  if (others || !again || goesOnAfter(tree, at + 1)) return undefined;
  return { kind: 'also', text: `${again} ${also} ${tree.form(root)}`, from: at + 1 };
}

/** ", with the new body establishing its seat in Rome" → "The new body established its seat in Rome." */
function withDoing(
  tree: Tree,
  at: number,
  rules: SentenceRules,
  _: Data,
  language: Language,
): Begin | undefined {
  const { absolutes = {}, participles, copula } = rules;
  const being = absolutes[tree.lower(at)];
  if (being === undefined || !participles || !copula || tree.form(at - 1) !== ',') return undefined;
  const verb = doingVerb(tree, at + 2, being, participles.ending);
  if (verb === undefined || !isPhrase(tree, at + 1, verb - 1)) return undefined;
  const is = tree.lower(verb) === being;
  if (!is && tree.at(verb).upos !== 'VERB') return undefined;
  // "with A playing X and B playing Y": more than one does something.
  const more = range({ first: verb + 1, last: tree.lastWord }).some((i) => {
    const acts = tree.at(i).upos === 'VERB' && tree.lower(i).endsWith(participles.ending);
    return acts && /^(?:NOUN|PROPN|PRON)$/.test(tree.at(i - 1).upos);
  });
  const finite = mainVerb(tree, at, rules);
  if (more || finite === undefined || goesOnAfter(tree, at)) return undefined;
  // "has suffered, with numbers falling": that is over.
  const over = participles.perfect?.includes(tree.at(finite).lemma) && finite !== tree.root;
  const Tense = over ? 'Past' : tree.at(finite).features.Tense;
  const noun = range({ first: at + 1, last: verb - 1 }).find(
    (i) =>
      /^(?:NOUN|PROPN)$/.test(tree.at(i).upos) && !/^(?:NOUN|PROPN)$/.test(tree.at(i + 1).upos),
  );
  if (!Tense || noun === undefined) return undefined;
  const joined = range({ first: at + 1, last: verb }).some((i) => tree.at(i).upos === 'CCONJ');
  const number = tree.at(noun).features.Number === 'Plur' || joined ? 'Plur' : 'Sing';
  const form = is
    ? copula[`${Tense}.${number}`]
    : language.inflect(tree.at(verb).lemma, 'VERB', {
        VerbForm: 'Fin',
        Mood: 'Ind',
        Tense,
        Number: number,
        Person: '3',
      });
  const { text } = textOf(tree, { first: at + 1, last: verb - 1 });
  if (!form) return undefined;
  return {
    kind: 'with',
    text: `${text[0].toUpperCase()}${text.slice(1)} ${form}`,
    from: verb + 1,
  };
}

/** The participle, and none before a noun: "one of the leading pianists surprising". */
function doingVerb(tree: Tree, first: number, being: string, ending: string): number | undefined {
  const words = range({ first, last: Math.min(first + LONGEST_PHRASE, tree.lastWord - 1) });
  const is = words.find((i) => tree.lower(i) === being);
  if (is !== undefined) return is;
  return words.find((i) => {
    const { upos, relation } = tree.at(i);
    if (upos === 'NOUN' || !tree.lower(i).endsWith(ending)) return false;
    return !/^(?:amod|compound)$/.test(relation) && tree.at(i + 1).upos !== 'NOUN';
  });
}

/** A noun phrase with nothing but what belongs to it, that ends with a noun or an adverb. */
function isPhrase(tree: Tree, first: number, last: number): boolean {
  const words = range({ first, last });
  if (
    !/^(?:DET|PRON|PROPN|NUM|ADJ|NOUN)$/.test(tree.at(first).upos) ||
    last - first >= LONGEST_PHRASE
  )
    return false;
  const plain = words.every((i) =>
    /^(?:DET|PRON|PROPN|NUM|ADJ|NOUN|ADP|PART|SYM|CCONJ|ADV)$/.test(tree.at(i).upos),
  );
  return plain && /^(?:NOUN|PROPN|ADV|SYM)$/.test(tree.at(last).upos);
}

/** "moved to Rome in 1907 where it changed" → "There, it changed": a place with a name, and who acts. */
function there(tree: Tree, at: number, rules: SentenceRules): Begin | undefined {
  const word = tree.lower(at);
  const begin = rules.relativeAdverbs?.[word];
  if (begin === undefined || begin !== rules.afterwards?.there) return undefined;
  const { upos, features } = tree.at(at + 1);
  const before = tree.form(at - 1) === ',' ? at - 2 : at - 1;
  const dated = /^\d{4}$/.test(tree.form(before)) && tree.at(before - 1).upos === 'ADP';
  const place = dated ? before - 2 : before;
  if (upos !== 'PRON' || features.Case !== 'Nom' || tree.at(place).upos !== 'PROPN')
    return undefined;
  const acts = tree.isFinite(at + 2) || tree.isFinite(at + 3);
  if (!acts || goesOnAfter(tree, at) || hasVerbLess(tree, at)) return undefined;
  return { kind: 'there', text: begin, from: at + 1 };
}

/** "is the fourth game by Kojima and the direct sequel to X" → "It is also the direct sequel to X." */
function isAlso(tree: Tree, at: number, rules: SentenceRules, data: Data): Begin | undefined {
  const { root, lastWord } = tree;
  const is = tree.child(root, ['cop']);
  const subject = tree.subjectOf(root);
  if (tree.at(at).upos !== 'CCONJ' || rules.coordinators?.[tree.lower(at)] !== '') return undefined;
  if (is === undefined || subject === undefined || !tree.isFinite(is) || is > at) return undefined;
  if (tree.form(at - 1) === ',' || tree.at(root).upos !== 'NOUN' || is < subject) return undefined;
  const noun = tree.children(root).find((i) => i > at && tree.relation(i) === 'conj');
  if (noun === undefined || tree.stretch(noun)?.last !== lastWord) return undefined;
  const { upos, features } = tree.at(at + 1);
  const plain = tree.at(noun).upos === 'NOUN' && tree.finiteOf(noun) === undefined;
  if (!plain || upos !== 'DET' || !features.Definite || tree.at(at + 1).head !== noun)
    return undefined;
  // Both are long, both are persons or things, and nothing listed.
  if (at - is < LEAST_TOLD || lastWord - at < LEAST_TOLD - 1) return undefined;
  if (isPersonal(tree.at(noun).lemma, rules) !== isPersonal(tree.at(root).lemma, rules))
    return undefined;
  const listed = range({ first: is, last: lastWord }).some((i) => tree.form(i) === ',');
  const others = range({ first: root + 1, last: at - 1 }).some(
    (i) => tree.at(i).upos === 'NOUN' && tree.children(i).some((c) => tree.relation(c) === 'det'),
  );
  const pronoun = pronounFor(tree, subject, rules);
  const stretch = tree.stretch(subject);
  if (listed || others || !pronoun || !stretch) return undefined;
  const again = agreeing(tree, pronoun, stretch, is, rules);
  if (!again || tree.child(root, ['det']) === undefined) return undefined;
  return { kind: 'is-also', text: `${again} ${tree.form(is)} ${data.alsoThat[1]}`, from: at + 1 };
}

/** "Six species live here, including X" → "These include X.": of the only many in the sentence. */
function including(tree: Tree, at: number, rules: SentenceRules): Begin | undefined {
  const begin = rules.listed?.[tree.lower(at)];
  if (begin === undefined || mainVerb(tree, at, rules) === undefined) return undefined;
  if (range({ first: at + 1, last: tree.lastWord }).some((i) => tree.isFinite(i))) return undefined;
  const before = finalCommas(tree, at) - 1;
  const isMany = (i: number) =>
    tree.at(i).upos === 'NOUN' && tree.at(i).features.Number === 'Plur' && !tree.enclosed[i];
  const many = range({ first: 0, last: before }).filter(isMany);
  // A year, a price or a distance is no list: what is counted is measured.
  const counted = many.some((i) => tree.child(i, ['nummod']) !== undefined && i !== many[0]);
  const joined = many.some((i) => tree.relation(i) === 'conj');
  const subject = tree.subjectOf(tree.root) ?? -1;
  const only = many.length === 1 && tree.isUnder(many[0], subject);
  if (counted || joined || (!only && !isMany(before))) return undefined;
  if (!/^(?:DET|PROPN|NOUN|ADJ|NUM|PRON)$/.test(tree.at(at + 1).upos)) return undefined;
  return { kind: 'list', text: begin, from: at + 1 };
}

/** "…, making it one of the biggest towns" → "This made it …", where the parser saw no clause. */
function making(
  tree: Tree,
  at: number,
  rules: SentenceRules,
  _: Data,
  language: Language,
): Begin | undefined {
  const { participles } = rules;
  const thing = participles?.results[''];
  const { upos, lemma } = tree.at(at);
  if (!participles || !thing || upos !== 'VERB' || tree.form(at - 1) !== ',') return undefined;
  if (!tree.lower(at).endsWith(participles.ending) || !participles.events?.includes(lemma))
    return undefined;
  // "making a film", "leading a band" is what somebody does; "making it hard" what all that does.
  const next = tree.at(at + 1);
  const object = next.upos === 'PRON' && next.relation !== 'nmod:poss';
  const into = next.upos === 'ADP' && tree.relation(at + 1) === 'case';
  if (!object && !into && !rules.afterwards?.results.includes(lemma)) return undefined;
  const finite = range({ first: 1, last: at - 2 }).findLast((i) => tree.isFinite(i));
  const goesOn = range({ first: at, last: tree.lastWord }).some(
    (i) => tree.form(i) === ',' && /^(?:VERB|AUX|CCONJ)$/.test(tree.at(i + 1).upos),
  );
  const uneven = range({ first: at, last: tree.lastWord }).some(
    (i) => tree.at(i).upos === 'CCONJ' && tree.lower(i + 1).endsWith(participles.ending),
  );
  const Tense = tree.at(finite ?? -1).features.Tense;
  const helps = finite !== undefined && tree.relation(finite) === 'aux';
  const over = helps && participles.perfect?.includes(tree.at(finite).lemma);
  if (finite === undefined || goesOn || uneven || !Tense) return undefined;
  const form = language.inflect(lemma, 'VERB', {
    VerbForm: 'Fin',
    Mood: 'Ind',
    Tense: over ? 'Past' : Tense,
    Number: 'Sing',
    Person: '3',
  });
  return form ? { kind: 'participle', text: `${thing} ${form}`, from: at + 1 } : undefined;
}
