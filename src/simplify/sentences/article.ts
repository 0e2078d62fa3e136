import type { Analysis, Token } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { Piece, Proposal } from './proposal.ts';
import type { Tree } from './tree.ts';

/**
 * A dropped word may leave an article before another beginning: "an extremely big" → "a big". The
 * two are shown to the inflector as neighbours, which says what the article becomes.
 */
export function withArticle(tree: Tree, proposal: Proposal, language: Language): Proposal {
  const first = proposal.dropped[0];
  const last = proposal.dropped[proposal.dropped.length - 1];
  if (first === undefined || proposal.operation !== 'delete' || first === 0) return proposal;
  const article = tree.tokens[first - 1];
  const next = tree.tokens[last + 1];
  if (tree.at(first - 1).upos !== 'DET' || !next?.analysis) return proposal;
  const form = articleBefore(article, tree.tokens[first], next.analysis, language);
  if (form === undefined || form === article.form) return proposal;
  // "el propio Valencia": what the article tells of a name or noun is surer than what a list does.
  const { Gender } = article.analysis?.features ?? {};
  const isElided = /['’]$/.test(form) || /['’]$/.test(article.form);
  if (Gender && !isElided && next.analysis.upos === 'PROPN') return proposal;
  const [piece] = proposal.pieces;
  // "il suddetto importo" → "l'importo": nothing stands between.
  const end = /['’]$/.test(form) ? next.start : piece.end;
  const pieces: Piece[] = [{ ...piece, start: article.start, end, parts: [form] }];
  return { ...proposal, pieces };
}

/** The inflector is asked as if the dropped word became the next one: a word that stays asks nothing. */
export function articleBefore(
  article: Token,
  dropped: Token,
  { lemma, upos, features }: Pick<Analysis, 'lemma' | 'upos' | 'features'>,
  language: Language,
): string | undefined {
  const tokens: Token[] = [
    {
      ...article,
      start: 0,
      end: article.form.length,
      analysis: { ...article.analysis!, head: 1, relation: 'det' },
    },
    {
      form: dropped.form,
      start: article.form.length + 1,
      end: article.form.length + 1 + dropped.form.length,
      analysis: { upos, lemma: dropped.form, features, head: -1, relation: 'root' },
    },
  ];
  const sentence = { start: 0, end: tokens[1].end, tokens };
  return language.reshape(lemma, sentence, 1)?.agreement.find(({ tokenIndex }) => tokenIndex === 0)
    ?.form;
}
