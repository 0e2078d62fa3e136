import type { Token } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { type Stretch, Tree } from './tree.ts';

/** Few places of a sentence are worth two more analyses. */
export const MOST_REREAD = 3;

/**
 * Do these tokens of the source, with words put between them, read by themselves as one sentence with
 * its subject before its verb? The parser is asked, since the new sentence may not be what was meant.
 */
export function isWholeSentence(
  tree: Tree,
  parts: readonly (Stretch | string)[],
  language: Language,
): boolean {
  const { tokens } = tree;
  const copies: Token[] = parts.flatMap((part) =>
    typeof part === 'string'
      ? part.split(' ').map((form) => ({ form, start: 0, end: 0 }))
      : tokens.slice(part.first, part.last + 1).map((token) => ({ ...token })),
  );
  if (copies.length < 3) return false;
  if (!parts.every((part) => typeof part === 'string' || tree.isBalanced(part))) return false;
  const [{ form }] = copies;
  copies[0] = { ...copies[0], form: form[0].toUpperCase() + form.slice(1) };
  const stop = tokens[tokens.length - 1];
  if (copies[copies.length - 1].form !== stop.form) copies.push({ ...stop });
  language.analyseTokens(copies);
  const own = new Tree({ start: 0, end: 0, tokens: copies });
  const subject = own.subjectOf(own.root);
  const finite = own.finiteOf(own.root);
  if (subject === undefined || finite === undefined || subject > finite) return false;
  if (own.children(own.root).some((each) => own.relation(each) === 'mark')) return false;
  const { features } = own.at(subject);
  if (/^(?:Rel|Int)/.test(features.PronType ?? '') || features.Case === 'Acc') return false;
  // Before the subject only what a sentence may open with.
  const start = own.stretch(subject)?.first ?? subject;
  if (/^(?:Rel|Int)/.test(own.at(0).features.PronType ?? '')) return false;
  for (let i = 0; i < start; i++) {
    if (/^(?:CCONJ|SCONJ)$/.test(own.at(i).upos) || own.isFinite(i)) return false;
  }
  return !copies.some(
    (_, i) => own.relation(i) === 'conj' && own.at(i).head === own.root && !hasVerb(own, i),
  );
}

/** A conjunct of the verb that is no verb shows that the parse is not to be trusted. */
function hasVerb(tree: Tree, index: number): boolean {
  return (
    tree.at(index).upos === 'VERB' ||
    tree.children(index).some((each) => tree.relation(each) === 'cop')
  );
}
