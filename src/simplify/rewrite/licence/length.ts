import type { Licence } from './proposal.ts';

const LEAST_WORDS = 3;

/** No sentence is so short that it is a scrap. */
export const length: Licence = ({ built }) => {
  const scrap = built.find(
    ({ text, isItem }) => !isItem && text.split(/\s+/u).length < LEAST_WORDS,
  );
  return scrap && `“${scrap.text}” is a scrap`;
};
