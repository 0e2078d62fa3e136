import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/** What `afterwards` of the rules file says. */
export type Data = NonNullable<SentenceRules['afterwards']>;

/** Where in a sentence a rule looks for the words that open what is added. */
export interface Place {
  readonly tree: Tree;
  readonly at: number;
  readonly rules: SentenceRules;
  readonly data: Data;
  readonly language: Language;
}

/** What a sentence begins with, and the first token of the source that follows. */
export interface Begin {
  readonly kind: string;
  readonly text: string;
  readonly from: number;
}

/** The finite verb of the main clause before a place, when no clause below it could go on there. */
export function mainVerb(tree: Tree, before: number, rules: SentenceRules): number | undefined {
  const { relativeAdverbs = {} } = rules;
  const finite = tree.finiteOf(tree.root);
  if (finite === undefined || finite >= before || tree.root >= before) return undefined;
  for (let i = 0; i < before; i++) {
    const { features, upos, relation } = tree.at(i);
    if (features.PronType === 'Rel' || relation === 'ccomp' || tree.form(i) === ';')
      return undefined;
    if (Object.hasOwn(relativeAdverbs, tree.lower(i))) return undefined;
    if (upos === 'SCONJ' && tree.finiteOf(tree.at(i).head) !== undefined) return undefined;
    if (i !== finite && tree.isFinite(i) && tree.at(finite).head !== i) return undefined;
  }
  return finite;
}

/** That verb and its subject, where the subject stands before it. */
export function mainClause(
  tree: Tree,
  before: number,
  rules: SentenceRules,
): { readonly subject: number; readonly finite: number } | undefined {
  const finite = mainVerb(tree, before, rules);
  const subject = tree.subjectOf(tree.root);
  if (finite === undefined || subject === undefined || subject > finite) return undefined;
  return { subject, finite };
}

/** "due to A, and B did C", "because A, he …": more than the cause follows. */
export function goesOnAfter(tree: Tree, first: number): boolean {
  return range({ first, last: tree.lastWord }).some((i) => {
    if (/^[;:]$/.test(tree.form(i))) return true;
    const { upos, features } = tree.at(i + 1);
    return tree.form(i) === ',' && (upos === 'CCONJ' || features.Case === 'Nom');
  });
}

/** "shows – all of which", or with a hyphen between spaces. */
export function isDash(tree: Tree, index: number): boolean {
  const spaced = tree.tokens[index].start > (tree.tokens[index - 1]?.end ?? 0);
  return /^[–—]$/.test(tree.form(index)) || (tree.form(index) === '-' && spaced);
}
