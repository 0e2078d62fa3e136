import type { Licence } from './proposal.ts';

/** A question stays whole, and so does a part of a sentence: it begins with a small letter. */
export const statement: Licence = ({ tree }) => {
  const text = tree.text.trim();
  if (/\?["”’)]*$/u.test(text)) return 'a question';
  return /^\p{Ll}\p{L}*\s/u.test(text) ? 'a part of a sentence' : undefined;
};
