import type { Licence } from './proposal.ts';

/** A question stays whole. */
export const statement: Licence = ({ tree }) =>
  /\?["”’)]*$/u.test(tree.text.trim()) ? 'a question' : undefined;
