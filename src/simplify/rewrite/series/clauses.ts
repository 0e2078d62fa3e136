import type { Node, Tree } from '../tree.ts';
import { hasFiniteForm } from '../verbs.ts';
import { isMarkedInfinitive, particleOf } from './infinitive.ts';
import { isComma, isVerb, lastWord, once, range, type Series } from './series.ts';

const isJoining = ({ upos, relation }: Node) => upos === 'CCONJ' || relation === 'cc';

/**
 * The infinitives at the end, each with what belongs to it before it: after a word that opens them
 * ("um"), or after a comma alone.
 */
export const clauseSeries = once((tree) => {
  const last = lastWord(tree);
  const opener = tree.nodes.findLastIndex(
    ({ index, upos }) =>
      tree.is(index, 'part-opener') && upos !== 'NOUN' && isComma(tree.nodes[index - 1]),
  );
  if (opener >= 0 && tree.is(opener, 'purpose-opener'))
    return isMarkedInfinitive(tree, opener - 2) ? undefined : infinitives(tree, opener, last);
  for (const { index } of tree.nodes.slice(opener + 1)) {
    if (!isComma(tree.at(index)) || isMarkedInfinitive(tree, index - 1)) continue;
    if (closesOtherClause(tree, index)) continue;
    const series = infinitives(tree, index, last);
    if (series) return series;
  }
  return undefined;
});

function infinitives(tree: Tree, opener: number, last: number): Series | undefined {
  const members = partsFrom(tree, opener, last, isMarkedInfinitive);
  const isOther = members?.some(
    (part) => tree.is(part[0], 'purpose-opener') || part.some((at) => isSurelyFinite(tree, at)),
  );
  return members && !isOther ? { opener, members } : undefined;
}

/** An infinitive or a finite plural, which taggers take for each other. */
const isBaseForm = (tree: Tree, at: number) => tree.at(at).lower === tree.at(at).lemma;

const isSurelyFinite = (tree: Tree, at: number) =>
  tree.at(at).features.VerbForm === 'Fin' && !isBaseForm(tree, at) && hasFiniteForm(tree, at);

function partsFrom(
  tree: Tree,
  opener: number,
  last: number,
  closes: (tree: Tree, at: number) => boolean,
): readonly (readonly number[])[] | undefined {
  const members: number[][] = [];
  let member: number[] = [];
  let isJoined = false;
  let isOpen = false;
  for (let at = opener + 1; at <= last; at++) {
    const node = tree.at(at);
    if (member.length === 0 && (isComma(node) || isJoining(node))) {
      if (members.length === 0 || isContrast(tree, node)) return undefined;
      // Of alternatives, "oder" is kept.
      if (tree.is(at, 'or')) member.push(at);
      continue;
    }
    // An embedded clause, and text in brackets or after a dash, is not divided into members.
    if (member.length > 0 && isComma(node) && !isAmongThings(tree, at)) return undefined;
    if (/^[;:()–—"„“»«]$/u.test(node.form)) return undefined;
    member.push(at);
    const next = tree.nodes[at + 1];
    const isEnd = at === last || isComma(next) || (next !== undefined && isJoining(next));
    if (isEnd && isVerb(node) && closes(tree, at)) {
      // "zu speichern und zu prüfen": a verb alone shares what the one before it has.
      const before = members[members.length - 1];
      const isBare = before !== undefined && member.every((each) => BARE.test(tree.at(each).upos));
      isJoined = isJoining(tree.at(member[0] - 1)) || tree.is(member[0], 'or');
      if (isBare) {
        before.push(...range(before[before.length - 1] + 1, at + 1));
        isOpen = !isJoined;
      } else if (isOpen) return undefined;
      else members.push(member);
      member = [];
    } else if (at === last || (isEnd && isVerb(node))) return undefined;
  }
  // Without a conjunction, what follows belongs to the part before it: "die Chance zu haben, A zu tun".
  return members.length >= 2 && isJoined ? members : undefined;
}

/** "aber", "sondern": no conjunction of a series. */
const isContrast = (tree: Tree, node: Node) =>
  isJoining(node) && !tree.is(node.index, 'and') && !tree.is(node.index, 'or');

const BARE = /^(?:VERB|AUX|PART|ADV|CCONJ)$/;

/** Is this comma part of a series of nouns: "Bilder, Fotos und Texte"? */
export function isAmongThings(tree: Tree, comma: number): boolean {
  if (!isComma(tree.at(comma))) return false;
  const next = tree.nodes[comma + 1];
  if (!/^(?:NOUN|PROPN|ADJ)$/.test(next?.upos ?? '')) return false;
  const rest = tree.nodes.slice(comma + 1).findIndex((node) => isVerb(node) || isJoining(node));
  return rest >= 0 && isJoining(tree.at(comma + 1 + rest));
}

/** "alle, die Zweifel haben, A zu tun": the infinitive does not depend on the clause before the comma. */
function closesOtherClause(tree: Tree, comma: number): boolean {
  const before = tree.at(comma - 1);
  if (!isVerb(before) || before.features.VerbForm === 'Part') return false;
  const start = tree.nodes.slice(0, comma).findLastIndex(({ upos }) => upos === 'PUNCT') + 1;
  const own = range(start, comma);
  return opensClause(tree, start) && !own.some((at) => tree.is(at, 'correlate'));
}

const opensClause = (tree: Tree, at: number) =>
  tree.at(at).upos === 'SCONJ' ||
  tree.at(at).features.PronType === 'Rel' ||
  tree.is(at, 'clause-opener') ||
  tree.is(at, 'relative-opener');

/**
 * Parts that share a modal at their end: "dass er A planen, B prüfen und C schreiben kann", "A planen
 * und B prüfen zu können". The opener is the comma before them.
 */
export const modalSeries = once((tree) => {
  const last = lastWord(tree);
  if (!tree.is(last, 'modal') || !isVerb(tree.at(last))) return undefined;
  const end = last - 1 - particleOf(tree, last).length;
  const opener = tree.nodes.findLastIndex(
    ({ index }) =>
      index < end && isComma(tree.nodes[index - 1]) && tree.is(index, 'statement-opener'),
  );
  const commas = range(0, end).filter((at) => isComma(tree.at(at)));
  const subject = range(opener + 1, opener + 2).filter((at) => tree.is(at, 'personal-pronoun'));
  const starts = opener < 0 ? commas : subject;
  // In a clause with a finite modal, the subject must be distinguishable from the first part.
  if (opener < 0 && end === last - 1) return undefined;
  for (const each of starts) {
    const members = partsFrom(tree, each, end, isBaseForm);
    const isOther = members?.some((part) =>
      part.some(
        (at) => isMarkedInfinitive(tree, at) || isSurelyFinite(tree, at) || opensClause(tree, at),
      ),
    );
    if (members && !isOther) return { opener: each, members };
  }
  return undefined;
});
