import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isConditional, textOf } from '../subjects/subject.ts';
import { tenseOf, thirdPerson } from '../subjects/third-person.ts';
import { type Begin, type Data, goesOnAfter, mainVerb } from './added.ts';

const LONGEST_PHRASE = 10;

/** ", with the new body establishing its seat in Rome" → "The new body established its seat in Rome." */
export function withDoing(
  tree: Tree,
  at: number,
  rules: SentenceRules,
  { some, ones = [] }: Data,
  language: Language,
): Begin | undefined {
  const { absolutes = {}, participles, copula } = rules;
  const being = absolutes[tree.lower(at)];
  if (being === undefined || !participles || !copula || tree.form(at - 1) !== ',') return undefined;
  const verb = doingVerb(tree, at + 2, being, participles.ending);
  // "with many saying that": some of those that were told of.
  const picked = verb === at + 2 && some.includes(tree.lower(at + 1));
  if (verb === undefined || (!picked && !isPhrase(tree, at + 1, verb - 1))) return undefined;
  const is = tree.lower(verb) === being;
  if (!is && tree.at(verb).upos !== 'VERB') return undefined;
  // "with A playing X and B playing Y": more than one does something.
  // "… and hundreds of homes left without power"
  const more = range({ first: verb + 1, last: tree.lastWord }).some((i) => {
    const { upos, features } = tree.at(i);
    const acts = upos === 'VERB' && tree.lower(i).endsWith(participles.ending);
    const isDone = upos === 'VERB' && (features.VerbForm === 'Part' || tree.isFinite(i));
    const joined = range({ first: verb + 1, last: i }).some((j) => tree.at(j).upos === 'CCONJ');
    return (acts || (isDone && joined)) && /^(?:NOUN|PROPN|PRON)$/.test(tree.at(i - 1).upos);
  });
  const finite = mainVerb(tree, at, rules) ?? mainBesideClause(tree, at, rules);
  if (more || finite === undefined || goesOnAfter(tree, at)) return undefined;
  // "has suffered, with numbers falling": that is over.
  const over = participles.perfect?.includes(tree.at(finite).lemma) && finite !== tree.root;
  const Tense = over ? 'Past' : tenseOf(tree, finite, language);
  const noun = range({ first: at + 1, last: verb - 1 }).find(
    (i) =>
      /^(?:NOUN|PROPN)$/.test(tree.at(i).upos) && !/^(?:NOUN|PROPN)$/.test(tree.at(i + 1).upos),
  );
  const one = isPicked(tree, verb - 1);
  // "with the most popular being A and B": more than one.
  const several = range({ first: verb, last: tree.lastWord }).some(
    (i) => tree.at(i).upos === 'CCONJ',
  );
  if (one && several) return undefined;
  if (!Tense || (noun === undefined && !picked && !one)) return undefined;
  const joined = range({ first: at + 1, last: verb }).some((i) => tree.at(i).upos === 'CCONJ');
  const isMany = picked
    ? !ones.includes(tree.lower(at + 1))
    : !one && tree.at(noun ?? -1).features.Number === 'Plur';
  const number = isMany || joined ? 'Plur' : 'Sing';
  const form = is
    ? copula[`${Tense}.${number}`]
    : thirdPerson(language, tree.at(verb).lemma, Tense, number === 'Plur');
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
  return plain && (/^(?:NOUN|PROPN|ADV|SYM)$/.test(tree.at(last).upos) || isPicked(tree, last));
}

/** "the most popular", "the last": one of those that were told of. */
function isPicked(tree: Tree, last: number): boolean {
  const { upos, features } = tree.at(last);
  if (upos !== 'ADJ') return false;
  const ranked = features.Degree === 'Sup' || features.NumType === 'Ord';
  const most = tree.at(last - 1).features.Degree === 'Sup' && tree.at(last - 1).upos === 'ADV';
  const article = tree.at(most ? last - 2 : last - 1);
  return (ranked || most) && article.features.Definite === 'Def';
}

/** "The trouble will come when talks move on, with the party wanting": a clause beside the main one tells no less. */
function mainBesideClause(tree: Tree, before: number, rules: SentenceRules): number | undefined {
  const { root } = tree;
  const finite = tree.finiteOf(root);
  if (finite === undefined || finite >= before || root >= before) return undefined;
  const words = range({ first: 0, last: before - 1 });
  if (words.some((i) => tree.at(i).features.PronType === 'Rel' || tree.form(i) === ';'))
    return undefined;
  const others = words.filter((i) => tree.isFinite(i) && i !== finite);
  const isBeside = (i: number) => {
    const verb = tree.at(i).upos === 'AUX' ? tree.at(i).head : i;
    return tree.relation(verb) === 'advcl' && tree.at(verb).head === root;
  };
  return others.every(isBeside) && !isConditional(tree, rules) ? finite : undefined;
}

/** "…, making it one of the biggest towns" → "This made it …", where the parser saw no clause. */
export function making(
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
  const uneven = joinedDoings(tree, { first: at, last: tree.lastWord }, rules).length > 0;
  const Tense = tree.at(finite ?? -1).features.Tense;
  const helps = finite !== undefined && tree.relation(finite) === 'aux';
  const over = helps && participles.perfect?.includes(tree.at(finite).lemma);
  if (finite === undefined || goesOn || uneven || !Tense) return undefined;
  const form = thirdPerson(language, lemma, over ? 'Past' : Tense, false);
  return form ? { kind: 'participle', text: `${thing} ${form}`, from: at + 1 } : undefined;
}

/** Coordinators before a participle: "directed by A and starring B". */
export function joinedDoings(
  tree: Tree,
  stretch: Stretch,
  { participles }: SentenceRules,
): number[] {
  if (!participles) return [];
  return range(stretch).filter(
    (i) =>
      tree.at(i).upos === 'CCONJ' &&
      tree.lower(i + 1).endsWith(participles.ending) &&
      // "for writing or drawing": alike, and no verb of the sentence.
      !tree.lower(i - 1).endsWith(participles.ending),
  );
}
