import type { Language } from '../../../../language/index.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { readStretch } from '../clauses/reread.ts';
import { endsAsVerb } from './placed-verb.ts';

/** Is a stretch, read by itself, a sentence with one verb and its subject? */
export function isSentence(tree: Tree, stretch: Stretch, language: Language): boolean {
  const own = readStretch(tree, stretch, language);
  const finite = own.tokens.map((_, i) => i).filter((i) => own.isFinite(i));
  const alone = finite.length === 0 && endsAsVerb(own, own.root);
  return own.subjectOf(own.root) !== undefined && (finite.length === 1 || alone);
}
