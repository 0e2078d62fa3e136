import { range, upperFirst } from '../../proposal.ts';
import { isWholeSentence } from '../clauses/reread.ts';
import { agreeing } from '../subjects/number.ts';
import { isContradicted, isPersonal } from '../subjects/person.ts';
import { pronounFor } from '../subjects/subject.ts';
import { tenseOf, thirdPerson } from '../subjects/third-person.ts';
import { isOfSomebody } from '../subjects/who.ts';
import { type Begin, goesOnAfter, mainClause, mainVerb, type Place } from './added.ts';
import { joinedDoings } from './doing.ts';

const LEAST_TOLD = 3;

/** "is the third game of the series, featuring X" → "It features X.": of a thing that is told to be something. */
export function thingHas({ tree, at, rules, language }: Place): Begin | undefined {
  const { thingDoings = [], repeatSubject } = rules;
  const { root } = tree;
  if (!thingDoings.includes(tree.lower(at)) || tree.form(at - 1) !== ',') return undefined;
  const is = tree.child(root, ['cop']);
  const subject = tree.subjectOf(root);
  if (is === undefined || subject === undefined || tree.at(root).upos !== 'NOUN') return undefined;
  if (isPersonal(tree.at(root).lemma, rules) || mainVerb(tree, at, rules) !== is) return undefined;
  if (!/^(?:DET|NUM|ADJ|NOUN|PROPN|ADV|PRON|ADP)$/.test(tree.at(at + 1).upos)) return undefined;
  if (goesOnAfter(tree, at) || tree.at(at - 2).relation === 'conj') return undefined;
  const stretch = tree.stretch(subject);
  const pronoun = pronounFor(tree, subject, rules);
  const again = pronoun && stretch && agreeing(tree, pronoun, stretch, is, rules);
  const { Sing, Plur } = repeatSubject?.pronouns ?? {};
  if (!again || (again !== Sing && again !== Plur && tree.at(subject).upos !== 'PROPN'))
    return undefined;
  const tense = tenseOf(tree, is, language);
  const word = tree.at(at).lemma.toLowerCase();
  const form = tense && thirdPerson(language, word, tense, again === Plur);
  const who = again === Plur ? Plur : Sing;
  return form && who ? { kind: 'thing', text: `${who} ${form}`, from: at + 1 } : undefined;
}

/** "was released in 1990, featuring ten songs" → "It featured ten songs.": what only things do. */
export function thingDoes({ tree, at, rules, language }: Place): Begin | undefined {
  const { thingDoings = [], participles, repeatSubject } = rules;
  const { root } = tree;
  const word = tree.lower(at);
  // What people do, too, is told by who acts.
  if (!thingDoings.includes(word) || !participles?.except.includes(word)) return undefined;
  if (tree.form(at - 1) !== ',' || tree.at(root).upos !== 'VERB') return undefined;
  const main = mainClause(tree, at, rules);
  if (!main) return undefined;
  const { subject, finite } = main;
  if (goesOnAfter(tree, at) || joinedDoings(tree, { first: at, last: tree.lastWord }, rules).length)
    return undefined;
  const { Sing } = repeatSubject?.pronouns ?? {};
  const object = tree.child(root, ['obj']);
  const isMany = (i: number) => tree.at(i).features.Number === 'Plur';
  // "He wrote a book, containing …", "The book sold well, containing …": one thing that is told of.
  const isThing = (i: number) =>
    /^(?:NOUN|PROPN)$/.test(tree.at(i).upos) && !isMany(i) && !isPersonal(tree.at(i).lemma, rules);
  const told = isOfSomebody(tree, rules) ? object : subject;
  if (told === undefined || told > at || !isThing(told)) return undefined;
  if (told === subject && pronounFor(tree, subject, rules) !== Sing) return undefined;
  // "came in two boxes, containing …": the boxes may.
  const last = at - 2;
  if (tree.at(last).upos === 'NOUN' && isMany(last)) return undefined;
  // "lies in the Capital District, encompassing": the district does, or what lies there.
  const cased = range({ first: last - 3, last: last - 1 }).some((i) => tree.at(i).upos === 'ADP');
  const named = tree.at(last).upos === 'PROPN' && !/^\d/.test(tree.form(last - 1));
  if (named && cased && told === subject) return undefined;
  const own = tenseOf(tree, finite, language);
  const helps = finite !== root && participles.perfect?.includes(tree.at(finite).lemma);
  const tense = helps ? 'Pres' : own;
  const form = tense && thirdPerson(language, tree.at(at).lemma.toLowerCase(), tense, false);
  return form && Sing ? { kind: 'thing', text: `${Sing} ${form}`, from: at + 1 } : undefined;
}

/** "was founded in 1969 as a partnership between A and B" → "It was a partnership between A and B." */
export function beganAs({ tree, at, rules, data: { part } }: Place): Begin | undefined {
  const { indefinite, copula, beginnings = [] } = rules;
  const { root } = tree;
  if (!part || tree.lower(at) !== part[0] || !indefinite?.includes(tree.lower(at + 1)))
    return undefined;
  if (!beginnings.includes(tree.at(root).lemma) || at - root < LEAST_TOLD) return undefined;
  const subject = tree.subjectOf(root);
  const finite = mainVerb(tree, at, rules);
  const passive = tree.child(root, ['aux:pass']);
  if (subject === undefined || finite === undefined || passive !== finite) return undefined;
  // "was formed by Ann as a solo project": a year or a place alone stands between.
  const between = range({ first: root + 1, last: at - 1 });
  if (between.some((i) => rules.passive?.by.includes(tree.lower(i)) || tree.form(i) === ','))
    return undefined;
  const rest = range({ first: at + 1, last: tree.lastWord });
  if (rest.length < LEAST_TOLD || goesOnAfter(tree, at)) return undefined;
  if (rest.some((i) => tree.isFinite(i) || tree.at(i).upos === 'SCONJ')) return undefined;
  const it = rules.repeatSubject?.pronouns?.Sing;
  const is = copula?.[`${tree.at(finite).features.Tense}.Sing`];
  if (!it || !is || tree.at(subject).features.Number === 'Plur') return undefined;
  return { kind: 'began', text: `${it} ${is}`, from: at + 1 };
}

/** "had 18 children, of whom 11 survived" → "11 of them survived." */
export function ofThem({ tree, at, data: { of, ofWhich, them, some } }: Place): Begin | undefined {
  if (tree.lower(at) !== of || tree.form(at - 1) !== ',') return undefined;
  if (!ofWhich.includes(tree.lower(at + 1)) || goesOnAfter(tree, at)) return undefined;
  const word = tree.form(at + 2);
  const counts = tree.at(at + 2).upos === 'NUM' || some.includes(word.toLowerCase());
  const verb = tree.at(at + 3).upos === 'ADV' ? at + 4 : at + 3;
  if (!counts || !tree.isFinite(verb)) return undefined;
  if (tree.at(at - 2).features.Number !== 'Plur') return undefined;
  const start = upperFirst(word);
  return { kind: 'some', text: `${start} ${of} ${them}`, from: at + 3 };
}

/** "complained that A and said that B" → "He said that B.": what is alike goes on with the main verb. */
export function saidToo({
  tree,
  at,
  rules,
  data: {
    alsoThat: [that],
  },
}: Place): Begin | undefined {
  const { root } = tree;
  if (tree.at(at).upos !== 'CCONJ' || rules.coordinators?.[tree.lower(at)] !== '') return undefined;
  const verb = tree.at(at + 1).upos === 'ADV' ? at + 2 : at + 1;
  if (tree.lower(verb + 1) !== that || tree.lower(root + 1) !== that) return undefined;
  if (!tree.isFinite(verb) || tree.finiteOf(root) !== root || root > at) return undefined;
  if (tree.at(verb).features.Tense !== tree.at(root).features.Tense) return undefined;
  const subject = tree.subjectOf(root);
  if (subject === undefined || subject > root || goesOnAfter(tree, at)) return undefined;
  const again = pronounFor(tree, subject, rules);
  const thing = again === rules.repeatSubject?.pronouns?.Sing;
  return again && !thing ? { kind: 'also', text: again, from: at + 1 } : undefined;
}

/** "opened in 2005 when the old one was closed" → "At that time, the old one was closed." */
export function inThatYear({ tree, at, rules, language }: Place): Begin | undefined {
  const start = rules.relativeAdverbs?.[tree.lower(at)];
  if (start === undefined || start === rules.afterwards?.there) return undefined;
  const year = tree.form(at - 1) === ',' ? at - 2 : at - 1;
  if (!/^\d{4}$/.test(tree.form(year)) || goesOnAfter(tree, at)) return undefined;
  if (mainVerb(tree, at, rules) === undefined) return undefined;
  const rest = { first: at + 1, last: tree.lastWord };
  // "in 1877 when he was 17, first studying law": what he did in that year.
  const isDoing = (i: number) =>
    tree.form(i) === ',' &&
    [i + 1, i + 2].some(
      (verb) =>
        tree.at(verb).upos === 'VERB' &&
        tree.lower(verb).endsWith(rules.participles?.ending ?? ' '),
    );
  if (range(rest).some(isDoing)) return undefined;
  return isWholeSentence(tree, [rest], language)
    ? { kind: 'when', text: start, from: at + 1 }
    : undefined;
}

/** "studied in Rome, then moved to Paris" → "He then moved to Paris." */
export function thenDid({ tree, at, rules, data: { before } }: Place): Begin | undefined {
  const word = tree.lower(at);
  if (tree.form(at - 1) !== ',' || !Object.values(before).includes(word)) return undefined;
  const main = mainClause(tree, at, rules);
  if (!main) return undefined;
  const { subject, finite } = main;
  const { upos, features } = tree.at(at + 1);
  if (upos !== 'VERB' || features.Tense !== 'Past' || goesOnAfter(tree, at)) return undefined;
  // "was built, then sold" shares its helping verb; "came, saw, then won" is a list.
  if (finite !== tree.root || tree.at(finite).features.Tense !== 'Past') return undefined;
  const listed = range({ first: finite + 1, last: at - 2 }).some(
    (i) => tree.form(i) === ',' && /^(?:VERB|AUX|CCONJ)$/.test(tree.at(i + 1).upos),
  );
  const again = listed ? undefined : pronounFor(tree, subject, rules);
  return again ? { kind: 'then', text: `${again} ${word}`, from: at + 1 } : undefined;
}

/** "was born in Ely, England, the son of a judge" → "He was the son of a judge." */
export function bornOf({ tree, at, rules, data: { kin, of } }: Place): Begin | undefined {
  const { upos, features } = tree.at(at);
  if (!kin || tree.form(at - 1) !== ',' || upos !== 'DET' || !features.Definite) return undefined;
  const noun = range({ first: at + 1, last: at + LEAST_TOLD + 1 }).find(
    (i) => Object.hasOwn(kin.nouns, tree.lower(i)) && tree.lower(i + 1) === of,
  );
  const born = range({ first: 1, last: at }).findLast((i) => tree.lower(i) === kin.verb);
  const was = rules.copula?.['Past.Sing'];
  if (noun === undefined || born === undefined || !was || tree.lower(born - 1) !== was)
    return undefined;
  // Nobody else is told of between: "was born in Ely, where he met Ann, the daughter of".
  const isOther = (i: number) => tree.isFinite(i) || tree.at(i).upos === 'VERB';
  if (range({ first: born + 1, last: at - 1 }).some(isOther) || goesOnAfter(tree, at))
    return undefined;
  const subject = tree.subjectOf(born) ?? tree.subjectOf(tree.root);
  if (subject === undefined || subject > born) return undefined;
  const shown = kin.nouns[tree.lower(noun)];
  const again = shown || pronounFor(tree, subject, rules);
  if (!again || again === rules.repeatSubject?.pronouns?.Sing) return undefined;
  if (tree.at(subject).features.Number === 'Plur' || isContradicted(tree, again, rules))
    return undefined;
  return { kind: 'named', text: `${again} ${was}`, from: at };
}

/** "She made a film in 1990, followed by a book" → "This was followed by a book." */
export function followed({ tree, at, rules, data: { next } }: Place): Begin | undefined {
  if (!next || tree.form(at - 1) !== ',' || tree.lower(at) !== next[0]) return undefined;
  if (tree.lower(at + 1) !== next[1] || goesOnAfter(tree, at)) return undefined;
  // "with Ann as its head, followed by Tom": he came after her.
  if (!/^(?:DET|NUM|ADJ|PUNCT)$/.test(tree.at(at + 2).upos)) return undefined;
  const main = mainClause(tree, at, rules);
  if (!main) return undefined;
  const { finite } = main;
  // "will open, followed by": what is to come is not told of so.
  const { Tense } = tree.at(finite).features;
  const is = rules.copula?.[`${Tense}.Sing`];
  const [, , all] = next;
  return is ? { kind: 'thing', text: `${all} ${is}`, from: at } : undefined;
}
