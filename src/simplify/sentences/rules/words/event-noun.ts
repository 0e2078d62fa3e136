import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range, upperFirst } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

type EventNouns = NonNullable<SentenceRules['eventNouns']>;

/** What stands between the word that tells when and what happened: "the … of", "his …", "Ann's …". */
interface Told {
  /** From the word that tells when to the last word that is said anew. */
  readonly replaced: Stretch;
  /** Who or what it happened to, as words of the language or of the sentence. */
  readonly who: string | Stretch;
  readonly isMany: boolean;
}

/**
 * "after the death of his father" → "after his father died": a noun for something that happened, said
 * as what happened, where a word tells when it was.
 */
export function eventsTold(tree: Tree, { eventNouns: data, copula }: SentenceRules): Proposal[] {
  if (!data) return [];
  return tree.tokens.flatMap((_, noun): Proposal[] => {
    const happened = data.happened[tree.lower(noun)];
    if (happened === undefined || tree.enclosed[noun] || tree.at(noun).upos !== 'NOUN') return [];
    // "following his resignation" may be read as an object, "was coach until his death" as told of "coach".
    if (!/^(?:obl|obj|nmod)$/.test(tree.relation(noun)) || !isPast(tree, tree.at(noun).head))
      return [];
    const told = toldOf(tree, noun, data);
    if (!told) return [];
    const { first } = told.replaced;
    const when = data.when[tree.lower(first)];
    const isFirst = first === 0 && /^\p{Lu}/u.test(tree.form(0));
    // "his marriage to Ann" → "he married Ann"
    const next = tree.lower(told.replaced.last + 1);
    const isTaken = data.takes[tree.lower(noun)] === next;
    if (!isTaken && (data.needs.includes(tree.lower(noun)) || next === data.of)) return [];
    const [sing, plur] = [copula?.['Past.Sing'] ?? '', copula?.['Past.Plur'] ?? ''];
    const said =
      told.isMany && happened.startsWith(`${sing} `)
        ? plur + happened.slice(sing.length)
        : happened;
    const last = isTaken ? told.replaced.last + 1 : told.replaced.last;
    const pieces = piecesOf(
      tree,
      { first, last },
      told.who,
      isFirst ? upperFirst(when) : when,
      said,
    );
    return [
      {
        rule: 'rephrase/event',
        operation: 'rephrase',
        reason: 'What happened is told with a verb.',
        pieces,
        dropped: range({ first: first + 1, last }).filter((i) => !isInside(i, told.who)),
        key: tree.lower(noun),
      },
    ];
  });
}

function isInside(index: number, who: string | Stretch): boolean {
  return typeof who !== 'string' && index >= who.first && index <= who.last;
}

function piecesOf(
  tree: Tree,
  { first, last }: Stretch,
  who: string | Stretch,
  when: string,
  said: string,
): Piece[] {
  const { tokens } = tree;
  const { start } = tokens[first];
  if (typeof who === 'string')
    return [{ start, end: tokens[last].end, parts: [`${when} ${who} ${said}`] }];
  const place = tokens[who.last].end;
  // "Ann's departure": the mark of the owner goes with the noun.
  const end = Math.max(place, tokens[last].end);
  return [
    { start, end: tokens[who.first].start, parts: [`${when} `] },
    { start: place, end, parts: [` ${said}`] },
  ];
}

function toldOf(tree: Tree, noun: number, data: EventNouns): Told | undefined {
  const below = tree.children(noun);
  const when = below.find((each) => /^(?:case|mark)$/.test(tree.relation(each)) && each < noun);
  if (when === undefined || data.when[tree.lower(when)] === undefined) return undefined;
  const before = tree.lower(when + 1);
  const owner = data.owners[before];
  // "his death": no word between that tells more of it.
  if (owner !== undefined && noun === when + 2)
    return {
      replaced: { first: when, last: noun },
      who: owner,
      isMany: data.many.includes(owner),
    };
  const who = below.find((each) => tree.at(each).relation === 'nmod:poss');
  const owned = who === undefined ? undefined : tree.stretch(who);
  // "Josh Brainard's departure"
  if (who !== undefined && owned?.first === when + 1 && owned.last === noun - 1) {
    const mark = tree.children(who).find((each) => tree.relation(each) === 'case');
    if (mark !== owned.last || !isShort(tree, { first: owned.first, last: mark - 1 }))
      return undefined;
    return {
      replaced: { first: when, last: noun },
      who: { first: owned.first, last: mark - 1 },
      isMany: isMany(tree, who),
    };
  }
  if (before !== data.the || noun !== when + 2 || tree.lower(noun + 1) !== data.of)
    return undefined;
  const subject = tree.at(noun + 1).head;
  const stretch = tree.stretch(subject);
  if (tree.at(subject).head !== noun || stretch?.first !== noun + 1) return undefined;
  const told = { first: noun + 2, last: stretch.last };
  if (told.last <= noun + 1 || !isShort(tree, told)) return undefined;
  // "until the end of 1945", "of the century": a time does nothing.
  const { lemma, upos } = tree.at(subject);
  if (upos === 'NUM' || data.times.includes(lemma)) return undefined;
  // "the publication of the Turning the Tide report": it goes on.
  if (/^(?:DET|NOUN|PROPN|ADJ|VERB)$/.test(tree.at(told.last + 1).upos)) return undefined;
  if (tree.form(told.last + 1) === '(') return undefined;
  return { replaced: { first: when, last: told.last }, who: told, isMany: isMany(tree, subject) };
}

/** No longer than one can keep in mind before the verb. */
const LONGEST = 6;

/** One name or noun, without a clause or another "of" that the verb would be far from. */
function isShort(tree: Tree, stretch: Stretch): boolean {
  const words = range(stretch);
  if (words.length === 0 || words.length > LONGEST || !tree.isBalanced(stretch)) return false;
  const isOwner = (i: number) => tree.at(i).relation === 'nmod:poss';
  const isOther = (i: number) => /^(?:VERB|ADP|SCONJ|CCONJ|PRON)$/.test(tree.at(i).upos);
  return words.every((i) => !tree.isPunctuation(i) && (!isOther(i) || isOwner(i)));
}

function isMany(tree: Tree, index: number): boolean {
  return tree.at(index).features.Number === 'Plur' && tree.at(index).upos === 'NOUN';
}

/** Is the clause told as something of the past? */
function isPast(tree: Tree, head: number): boolean {
  const finite = tree.finiteOf(head);
  if (finite === undefined) return false;
  // "The gates close": written like the plain form, it may be read wrongly.
  const { features, lemma } = tree.at(finite);
  return features.Tense === 'Past' && tree.lower(finite) !== lemma;
}
