import type { Language } from '../../../../language/index.ts';
import { articleBefore } from '../../article.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

/** "a town surrounding the lake" → "around the lake": a participle beside its noun, without a helping verb. */
export function mayStandAsIs(tree: Tree, { first, last }: Stretch, easier: string): boolean {
  if (!/^(?:acl|amod)$/.test(tree.at(first).relation)) return false;
  // "The film centered on a boy": read as told of the film, it is the verb of its sentence.
  if (tree.finiteOf(tree.root) === undefined) return false;
  if (tree.children(first).some((each) => /^(?:aux|nsubj|cop|conj)/.test(tree.at(each).relation)))
    return false;
  const words = easier.split(' ');
  // "with the box containing" → "with the box with"
  if (tree.lower(first - 1) === words[0] || tree.lower(last + 1) === words[words.length - 1])
    return false;
  return first > 0 && !tree.isPunctuation(first - 1);
}

/**
 * With the space before it, so that no split says "It was" before what is no verb any more; "an
 * increased risk" → "a higher risk".
 */
export function asItIs(
  tree: Tree,
  stretch: Stretch,
  lemma: string,
  easier: string,
  language: Language,
): Proposal {
  const { tokens } = tree;
  const before = tokens[stretch.first - 1];
  const word = { lemma: easier.split(' ')[0], upos: 'ADJ', features: {} } as const;
  const isArticle = tree.at(stretch.first - 1).upos === 'DET';
  const article = isArticle
    ? (articleBefore(before, tokens[stretch.first], word, language) ?? before.form)
    : undefined;
  const [start, end] = [article ? before.start : before.end, tokens[stretch.last].end];
  return {
    rule: `replace/${tree.at(stretch.first).upos.toLowerCase()}`,
    operation: 'substitute',
    reason: `"${easier}" says in a small word what "${lemma}" says here.`,
    pieces: [{ start, end, parts: [`${article ?? ''} ${easier}`] }],
    dropped: range(stretch),
    key: lemma,
  };
}
