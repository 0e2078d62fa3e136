import type { Edit, Sentence, Span } from '../../core/index.ts';
import { Tree } from '../sentences/tree.ts';

const COMMA = new Set([',', '，', '、', '،', ';']);
/** The minimum number of words before the list. */
const SHORTEST_OPENING = 2;
const LONGEST_ITEM = 12;

/** How items are marked: HTML has no list inside a paragraph. */
export interface ListStyle {
  readonly colon: string;
  readonly bullet: string;
  /** Words for "and": a list does not show that one of the items is enough. */
  readonly and: readonly (string | undefined)[];
}

/**
 * "You need milk, bread, cheese, fruit and water." as an opening and a line for each: edits of the text
 * between the items, so that words inside them can also change. None if the sentence does
 * not end with a series of at least `from` items.
 */
export function listEdits(
  sentence: Sentence,
  edits: readonly Edit[],
  from: number,
  { colon, bullet, and }: ListStyle,
): Edit[] | undefined {
  const tree = new Tree(sentence);
  const items = itemsOf(tree, from);
  if (!items || !areJoined(tree, items, and)) return undefined;
  const { tokens } = sentence;
  const opening = tokens[items[0].start - 1];
  const said = opening.form === ':' || opening.form === '：';
  // "You will write: letters, reports, …": the series began before; "incluye, por ejemplo, …" is not a series.
  const isLate = [1, 2].some((back) => tree.isPunctuation(items[0].start - back));
  if (!said && isLate) return undefined;
  const places: [Span, string][] = [
    [{ start: opening.end, end: tokens[items[0].start].start }, `${said ? '' : colon}\n${bullet}`],
  ];
  items.slice(1).forEach((item, i) => {
    const span = { start: tokens[items[i].end].end, end: tokens[item.start].start };
    places.push([span, `\n${bullet}`]);
  });
  const last = items[items.length - 1];
  places.push([{ start: tokens[last.end].end, end: sentence.end }, '']);
  const fullStop = places[places.length - 1][0].start;
  const clash = edits.some(
    ({ span, operation }) =>
      places.some(([{ start, end }]) => span.start < end && span.end > start) ||
      // An insertion before the full stop, or after it but not as a separate sentence, needs the full stop.
      (span.start === span.end &&
        span.start >= fullStop &&
        (span.start < sentence.end || operation !== 'split')),
  );
  if (clash) return undefined;
  return places
    .filter(([{ start, end }, text]) => end > start || text !== '')
    .map(([span, replacement]) => ({
      span,
      replacement,
      operation: 'rephrase',
      reason: `${items.length} items in a row are easier to read as a list.`,
      source: 'document/lists',
      confidence: 0.8,
    }));
}

/** Is "and" before the last item, and only commas between the others: no "or", no "such as"? */
function areJoined(tree: Tree, items: readonly Span[], and: ListStyle['and']): boolean {
  return items.slice(1).every((item, i) => {
    const isLast = i === items.length - 2;
    const between = tree.tokens.slice(items[i].end + 1, item.start).map(({ form }) => form);
    const words = between.filter((form) => !COMMA.has(form));
    return isLast ? words.every((form) => and.includes(form.toLowerCase())) : words.length === 0;
  });
}

/** The series at the end of a sentence, as first and last token of each item. */
function itemsOf(tree: Tree, from: number): Span[] | undefined {
  const end = tree.lastWord;
  if (/[?!？！]/u.test(tree.form(tree.tokens.length - 1)) || tree.enclosed[end]) return undefined;
  const announced = afterColon(tree, from, end);
  if (announced) return announced;
  for (let head = 1; head < end; head++) {
    const { upos, relation } = tree.at(head);
    if (upos !== 'NOUN' && upos !== 'PROPN') continue;
    if (relation.startsWith('conj') || relation.startsWith('nsubj')) continue;
    const heads = joinedTo(tree, head).sort((a, b) => a - b);
    if (heads.length < from) continue;
    const items = borders(tree, heads, end);
    if (items) return items;
  }
  return undefined;
}

/** "Bring these papers: a passport, …": a colon introduces a series, regardless of the parse. */
function afterColon(tree: Tree, from: number, end: number): Span[] | undefined {
  const { tokens } = tree;
  const colon = tokens.findIndex(({ form }) => form === ':' || form === '：');
  const finite = tree.finiteOf(tree.root);
  if (colon < SHORTEST_OPENING || colon >= end || finite === undefined || finite > colon)
    return undefined;
  if (tree.enclosed[colon] || tokens[colon].end === tokens[colon + 1].start) return undefined;
  const items: { start: number; end: number }[] = [];
  const joined: number[] = [];
  let start = colon + 1;
  for (let i = start; i <= end + 1; i++) {
    if (i <= end && tree.at(i).upos === 'CCONJ') joined.push(i);
    else if (i <= end && !COMMA.has(tree.form(i))) continue;
    if (i > start) items.push({ start, end: i - 1 });
    start = i + 1;
  }
  const last = items[items.length - 1];
  const isRow = items.length >= from && joined.length === 1 && joined[0] === last.start - 1;
  return isRow && items.every((item) => isThing(tree, item)) ? items : undefined;
}

/** A noun phrase without a verb. */
function isThing(tree: Tree, { start, end }: Span): boolean {
  let hasNoun = false;
  for (let i = start; i <= end; i++) {
    const { upos } = tree.at(i);
    if (tree.isFinite(i) || tree.form(i) === ':') return false;
    if (upos === 'NOUN' || upos === 'PROPN') hasNoun = true;
  }
  const balanced = tree.isBalanced({ first: start, last: end });
  return hasNoun && end - start < LONGEST_ITEM && balanced;
}

/** A noun and the nouns coordinated with it, regardless of how they are attached. */
function joinedTo(tree: Tree, head: number): number[] {
  const next = tree.children(head).filter((each) => /^(?:conj|appos)$/.test(tree.relation(each)));
  return [head, ...next.filter((each) => each > head).flatMap((each) => joinedTo(tree, each))];
}

function borders(tree: Tree, heads: readonly number[], end: number): Span[] | undefined {
  const items: { start: number; end: number }[] = [];
  let start = firstOf(tree, heads);
  for (let i = start; i <= end + 1; i++) {
    const isBorder = i > end || COMMA.has(tree.form(i)) || tree.at(i).upos === 'CCONJ';
    if (!isBorder) continue;
    if (i > start) items.push({ start, end: i - 1 });
    start = i + 1;
  }
  const whole =
    items.length === heads.length &&
    items.every(
      (item, i) =>
        heads[i] >= item.start &&
        heads[i] <= item.end &&
        item.end - item.start < LONGEST_ITEM &&
        isPlain(tree, item, heads[0]),
    );
  const [first] = items;
  // "France, Italy and Austria in 1990": the modifier of the last item may belong to all.
  const hasMoreBehind = items.map((item, i) => hasMore(tree, heads[i], item.end));
  if (hasMoreBehind[items.length - 1] && !hasMoreBehind.slice(0, -1).includes(true))
    return undefined;
  // "and" before the last one shows that the series is complete.
  const joined = tree.at(items[items.length - 1]?.start - 1).upos === 'CCONJ';
  if (!whole || !joined || !first || first.start < SHORTEST_OPENING) return undefined;
  const finite = tree.finiteOf(tree.root);
  return finite !== undefined && finite < first.start ? items : undefined;
}

/** The start of the first item: with its article, without a preposition that governs all items. */
function firstOf(tree: Tree, [head, second]: readonly number[]): number {
  let first = head;
  for (const child of tree.children(head)) {
    if (tree.relation(child) === 'conj' || child > head) continue;
    first = Math.min(first, tree.stretch(child)?.first ?? child);
  }
  const own = tree.children(second).some((each) => tree.relation(each) === 'case');
  while (!own && first < head && /^(?:ADP|PUNCT|SCONJ)$/.test(tree.at(first).upos)) first++;
  return first;
}

function hasMore(tree: Tree, head: number, end: number): boolean {
  for (let i = head + 1; i <= end; i++) if (tree.at(i).upos === 'ADP') return true;
  return false;
}

/** No verb, no word attached elsewhere, no divided bracket or quotation. */
function isPlain(tree: Tree, { start, end }: Span, head: number): boolean {
  for (let i = start; i <= end; i++) {
    if (tree.isFinite(i) || !tree.isUnder(i, head)) return false;
  }
  return tree.isBalanced({ first: start, last: end });
}
