import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { agreeing } from '../subjects/number.ts';
import { isPersonal } from '../subjects/person.ts';
import { pronounFor, subjectAgain } from '../subjects/subject.ts';
import { type Begin, goesOnAfter, mainClause, type Place } from './added.ts';

/** Least words before and after such a border. */
const LEAST_TOLD = 5;
const LEAST_DONE = 3;

/** "stated that A, and that B" → "He also stated that B." */
export function alsoThat({ tree, at, rules, data }: Place): Begin | undefined {
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

/** "is the fourth game by Kojima and the direct sequel to X" → "It is also the direct sequel to X." */
export function isAlso({
  tree,
  at,
  rules,
  data: {
    alsoThat: [, also],
    part,
  },
}: Place): Begin | undefined {
  const { root, lastWord } = tree;
  const is = tree.child(root, ['cop']);
  const subject = tree.subjectOf(root);
  if (tree.at(at).upos !== 'CCONJ' || rules.coordinators?.[tree.lower(at)] !== '') return undefined;
  if (is === undefined || subject === undefined || !tree.isFinite(is) || is > at) return undefined;
  if (tree.at(root).upos !== 'NOUN' || is < subject) return undefined;
  // "In her basket was a pint and a loaf": the basket is neither.
  if (tree.child(subject, ['case']) !== undefined) return undefined;
  const noun = tree.children(root).find((i) => i > root && tree.relation(i) === 'conj');
  if (noun === undefined || noun < at || tree.stretch(noun)?.last !== lastWord) return undefined;
  const { upos, features } = tree.at(at + 1);
  const plain = tree.at(noun).upos === 'NOUN' && tree.finiteOf(noun) === undefined;
  const determined = upos === 'DET' && features.Definite !== undefined;
  // "and part of the old town"
  const isPart = noun === at + 1 && tree.lower(noun) === part?.[1];
  if (!plain || !(isPart || (determined && tree.at(at + 1).head === noun))) return undefined;
  // Both are long, both are persons or things, and nothing listed.
  if (at - is < LEAST_TOLD || lastWord - at < LEAST_TOLD - 1) return undefined;
  if (isPersonal(tree.at(noun).lemma, rules) !== isPersonal(tree.at(root).lemma, rules))
    return undefined;
  if (isListed(tree, is, at)) return undefined;
  // "halfway between the line above and the line below"
  const two = (i: number) => rules.ofTwo?.includes(tree.lower(i));
  if (range({ first: is, last: at }).some(two)) return undefined;
  // "a county in the Yorkshire and the Humber region": one name.
  if (tree.at(at - 1).upos === 'PROPN' && tree.at(at + 2).upos === 'PROPN') return undefined;
  // "the words of the Council and the Commission": both say them.
  if (tree.at(at - 1).upos === 'PROPN' && /^\p{Lu}/u.test(tree.form(at + 2))) return undefined;
  // "the son of the king and the queen": which noun it goes on with must be sure.
  const others = range({ first: root + 1, last: at - 1 }).some(
    (i) => tree.at(i).upos === 'NOUN' && tree.children(i).some((c) => tree.relation(c) === 'det'),
  );
  const own = tree.children(noun).some((i) => i > noun && tree.relation(i) === 'nmod');
  if (others && !isPart && !(own && COMMAS.has(tree.form(at - 1)))) return undefined;
  const pronoun = pronounFor(tree, subject, rules);
  const stretch = tree.stretch(subject);
  if (!pronoun || !stretch || tree.child(root, ['det']) === undefined) return undefined;
  const again = agreeing(tree, pronoun, stretch, is, rules);
  // "Key factors are a small latency and a …": many are not one.
  const many = again === rules.repeatSubject?.pronouns?.Plur && features.Definite === 'Ind';
  if (!again || many) return undefined;
  return { kind: 'is-also', text: `${again} ${tree.form(is)} ${also}`, from: at + 1 };
}

/** Is there a comma between the verb and the border, but for that before the border and those of places? */
function isListed(tree: Tree, first: number, at: number): boolean {
  return range({ first, last: tree.lastWord }).some((i) => {
    if (!COMMAS.has(tree.form(i)) || i === at - 1) return false;
    return i > at || tree.at(i - 1).upos !== 'PROPN' || tree.at(i + 1).upos !== 'PROPN';
  });
}

/**
 * "studied with A in Rome, and with B in Paris" → "He also studied with B in Paris.", "was released in Japan
 * in May and in Europe in June" → "It was also released in Europe in June."
 */
export function alsoDid({
  tree,
  at,
  rules,
  data: {
    alsoThat: [, also],
  },
}: Place): Begin | undefined {
  const { root, lastWord } = tree;
  if (tree.at(at).upos !== 'CCONJ' || rules.coordinators?.[tree.lower(at)] !== '') return undefined;
  if (tree.at(at + 1).upos !== 'ADP' || tree.at(root).upos !== 'VERB') return undefined;
  const main = mainClause(tree, at, rules);
  if (!main) return undefined;
  const { subject, finite } = main;
  const rest = range({ first: at + 1, last: lastWord });
  if (rest.length < LEAST_DONE || rest.some((i) => /^(?:VERB|AUX)$/.test(tree.at(i).upos)))
    return undefined;
  if (goesOnAfter(tree, at) || !isAlike(tree, at, finite, rules)) return undefined;
  const pronoun = pronounFor(tree, subject, rules);
  const stretch = tree.stretch(subject);
  const again = pronoun && stretch && agreeing(tree, pronoun, stretch, finite, rules);
  const verb = tree.form(root);
  const text = finite === root ? `${also} ${verb}` : `${tree.form(finite)} ${also} ${verb}`;
  return again ? { kind: 'also', text: `${again} ${text}`, from: at + 1 } : undefined;
}

/** Is the verb followed by the same prepositions on both sides, so that both tell of the same doing? */
function isAlike(tree: Tree, at: number, finite: number, rules: SentenceRules): boolean {
  const { root } = tree;
  if (tree.lower(root + 1) !== tree.lower(at + 1)) return false;
  // "was built and", "was first shown": more than the helping verb and its verb.
  if (finite !== root && finite !== root - 1) return false;
  if (tree.child(root, ['obj', 'xcomp', 'ccomp']) !== undefined) return false;
  const told = range({ first: root + 1, last: at - 2 });
  // One of a list: "in A, in B, and in C"; but "in Delhi, India, and in Rome".
  const commas = told.filter((i) => COMMAS.has(tree.form(i)));
  const comma = COMMAS.has(tree.form(at - 1));
  if (comma && finite === root) return commas.length === 0;
  if (commas.some((i) => tree.at(i - 1).upos !== 'PROPN' || tree.at(i + 1).upos !== 'PROPN'))
    return false;
  if (told.some((i) => tree.at(i).upos === 'CCONJ')) return false;
  const { ofTwo = [], details } = rules;
  const limits = (i: number) =>
    ofTwo.includes(tree.lower(i)) || details?.scopes.includes(tree.lower(i)) === true;
  if (range({ first: 0, last: at - 1 }).some(limits)) return false;
  // "in Japan on May 4 and in Europe on June 5": the second one, too.
  const ties = (first: number, last: number) =>
    range({ first, last })
      .filter((i) => tree.at(i).upos === 'ADP' && tree.lower(i) !== rules.sameAs)
      .map((i) => tree.lower(i));
  const [before, after] = [ties(root + 1, at - 1), ties(at + 1, tree.lastWord)];
  return before.length > 1 && after.length > 1 && before[1] === after[1];
}
