import type { Token } from '../../../../core/index.ts';
import type { Language } from '../../../../language/index.ts';
import { upperFirst } from '../../proposal.ts';
import { type Stretch, Tree } from '../../tree.ts';

/**
 * Do these tokens of the source, with words put between them, read by themselves as one sentence with
 * its subject before its verb? The parser is asked, since the new sentence may not be what was meant.
 */
export function isWholeSentence(
  tree: Tree,
  parts: readonly (Stretch | string)[],
  language: Language,
): boolean {
  return wholeSentence(tree, parts, language) !== undefined;
}

/** The tree of such a sentence. */
export function wholeSentence(
  tree: Tree,
  parts: readonly (Stretch | string)[],
  language: Language,
): Tree | undefined {
  const own = readAlone(tree, parts, language);
  const [begin] = parts;
  const opened = typeof begin !== 'string' && begin.first === 0;
  return own && isWhole(own, opened) ? own : undefined;
}

/** A stretch of the source, closed by its last mark, read by itself as it stands. */
export function readStretch(tree: Tree, { first, last }: Stretch, language: Language): Tree {
  const { tokens } = tree;
  const copies = tokens.slice(first, last + 1).map((each) => ({ ...each }));
  if (last < tokens.length - 1) copies.push({ ...tokens[tokens.length - 1] });
  language.analyseTokens(copies);
  return new Tree({ start: tokens[first].start, end: tokens[last].end, tokens: copies });
}

/** Rules ask for the same readings: each is made once for a sentence. */
const readings = new WeakMap<Tree, Map<string, Tree | undefined>>();

function readAlone(
  tree: Tree,
  parts: readonly (Stretch | string)[],
  language: Language,
): Tree | undefined {
  const known = readings.get(tree) ?? new Map<string, Tree | undefined>();
  readings.set(tree, known);
  const key = parts
    .map((part) => (typeof part === 'string' ? part : `${part.first}-${part.last}`))
    .join('|');
  if (!known.has(key)) known.set(key, readAnew(tree, parts, language));
  return known.get(key);
}

function readAnew(
  tree: Tree,
  parts: readonly (Stretch | string)[],
  language: Language,
): Tree | undefined {
  const { tokens } = tree;
  const copies: Token[] = parts.flatMap((part) =>
    typeof part === 'string'
      ? part.split(' ').map((form) => ({ form, start: 0, end: 0 }))
      : tokens.slice(part.first, part.last + 1).map((token) => ({ ...token })),
  );
  if (copies.length < 2) return undefined;
  if (!parts.every((part) => typeof part === 'string' || tree.isBalanced(part))) return undefined;
  const [{ form }] = copies;
  copies[0] = { ...copies[0], form: upperFirst(form) };
  const stop = tokens[tokens.length - 1];
  if (copies[copies.length - 1].form !== stop.form) copies.push({ ...stop });
  language.analyseTokens(copies);
  return new Tree({ start: 0, end: 0, tokens: copies }, undefined);
}

/** The source's own beginning may be a clause: "When he came, she left". */
function isWhole(own: Tree, opened: boolean): boolean {
  const finite = own.finiteOf(own.root);
  // "There are many", "It is possible to go": what comes later is no less its subject.
  const opener = own.child(own.root, ['expl']);
  const subject = opener !== undefined && opener < (finite ?? 0) ? opener : own.subjectOf(own.root);
  if (subject === undefined || finite === undefined || subject > finite) return false;
  if (own.children(own.root).some((each) => own.relation(each) === 'mark')) return false;
  if (isLeftBehind(own, subject, finite)) return false;
  const { features } = own.at(subject);
  if (own.isWhWord(subject) || features.Case === 'Acc') return false;
  // Before the subject only what a sentence may open with.
  const start = own.stretch(subject)?.first ?? subject;
  // "However, all of the storms …" asks nothing.
  const asks = own.isWhWord(0);
  const begins = own.at(0).upos === 'SCONJ';
  const clause = opened && begins && own.form(start - 1) === ',';
  if (asks && own.form(1) !== ',' && !clause) return false;
  if (own.form(finite - 2) === ',' && /^(?:PRON|SCONJ)$/.test(own.at(finite - 1).upos))
    return false;
  if (!opened && opensWithOther(own, start)) return false;
  for (let i = 0; i < start && !clause; i++) {
    const { upos } = own.at(i);
    if (upos === 'CCONJ' || upos === 'SCONJ' || own.isFinite(i)) return false;
  }
  return !own.tokens.some(
    (_, i) => own.relation(i) === 'conj' && own.at(i).head === own.root && !hasVerb(own, i),
  );
}

/** "The District of Columbia, and is focusing", "The Canaries, then moved": the verb is somebody else's. */
function isLeftBehind(own: Tree, subject: number, finite: number): boolean {
  let at = finite - 1;
  while (at > subject && /^(?:CCONJ|ADV)$/.test(own.at(at).upos)) at--;
  // "The Boys and owned a station"
  const joins = at < finite - 1 && own.at(at + 1).upos === 'CCONJ';
  return joins && own.form(at) === ',';
}

/** "A dogged survivor, in an age when government was weak": a noun before the subject that tells no time. */
function opensWithOther(own: Tree, start: number): boolean {
  if (start === 0 || !/^(?:DET|NOUN|PROPN|ADJ|NUM)$/.test(own.at(0).upos)) return false;
  let top = 0;
  while (own.at(top).head >= 0 && own.at(top).head < start && own.at(top).head !== own.root)
    top = own.at(top).head;
  return own.relation(top) !== 'obl' && own.child(top, ['case', 'mark']) === undefined;
}

/** A conjunct of the verb that is no verb shows that the parse is not to be trusted. */
function hasVerb(tree: Tree, index: number): boolean {
  return (
    tree.at(index).upos === 'VERB' ||
    tree.children(index).some((each) => tree.relation(each) === 'cop')
  );
}

/** A sentence made of a subject and what follows, when it reads as one whose subject that is. */
export function readWith(
  tree: Tree,
  subject: Stretch,
  rest: Stretch,
  language: Language,
): Tree | undefined {
  const own = wholeSentence(tree, [subject, rest], language);
  const length = subject.last - subject.first + 1;
  return own && (own.subjectOf(own.root) ?? length) < length ? own : undefined;
}
