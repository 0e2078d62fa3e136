import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';

/** Does one side of a border only look like a sentence: half of a subject, an object, an opening? */
export function looksLikeClause(tree: Tree, border: Stretch, rules: SentenceRules): boolean {
  const { first, last } = border;
  // "Whereas A has been tested and B is safe": all of it is opened by a word.
  const isOpened = tree.at(0).head === tree.root && tree.relation(0) === 'mark';
  const comma = range({ first: 1, last: first }).find((i) => COMMAS.has(tree.form(i))) ?? 1;
  if (isOpened && comma === 1 && rules.subordinators?.includes(tree.lower(0))) return true;
  const after = { first: last, last: tree.lastWord };
  if (tree.at(last).upos === 'ADP' && hasOnlyClauses(tree, after)) return true;
  // "In May, when he had come home, he slept"
  const isBare = first + 2 === last && COMMAS.has(tree.form(first + 1));
  if (isBare && hasOnlyClauses(tree, { first: 0, last: first })) return true;
  if (isStillClaimed(tree, border, rules)) return true;
  if (isTimeWhen(tree, border, rules)) return true;
  if (tree.at(last - 1).upos === 'CCONJ' && lacksVerbAfterColon(tree, first)) return true;
  if (first + 2 !== last || tree.at(last - 1).upos !== 'CCONJ') return false;
  // "subject to and at the time": what follows belongs to both.
  if (tree.at(first).upos === 'ADP' && /^(?:case|mark)$/.test(tree.relation(first))) return true;
  return (
    lacksVerb(tree, first, rules) ||
    (tree.at(last).features.Case !== 'Nom' && isSecondOfTwo(tree, first, rules)) ||
    endsOpening(tree, border)
  );
}

/** ", and without a clue where he was going": the only verbs are those of clauses that a word opens. */
function hasOnlyClauses(tree: Tree, { first, last }: Stretch): boolean {
  let opened = false;
  for (let i = first; i <= last; i++) {
    if (COMMAS.has(tree.form(i))) opened = false;
    else if (tree.at(i).upos === 'SCONJ' || tree.isWhWord(i)) opened = true;
    // "so-called" is no verb.
    else if (tree.isFinite(i) && !opened && tree.form(i - 1) !== '-') return false;
  }
  return true;
}

/** "…, however his attempt to join with the Left and the Greens led to nothing": one subject. */
function lacksVerb(tree: Tree, first: number, { looseJoints = {} }: SentenceRules): boolean {
  const loose = range({ first: 1, last: first }).findLast(
    (i) => Object.hasOwn(looseJoints, tree.lower(i)) && COMMAS.has(tree.form(i - 1)),
  );
  return loose !== undefined && !range({ first: loose, last: first }).some((i) => tree.isFinite(i));
}

/** "It is worse than ever: a third of frogs, half of birds, and most of the fish are gone": one subject. */
function lacksVerbAfterColon(tree: Tree, first: number): boolean {
  const colon = range({ first: 1, last: first }).findLast((i) => tree.form(i) === ':');
  if (colon === undefined || tree.at(colon + 1).upos === 'VERB') return false;
  return !range({ first: colon, last: first }).some((i) => tree.isFinite(i));
}

/** "the likeness between the find and a cell that was found in May": what is like what. */
function isSecondOfTwo(tree: Tree, first: number, { ofTwo = [] }: SentenceRules): boolean {
  const two = range({ first: 1, last: first - 1 }).findLast(
    (i) => ofTwo.includes(tree.lower(i)) && tree.at(i).upos === 'ADP',
  );
  if (two === undefined) return false;
  const between = range({ first: two + 1, last: first });
  return !between.some((i) => tree.at(i).upos === 'CCONJ' || tree.at(i).upos === 'AUX');
}

/** "when he had cleaned the land and the house, he left": the comma ends what opens the main clause. */
function endsOpening(tree: Tree, { first, last }: Stretch): boolean {
  const opens = range({ first: 0, last: first }).some(
    (i) => tree.at(i).upos === 'SCONJ' || tree.isWhWord(i),
  );
  if (!opens || !/^(?:DET|NOUN|PROPN|PRON|ADJ)$/.test(tree.at(last).upos)) return false;
  const finite = range({ first: last, last: tree.lastWord }).find((i) => tree.isFinite(i));
  return range({ first: last + 1, last: (finite ?? last) - 1 }).some(
    (i) => COMMAS.has(tree.form(i)) && tree.at(i + 1).features.Case === 'Nom',
  );
}

/** "The last time it ended and she was online, it hurt": when, not what was. */
function isTimeWhen(tree: Tree, { first, last }: Stretch, { joints }: SentenceRules): boolean {
  const noun = tree.at(1).upos === 'ADJ' ? 2 : 1;
  if (tree.at(0).upos !== 'DET' || !joints?.times.includes(tree.at(noun).lemma)) return false;
  const isComma = (i: number) => COMMAS.has(tree.form(i));
  if (range({ first: 0, last: first }).some(isComma)) return false;
  return !tree.isFinite(noun + 1) && range({ first: last, last: tree.lastWord }).some(isComma);
}

/** "rejected claims that it was too late, and it was no longer possible": that was claimed, too. */
function isStillClaimed(
  tree: Tree,
  { first, last }: Stretch,
  { afterwards, claims = [] }: SentenceRules,
): boolean {
  if (tree.at(last - 1).upos !== 'CCONJ' || tree.at(last).upos !== 'PRON') return false;
  if (/^[12]$/.test(tree.at(last).features.Person ?? '')) return false;
  return range({ first: 1, last: first - 1 }).some(
    (i) =>
      tree.lower(i) === afterwards?.alsoThat[0] &&
      claims.includes(tree.at(i - 1).lemma) &&
      !tree.isFinite(i + 1),
  );
}
