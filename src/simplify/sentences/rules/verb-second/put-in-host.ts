import type { PutInRules } from '../../language-file/verb-second-rules.ts';
import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isYear } from '../brackets/bracket.ts';

/** A relative clause after a subject. */
export interface PutInClause {
  /** The first token of the subject: it opens the sentence, or follows its verb. */
  readonly first: number;
  /** The commas around the clause; its pronoun follows the first, its verb stands before the second. */
  readonly open: number;
  readonly close: number;
  /** The finite verb of the sentence. */
  readonly main: number;
}

const NAME = /^(?:DET )?(?:ADJ )*(?:NOUN )?(?:PROPN ?)+$/;
const THING = /^(?:DET|NUM) (?:ADJ )*NOUN$/;
const THING_OF = /^DET (?:ADJ )*NOUN (?:DET (?:ADJ )*NOUN|ADP (?:PROPN ?)+)$/;

/**
 * Does the clause tell of one that is known, and not which of many is meant? It does of a name; of a
 * thing when it says what was, or in which year: "Das Haus, das 1902 gebaut wurde"; and of somebody
 * who did something, since they are one: "Die Frau, die den Laden führt, schwieg".
 */
export function whoIsMeant(
  tree: Tree,
  clause: PutInClause,
  data: PutInRules,
  pasts: ReadonlySet<number>,
): boolean {
  const { first, main } = clause;
  const verb = clause.close - 1;
  const { host, kinds } = hostOf(tree, clause);
  if (host.some((i) => data.never.includes(tree.lower(i)))) return false;
  const isMany = (i: number) => data.many.some((end) => tree.lower(i).endsWith(end));
  if (isMany(verb) !== isMany(main)) return false;
  const article = data.articles[tree.lower(first)];
  if (article && !article.includes(tree.lower(clause.open + 1))) return false;
  if (NAME.test(kinds)) return !isMany(verb);
  if (data.counting.includes(tree.lower(first)) || tree.at(first).upos === 'NUM')
    return THING.test(kinds) && pasts.has(verb) && (pasts.has(main) || isPerfect(tree, main));
  if (!article || isMany(verb)) return false;
  if (!THING.test(kinds) && !isThingOf(tree, clause, kinds, data)) return false;
  const inside = range({ first, last: verb });
  if (inside.some((i) => picks(tree, i, data))) return false;
  const isSure = pasts.has(main) || data.telling.includes(tree.lower(main));
  if (isSure) return true;
  // "Der Betrag, der zu viel gezahlt wurde, …": what was, told without a name or a day, may say which.
  const isFact = pasts.has(verb) || isPerfect(tree, main);
  if (isFact && inside.some((i) => /^(?:PROPN|NUM)$/.test(tree.at(i).upos))) return true;
  return inside.some((i) => isYear(tree.form(i)));
}

/** The words of the subject and their kinds; "US-Präsident" is one. */
function hostOf(tree: Tree, { first, open }: PutInClause): { host: number[]; kinds: string } {
  const host = range({ first, last: open - 1 });
  const isJoined = (i: number) => tree.form(i) === '-' || tree.form(i + 1) === '-';
  const kinds = host.filter((i) => !isJoined(i)).map((i) => tree.at(i).upos);
  return { host, kinds: kinds.join(' ') };
}

/** "hat … gesagt", not "hat … zu zahlen". */
function isPerfect(tree: Tree, main: number): boolean {
  const { upos, head } = tree.at(main);
  return upos === 'AUX' && head > main && tree.at(head).features.VerbForm === 'Part';
}

/** "Der Direktor der Schule, der …": the pronoun can mean only the first. */
function isThingOf(
  tree: Tree,
  { first, open }: PutInClause,
  kinds: string,
  { others }: PutInRules,
): boolean {
  if (!THING_OF.test(kinds)) return false;
  const inner = range({ first: first + 1, last: open - 1 }).find((i) => tree.at(i).upos === 'DET');
  return inner === undefined || others[tree.lower(open + 1)]?.includes(tree.lower(inner)) === true;
}

/** "die vor 2010 geschlossen wurde", "die die meisten Stimmen bekam": which one it is. */
function picks(tree: Tree, index: number, { bounds, picking }: PutInRules): boolean {
  if (tree.at(index).features.Degree === 'Sup' || picking.includes(tree.lower(index))) return true;
  if (!isYear(tree.form(index))) return false;
  return range({ first: Math.max(0, index - 4), last: index - 1 }).some((i) =>
    bounds.includes(tree.lower(i)),
  );
}
