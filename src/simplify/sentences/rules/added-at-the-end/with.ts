import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range, textOf, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isPersonal } from '../subjects/person.ts';
import { pronounFor } from '../subjects/subject.ts';
import { tenseOf, thirdPerson } from '../subjects/third-person.ts';
import { type Begin, goesOnAfter, mainClause, mainVerb, type Place } from './added.ts';

const LONGEST_PHRASE = 9;

/** "…, with the highest point in the north" → "The highest point is in the north." */
export function withPlace({ tree, at, rules, language }: Place): Begin | undefined {
  const { withStates: data, copula } = rules;
  if (!data || !copula || !opens(tree, at, rules)) return undefined;
  const place = range({ first: at + 2, last: at + LONGEST_PHRASE }).find(
    (i) => tree.at(i).upos === 'ADP' && data.places.includes(tree.lower(i)),
  );
  if (place === undefined || place >= tree.lastWord) return undefined;
  const words = range({ first: at + 1, last: place - 1 });
  if (!words.every((i) => PHRASE.test(tree.at(i).upos))) return undefined;
  // One or some of what was told of: what is picked is somewhere.
  const picked = words.slice(0, 3).some((i) => {
    const { features } = tree.at(i);
    const ranked = features.Degree === 'Sup' || features.NumType === 'Ord';
    return ranked || data.picks.includes(tree.lower(i));
  });
  const noun = words[words.length - 1];
  if (!picked || !/^(?:NOUN|PROPN)$/.test(tree.at(noun).upos)) return undefined;
  const of = words.find((i) => tree.at(i).upos === 'ADP');
  const head = of === undefined ? noun : of - 1;
  const finite = mainVerb(tree, at, rules);
  const tense = finite === undefined ? undefined : tenseOf(tree, finite, language);
  const many = tree.at(head).features.Number === 'Plur' || data.picks.includes(tree.lower(at + 1));
  const is = copula[`${tense}.${many ? 'Plur' : 'Sing'}`];
  if (!is) return undefined;
  const text = textOf(tree, { first: at + 1, last: place - 1 });
  return { kind: 'with', text: `${upperFirst(text)} ${is}`, from: place };
}

/** "The town is small, with a population of 900" → "It has a population of 900.": of what is told to be something. */
export function withHas({ tree, at, rules, language }: Place): Begin | undefined {
  const { withStates: data, indefinite, afterwards, repeatSubject } = rules;
  if (!data || !indefinite || !opens(tree, at, rules)) return undefined;
  const { root } = tree;
  const main = mainClause(tree, at, rules);
  if (!main) return undefined;
  const { subject, finite } = main;
  const { lemma } = tree.at(root);
  const told = tree.child(root, ['cop']) !== undefined;
  const lies = rules.lasting?.includes(lemma) && tree.child(root, ['aux:pass']) !== undefined;
  // "opened in 1990, with a capacity of 500": what is measured, it has.
  const measured = range({ first: at + 1, last: at + 4 }).some(
    (i) => data.measures?.includes(tree.lower(i)) && tree.child(root, ['obj']) === undefined,
  );
  if (!told && !lies && !measured) return undefined;
  if (told && (isPersonal(lemma, rules) || afterwards?.has?.except.includes(lemma)))
    return undefined;
  const counted = [at + 1, at + 2].some((i) => tree.at(i).upos === 'NUM');
  if (!indefinite.includes(tree.lower(at + 1)) && !counted && !isMany(tree, at + 1))
    return undefined;
  const words = range({ first: at + 1, last: tree.lastWord });
  // "with only the stamens prominent": that they are so is told, not that it has them.
  if (tree.at(tree.lastWord).upos === 'ADJ') return undefined;
  if (words.some((i) => /^(?:VERB|AUX|SCONJ)$/.test(tree.at(i).upos))) return undefined;
  // "The first game was in May, with a game between …": no game has a game.
  if (words.some((i) => tree.at(i).lemma === tree.at(subject).lemma)) return undefined;
  const again = pronounFor(tree, subject, rules);
  const { Sing, Plur } = repeatSubject?.pronouns ?? {};
  if (!again || (again !== Sing && again !== Plur)) return undefined;
  const tense = tenseOf(tree, finite, language);
  const form = tense && thirdPerson(language, data.verb, tense, again === Plur);
  return form ? { kind: 'has', text: `${again} ${form}`, from: at + 1 } : undefined;
}

/** "…, with Kars as its capital" → "Kars was its capital." */
export function withAs({ tree, at, rules, data: { part }, language }: Place): Begin | undefined {
  const { copula } = rules;
  if (!part || !copula || !opens(tree, at, rules)) return undefined;
  const as = range({ first: at + 2, last: at + LONGEST_PHRASE }).find(
    (i) => tree.lower(i) === part[0],
  );
  if (as === undefined || as + 1 >= tree.lastWord) return undefined;
  const words = range({ first: at + 1, last: as - 1 });
  const rest = range({ first: as + 1, last: tree.lastWord });
  const plain = (i: number) => PHRASE.test(tree.at(i).upos);
  const own = tree.at(as + 1).features;
  if (!words.every(plain) || !rest.every(plain) || !(own.Poss === 'Yes' || own.Definite))
    return undefined;
  const { upos, features } = tree.at(as - 1);
  const finite = mainVerb(tree, at, rules);
  const tense = finite === undefined ? undefined : tenseOf(tree, finite, language);
  // "Kars" is one, whatever it looks like.
  const one = upos === 'PROPN' || (upos === 'NOUN' && features.Number !== 'Plur');
  const is = copula[`${tense}.Sing`];
  if (!one || !is || tree.at(tree.lastWord).upos === 'ADP') return undefined;
  const text = textOf(tree, { first: at + 1, last: as - 1 });
  return { kind: 'with', text: `${upperFirst(text)} ${is}`, from: as + 1 };
}

const PHRASE = /^(?:DET|PRON|ADJ|NOUN|PROPN|NUM|ADP|ADV)$/;

/** After a comma, to the end of the sentence, and no set phrase: "with the help of". */
function opens(tree: Tree, at: number, { withStates }: SentenceRules): boolean {
  if (!withStates || tree.lower(at) !== withStates.word || tree.form(at - 1) !== ',') return false;
  if (goesOnAfter(tree, at)) return false;
  const near = range({ first: at + 1, last: at + 5 });
  return !near.some((i) => withStates.except.includes(tree.at(i).lemma));
}

/** "with long tails" */
function isMany(tree: Tree, first: number): boolean {
  const noun = range({ first, last: first + 3 }).find((i) => tree.at(i).upos === 'NOUN');
  if (noun === undefined || tree.at(noun).features.Number !== 'Plur') return false;
  return range({ first, last: noun - 1 }).every((i) => /^(?:ADJ|NOUN|ADV)$/.test(tree.at(i).upos));
}
