import type { Language } from '../../../../language/index.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { wholeSentence } from './reread.ts';

const SHORTEST = 4;

/** The main clause of what stands before a border, read by itself, and the token that it begins at. */
export interface MainClause {
  readonly own: Tree;
  readonly from: number;
}

/**
 * "After the end of his second term, Potter …", "In reality, Ann …": where the parser sees no sentence in
 * all that stands before a border, it may see one in what follows the opening and its comma.
 */
export function mainClause(tree: Tree, last: number, language: Language): MainClause | undefined {
  const whole = wholeSentence(tree, [{ first: 0, last }], language);
  if (whole) return { own: whole, from: 0 };
  const from = afterOpening(tree, last);
  const own = from && wholeSentence(tree, [{ first: from, last }], language);
  return own && from !== undefined && startsAtOnce(own) ? { own, from } : undefined;
}

/** Where the clause starts after "In May 1990,", "After his term was over,", "Despite this,". */
function afterOpening(tree: Tree, last: number): number | undefined {
  const { upos, relation } = tree.at(0);
  const opens = /^(?:ADP|SCONJ)$/.test(upos) || (upos === 'VERB' && relation === 'case');
  if (!opens) return undefined;
  for (let i = 2; i < last - SHORTEST; i++) {
    if (!COMMAS.has(tree.form(i)) || tree.enclosed[i]) continue;
    // "On May 4, 1980, he": the date goes on.
    if (/^\d{4}$/.test(tree.form(i + 1))) continue;
    return /^(?:DET|PRON|PROPN|NOUN|ADJ|NUM)$/.test(tree.at(i + 1).upos) ? i + 1 : undefined;
  }
  return undefined;
}

/** Its subject is the first thing in it, so that the comma before it ends the opening. */
function startsAtOnce(own: Tree): boolean {
  const subject = own.subjectOf(own.root);
  const finite = own.finiteOf(own.root);
  if (subject === undefined || finite === undefined) return false;
  const stretch = own.stretch(subject);
  if (stretch?.first !== 0 || stretch.last > finite) return false;
  // "in Delhi, India, he": a name beside a comma may belong to what opens the sentence.
  return !own.tokens.some(({ form }, i) => i <= stretch.last + 1 && COMMAS.has(form));
}
